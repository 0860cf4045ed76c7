import type { CardBlock, TextDecision } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { freeName } from '../../rules/levels';
import { byText } from '../../rules/order';
import { unrestAt } from '../../rules/population';
import { flagOf } from '../../rules/settings';
import { addUnit, removeUnit } from '../../rules/units';
import { restingOrganisation } from '../../state/read';
import type { Organisation, PopulationUnit } from '../../state/types';
import {
  change,
  eachOrganisation,
  organisationOf,
  partiesOf,
  type PhaseTurn,
  put,
  reading,
  tell,
} from '../turn';

/** The longest name of an organisation. */
const LONGEST_NAME = 60;

/** The decision by which the GM names the organisation that would arise there (OS-8.7-07, OS-8.7-09, OS-18-04). */
function naming({ board }: PhaseTurn, party: PartyKey, region: RegionKey): TextDecision {
  return {
    input: 'text',
    key: `rebels/${party}/${region}/name`,
    clause: 'OS-8.7-07',
    name: 'organisation.rebels',
    about: { party, region },
    longest: LONGEST_NAME,
    proposal: `Aufständische in ${board.regions[region]?.name ?? region}`,
  };
}

/** {@link naming} on a card. */
export function rebelBlock(turn: PhaseTurn, party: PartyKey, region: RegionKey): CardBlock {
  return { kind: 'decision', decision: naming(turn, party, region) };
}

/** Name of a new organisation: the GM's, else `Aufständische in <region>`; the first form of it that is free (OS-8.7-09). */
function rebelName(turn: PhaseTurn, party: PartyKey, region: RegionKey): string {
  return freeName(turn.decided.text(naming(turn, party, region)), [
    ...Object.values(turn.input.world.parties).map(({ name }) => name),
    ...Object.values(turn.state.organisations).map(({ name }) => name),
  ]);
}

/** Key of a new organisation: small letters, figures and `-`, the first that nobody has. */
function rebelKey(turn: PhaseTurn, region: RegionKey): PartyKey {
  const stem = `rebels-${region}-${String(turn.state.phase)}`;
  const taken = new Set([...Object.keys(turn.input.world.parties), ...partiesOf(turn)]);
  for (let no = 1; ; no += 1) {
    const key = no === 1 ? stem : `${stem}-${String(no)}`;
    if (!taken.has(key)) return key;
  }
}

/** An organisation without anything, led by the GM, with its seat where it arises (OS-8.7-07). */
function newRebels(turn: PhaseTurn, from: PartyKey, region: RegionKey): Organisation {
  const nothing = {
    origin: 'rebel',
    founded: turn.state.phase,
    dissolved: null,
    units: [],
    advantages: [],
    lastEvent: null,
    secrets: [],
    lastUnit: 0,
    lastAdvantage: 0,
  } as const;
  const name = rebelName(turn, from, region);
  return restingOrganisation(rebelKey(turn, region), name, region, {}, nothing);
}

/** Rebels of the region that others join (`os.secession.join_existing`); never those that are left (OS-8.7-09). */
function rebelsThere(
  { input: { settings }, state }: PhaseTurn,
  from: PartyKey,
  region: RegionKey,
): Organisation | undefined {
  if (!flagOf(settings, 'os.secession.join_existing')) return undefined;
  return Object.values(state.organisations)
    .filter(({ key, origin }) => key !== from && origin === 'rebel')
    .find(({ units }) => units.some((unit) => unit.region === region));
}

/** Units of one organisation in one region leave: they are calm in an organisation of their own (OS-8.7-07). */
function secede(
  turn: PhaseTurn,
  from: PartyKey,
  region: RegionKey,
  units: readonly PopulationUnit[],
): void {
  const joined = rebelsThere(turn, from, region);
  const rebels = joined ?? newRebels(turn, from, region);
  for (const { id } of units) change(turn, from, (one) => removeUnit(one, id));
  put(
    turn,
    units.reduce((one) => addUnit(one, region), rebels),
  );
  turn.rebels.set(`${from}/${region}`, rebels.key);
  tell(turn, {
    kind: joined === undefined ? 'organisation.secession' : 'organisation.rebelsJoined',
    clause: 'OS-8.7-07',
    place: region,
    parties: [from, rebels.key],
    about: { region, units: units.length, organisation: rebels.name },
    isPublic: true,
  });
}

/** The units of a region that leave now; by the GM's word only those in their third closing (Q11). */
function leaveRegion(turn: PhaseTurn, key: PartyKey, region: RegionKey): void {
  const organisation = organisationOf(turn, key);
  /** Units whose unrest lasts more than so many phases (OS-3-05, OS-8.7-06). */
  const lasting = (phases: number): readonly PopulationUnit[] =>
    organisation === undefined
      ? []
      : unrestAt(organisation, region).filter(
          ({ unrestSince }) => unrestSince !== null && unrestSince <= turn.state.phase - phases,
        );
  const units = lasting(1);
  if (units.length === 0) return;
  const answer = reading(turn, 11, {
    key: `leave/${key}/${region}`,
    clause: 'OS-8.7-06',
    about: { party: key, region, units: units.length },
    options: ['second_closing', 'third_closing'],
  });
  const leaving = answer === 'second_closing' ? units : lasting(2);
  if (leaving.length > 0) secede(turn, key, region, leaving);
}

/** Units in unrest for more than one phase leave: organisations by id, regions by key (OS-8.7-06, OS-8.7-09). */
export function leaveOwners(turn: PhaseTurn): void {
  eachOrganisation(turn, ({ key, units }) => {
    const regions = [...new Set(units.map(({ region }) => region))].sort(byText);
    for (const region of regions) leaveRegion(turn, key, region);
  });
}
