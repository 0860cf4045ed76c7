import type { PartyKey } from '../../../../world';
import type { UnrestRecord } from '../../record';
import { byRegion } from '../../rules/order';
import type { PopulationUnit } from '../../state/types';
import { organisationOf, partiesOf } from '../doing';
import type { PhaseRun } from '../run';

type Means = UnrestRecord['means'];

const unitIn = (run: PhaseRun, party: PartyKey, id: string): PopulationUnit | undefined =>
  organisationOf(run, party)?.units.find((unit) => unit.id === id);

const isMeans = (value: unknown): value is NonNullable<Means> =>
  ['money', 'authority', 'military', 'secret_service'].some((means) => means === value);

/** By what means the unrest of a unit was ended, of what was done between two runs. */
const meansOf = (
  before: PhaseRun,
  after: PhaseRun,
  party: PartyKey,
  { id, region }: PopulationUnit,
): Means => {
  const means = after.events
    .slice(before.events.length)
    .filter(
      ({ kind }) => kind === 'organisation.unrestCalmed' || kind === 'organisation.unrestCrushed',
    )
    .filter(({ parties, place }) => place === region && parties.at(-1) === party)
    .filter(({ about }) => String(about['ids']).split(' ').includes(id))
    .at(-1)?.about['means'];
  return isMeans(means) ? means : null;
};

/** Organisation founded or joined by the units that left an organisation in a region. */
const foundedBy = (after: PhaseRun, from: PartyKey, region: string): PartyKey | undefined =>
  after.events.find(
    ({ kind, parties, place }) =>
      (kind === 'organisation.secession' || kind === 'organisation.rebelsJoined') &&
      place === region &&
      parties[0] === from,
  )?.parties[1];

/** How the unrest of one unit ended: before any attempt, after all of them, after those that leave have left. */
const recordOf = (
  [before, calmed, left]: readonly [PhaseRun, PhaseRun, PhaseRun],
  party: PartyKey,
  unit: PopulationUnit,
): UnrestRecord => {
  const { id, region, unrestSince } = unit;
  const row = { party, region, unit: id, since: unrestSince ?? 0 };
  const after = unitIn(calmed, party, id);
  const means = meansOf(before, calmed, party, unit);
  if (after === undefined) return { ...row, end: 'died', means };
  if (after.unrestSince === null) return { ...row, end: 'calmed', means };
  if (unitIn(left, party, id) !== undefined) return { ...row, end: 'stays', means: null };
  const founded = foundedBy(left, party, region);
  return { ...row, end: 'leaves', means: null, ...(founded === undefined ? {} : { founded }) };
};

/** The run with a card for every unit that was in unrest when the step began (OS-8.7). */
export const recordedUnrest = (before: PhaseRun, calmed: PhaseRun, left: PhaseRun): PhaseRun => ({
  ...left,
  unrest: partiesOf(before).flatMap((party) =>
    [...(organisationOf(before, party)?.units ?? [])]
      .filter(({ unrestSince }) => unrestSince !== null)
      .sort(byRegion)
      .map((unit) => recordOf([before, calmed, left], party, unit)),
  ),
});
