/** What politeness puts before a request. */
export const POLITE =
  "(?:please |pls |hey |hi |ok |can you |could you |would you |will you |i (?:want|need|have) to |i'd like to |let's |um |so |just |[\\s,])*";
