/** An address that ends in the name of a topic or the key of a device, and what it ends in: services take JSON without it. */
export function splitLast(address: string): { url: URL; last: string } {
  const url = new URL(address);
  const parts = url.pathname.split('/').filter(Boolean);
  const last = decodeURIComponent(parts.pop() ?? '');
  url.pathname = `/${parts.join('/')}`;
  return { url, last };
}
