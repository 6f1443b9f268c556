/** What begins or happens at the hour beside it, of a matter that was said before: 早上九点开考, 8点32的车. */
export const BEGINS_ONLY =
  '(?:正式)?(?:开始|开考|开演|开播|开赛|开跑|起跑|鸣枪|开抢|开工|开场|开席|开幕|开拍|出发|起飞|发车|登机|入场|到场|签到|走|动身|出门)|的?(?:车|车票|飞机|航班|高铁|动车|火车|大巴|船|场次?|票)|(?:师傅|人家?|他们?|她们?|对方|客人)?(?:上门|到|来)';
