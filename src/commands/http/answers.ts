/** Whether a Perch answers at this address of this machine. */
export const answersAt = (url: string): Promise<boolean> =>
  fetch(new URL('healthz', url), { signal: AbortSignal.timeout(5_000) }).then(
    (answer) => answer.ok,
    () => false,
  );
