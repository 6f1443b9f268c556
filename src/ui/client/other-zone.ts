/** The one thing that the browser keeps: whose clock is shown beside ours. */
const KEY = 'perch-other-zone';

/** What was typed for the second zone; empty without one. */
export function otherZone(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    // Where a browser keeps nothing for us.
    return '';
  }
}

export function keepOtherZone(text: string): void {
  try {
    if (text === '') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, text);
  } catch {
    // It counts until the page is left, then.
  }
}
