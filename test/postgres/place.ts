import { inject } from 'vitest';
import { run } from './cluster.ts';

let count = 0;

/** A database of its own on the server of the run, migrated and empty: its URLs, and how it goes. Undefined on SQLite. */
export async function newServerPlace(): Promise<
  { readonly url: string; readonly superuser: string; remove(): Promise<void> } | undefined
> {
  const server = inject('postgres');
  if (!server) return undefined;
  count++;
  const name = `t_${process.pid}_${count}`;
  const admin = `${server.superuser}postgres`;
  await run(admin, `create database ${name} owner perch template ${server.template}`);
  return {
    url: `${server.owner}${name}`,
    superuser: `${server.superuser}${name}`,
    remove: async () => {
      await run(admin, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The same database for a role that sees every row. */
export const asSuperuser = (url: string): string => url.replace('//perch@', '//root@');
