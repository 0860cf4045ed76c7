import type { CardBlock } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { Means } from '../../orders/order';
import { treasuryOf } from '../../rules/money';
import { byRegion, byText } from '../../rules/order';
import { entryOf } from '../../state/entry';
import { restingOrganisation } from '../../state/read';
import type { GameState, Organisation, PopulationUnit } from '../../state/types';
import { finishJobs } from '../build';
import { change, eachOrganisation, type PhaseTurn, tell } from '../turn';
import { calmUnrest } from './calm';
import { leaveOwners, rebelBlock } from './leave';

type End = 'calmed' | 'died' | 'stays' | 'leaves';

const unitIn = (state: GameState, party: PartyKey, id: string): PopulationUnit | undefined =>
  entryOf(state.organisations, party)?.units.find((unit) => unit.id === id);

/** The states before any attempt and after all of them. */
interface Course {
  readonly before: GameState;
  readonly calmed: GameState;
}

/** How the unrest of one unit ended (OS-8.7). */
function endOf(
  turn: PhaseTurn,
  { calmed }: Course,
  party: PartyKey,
  { id, region }: PopulationUnit,
): {
  readonly end: End;
  readonly means?: Means | undefined;
  readonly founded?: PartyKey | undefined;
} {
  const after = unitIn(calmed, party, id);
  const means = turn.calmedBy.get(`${party}/${id}`);
  if (after === undefined) return { end: 'died', means };
  if (after.unrestSince === null) return { end: 'calmed', means };
  if (unitIn(turn.state, party, id) !== undefined) return { end: 'stays' };
  return { end: 'leaves', founded: turn.rebels.get(`${party}/${region}`) };
}

/** A card, for the GM alone, for every unit that was in unrest when the step began (OS-8.7). */
function tellUnrest(turn: PhaseTurn, course: Course): void {
  const { organisations } = course.before;
  for (const party of Object.keys(organisations).sort(byText)) {
    const units = (entryOf(organisations, party)?.units ?? []).filter(
      ({ unrestSince }) => unrestSince !== null,
    );
    for (const unit of units.sort(byRegion)) {
      const { end, means, founded } = endOf(turn, course, party, unit);
      const { id, region, unrestSince } = unit;
      const isOpen = end === 'stays' || end === 'leaves';
      const blocks: readonly CardBlock[] = [
        {
          kind: 'sentence',
          name: `organisation.unrestEnd.${end}`,
          about: { party, context: means ?? '', parties: founded === undefined ? [] : [founded] },
        },
        ...(end === 'leaves' ? [rebelBlock(turn, party, region)] : []),
        ...(isOpen
          ? [{ kind: 'own' as const, name: 'organisation.means', data: { party, region } }]
          : []),
      ];
      tell(turn, {
        kind: 'organisation.unrest',
        clause: 'OS-8.7-06',
        place: region,
        parties: [party],
        witnesses: [],
        about: { region, unit: id, since: unrestSince ?? 0 },
        blocks,
      });
    }
  }
}

/** True if nothing keeps an organisation alive: no population, no level but exhausted ones, no money (OS-1-11, OS-5.8-07). */
const isEmpty = (organisation: Organisation): boolean =>
  organisation.units.length === 0 &&
  organisation.advantages.every(({ intact, damaged }) => intact + damaged === 0) &&
  treasuryOf(organisation) === 0;

/** Organisations without anything are dissolved at the end of the phase (OS-1-11). */
function dissolveEmpty(turn: PhaseTurn): void {
  eachOrganisation(turn, (organisation) => {
    if (!isEmpty(organisation)) return;
    const { key, seat } = organisation;
    change(turn, key, (one) => ({ ...one, dissolved: turn.state.phase }));
    tell(turn, {
      kind: 'organisation.dissolved',
      clause: 'OS-1-11',
      place: seat,
      parties: [key],
      about: { region: seat },
      isPublic: true,
    });
  });
}

/** Uses, temporary levels, mobilisation and marks end with the phase; what was a chance is none any more (OS-8.7-08, OS-6-06). */
function clearTraces(turn: PhaseTurn): void {
  eachOrganisation(turn, (organisation) => {
    const { key, name, seat, purses } = organisation;
    const { origin, founded, dissolved, units, advantages, lastEvent, secrets } = organisation;
    const { lastUnit, lastAdvantage } = organisation;
    const holding = { origin, founded, dissolved, units, advantages, lastEvent, secrets };
    change(turn, key, () =>
      restingOrganisation(key, name, seat, purses, { ...holding, lastUnit, lastAdvantage }),
    );
  });
  turn.state = { ...turn.state, chances: [] };
}

/**
 * Close step 7: unrest is ended, what lasted too long leaves, what is empty is dissolved, and the phase is cleared
 * (OS-8.7, in the order of OS-8.7-09).
 */
export function endUnrest(turn: PhaseTurn): void {
  const before = turn.state;
  // What the GM let finish late, as it does not count for the closing (Q27).
  eachOrganisation(turn, (organisation) => {
    finishJobs(turn, organisation);
  });
  calmUnrest(turn);
  const calmed = turn.state;
  leaveOwners(turn);
  tellUnrest(turn, { before, calmed });
  dissolveEmpty(turn);
  clearTraces(turn);
}
