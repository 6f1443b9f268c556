import { guardsOf } from './suite.ts';

// The other two hosts: guards.test.ts.
guardsOf({ era: 'v1', canAsk: false });
guardsOf({ era: 'modern', canAsk: true });
