/** Sixty notes as people keep them, written by hand for this measurement. */
export interface EverydayNote {
  readonly key: string;
  readonly text: string;
}

export const notes: readonly EverydayNote[] = [
  // In Chinese.
  { key: 'home-wifi', text: '家里的无线网密码是 hutong2024，访客网络不用密码' },
  { key: 'parking', text: '公司停车位在 B2 层 C 区 118 号，出电梯左转' },
  { key: 'rent', text: '房租每月 5 号交给房东刘阿姨，转账备注写门牌号' },
  { key: 'dentist', text: '牙医王大夫，国贸口腔，电话 6588 1200，半年洗一次牙' },
  { key: 'pork', text: '红烧肉做法：五花肉切块焯水，冰糖炒色，加老抽和黄酒，小火炖一个半小时' },
  { key: 'shoes', text: '鞋码 42.5，跑鞋要买大半码' },
  { key: 'locker', text: '健身房柜子 36 号，密码 4471' },
  { key: 'q4-goals', text: '第四季度目标：拿下三家大客户，续约率到 92%' },
  { key: 'penicillin', text: '妈妈对青霉素过敏，看病时要告诉医生' },
  { key: 'marketing-budget', text: '市场部明年预算 80 万，其中展会占三成' },
  { key: 'xiaoyu', text: '小雨生日是农历八月十二，喜欢乐高' },
  { key: 'cat-food', text: '橘子的猫粮是皇家室内成猫，每顿半杯，肠胃弱，不能换太快' },
  { key: 'car-insurance', text: '车险 3 月 20 日到期，平安的，业务员小赵' },
  { key: 'rubbish', text: '小区垃圾分类：厨余周一三五早上收，可回收物周六收' },
  { key: 'parcels', text: '快递柜在小区北门，超过 24 小时要收费' },
  { key: 'checkup', text: '体检结果：血脂偏高，尿酸 430，医生让少喝啤酒少吃海鲜' },
  { key: 'passport', text: '护照 2028 年 6 月到期，放在书房抽屉的蓝色文件袋里' },
  { key: 'dumplings', text: '上次聚餐去的鼎泰丰，人均 150，小笼包不错' },
  { key: 'books', text: '想看的书：《置身事内》《棋王》，老李推荐的' },
  { key: 'shanghai', text: '上海出差住静安的亚朵酒店，离客户公司走路十分钟' },
  { key: 'plants', text: '绿萝一周浇一次水，龟背竹不能晒太阳' },
  { key: 'property-fee', text: '物业费一年 3600，暖气费十一月交，物业电话 8421 3300' },
  { key: 'teacher', text: '儿子的班主任是陈老师，家长会在期中考试以后' },
  { key: 'washer', text: '洗衣机报 E4 是排水堵了，拧开右下角滤网清理' },
  { key: 'supplier', text: '供应商李总不喝酒，爱喝普洱，谈价格别太急' },
  { key: 'invoice', text: '发票抬头：北京青禾科技有限公司，税号 91110105MA01QH7T2X' },
  { key: 'guitar', text: '吉他课每周三晚上七点，何老师，一节 200' },
  { key: 'release', text: '发版流程：先打标签，测试环境跑一晚，周四上午上线' },
  // In English.
  {
    key: 'kyoto',
    text: 'Kyoto trip: staying at Hotel Kanra near Gojo station, check-in after 3pm',
  },
  { key: 'printer', text: 'Office printer is on the third floor, PIN 2580, listed as HP-Lagoon' },
  { key: 'q2-review', text: 'Q2 review: churn fell to 3.1%, onboarding still too slow' },
  { key: 'cabin-wifi', text: 'Wi-Fi at the cabin: network PineNet, password bluebird77' },
  { key: 'certificate', text: 'TLS certificate for the api expires 14 March, Marek renews it' },
  { key: 'standup', text: 'Standup notes - deploy blocked by flaky tests, Priya is looking into it' },
  { key: 'linda', text: 'Linda drinks oat flat whites, no sugar' },
  { key: 'bike', text: 'Bike lock code 8163, spare key in the kitchen drawer' },
  { key: 'plumber', text: 'Plumber Tom Hayes, 555-0142, fixed the boiler in May, 80 an hour' },
  { key: 'peanuts', text: 'Emma is allergic to peanuts, carries an EpiPen in her backpack' },
  { key: 'paint', text: 'Living room walls are painted in Skimming Stone, matt' },
  { key: 'flight', text: 'Flight to Berlin: LH 721, seat 14A, booking reference K7QW2P' },
  {
    key: 'vet',
    text: 'The vet for Biscuit is Dr. Alvarez on Elm Street, next rabies shot in August',
  },
  { key: 'gifts', text: 'Gift ideas for Dad: noise-cancelling headphones, a fly-fishing book' },
  {
    key: 'expenses',
    text: 'Travel expenses have to be filed by the 25th in Concur, receipts for anything over $30',
  },
  {
    key: 'lasagna',
    text: "Grandma's lasagna: ricotta, nutmeg, simmer the sauce two hours, 190C for 40 minutes",
  },
  { key: 'deadlift', text: 'Deadlift record 140 kg, squat 115, want 150 by summer' },
  { key: 'lease', text: 'Landlord is Mrs. Okafor, deposit 1800, lease ends 31 October' },
  { key: 'jonas', text: 'Candidate Jonas: strong on system design, weak on communication' },
  {
    key: 'tyres',
    text: 'Tire pressure 2.4 front, 2.6 rear; winter tires are stored at the garage on Mill Road',
  },
  { key: 'staging', text: 'Staging database lives on db-stg-02, reset it with ops/reset.sh' },
  { key: 'vitamins', text: 'Vitamin D 1000 IU after breakfast, iron tablets only on Mondays' },
  { key: 'pickup', text: 'School pickup at 3:15, Wednesdays 1:30, code word is pineapple' },
  { key: 'movies', text: 'Movies to watch: Past Lives, Perfect Days, The Boy and the Heron' },
  {
    key: 'northwind',
    text: 'Contract with Northwind renews automatically unless cancelled 60 days before January 15',
  },
  { key: 'retro', text: 'Retro decision: no meetings on Fridays, demos move to Tuesday' },
  { key: 'remote', text: 'Garage door remote takes a CR2032 battery' },
  { key: 'mortgage', text: 'Mortgage rate fixed at 3.4% until 2029, advisor at the bank is Helen Brooks' },
  // In both.
  { key: 'q3-okr', text: 'Q3 OKR：日活涨到 50 万，NPS 提到 45' },
  { key: 'vpn', text: 'VPN 密码每 90 天要改一次，服务器选 Tokyo-2' },
  { key: 'figma', text: '设计稿在 Figma 的 Mobile-v3 文件夹里，找 Vivian 要权限' },
  { key: 'zoom', text: '周会用固定的 Zoom 链接，会议号 882 4410 3391，passcode 2233' },
];
