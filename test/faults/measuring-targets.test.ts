import { testTargets } from '../support/make-targets.ts';

testTargets({ measuring: true });
