import type { TextDecision } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { freeName } from '../../rules/levels';
import { byText } from '../../rules/order';
import { unrestAt } from '../../rules/population';
import { flagOf } from '../../rules/settings';
import { addUnit, removeUnit } from '../../rules/units';
import { restingOrganisation } from '../../state/read';
import type { Organisation, PopulationUnit } from '../../state/types';
import type { PhaseTurn } from '../turn';

/** The longest name of an organisation. */
const LONGEST_NAME = 60;

/** The decision by which the GM names the organisation that would arise there (OS-8.7-07, OS-8.7-09, OS-18-04). */
export function naming(
  { board, state }: PhaseTurn,
  party: PartyKey,
  region: RegionKey,
): TextDecision {
  const place = board.regions[region]?.name ?? region;
  return {
    input: 'text',
    key: `rebels/${party}/${region}/name`,
    clause: 'OS-8.7-07',
    name: 'organisation.rebels',
    about: { party, region },
    longest: LONGEST_NAME,
    proposal: `Aufständische in ${place} (Phase ${String(state.phase)})`,
  };
}

/** Key of a new organisation: small letters, figures and `-`, the first that nobody has. */
function rebelKey(turn: PhaseTurn, region: RegionKey): PartyKey {
  const stem = `rebels-${region}-${String(turn.state.phase)}`;
  const taken = new Set([...Object.keys(turn.input.world.parties), ...turn.parties()]);
  for (let no = 1; ; no += 1) {
    const key = no === 1 ? stem : `${stem}-${String(no)}`;
    if (!taken.has(key)) return key;
  }
}

/**
 * An organisation without anything, led by the GM, with its seat where it arises (OS-8.7-07): under the GM's name, else
 * one of region and phase, the first form of it that is free (OS-8.7-09).
 */
function newRebels(turn: PhaseTurn, from: PartyKey, region: RegionKey): Organisation {
  const name = freeName(turn.decided.text(naming(turn, from, region)), [
    ...Object.values(turn.input.world.parties).map((one) => one.name),
    ...Object.values(turn.state.organisations).map((one) => one.name),
  ]);
  const holding = { origin: 'rebel', founded: turn.state.phase } as const;
  return restingOrganisation(rebelKey(turn, region), name, region, {}, holding);
}

/** Rebels of the region that others join (`os.secession.join_existing`); never those that are left (OS-8.7-09). */
const rebelsThere = (
  { settings, state }: PhaseTurn,
  from: PartyKey,
  region: RegionKey,
): Organisation | undefined =>
  flagOf(settings, 'os.secession.join_existing')
    ? Object.values(state.organisations)
        .filter(({ key, origin }) => key !== from && origin === 'rebel')
        .find(({ units }) => units.some((unit) => unit.region === region))
    : undefined;

/** Units of one organisation in one region leave: they are calm in an organisation of their own (OS-8.7-07). */
function secede(
  turn: PhaseTurn,
  from: PartyKey,
  region: RegionKey,
  units: readonly PopulationUnit[],
): void {
  const joined = rebelsThere(turn, from, region);
  const rebels = joined ?? newRebels(turn, from, region);
  for (const { id } of units) turn.change(from, (own) => removeUnit(own, id));
  turn.put(units.reduce((one) => addUnit(one, region), rebels));
  turn.rebels.set(`${from}/${region}`, rebels.key);
  const kind = joined === undefined ? 'secession' : 'rebelsJoined';
  const about = { region, units: units.length, organisation: rebels.name };
  turn.note(kind, 'OS-8.7-07', [from, rebels.key], about, { isPublic: true });
}

/** The units of a region that leave now; by the GM's word only those in their third closing (Q11). */
function leaveRegion(turn: PhaseTurn, key: PartyKey, region: RegionKey): void {
  /** Units whose unrest lasts more than so many phases (OS-3-05, OS-8.7-06). */
  const lasting = (phases: number): readonly PopulationUnit[] =>
    unrestAt(turn.own(key), region).filter(
      ({ unrestSince }) => unrestSince !== null && unrestSince <= turn.state.phase - phases,
    );
  const units = lasting(1);
  if (units.length === 0) return;
  const about = { party: key, region, units: units.length };
  const options = ['second_closing', 'third_closing'] as const;
  const answer = turn.reading(11, 'OS-8.7-06', `leave/${key}/${region}`, about, options);
  const leaving = answer === 'second_closing' ? units : lasting(2);
  if (leaving.length > 0) secede(turn, key, region, leaving);
}

/** Units in unrest for more than one phase leave: organisations by id, regions by key (OS-8.7-06, OS-8.7-09). */
export function leaveOwners(turn: PhaseTurn): void {
  turn.each(({ key, units }) => {
    const regions = [...new Set(units.map(({ region }) => region))].sort(byText);
    for (const region of regions) leaveRegion(turn, key, region);
  });
}
