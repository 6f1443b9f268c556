/** Lists of weekdays: 一三五, 一、三、五, 一和周四. A numeral that begins another word is no day of them: 周五四川火锅 is one Friday. */

/**
 * What any numeral makes a word with, as in 四级, 六楼, 二模. `中!午餐`: not where one of these stands behind it, which is
 * another word (周一三中午).
 */
const COUNTED =
  '点 时!间 个 月!会考报结 号 级 年!会检终 班!会车委 楼 里 层 期!末中间 组!会内织长队 人!事 位 场!地 届 次 轮!值滑岗班休 模!拟型特 审!核批计稿 维!修护保 环!评 单!词车独 院 中!午餐文医介国 小!组会提课测考朋 元!旦 品!茶酒鉴 线!上下 条 战!略队 胎 室!内外 区 栋 座!谈 队!会训列内 部!门 页 章 集!体训合会中 折 岁 度 百 千 万 十';
/** What it makes a word with by itself, or the day that is no numeral: 一早, 二手, 三亚, 四川, 五金, 日语, 天台. */
const WORDS: Readonly<Record<string, string>> = {
  一: '家!长教 早!上晨操会读教0123456789 下!午 些 样 直 定 对 诊 周 天 日 汽 本 致 体!育检测 同 共 切 般 旦 带 流 块 站 套 两 分 道 行 帮 众 把 杯 波',
  二: '手!工语术写绘作机 胡 外!出卖勤拍地 建 姨 姐 哥 叔 舅 婶 嫂 妈 宝 郎 婚 锅 道 冲',
  三: '亚 星 国!画学庆际内外标语 方!案法 八 明!天早晚 文!化艺件学案科 体!育检测能验操 角 峡 山 江 甲 胞 伏 农 好 井 家!长教访庭里务 口!语译腔才试 菱 只 姑 姨 姐 哥 叔 舅 剑 毛!笔 防 孩 鲜',
  四: '川 季 大!扫课家会 方!案法 合!唱练奏影 平!时台板 舍 惠 驱 姑 姨 姐 哥 叔 舅 喜 面!试谈授诊对 海 六级',
  五: '金 道!馆场 四 粮 台!球词 官 常!规 指!导标挥 谷 香 花!艺园 姑 姨 姐 哥 叔 舅 岳 菱 险 一!起直定同块',
  六: '合!唱练奏影 安!排全装检 福 神 盘!点库 味 堡 姑 姨 姐 哥 叔 舅 一!起直定同块',
  日: '本!来人该周月地科想 语 文 式 料 剧 元 系 韩 常!规去来 记!得账住录 程 历 报!名告销到考 志 照!相顾常看样例 落 化 出!去差发门游来行席诊勤货摊场国 用!车餐 光 托 坛',
  天: '津 空 猫 文 台 生 气 体 涯 桥 坛 府 安 地 使 鹅 然 宫 河 水 才 赋 王 堂 山 际 目',
};

/** `手!工语 胡` as a pattern: 手 not before 工 or 语, or 胡. */
const anyOf = (words: string): string =>
  words
    .split(' ')
    .map((one) => one.split('!'))
    .map(([word, others]) => (others === undefined ? word : `${word}(?![${others}])`))
    .join('|');

const DAYS = Object.keys(WORDS);

/** A day of the week where it begins no other word. */
export const day = (char: string): string => `${char}(?!${anyOf(`${COUNTED} ${WORDS[char]}`)})`;

/** Any of them: at the end of a stretch, or behind a comma. */
export const DAY_OF_LIST = `(?:${DAYS.map(day).join('|')})`;

/** Right behind an earlier day of the week, since whoever writes them side by side writes them in this order. */
const beside = (first: string): string =>
  `(?:${DAYS.map((char, index) => `(?<=[${first}${DAYS.slice(0, Math.min(index, 6)).join('')}])${day(char)}`).join('|')})`;

/** More days behind the first one, with `joint` between them or nothing; each step eats a weekday. `first`: days that may begin a week besides Monday. */
export const moreDays = (joint: string, first = ''): string => `(?:${joint}${DAY_OF_LIST}|${beside(first)})`;
