// Loaded before the server: its transactions commit a moment after they are answered. The defect that the harness of
// promise 2 must find.

import { Connection } from '../../src/db/dialects/postgres/transaction.ts';

const DELAY_MS = 150;
const { commit } = Connection.prototype;

Connection.prototype.commit = async function (this: Connection) {
  setTimeout(() => void commit.call(this).catch(() => {}), DELAY_MS);
};
