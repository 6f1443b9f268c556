/** Whether a setting names a database of a PostgreSQL server, and not a file. */
export const isServerUrl = (text: string): boolean => /^postgres(ql)?:\/\//i.test(text);

/** The URL that `doctor` writes into a host's entry; the password is added by hand, or in PGPASSWORD or ~/.pgpass. */
export function withoutPassword(url: string): string {
  const open = new URL(url);
  open.password = '';
  return open.href;
}

/** Where data lies, as people may see it: a path, or the URL of a server without user and password. */
export const shownStore = (db: string): string => (isServerUrl(db) ? shownUrl(db) : db);

/** The URL as people may see it: without user and password. */
export function shownUrl(url: string): string {
  const { hostname, port, pathname } = new URL(url);
  return `postgres://${hostname || 'localhost'}${port && `:${port}`}${pathname}`;
}
