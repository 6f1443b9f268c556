/** How far a call is. */
export interface Progress {
  readonly done: number;
  readonly total: number;
  readonly message?: string | undefined;
}

/** Takes a progress notification to the host. */
export type SendProgress = (progress: Progress) => void;

export type ReportProgress = (done: number, total: number, message?: string) => void;

const APART_MS = 100;

/**
 * Passes on what a tool reports, at most ten times a second and always the last
 * of it: `done` equal to `total`. It only rises, as MCP asks. Without anybody to tell, it does nothing.
 */
export function reporter(send: SendProgress | undefined, stop: { readonly signal: AbortSignal }): ReportProgress {
  let told = 0;
  let at = Number.NEGATIVE_INFINITY;
  return (done, total, message) => {
    if (!send || done <= told || stop.signal.aborted) return;
    const now = performance.now();
    if (done < total && now - at < APART_MS) return;
    told = done;
    at = now;
    send({ done, total, message });
  };
}
