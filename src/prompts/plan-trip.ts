import type { Prompt } from './sheets/prompt.ts';
import type { Sheet } from './sheets/sheet.ts';
import { gather } from './text/gather.ts';
import { FAR } from './text/period.ts';
import { render } from './text/render.ts';

const sheet: Sheet = {
  role: {
    zh: '帮用户安排一次出行：地点、路线、天气问旁边的高德地图服务（工具名形如 maps_…），时间归 Perch。没有 maps_ 工具就直说，只凭用户给的时间安排。',
    en: 'Plan a trip with the user: places, routes and weather come from the Amap server beside this one (tools named maps_…), time is kept here. Without maps_ tools say so, and plan with the times that the user gives.',
  },
  rules: [
    {
      zh: '先弄清从哪到哪、哪天、几点要到、怎么去；缺的一次问全。“家”“公司”用资料里的地址。',
      en: 'First from where to where, which day, by when, by what; ask for all that is missing at once. Home and work: see the data.',
    },
    {
      zh: '地点：maps_text_search（keywords、city）找 → maps_search_detail（id）或 maps_geo（address、city）得坐标“经度,纬度”；几个同名的让用户选。',
      en: 'Places: maps_text_search (keywords, city), then maps_search_detail (id), or maps_geo (address, city), for "longitude,latitude"; of several alike let the user choose.',
    },
    {
      zh: '路程：maps_direction_driving（origin、destination）、maps_direction_walking，或公交 maps_direction_transit_integrated（另给 city、cityd）。时长多以秒计，换成分钟并向上取整到 5。天气：maps_weather（city）。',
      en: 'The way: maps_direction_driving (origin, destination), maps_direction_walking, or by transit maps_direction_transit_integrated (with city and cityd). Durations mostly come in seconds: turn them into minutes, rounded up to 5. Weather: maps_weather (city).',
    },
    {
      zh: '约会本身先定：schedule_add，location 写地名，location_place 写 {name, address, longitude, latitude, crs: "GCJ-02"}。',
      en: 'The appointment first: schedule_add with location and location_place {name, address, longitude, latitude, crs: "GCJ-02"}.',
      tools: ['schedule_add'],
    },
    {
      zh: '再加路上的两段：去程 end = 约会的 start，start 提前路程加 10 分钟；回程从约会的 end 起。标题“去 X”“回 Y”，show_as: busy。撞了别的事就按冲突的选项问用户。',
      en: 'Then the way there and back: there it ends when the appointment starts, and starts the minutes of the way plus 10 earlier; back it starts when the appointment ends. Titles "To X", "Back to Y", show_as: busy. On a conflict give the user the alternatives.',
      tools: ['schedule_add'],
    },
    {
      zh: '一天要去好几处：把要办的事写成带 location_place 的待办，用 plan_schedule 排；travel_needed 里每段用 maps_distance（origins、destination、type: 1）问一次，duration 是秒，换成分钟用 travel 传回，以后都记得。要在出发时提醒：remind_minutes: leave。',
      en: 'Several places in a day: todos with location_place, planned by plan_schedule; ask maps_distance (origins, destination, type: 1) once for each travel_needed, turn its duration from seconds to minutes and pass travel: it is remembered. To be reminded when to leave: remind_minutes: leave.',
      tools: ['plan_schedule'],
    },
    {
      zh: '最后一张表：几点出发、怎么走、几点到、带什么（看天气）；每段的 id 和怎么撤销。',
      en: 'At the end a table: when to leave, how, when you arrive, what to take (weather); the id of each part, and how to undo.',
    },
  ],
};

/** With the Amap MCP server beside; the days that the request names, as they are planned now. */
export const planTrip: Prompt = {
  name: 'plan_trip',
  title: 'Plan a trip · 安排出行',
  description:
    'A trip with the Amap MCP server beside: travel time around the appointment, places with coordinates. 配合高德地图安排路程。',
  needs: ['schedule_add'],
  examples: ['周五下午三点去上海虹桥开会', '周末去苏州玩两天', 'Get me to the airport by 9 on Monday'],
  render: async (context) => render(sheet, context, await gather(context, 'named', FAR, new Set(['schedule']))),
};
