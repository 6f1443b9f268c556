import { tokenise } from './tokenise.ts';

/** Words for what is asked about a thing, not for the thing: its number, its name. */
const ASPECTS = `密码 号码 电话 地址 名字 时间 日期 价格 做法 菜谱 账号 帐号 牌子 品牌 生日 颜色 问题 事情 东西 情况 内容 结果 名称 多大 记录 安排 计划 信息
  到期 过期 尺寸 尺码 型号 大小 保修 位置 地点 期限 费用 价钱 利率 税率 家里 微信 邮箱 用法 步骤 方法 路线
  password code number phone name time date address price recipe account birthday list note brand login colour color size
  deadline detail info anything something thing place kind type day year month week call
  size model type expire expiry expiration due warranty rate cost fee hours location email instructions schedule`;
/** English words that carry a question along. */
const LIGHT = `again please tell find show remember leave left put keep kept say said go goes went get got take took need want make made last next new say give use
  just ever already now right back any some much many there note noted best good better old again first`;

interface Kinds {
  readonly aspects: ReadonlySet<string>;
  readonly light: ReadonlySet<string>;
}

let kinds: Kinds | undefined;

/** The terms of such words, made at the first search. */
export function carrying(): Kinds {
  kinds ??= { aspects: new Set(tokenise(ASPECTS)), light: new Set(tokenise(LIGHT)) };
  return kinds;
}

/** Chinese words and characters that make a question, and say nothing of what it is about. */
export const QUESTION_WORDS = new Set(
  `什么 什么时候 什么样 怎么 怎么样 怎样 怎么做 多少 哪里 哪些 哪个 哪儿 哪天 如何 为什么 是否 可以 这个 那个 一个 之一 以及 其他 他们 我们 它们
  没有 进行 成为 时候 因为 由于 根据 通过 关于 几号 几点 几楼 几个 多久 多长 来着 有没有 还是 一下 星期几 上次 我的 你的 叫啥 是谁 在哪 在哪里 知道
  哪一 多大 上个月 昨天 今天 明天 这次 那次
  不能 能不能 可不可以 要不要 是不是 应该 需要 坏了 告诉 记得 帮我 看看 上回 这回`.split(/\s+/),
);
export const QUESTION_LETTERS = new Set(
  '的了吗呢啊吧是在有我你他她它们这那哪谁几么什怎多少和跟与及就都也还又很太要会能可把被给让到去来个些一下过着得地之于以为从对将叫啥请呀嘛哦哈没不次号用打找放搁想做该',
);

/** Characters that are words for things by themselves, and say what most words are about that have them. */
export const THING_LETTERS = new Set('猫狗鞋书药车牙茶酒伞锁灯床窗糖盐肉蛋鱼裤袜帽裙票锅碗课');
