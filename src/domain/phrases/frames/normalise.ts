/**
 * Text as the grammars read it: half-width, lower case, simplified characters.
 * One UTF-16 unit stays one unit, so that places in it are places in the text given.
 */

/** Traditional characters of words about time and of what is asked for, and Cantonese ones, with those that the grammars know. */
const TRADITIONAL =
  '點点鐘钟鍾钟時时間间號号週周禮礼後后個个兩两農农曆历歷历節节國国慶庆聖圣誕诞這这從从開开臘腊陰阴陽阳舊旧過过來来幾几數数' +
  '萬万終终兒儿關关東东紐纽約约淩凌長长連连續续動动勞劳婦妇師师軍军親亲為为於于離离還还內内當当會会該该際际標标準准區区閏闰歲岁' +
  '復复灣湾韓韩頓顿磯矶雙双單单總总報报書书樓楼線线廳厅館馆門门車车進进說说請请幫帮記记讓让訂订見见飯饭題题議议醫医員员務务學学' +
  '機机場场剛刚馬马無无結结餘余戰战戀恋隻只邊边樣样鬧闹鈴铃設设備备畢毕業业習习麼么倫伦' +
  '筆笔寫写劃划籤签簽签尋寻憶忆顧顾盤盘驚惊靈灵創创詞词詩诗廣广賀贺話话講讲體体檢检錄录儲储歸归譯译釋释別别價价誰谁' +
  '嗎吗發发現现電电腦脑語语問问閒闲檔档衝冲課课買买賣卖給给網网絡络護护績绩紀纪錢钱應应對对條条項项劇剧頭头風风潤润' +
  '飾饰圓圆計计變变轉转換换調调遲迟預预銷销刪删氣气溫温匯汇將将緊紧帳账戶户碼码紅红燒烧隊队團团閱阅讀读評评審审訪访' +
  '聽听晝昼喺在嘅的咗了唔不' +
  '壹一貳二贰二參三叁三肆四柒七捌八玖九' +
  '談谈聯联繫系傳传論论誌志畫画詢询資资訊讯種种類类導导職职產产達达願愿歡欢覺觉夢梦擬拟稱称遠远樂乐藥药費费繳缴';

const SIMPLE = new Map<string, string>();
for (let index = 0; index < TRADITIONAL.length; index += 2) {
  SIMPLE.set(TRADITIONAL[index] as string, TRADITIONAL[index + 1] as string);
}
for (const [many, one] of [
  ['\u2010\u2011\u2012\u2013\u2014\u2015\u2212\uff0d', '-'],
  ['\u301c\u223c\uff5e\u02dc', '~'],
  ['\u2018\u2019\u02bc', "'"],
  ['\u3001', ','],
] as const) {
  for (const char of many) SIMPLE.set(char, one);
}

/** Enclosed numbers (①) are bullets, not numbers. */
const isEnclosed = (code: number): boolean => code >= 0x2460 && code <= 0x24ff;

function simple(char: string): string {
  const known = SIMPLE.get(char);
  if (known !== undefined) return known;
  const code = char.charCodeAt(0);
  if (isEnclosed(code) || (code >= 0xd800 && code <= 0xdfff)) return char;
  const plain = char.normalize('NFKC').toLowerCase();
  return plain.length === 1 ? plain : char;
}

export function normalise(text: string): string {
  let out = '';
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index);
    if (code < 0x80) out += code >= 65 && code <= 90 ? String.fromCharCode(code + 32) : text[index];
    // Han characters that the table does not hold are themselves: most of a Chinese text.
    else if (code >= 0x4e00 && code <= 0x9fff) out += SIMPLE.get(text[index] as string) ?? text[index];
    else out += simple(text[index] as string);
  }
  return out;
}
