import { clientMatrix, FIRST, pinnedIsRefused } from './client-matrix.ts';

// The other ways: client-matrix.slow.test.ts.
clientMatrix(FIRST);
pinnedIsRefused();
