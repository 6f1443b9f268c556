import { isQuestion, type Question } from '../question.ts';

/** What was read, where a test is sure that nothing has to be asked. Throws for a question. */
export function answered<T extends object>(answer: T | Question): T {
  if (isQuestion<T | Question>(answer)) throw new Error(`asked: ${JSON.stringify(answer)}`);
  return answer as T;
}
