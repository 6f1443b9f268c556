import type { HolidayCountry } from '../shared/countries.ts';

/** 各国公众假日的叫法。 */
export const HOLIDAYS_OF: Readonly<Record<HolidayCountry, string>> = {
  US: '美国联邦假日',
  GB: '英格兰银行假日',
  CA: '加拿大法定假日',
  AU: '澳大利亚全国假日（不含各州假日）',
  DE: '德国各州共同的公众假日',
  FR: '法国法定假日',
  JP: '日本国民祝日',
  HK: '香港公众假期',
  TW: '台湾放假日',
  IE: '爱尔兰公众假日',
  NZ: '新西兰公众假日（不含各地区纪念日）',
};
