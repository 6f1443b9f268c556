/** Where a defect happened: its kind and stack, without the message, which may quote what the user wrote. */
export function traceOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error ? ` ${String(error.code)}` : '';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.startsWith('    at '));
  return [`${error.name}${code}`, ...frames.slice(0, 12)].join('\n');
}
