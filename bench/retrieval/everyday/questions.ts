/**
 * What is asked of the sixty notes. Written before the search was looked at. Half of the questions
 * (by a hash of their words) may be read while the search is being worked on; the other half is
 * only scored.
 */
import { createHash } from 'node:crypto';
import { fifthRows } from './fifth.ts';
import { fourthRows } from './fourth.ts';
import { secondRows } from './second.ts';
import { thirdRows } from './third.ts';

export const classes = ['casual', 'typo', 'order', 'variant', 'across', 'synonym', 'none'] as const;

type QuestionClass = (typeof classes)[number];
/** C: the second set, D and E: halves of the third, F: the fourth, G: the fifth, each set of notes of its own. A, D and F may be read. */
export type Half = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';

export interface EverydayQuestion {
  readonly ask: string;
  readonly class: QuestionClass;
  /** Keys of the notes that answer it; nothing where no note does. */
  readonly notes: readonly string[];
  readonly half: Half;
}

type Row = readonly [ask: string, ...notes: string[]];

export type Rows = Record<QuestionClass, readonly Row[]>;

const rows: Rows = {
  /** Questions as people talk, with the note's own words among others. */
  casual: [
    ['家里无线网的密码是多少来着', 'home-wifi'],
    ['房租几号交', 'rent'],
    ['红烧肉怎么做来着', 'pork'],
    ['我妈对什么过敏', 'penicillin'],
    ['小雨生日哪天', 'xiaoyu'],
    ['车险什么时候到期啊', 'car-insurance'],
    ['可回收的垃圾哪天收', 'rubbish'],
    ['我护照放哪儿了', 'passport'],
    ['老李推荐的书叫什么', 'books'],
    ['绿萝多久浇一次水', 'plants'],
    ['物业电话多少', 'property-fee'],
    ['洗衣机 E4 是什么毛病', 'washer'],
    ['李总能喝酒吗', 'supplier'],
    ['吉他课几点', 'guitar'],
    ['会议号发我一下', 'zoom'],
    ["what's the name of our plumber again", 'plumber'],
    ['how does linda take her coffee, what does she drink', 'linda'],
    ['which seat do I have on the berlin flight', 'flight'],
    ['what battery goes in the garage remote', 'remote'],
    ['who is looking into the flaky tests', 'standup'],
    ['when does the lease end', 'lease'],
    ['what was the code word for school pickup', 'pickup'],
    ["when's biscuit's next rabies shot", 'vet'],
    ['what did we decide about fridays in the retro', 'retro'],
    ['gift ideas for dad?', 'gifts'],
    ['how much pressure for the tires', 'tyres'],
    ['what colour did we paint the living room', 'paint'],
    ['is there anything I noted about the northwind contract', 'northwind'],
  ],
  /** Letters wrong, characters that sound the same. */
  typo: [
    ['无线网蜜码', 'home-wifi'],
    ['健身房贵子密码', 'locker'],
    ['青酶素过敏的是谁', 'penicillin'],
    ['红绕肉怎么做', 'pork'],
    ['护照什么时候道期', 'passport'],
    ['快弟柜在哪', 'parcels'],
    ['龟被竹能晒太阳吗', 'plants'],
    ['发漂抬头', 'invoice'],
    ['鼎太丰人均多少', 'dumplings'],
    ['体捡结果怎么样', 'checkup'],
    ['班主认是谁', 'teacher'],
    ['第四季渡目标', 'q4-goals'],
    ['certifcate renewal who does it', 'certificate'],
    ['morgage rate', 'mortgage'],
    ['lasagne recipe', 'lasagna'],
    ['alergic to peanut', 'peanuts'],
    ["what's the plummer's number", 'plumber'],
    ['staging databse', 'staging'],
    ['expences deadline', 'expenses'],
    ['vitmain d dose', 'vitamins'],
  ],
  /** The same characters or words, shortened or in another order. */
  order: [
    ['车停哪了', 'parking'],
    ['哪天交房租', 'rent'],
    ['柜子在健身房几号', 'locker'],
    ['目标 四季度', 'q4-goals'],
    ['猫吃什么粮', 'cat-food'],
    ['家长什么时候开会', 'teacher'],
    ['出差上海住哪个酒店', 'shanghai'],
    ['结果 体检', 'checkup'],
    ['流程怎么发版', 'release'],
    ['明年市场预算', 'marketing-budget'],
    ['水多久浇', 'plants'],
    ['稿子设计的在哪', 'figma'],
    ['柜 快递', 'parcels'],
    ['code for the lock on my bike', 'bike'],
    ['number of our seat, berlin', 'flight'],
    ['design of systems - which candidate was strong', 'jonas'],
    ['watch list of movies', 'movies'],
    ['breakfast vitamin', 'vitamins'],
  ],
  /** Another form of the word. */
  variant: [
    ['how do I print at the office', 'printer'],
    ['wifi cabin', 'cabin-wifi'],
    ['printing on the third floor', 'printer'],
    ['who renewed the certificates', 'certificate'],
    ['deploying is blocked by what', 'standup'],
    ['dead lift record', 'deadlift'],
    ['stand-up', 'standup'],
    ['allergies emma', 'peanuts'],
    ['tyre pressure', 'tyres'],
    ['filing travel expense', 'expenses'],
    ['back pack of emma', 'peanuts'],
    ['vpn服务器', 'vpn'],
    ['q4目标', 'q4-goals'],
    ['四季度的目标是什么', 'q4-goals'],
    ['三季度 okr', 'q3-okr'],
    ['second quarter review', 'q2-review'],
    ['onboard too slow', 'q2-review'],
    ['11月交什么费', 'property-fee'],
    ['鞋子尺码', 'shoes'],
    ['notes from the stand up', 'standup'],
  ],
  /** Questions in the other language than that of the note. */
  across: [
    ['京都住哪', 'kyoto'],
    ['柏林的航班', 'flight'],
    ['打印机在几楼', 'printer'],
    ['第二季度复盘', 'q2-review'],
    ['琳达喝什么咖啡', 'linda'],
    ['证书谁来续', 'certificate'],
    ['小木屋的wifi', 'cabin-wifi'],
    ['自行车锁密码', 'bike'],
    ['花生过敏的是谁', 'peanuts'],
    ['房贷利率', 'mortgage'],
    ['客厅墙刷的什么颜色', 'paint'],
    ['爸爸的礼物', 'gifts'],
    ['轮胎气压', 'tyres'],
    ['维生素什么时候吃', 'vitamins'],
    ['Q4 goals', 'q4-goals'],
    ['shanghai hotel', 'shanghai'],
    ['passport expires when', 'passport'],
    ['mom penicillin', 'penicillin'],
    ['washing machine error E4', 'washer'],
    ['car insurance expiry', 'car-insurance'],
    ['home wifi password', 'home-wifi'],
    ['guitar lesson time', 'guitar'],
    ['marketing budget for next year', 'marketing-budget'],
    ['cat food brand', 'cat-food'],
    ['vpn password', 'vpn'],
    ['gym locker', 'locker'],
  ],
  /** Another word for the same thing. */
  synonym: [
    ['市场部的费用有多少', 'marketing-budget'],
    ['看牙的大夫叫啥', 'dentist'],
    ['鞋子穿多大', 'shoes'],
    ['上海的宾馆', 'shanghai'],
    ['妈妈药物过敏', 'penicillin'],
    ['车的保险哪天到', 'car-insurance'],
    ['包裹去哪拿，快递', 'parcels'],
    ['where did I leave the extra key', 'bike'],
    ['film list', 'movies'],
    ['present for my father', 'gifts'],
    ['bicycle lock', 'bike'],
    ['apartment deposit', 'lease'],
    ['plane to berlin', 'flight'],
    ['home loan rate', 'mortgage'],
    ['agreement with northwind', 'northwind'],
    ['interview feedback on jonas', 'jonas'],
    ['doctor for the dog biscuit', 'vet'],
    ['kids school collection time', 'pickup'],
  ],
  /** What no note says. */
  none: [
    ['保险箱的密码'],
    ['银行卡号'],
    ['身份证号码是多少'],
    ['爷爷的生日'],
    ['糖醋排骨怎么做'],
    ['去东京的机票订了没'],
    ['空调遥控器用什么电池'],
    ['狗粮是什么牌子'],
    ['驾照什么时候到期'],
    ['昨天股票涨了多少'],
    ['钢琴课是星期几'],
    ['姐夫在哪里上班'],
    ['燃气表读数'],
    ['眼镜度数'],
    ['上个月电费交了多少'],
    ['毕业论文的题目'],
    ['小区的游泳池几点关门'],
    ['血型是什么'],
    ['婚礼来了多少人'],
    ['年会抽奖抽到了什么'],
    ['李雷的微信号'],
    ['露营要带什么'],
    ['第一季度的销售额'],
    ["what's my blood type"],
    ['where did we go on honeymoon'],
    ['recipe for banana bread'],
    ['netflix account login'],
    ["neighbour's dog name"],
    ['dishwasher warranty'],
    ['social security number'],
    ['sushi place in osaka'],
    ['my locker combination at the pool'],
    ['violin teacher'],
    ['when did I last change the oil'],
    ["Sarah's birthday"],
    ['anything about the kubernetes upgrade'],
    ['how tall is the christmas tree'],
    ['tax return for 2024'],
    ['who won the chess tournament'],
    ['ski rental shop'],
    ['what is the alarm code'],
    ['glasses prescription'],
    ['train to Prague'],
    ['Q1 revenue'],
  ],
};

const halfOf =
  (shown: Half, unseen: Half) =>
  (ask: string): Half => {
    const byte = createHash('sha256').update(ask).digest()[0] ?? 0;
    return byte % 2 === 0 ? shown : unseen;
  };

const asked = (all: Rows, half: (ask: string) => Half): readonly EverydayQuestion[] =>
  classes.flatMap((kind) => all[kind].map(([ask, ...found]) => ({ ask, class: kind, notes: found, half: half(ask) })));

export const questions = asked(rows, halfOf('A', 'B'));
export const secondQuestions = asked(secondRows, () => 'C');
export const thirdQuestions = asked(thirdRows, halfOf('D', 'E'));
export const fourthQuestions = asked(fourthRows, () => 'F');
export const fifthQuestions = asked(fifthRows, () => 'G');
