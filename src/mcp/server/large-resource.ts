import { calendar } from '../../resources/calendar.ts';

/** Whether the text of the resource at an address may be many megabytes. */
export const isLargeResource = (uri: string): boolean => URL.parse(uri)?.href === calendar.uri;
