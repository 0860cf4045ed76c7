import type { de } from '../de';
import type { SameShape } from '../shape';

/** Words: stations of the month. */
export const desk: SameShape<(typeof de)['desk']> = {
  stations: 'Stations of the month',
  station: {
    inbox: 'Mailbox',
    orders: 'Check',
    run: 'Run',
    decide: 'Decide',
    whatif: 'What if',
    close: 'Close',
    archive: 'Archive',
  },
};
