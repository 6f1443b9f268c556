import type { Mode } from '../domain/travel/estimate.ts';

/** How long a way takes in some hours: what map servers and people have told of it. */
export interface TravelTimeRow {
  user: string;
  /** Keys of spots. */
  origin: string;
  destination: string;
  mode: Mode;
  /** Hours of like traffic: `workday 7`. */
  band: string;
  /** JSON array of Told, the newest last. */
  told: string;
  /** When the newest was told: after 90 days it holds no more. */
  told_at: number;
}
