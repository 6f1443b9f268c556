import { crsNamed, type Place } from '../place.ts';

/** Where somebody has to be, known by its key: places less than about 100 m apart are one. */
export interface Spot {
  readonly key: string;
  readonly place: Place;
}

/** Three decimals of a degree are 111 m from north to south, and less from west to east. */
const DECIMALS = 3;

const ONLINE =
  /https?:|\b(?:zoom|teams|webex|skype|google meet|meet|online|virtual|remote|phone|call|video)\b|腾讯会议|钉钉|飞书|线上|在线|远程|电话|视频/i;
/** Rooms of one house need no way. */
const ROOM = /会议室|^[\w-]{0,4}\d+(?:室|房|号房)|\b(?:room|meeting room|conference room|desk)\b/i;

/**
 * The spot of a place; undefined for what needs no way: online meetings, rooms. Coordinates of different systems are
 * never compared: the system is a part of the key.
 *
 * @example
 * spotOf({ name: 'SOHO', longitude: 116.4812, latitude: 39.9901, crs: 'GCJ-02' })?.key // 'gcj02 116.481,39.990'
 * spotOf({ name: ' SOHO ' })?.key // 'soho'
 */
export function spotOf(place: Place): Spot | undefined {
  const { name, longitude, latitude, crs } = place;
  if (longitude !== undefined && latitude !== undefined) {
    return { key: `${crsNamed(crs ?? 'wgs84')} ${longitude.toFixed(DECIMALS)},${latitude.toFixed(DECIMALS)}`, place };
  }
  const folded = name.normalize('NFKC').trim().toLowerCase().replaceAll(/\s+/g, ' ');
  return folded === '' || ONLINE.test(folded) || ROOM.test(folded) ? undefined : { key: folded, place };
}
