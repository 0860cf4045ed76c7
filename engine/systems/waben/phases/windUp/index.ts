import { unitId } from '../../../../world';
import { withWishes } from '../../rules/roster/wishes';
import { countingRows } from '../rows';
import type { TurnRun } from '../run';
import { disbandUnits } from './disbanding';
import { releaseLoneLeaders } from './loneLeaders';
import { mergeUnits } from './merging';
import { type Roster, rosterOf, withRoster } from './roster';
import { transferUnits } from './transfer';
import { unloadGold } from './unloading';

/** What rows of units raised in this turn wish for good; the others' are kept since its start (WW-6.3-20). */
const keepNewWishes = ({ run, units }: Roster): void => {
  for (const { party, row } of countingRows(run)) {
    const unit = units.get(unitId(party, row.unit));
    const isNew = unit !== undefined && run.input.world.units[unit.id] === undefined;
    if (isNew) units.set(unit.id, withWishes(unit, row.content));
  }
};

/**
 * Phase 5, the end of the turn: gold put ashore, units joined and disbanded, leaders without men, units that leave
 * the segment (WW-10.1-09). Nobody is lost on the way but by an event that says so.
 */
export const windUp = (run: TurnRun): TurnRun => {
  const roster = rosterOf(run);
  keepNewWishes(roster);
  unloadGold(roster);
  mergeUnits(roster);
  disbandUnits(roster);
  releaseLoneLeaders(roster);
  transferUnits(roster);
  return withRoster(roster);
};
