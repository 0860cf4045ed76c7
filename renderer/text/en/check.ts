import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: checking. */
export const check: SameShape<(typeof de)['check']> = {};
