import { clientMatrix, OTHERS } from './client-matrix.ts';

// The first way: client-matrix.test.ts.
clientMatrix(OTHERS);
