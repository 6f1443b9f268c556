/** Languages that messages are written in. */
export type Language = 'zh' | 'en';
