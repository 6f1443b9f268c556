// A server process over stub services, for tests of stdio that need no database.
import { serveHost } from '../../src/transports/stdio.ts';
import { stubServer, wipe } from './stub.ts';
import getCurrentTime from '../../src/tools/core/get-current-time.ts';

await serveHost(stubServer(undefined, { tools: [wipe, getCurrentTime] }), () => {});
process.exit(0);
