import type { PhaseRun } from '../run';
import { forEachOrganisation } from '../doing';
import { givenOrders } from '../given';
import { beginLevel } from './level';
import { beginRepair } from './repair';

/** Start step 2: levels and repairs are begun and paid, in the order of each letter (OS-9.2-01, OS-9.2-06). */
export const beginBuilding = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, { key }) =>
    givenOrders(run, key, 'BUILD', 'REPAIR').reduce(
      (one, { by, row, order }) =>
        order.kind === 'BUILD'
          ? beginLevel(one, { by, row, order })
          : beginRepair(one, { by, row, order }),
      run,
    ),
  );
