import { clientMatrix } from './client-matrix.ts';

// The first and the last era: client-matrix.test.ts.
clientMatrix(['legacy', 'auto']);
