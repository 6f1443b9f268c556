/** What every row that undo can restore carries. */
export interface Tracked {
  id: string;
  user: string;
  /** Only ever rises; what a host's `expected_version` is compared with. */
  version: number;
  /** The change whose after-image this row equals; what undo compares. */
  state: string;
  created_at: number;
  updated_at: number;
}
