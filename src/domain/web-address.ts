const LOOPBACK = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether secrets may go to this address: over https, or to this machine. */
export const isPrivateWay = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && LOOPBACK.test(hostname));
