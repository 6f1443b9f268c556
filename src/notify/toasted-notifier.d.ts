/** What we use of the library, which has no types of its own. */
declare module 'toasted-notifier' {
  const notifier: { notify(options: Record<string, unknown>, callback: (error: unknown) => void): void };
  export default notifier;
}
