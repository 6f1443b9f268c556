/** What a question asks for, where the form of an answer is known: a note without it answers another question. */
interface Expected {
  readonly asked: RegExp;
  readonly answer: RegExp;
}

const NUMBER = String.raw`\p{N}|[零一二两三四五六七八九十百千万半]`;

const EXPECTED: readonly Expected[] = [
  {
    asked: /密码|\b(?:password|passcode|passphrase|pin)\b/iu,
    answer: /\d|密码|口令|\b(?:password|passcode|passphrase|pin|code|combination|combo)\b/iu,
  },
  {
    asked: /电话|手机号|\bphone(?: number)?\b(?! bill)|\btelephone\b|\bnumber (?:of|for) the \p{L}+$/iu,
    answer: /\d(?:[ -]?\d){3}/u,
  },
  {
    asked: /银行卡号|卡号|身份证号|账号|\b(?:account|card|serial|passport|security) number\b/iu,
    answer: /\d(?:[ -]?[\da-z]){3}|[账帐卡]号|号码|\bnumber\b/iu,
  },
  { asked: /多少钱|价格|\bprice\b|\bhow much (?:does|do|is|are|was|were)\b/iu, answer: new RegExp(NUMBER, 'u') },
  { asked: /生日|\bbirthday\b/iu, answer: /\d|[月号日]|生日|birthday/iu },
  {
    asked: /地址|\baddress\b/iu,
    answer:
      /\d|[路街号弄区市县镇村楼座]|大厦|广场|地址|@|\b(?:address|street|st|road|rd|avenue|ave|lane|drive|square|place|hill|house|building|www)\b|https?:/iu,
  },
];

/** Whether a text may hold what a question asks for. */
export function holdsAnswerTo(question: string): (text: string) => boolean {
  const wanted = EXPECTED.filter(({ asked }) => asked.test(question));
  return (text) => wanted.every(({ answer }) => answer.test(text));
}
