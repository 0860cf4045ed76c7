import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: balance sheet, ledger, comparison. */
export const ledger: SameShape<(typeof de)['ledger']> = {};
