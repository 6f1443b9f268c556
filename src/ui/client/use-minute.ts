import { useEffect, useState } from 'preact/hooks';
import type { View } from '../app/view.ts';

/** Minutes since midnight in the zone of the user: what the server said, and what has passed since. */
export function useMinute(view: View): number {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    const began = performance.now();
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - began) / 60_000)), 20_000);
    return () => clearInterval(timer);
  }, [view]);
  return Math.min(1_439, view.minute + passed);
}
