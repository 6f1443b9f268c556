/** Words that names of places are made of. */

export const STREET =
  "(?:[a-z0-9']+ ){1,2}(?:st|street|ave|avenue|road|rd|blvd|boulevard|lane|ln|drive|dr|square)(?![a-z])";

export const ROOMS = [
  'conference room|meeting room|boardroom|office|lobby|auditorium|cafeteria|canteen|library|hall|studio|lab|gym|classroom',
  'room|kitchen|garden|backyard|garage|park|building|courtroom|theater|theatre|church',
].join('|');

export const BUILDINGS = [
  'theat(?:er|re)|cinema|hotel|hospital|cent(?:er|re)|park|stadium|arena|cafe|restaurant|bistro|plaza|mall|museum|library',
  'gallery|church|clinic|airport|tower|hall|pub|inn|arms|courthouse|rink|racecourse|registry office|brewery|winery|diner',
  'pizzeria|showground',
].join('|');

/** What people sit down to, or come together for. */
export const MEAL = `(?:${[
  'dinner|lunch|brunch|breakfast|supper|drinks|coffee|tea|date night|party|cocktails|birthday',
  '(?:movie|poker|quiz|trivia|games?|film|karaoke) night|leaving do|bbq|barbecue|sleepover|playdate',
].join('|')})`;
