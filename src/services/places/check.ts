import type { Caller } from '../../domain/caller.ts';
import { UserError } from '../../domain/errors.ts';
import type { Place } from '../../domain/place.ts';
import { say } from '../../messages/say.ts';

/** Characters of a name or an address. */
const LONGEST = 1_000;

/**
 * A place as it is kept. `argument`: what it was given as. Bounds stand here and not in the
 * schema, which a model reads five times. Throws UserError for a place without a name, texts that are too long, and
 * coordinates that are half, or not on earth.
 */
export function checkPlace<Given extends Place | undefined>(caller: Caller, given: Given, argument: string): Given {
  if (!given) return given;
  const { address, longitude, latitude, crs } = given;
  const name = given.name.trim();
  if (name === '') {
    refuse(say(caller, `${argument} 缺少名称。`, `${argument} needs a name.`), {
      missing: [`${argument}.name`],
      hint: say(caller, '请写地点怎么称呼。', 'Say how the place is called.'),
    });
  }
  if (name.length > LONGEST || (address?.length ?? 0) > LONGEST) {
    const message = `${argument} 的名称和地址最多 ${LONGEST} 个字符。`;
    throw new UserError(
      'LIMIT_EXCEEDED',
      say(caller, message, `Name and address of ${argument} may be at most ${LONGEST} characters.`),
    );
  }
  if ((longitude === undefined) !== (latitude === undefined)) {
    refuse(say(caller, `${argument} 缺少一半坐标。`, `${argument} has half of its coordinates.`), {
      missing: [`${argument}.${longitude === undefined ? 'longitude' : 'latitude'}`],
      hint: say(caller, '经纬度要么都给，要么都不给。', 'Pass longitude and latitude, or neither.'),
    });
  }
  if (longitude !== undefined && latitude !== undefined && !(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90)) {
    refuse(
      say(
        caller,
        `${argument} 的坐标不在地球上：经度 -180 至 180，纬度 -90 至 90。`,
        `${argument} is not on earth: longitude is -180 to 180, latitude -90 to 90.`,
      ),
      { hint: say(caller, '请检查经纬度是否写反。', 'Check whether they are swapped.') },
    );
  }
  return { name, ...(address?.trim() && { address: address.trim() }), longitude, latitude, crs } as Given;
}

function refuse(message: string, details: ConstructorParameters<typeof UserError>[2]): never {
  throw new UserError('INVALID_ARGUMENT', message, details);
}
