const TAKEN =
  '(?:如果|要是|万一|若)?(?:时间)?(?:撞(?:车|上)?|有?冲突|有事|被占|占用?|没空|不行|排不[开上下]|约不上|满)(?:了|的话)*';
const EARLIER = '(?:就|则|请|自动)?(?:[往向]前(?:提前?|挪|移|排|推|调)|提[前早]|前移)(?:一下|即可|就行|吧)?';
const GOES =
  '(?:就|则|请|自动)?(?:[往向][后後](?:顺延?|推迟?|延|排|挪|移)|顺延|[后後]延|晚一?点儿?|(?:安?排到?|放到?|找)?(?:下一?个|最近的?)?空(?:档|闲|当)(?:时间|时段)?)(?:一下|即可|就行|吧)?';

/** Words at the end of a text: an event whose time is taken goes to a later one. */
export const later = new RegExp(
  String.raw`(?:[\s，,；;、（(]*${TAKEN}[\s，,]*${GOES}|[，,；;、（(]\s*${GOES}|[\s，,]*或者?(?:更晚|之[后後]|往[后後]|以[后後]|晚一?点儿?)(?:都行|也行|也可以)?)[)）]?$`,
);

/** Words at the end of a text: an event whose time is taken goes to an earlier one. */
export const earlier = new RegExp(String.raw`[\s，,；;、（(]*${TAKEN}[\s，,]*${EARLIER}[)）]?$`);
