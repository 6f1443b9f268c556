// A server process over stub services, for tests of stdio that need no database.

import getCurrentTime from '../../src/tools/core/get-current-time.ts';
import { serveHost } from '../../src/transports/stdio.ts';
import { stubServer, wipe } from './stub.ts';

await serveHost(stubServer(undefined, { tools: [wipe, getCurrentTime] }), () => {});
process.exit(0);
