import { clientMatrix, pinnedIsRefused } from './client-matrix.ts';

// The eras between these two: client-matrix.slow.test.ts.
clientMatrix(['v1', 'modern']);
pinnedIsRefused();
