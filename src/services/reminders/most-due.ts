export { MOST_DUE } from '../../db/repos/most-due.ts';
