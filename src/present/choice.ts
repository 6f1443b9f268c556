/** What a user may pick, in words, and the arguments that it stands for; null takes one away. */
export interface Option {
  readonly label: string;
  readonly stands: Readonly<Record<string, unknown>>;
}

/** One thing to choose. `needed`: nothing can be done without it. */
export interface Choice {
  readonly name: string;
  readonly title: string;
  readonly needed: boolean;
  readonly options: readonly Option[];
}
