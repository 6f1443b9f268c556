import type { Messages } from '../en/messages.ts';
import { TOOLS } from '../shared/tools.ts';

export const places: Messages['places'] = {
  needsName: ({ argument }) => `${argument} 缺少名称。`,
  sayItsName: '请写地点怎么称呼。',
  tooLong: ({ argument, most }) => `${argument} 的名称和地址最多 ${most} 个字符。`,
  halfOfCoordinates: ({ argument }) => `${argument} 的经纬度只给了一个。`,
  passBothOrNeither: '经纬度要么都给，要么都不给。',
  notOnEarth: ({ argument }) => `${argument} 的坐标超出范围：经度 -180 至 180，纬度 -90 至 90。`,
  checkForSwap: '请检查经纬度是否写反。',
  unknownPlace: ({ location }) => `“${location}”是哪里还不清楚，只记下了文字。`,
  placeIs: ({ location, place }) => `“${location}”在：${place}`,
  whereIsIt: ({ location }) => `还不知道“${location}”在哪里。`,
  askAndSave: ({ own, place }) =>
    `请问用户，用 ${TOOLS.profile} 的 ${own} 保存后重试；或给出 location_place，用户不愿说时只写 ${place}。`,
  questionAndAdvice: ({ open, advice }) => `${open}${advice}`,
  severalPlacesCalled: ({ count, location }) => `记得 ${count} 个叫“${location}”的地点，是哪一个？`,
};
