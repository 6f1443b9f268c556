import { clientMatrix, OTHERS } from './client-matrix.ts';

// The first two ways: client-matrix.test.ts.
clientMatrix(OTHERS);
