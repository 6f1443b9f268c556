import { normalise } from '../phrases/frames/normalise.ts';
import { GRAMMAR, KNOWN, type Signs, wordSet } from './signs.ts';

/** Words of Chinese grammar: only a Chinese sentence has them. */
const GRAMMAR_WORDS = wordSet(
  '的 了 吗 呢 吧 啊 呀 嘛 啦 着 过 我 我们 咱们 你 您 他 她 它 他们 大家 自己 这 那 这个 那个 哪 哪个 哪里 谁 什么 怎么 为什么 几 多少',
  '是 有 没 没有 不 别 不要 要 想 会 能 可以 应该 需要 把 被 给 让 请 帮 帮我 和 跟 与 同 在 从 到 对 为 向 去 来 就 都 也 还 再 又 才 已经',
  '一下 一个 一次 每 每个 个 次 之前 以前 之后 以后 前 后 时候 左右 因为 所以 如果 但是 然后 记得 别忘了 麻烦 提醒',
);

/** Words that no name is, of calendars and everyday life. */
const KNOWN_WORDS = wordSet(
  '今天 明天 后天 大后天 昨天 前天 今晚 明晚 明早 今早 上午 下午 中午 晚上 早上 凌晨 傍晚 半夜 周一 周二 周三 周四 周五 周六 周日 周末 星期 礼拜',
  '本周 这周 下周 上周 下下周 本月 下个月 上个月 月底 月初 年底 今年 明年 去年 每天 每周 每月 每年 工作日 点 点半 号 分钟 小时 半小时 一会儿 最近 现在 刚才',
  '开会 会议 会议室 例会 周会 晨会 早会 站会 评审 面试 汇报 讨论 培训 复盘 述职 出差 请假 加班 值班 团建 聚餐 聚会 约会 见面 碰头 吃饭 早饭 午饭 晚饭 午餐 晚餐 早餐 火锅',
  '生日 纪念日 婚礼 放假 旅行 旅游 体检 看病 看牙 牙医 医院 医生 学校 老师 同学 家长会 公司 老板 同事 客户 团队 项目 产品 方案 合同 报告 周报 月报 材料 资料 文件 邮件 电话 微信 快递 发票 报销',
  '日程 日历 安排 计划 待办 任务 事项 备忘 笔记 记录 闹钟 添加 新建 创建 取消 删除 改到 推迟 提前 修改 撤销 完成 标记 查看 查询 查 搜索 找 总结 写 看 买 交 带 取 寄 发 打 做 拿 接 送 开 约 订 洗 修 还 喝 吃 睡 起床',
  '牛奶 鸡蛋 面包 蔬菜 水果 咖啡 房租 水电费 护照 身份证 机票 酒店 机场 车站 高铁 火车 飞机 电影 跑步 健身 游泳 瑜伽 爬山 上课 下班 上班 回家 妈妈 爸爸 爸妈 老婆 老公 孩子 儿子 女儿 朋友',
);

const LONGEST = 4;

const SURNAMES =
  '王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶程苏魏吕丁任沈姚卢姜崔钟谭陆汪范金石廖贾夏韦付方白邹孟熊秦邱江尹薛闫段雷侯龙史陶黎贺顾毛郝龚邵万钱严覃武戴莫孔向汤';

/** 王芳, 李和平: by its surname and length, unless it is a word. */
const isName = (run: string): boolean =>
  (run.length === 2 || run.length === 3) &&
  SURNAMES.includes(run[0] as string) &&
  ![run, run.slice(0, 2), run.slice(1)].some((part) => part.length > 1 && KNOWN_WORDS.has(part)) &&
  !/[的了吗呢吧点号]/.test(run);

/** The points of the words in a run of Han characters: at each place the longest word counts. */
function pointsOf(run: string): number {
  let points = 0;
  for (let at = 0; at < run.length; ) {
    let length = Math.min(LONGEST, run.length - at);
    while (length > 0 && !GRAMMAR_WORDS.has(run.slice(at, at + length)) && !KNOWN_WORDS.has(run.slice(at, at + length)))
      length--;
    const word = run.slice(at, at + length);
    points += length === 0 ? 0 : GRAMMAR_WORDS.has(word) ? GRAMMAR : KNOWN;
    at += Math.max(length, 1);
  }
  return points;
}

/** Han characters that say nothing known: half as telling as words, of two characters each. */
const UNKNOWN_CHARACTER = 0.25;

/** Characters of which Chinese, in either script, has another form. */
const JAPANESE = /[駅気円図売読検験歯働込払畑峠辻枠栃匂塀渋縄覧済歳様権浜沢応伝転児戻対帰発変絵楽薬険囲郵]/;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}ー]/gu;
/** 优の良品: one sign for show, in a text that is Chinese by its grammar. */
const SHOWN_KANA = 6;

/** Whether the Han characters of a text are those of Japanese: kana stand among them, or forms that Chinese does not have. */
function isJapanese(text: string, han: number): boolean {
  const kana = text.match(KANA)?.length ?? 0;
  if (kana === 0) return JAPANESE.test(text);
  return kana * SHOWN_KANA > han || !/[的了我你吗们这给去买]/.test(normalise(text));
}

/** What in a text is Chinese. Names that stand in the text of another language count for nothing. */
export function chineseIn(text: string): Signs {
  const runs = text.match(/\p{Script=Han}+/gu) ?? [];
  const han = runs.reduce((sum, run) => sum + run.length, 0);
  if (han === 0 || isJapanese(text, han)) return { score: 0, occurs: false };
  const scores = runs.map((run) => {
    const plain = normalise(run);
    return isName(plain) ? 0 : pointsOf(plain) || run.length * UNKNOWN_CHARACTER;
  });
  return { score: scores.reduce((sum, one) => sum + one, 0), occurs: true };
}
