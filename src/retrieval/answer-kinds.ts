/** What a question may ask for, where the form of an answer is known. */
export const ANSWER_KINDS = [
  'code',
  'phone',
  'account',
  'mail',
  'address',
  'birthday',
  'price',
  'clock',
  'often',
  'duration',
  'year',
  'day',
  'size',
  'count',
] as const;

export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** How one language asks for a kind of answer and writes it, as sources of patterns. */
export type AnswerWords = Readonly<Record<AnswerKind, { readonly asked: string; readonly form: string }>>;
