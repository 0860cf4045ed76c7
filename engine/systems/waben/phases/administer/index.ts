import { withRelease, withWishes } from '../../rules/roster/wishes';
import { integrityFindings } from '../../rules/roster/integrity';
import { type Unit, unitId, type UnitId } from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import { countingRows } from '../rows';
import type { TurnRun } from '../run';
import { seatCapitals } from './capital';
import { countMissing } from './missing';
import { settleRelations } from './relations';
import { assignSeats } from './seats';
import { splitUnits } from './splitting';

/** What does not fit together in the world, told and left as it is (WW-11.1-03). */
const inspect = (run: TurnRun): TurnRun => ({
  ...run,
  findings: [
    ...run.findings,
    ...integrityFindings(run.input.world, run.board.lattice, run.input.settings),
  ],
});

/** What rows wish for good, and transports that letters release, is kept with the units (WW-6.3-20, WW-12.5-15). */
const keepWishes = (run: TurnRun): TurnRun => {
  const units = new Map<UnitId, Unit>(Object.entries(run.world.units));
  for (const { party, row } of countingRows(run)) {
    const unit = units.get(unitId(party, row.unit));
    if (unit !== undefined) units.set(unit.id, withWishes(unit, row.content));
  }
  for (const [party, words] of Object.entries(run.declarations)) {
    for (const word of declarationsOf(words, 'release')) {
      const unit = units.get(unitId(party, word.unit));
      if (unit !== undefined) units.set(unit.id, withRelease(unit, word.party));
    }
  }
  return { ...run, world: { ...run.world, units: Object.fromEntries(units) } };
};

/**
 * Phase 1, administration at the start of the turn: missing letters, treaties and releases, the capital, the seats
 * of characters, splitting (WW-10.1-05). Comes before money and march.
 */
export const administer = (run: TurnRun): TurnRun =>
  [
    inspect,
    countMissing,
    settleRelations,
    seatCapitals,
    assignSeats,
    splitUnits,
    keepWishes,
  ].reduce((draft, step) => step(draft), run);
