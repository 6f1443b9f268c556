export { randomFrom } from '../random.ts';
