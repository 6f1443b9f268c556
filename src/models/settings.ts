/** Which model searches by meaning: what is installed, none, an installed one by name, or one that a server has. */
export type ModelSetting =
  | { readonly kind: 'auto' | 'off' }
  | { readonly kind: 'named'; readonly name: string }
  | { readonly kind: 'http'; readonly url: string; readonly model: string; readonly key: string | undefined };
