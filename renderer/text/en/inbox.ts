import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: mailbox. */
export const inbox: SameShape<(typeof de)['inbox']> = {};
