import type { ChangeImageRow } from '../../db/schema.ts';
import type { UserError } from '../../domain/errors.ts';

/** Why the caller may not touch the row `id`, which `change` did; undefined when they may. Without one they may touch all. */
export type Refuse = (id: string, change: string) => UserError | undefined;

/** The refusal of a change that touched a row which the caller may not. */
export const refusalOf = (images: readonly ChangeImageRow[], refuse: Refuse | undefined): UserError | undefined =>
  refuse && images.map((image) => refuse(image.row_id, image.change_id)).find(Boolean);
