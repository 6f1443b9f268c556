const TAKEN = '(?:如果|要是|万一|若)?(?:时间)?(?:撞|有?冲突|有事|被占|占用?|没空|不行)(?:了|的话)*';
const GOES = '(?:就|则|请|自动)?(?:[往向][后後](?:顺延?|推迟?|延|排|挪|移)|顺延|[后後]延)(?:一下|即可|就行|吧)?';

/** At the end of a text: what cannot have its time goes to a later one. */
export const later = new RegExp(
  String.raw`(?:[\s，,；;、（(]*${TAKEN}[\s，,]*${GOES}|[，,；;、（(]\s*${GOES}|[\s，,]*或者?(?:更晚|之[后後]|往[后後]|以[后後]|晚一?点儿?)(?:都行|也行|也可以)?)[)）]?$`,
);
