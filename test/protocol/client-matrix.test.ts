import { clientMatrix, FIRST } from './client-matrix.ts';

// The other ways: client-matrix.slow.test.ts.
clientMatrix(FIRST);
