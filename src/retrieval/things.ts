/**
 * Things of everyday life, and the words for each in both languages. A line is one thing, its words apart by blanks
 * and with _ for a blank of their own. A word may stand in two lines: a brother is 哥哥 or 弟弟.
 */

/** Of the things of one kind a note about another says nothing: whoever asks for dad's blood type is not told mum's. */
const KINDS: readonly string[] = [
  // The family.
  `mother mom mum mommy mummy 妈妈 母亲 我妈 老妈
  father dad daddy 爸爸 父亲 我爸 老爸 老爷子
  parents 爸妈 父母
  grandmother grandma granny 奶奶 祖母
  grandmother grandma granny 外婆 姥姥 外祖母
  grandfather grandpa granddad 爷爷 祖父
  grandfather grandpa granddad 外公 姥爷 外祖父
  wife 老婆 妻子 太太 媳妇 爱人
  husband 老公 丈夫 爱人
  son 儿子
  daughter 女儿 闺女
  brother 哥哥 我哥
  brother 弟弟 我弟
  sister 姐姐 我姐
  sister 妹妹 我妹
  uncle 叔叔 舅舅 伯伯 姑父 姨夫
  aunt 姑姑 姨妈 大姨 小姨 舅妈 婶婶
  mother-in-law 婆婆 岳母 丈母娘
  father-in-law 公公 岳父 老丈人
  nephew 侄子 外甥
  niece 侄女 外甥女`,
  // Where one is of a day.
  `home house 家里 家中
  office 公司 办公室 单位
  school 学校
  kindergarten nursery 幼儿园
  gym 健身房
  cabin cottage 小木屋 木屋
  studio 工作室
  warehouse 仓库`,
  // Rooms.
  `kitchen 厨房
  bathroom 浴室 卫生间 洗手间 厕所
  bedroom 卧室
  living_room lounge 客厅
  study 书房
  garage 车库
  balcony 阳台
  attic loft 阁楼
  basement cellar 地下室`,
  // Machines of a household.
  `fridge refrigerator 冰箱
  washing_machine washer 洗衣机
  tumble_dryer dryer 烘干机 干衣机
  dishwasher 洗碗机
  oven 烤箱
  microwave 微波炉
  television tv telly 电视 电视机
  air_conditioner air_conditioning ac aircon 空调
  water_heater boiler 热水器
  vacuum_cleaner vacuum hoover 吸尘器 扫地机
  rice_cooker 电饭煲 电饭锅
  water_filter water_purifier 净水器 净水机
  air_purifier 空气净化器
  humidifier 加湿器
  coffee_machine coffee_maker 咖啡机
  projector 投影仪 投影机
  printer 打印机
  router 路由器
  camera 相机 照相机`,
  // What one moves with.
  `car auto automobile vehicle 汽车 轿车
  bike bicycle 自行车 单车
  motorbike motorcycle scooter 摩托车 电动车
  train 火车 高铁 动车
  plane airplane flight 飞机 航班 机票
  bus coach 公交 公交车 大巴 巴士
  subway metro underground 地铁
  ferry boat 渡轮 轮船`,
  // Papers and cards.
  `passport 护照
  driving_licence driver_license drivers_license 驾照 驾驶证
  id_card identity_card 身份证
  visa 签证
  bank_card debit_card 银行卡
  credit_card 信用卡
  social_security_card 社保卡
  library_card 借书证
  household_register 户口本`,
  // Insurance.
  `car_insurance auto_insurance 车险
  health_insurance medical_insurance 医保 医疗保险
  home_insurance house_insurance contents_insurance 房屋险 家财险
  life_insurance 寿险 人寿保险
  travel_insurance 旅行险 旅游险`,
  // What is paid again and again.
  `rent 房租 租金
  property_fee management_fee 物业费
  electricity_bill power_bill 电费
  water_bill 水费
  gas_bill 燃气费 煤气费
  heating_bill 取暖费 暖气费
  phone_bill 话费
  tuition 学费`,
  // Animals at home.
  `cat kitten kitty 猫
  dog puppy 狗
  rabbit bunny 兔子
  hamster 仓鼠
  parrot 鹦鹉
  tortoise turtle 乌龟`,
  // What one reads, sees and hears.
  `book novel 小说 的书 书单
  movie film 电影 影片
  series tv_show 电视剧 剧集
  podcast 播客
  song 歌曲 歌单
  game 游戏`,
  // Lessons and sports.
  `piano 钢琴
  guitar 吉他
  violin 小提琴
  cello 大提琴
  drums 架子鼓
  dance dancing ballet 舞蹈 跳舞 芭蕾
  swimming 游泳
  yoga 瑜伽
  tennis 网球
  badminton 羽毛球
  basketball 篮球
  football soccer 足球
  skiing ski 滑雪
  chess 象棋
  drawing painting 画画 绘画 美术
  english 英语
  maths math 数学
  physics 物理`,
  // Who does something for others.
  `plumber 水管工 管道工
  electrician 电工
  dentist 牙医 牙科 看牙
  vet veterinarian 兽医
  lawyer 律师
  accountant 会计
  hairdresser barber 理发师
  babysitter nanny sitter 保姆 育儿嫂
  locksmith 开锁
  landlord landlady 房东
  driver 司机
  coach trainer 教练
  teacher 老师 班主任`,
  // Cities.
  `beijing 北京
  shanghai 上海
  guangzhou 广州
  shenzhen 深圳
  hangzhou 杭州
  chengdu 成都
  xi'an 西安
  nanjing 南京
  wuhan 武汉
  hong_kong 香港
  taipei 台北
  tokyo 东京
  kyoto 京都
  osaka 大阪
  seoul 首尔
  singapore 新加坡
  bangkok 曼谷
  london 伦敦
  paris 巴黎
  berlin 柏林
  munich 慕尼黑
  vienna 维也纳
  rome 罗马
  madrid 马德里
  barcelona 巴塞罗那
  lisbon 里斯本
  oslo 奥斯陆
  amsterdam 阿姆斯特丹
  new_york 纽约
  boston 波士顿
  sydney 悉尼`,
];

