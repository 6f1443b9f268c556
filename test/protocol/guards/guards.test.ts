import { inFull } from '../../../src/domain/testing/in-full.ts';
import { everyToolIsGuarded, guardsOf } from './suite.ts';

// The other two hosts: guards.slow.test.ts.
everyToolIsGuarded();
guardsOf({ era: 'v1', canAsk: true });
guardsOf({ era: 'modern', canAsk: false }, inFull(undefined, 'asking'));
