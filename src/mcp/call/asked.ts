import type { Choice } from '../../present/choice.ts';

/** What a question is about: a yes, which the token stands for, or a choice. */
export type Subject =
  | { readonly token: string; readonly choices?: undefined }
  /** `ends`: the token that a no makes worth nothing, where one of the choices is the user's yes. */
  | { readonly choices: readonly Choice[]; readonly token?: undefined; readonly ends?: string };

/** What a question that is under way carries through the host, signed. */
export type Asked = Subject & {
  readonly tool: string;
  readonly argumentsHash: string;
  /** When the question was asked, in milliseconds. */
  readonly at: number;
  /** What earlier questions of this call were answered with. */
  readonly chosen: Readonly<Record<string, unknown>>;
};
