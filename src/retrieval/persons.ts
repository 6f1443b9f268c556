import { simplify } from './letters.ts';

/** Those who have names alike but for the surname: 王老师 is not 李老师, Dr. Lin is not Dr. Moss. */

const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾肖田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';
const TITLES =
  '老师 医生 大夫 主任 师傅 经理 教练 律师 先生 女士 小姐 阿姨 叔叔 同学 教授 老板 护士 总 姐 哥 叔 姨 工'.split(' ');
const TITLED = new RegExp(`([${SURNAMES}])(${TITLES.join('|')})`, 'gu');
const BY_AGE = new RegExp(`([小老])([${SURNAMES}])(?!\\p{Script=Han}?[${TITLES.join('')}])`, 'gu');
const WITH_TITLE = /\b(mr|mrs|ms|miss|dr|doctor|professor|prof|coach|uncle|aunt)\.? (\p{L}{2,})/giu;

interface Person {
  readonly title: string;
  readonly name: string;
}

function personsIn(text: string): Person[] {
  const simple = simplify(text);
  return [
    ...[...simple.matchAll(TITLED)].map(([, name, title]) => ({ title: title as string, name: name as string })),
    ...[...simple.matchAll(BY_AGE)].map(([, title, name]) => ({ title: title as string, name: name as string })),
    ...[...text.matchAll(WITH_TITLE)].map(([, title, name]) => ({
      title: (title as string).toLowerCase(),
      name: (name as string).toLowerCase(),
    })),
  ];
}

/** Whether a text may be about the persons whom a question names: it names them, or nobody else with their title. */
export function mayNamePersonsOf(question: string): (text: string) => boolean {
  const asked = personsIn(question);
  return (text) => {
    if (asked.length === 0) return true;
    const lower = simplify(text).toLowerCase();
    const named = personsIn(text);
    return asked.every(({ title, name }) => lower.includes(name) || !named.some((other) => other.title === title));
  };
}
