import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: running and deciding. */
export const decide: SameShape<(typeof de)['decide']> = {};
