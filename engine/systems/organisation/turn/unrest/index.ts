import type { CardBlock } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { Means } from '../../orders/order';
import { treasuryOf } from '../../rules/money';
import { byRegion, byText } from '../../rules/order';
import { entryOf } from '../../state/entry';
import { holdingOf, restingOrganisation } from '../../state/read';
import type { GameState, Organisation, PopulationUnit } from '../../state/types';
import { finishJobs } from '../build';
import type { PhaseTurn } from '../turn';
import { calmUnrest } from './calm';
import { leaveOwners, naming } from './leave';

const unitIn = (state: GameState, party: PartyKey, id: string): PopulationUnit | undefined =>
  entryOf(state.organisations, party)?.units.find((unit) => unit.id === id);

/** How the unrest of one unit ended (OS-8.7). */
interface End {
  readonly end: 'calmed' | 'died' | 'stays' | 'leaves';
  readonly means?: Means | undefined;
  readonly founded?: PartyKey | undefined;
}

/** How it ended; `calmed` = the state after all attempts. */
function endOf(
  turn: PhaseTurn,
  calmed: GameState,
  party: PartyKey,
  { id, region }: PopulationUnit,
): End {
  const after = unitIn(calmed, party, id);
  const means = turn.calmedBy.get(`${party}/${id}`);
  if (after === undefined) return { end: 'died', means };
  if (after.unrestSince === null) return { end: 'calmed', means };
  if (unitIn(turn.state, party, id) !== undefined) return { end: 'stays' };
  return { end: 'leaves', founded: turn.rebels.get(`${party}/${region}`) };
}

/** A card, for the GM alone, for a unit that was in unrest when the step began (OS-8.7). */
function tellUnit(turn: PhaseTurn, calmed: GameState, party: PartyKey, unit: PopulationUnit): void {
  const { end, means, founded } = endOf(turn, calmed, party, unit);
  const { id, region, unrestSince } = unit;
  const parties = founded === undefined ? [] : [founded];
  const about = { party, context: means ?? '', parties };
  const name = { kind: 'decision', decision: naming(turn, party, region) } as const;
  const others = { kind: 'own', name: 'organisation.means', data: { party, region } } as const;
  const blocks: readonly CardBlock[] = [
    { kind: 'sentence', name: `organisation.unrestEnd.${end}`, about },
    ...(end === 'leaves' ? [name] : []),
    ...(end === 'stays' || end === 'leaves' ? [others] : []),
  ];
  const what = { region, unit: id, since: unrestSince ?? 0 };
  turn.note('unrest', 'OS-8.7-06', party, what, { witnesses: [], blocks });
}

/** A card for every unit in unrest, organisations by key; the states before any attempt and after all of them. */
function tellUnrest(turn: PhaseTurn, before: GameState, calmed: GameState): void {
  for (const party of Object.keys(before.organisations).sort(byText)) {
    const units = entryOf(before.organisations, party)?.units ?? [];
    const restless = units.filter(({ unrestSince }) => unrestSince !== null);
    for (const unit of restless.sort(byRegion)) tellUnit(turn, calmed, party, unit);
  }
}

/**
 * True if an organisation has nothing left: no population, no level but exhausted ones, no money (OS-1-11, OS-5.8-07).
 */
const isEmpty = (own: Organisation): boolean =>
  own.units.length === 0 &&
  own.advantages.every(({ intact, damaged }) => intact + damaged === 0) &&
  treasuryOf(own) === 0;

/** Organisations without anything are dissolved at the end of the phase (OS-1-11). */
function dissolveEmpty(turn: PhaseTurn): void {
  turn.each((own) => {
    if (!isEmpty(own)) return;
    turn.put({ ...own, dissolved: turn.state.phase });
    turn.note('dissolved', 'OS-1-11', own.key, { region: own.seat }, { isPublic: true });
  });
}

/** Uses, temporary levels, mobilisation and marks end with the phase; what was a chance is none any more (OS-8.7-08, OS-6-06). */
function clearTraces(turn: PhaseTurn): void {
  turn.each((own) => {
    const { key, name, seat, purses } = own;
    turn.put(restingOrganisation(key, name, seat, purses, holdingOf(own)));
  });
  turn.state = { ...turn.state, chances: [] };
}

/**
 * Close step 7: unrest is ended, what lasted too long leaves, what is empty is dissolved, and the phase is cleared
 * (OS-8.7, in the order of OS-8.7-09).
 */
export function endUnrest(turn: PhaseTurn): void {
  const before = turn.state;
  // Jobs the GM finished late, as they do not count for the closing (Q27).
  turn.each((own) => {
    finishJobs(turn, own);
  });
  calmUnrest(turn);
  const calmed = turn.state;
  leaveOwners(turn);
  tellUnrest(turn, before, calmed);
  dissolveEmpty(turn);
  clearTraces(turn);
}