/** Other words for a thing that has none of its kind here. */
const OTHERS = `password passcode passphrase combination combo 密码 口令
  mobile cellphone 手机
  flat apartment 公寓
  rubbish trash garbage bins 垃圾
  trousers pants 裤子 长裤
  hotel inn guesthouse 酒店 宾馆 旅馆 客栈 民宿
  restaurant 餐厅 餐馆 饭店
  present gift 礼物 礼品
  repair fix 维修 修理 报修
  expire expiry expiration 到期 过期 有效期
  renew renewal 续费 续保 续签 续约 renew
  size 尺码 尺寸 大小
  recipe 做法 菜谱
  contract agreement 合同 协议
  deposit 押金 定金
  salary wage paycheck 工资 薪水
  medicine medication pills tablets 药片
  vaccine vaccination shot jab 疫苗
  booking reservation 预订 预约 订单
  airline flight 航空公司 航班
  invoice receipt 发票
  haircut 理发 剪发 剪头发
  budget spending 预算 开支
  goal target objective 目标
  lesson class course 课程 课
  internet broadband network 网络 宽带 wifi
  account login 账号 帐号 账户
  slides deck presentation ppt powerpoint 幻灯片
  fever 发烧 退烧 发热
  parcel package 快递 包裹
  tomato 番茄 西红柿
  potato 土豆 马铃薯
  computer laptop pc 电脑 笔记本
  mortgage home_loan housing_loan 房贷 按揭
  grocery supermarket 超市
  umbrella 雨伞
  gas 燃气 天然气 煤气
  sofa couch 沙发
  spare extra 备用
  appointment 预约
  lawn grass 草坪
  tap faucet 水龙头
  autumn fall 秋天 秋季
  lift elevator 电梯
  luggage suitcase baggage 行李
  wallet purse 钱包
  glasses spectacles 眼镜
  warranty guarantee 保修 质保
  neighbour neighbor 邻居
  cellar basement 地下室
  holiday vacation away 假期 休假
  petrol gas fuel 汽油 加油
  anniversary 纪念日
  sweets candy 糖果
  cookies biscuits 饼干
  timetable schedule 时间表 日程
  colleague coworker 同事
  boss manager 老板 领导
  meeting 会议 开会
  shoes sneakers trainers 鞋子 球鞋 运动鞋
  jacket coat 外套
  pharmacy chemist drugstore 药店 药房
  hospital clinic 医院 诊所
  xmas christmas 圣诞节 圣诞
  storage storage_unit 仓库 储物间
  quilt duvet comforter blanket 被子 羽绒被 棉被 毯子
  decoration ornament 装饰 挂饰 挂件
  box bin crate 箱子 盒子 收纳箱
  closet wardrobe cupboard cabinet 衣柜 柜子 橱柜
  parking_space parking_spot 车位 停车位
  mechanic car_workshop 修车 修理厂 汽修
  maintenance servicing 保养
  surgery operation 手术 开刀
  checkup check-up follow-up 复查 复诊 体检
  dose dosage 剂量 用量
  trip travel journey 旅行 旅游 行程
  wedding marriage married 婚礼 结婚 喜酒
  loan lend lent borrow owe 借条 借给 欠
  subscription membership member 会员 订阅
  leak leaking 漏水 渗水
  deworming dewormer worming 驱虫 打虫
  bill payment 账单 缴费
  barbecue bbq 烧烤
  deadline due_date cutoff 截止 期限
  eyes eyesight 眼睛 视力 近视
  carpet rug mat 地毯 地垫
  bulb light lamp 灯泡 灯
  shuttle shuttle_bus bus 班车 大巴`;

/** Who asks for what stands before the sign is answered by what stands behind it, and not the other way round: a son is a child. */
const ANSWERED_BY = `kid kids child children 孩子 小孩 > son daughter baby toddler 儿子 女儿 闺女 宝宝
  mother mom mum father dad 妈妈 爸爸 > parents 爸妈 父母
  dog cat puppy kitten 狗 猫 > pet 宠物
  vegetables fruit 蔬菜 水果 > groceries 菜
  flat apartment house 公寓 房子 > lease landlord 租房 房东`;

const linesOf = (text: string): string[][] =>
  text.split('\n').map((line) =>
    line
      .trim()
      .split(' ')
      .map((word) => word.replaceAll('_', ' ')),
  );

/** The kinds of things, each a list of things, each a list of words. */
export const kindsOfThings = (): string[][][] => KINDS.map(linesOf);

export const otherThings = (): string[][] => linesOf(OTHERS);

/** Words that are asked for, and the words that answer for them. */
export const answeringThings = (): { readonly asked: readonly string[]; readonly by: readonly string[] }[] =>
  ANSWERED_BY.split('\n').map((line) => {
    const [asked = [], by = []] = line.split('>').map((part) => linesOf(part)[0] ?? []);
    return { asked, by };
  });
