import type { PartyKey, RegionKey } from '../../../../world';
import { freeName } from '../../rules/levels';
import { byText } from '../../rules/order';
import { unrestAt } from '../../rules/population';
import { flagOf } from '../../rules/settings';
import { addUnit, removeUnit } from '../../rules/units';
import { restingOrganisation } from '../../state/read';
import type { Organisation, PopulationUnit } from '../../state/types';
import { reading } from '../choice';
import {
  changed,
  forEachOrganisation,
  happened,
  organisationOf,
  partiesOf,
  withOrganisation,
} from '../doing';
import type { PhaseRun } from '../run';

/** The longest name of an organisation. */
const LONGEST_NAME = 60;

/** Key of the ruling by which the GM names the organisation that would arise there (OS-8.7-07, OS-18-04). */
export const nameKey = (party: PartyKey, region: RegionKey): string =>
  `rebels/${party}/${region}/name`;

const namesOf = ({ input: { world }, state }: PhaseRun): readonly string[] => [
  ...Object.values(world.parties).map(({ name }) => name),
  ...Object.values(state.organisations).map(({ name }) => name),
];

/** Name of a new organisation: the GM's, else `Rebels <region> <phase>`; the first form of it that is free (OS-8.7-09). */
const rebelName = (run: PhaseRun, party: PartyKey, region: RegionKey): string => {
  const said = run.input.rulings[nameKey(party, region)]?.value;
  const wanted = typeof said === 'string' ? said.trim().slice(0, LONGEST_NAME) : '';
  const usual = `Rebels ${region} ${String(run.state.phase)}`;
  return freeName(wanted === '' ? usual : wanted, namesOf(run));
};

/** Key of a new organisation: small letters, figures and `-`, the first that nobody has. */
const rebelKey = (run: PhaseRun, region: RegionKey): PartyKey => {
  const stem = `rebels-${region}-${String(run.state.phase)}`;
  const taken = new Set([...Object.keys(run.input.world.parties), ...partiesOf(run)]);
  for (let no = 1; ; no += 1) {
    const key = no === 1 ? stem : `${stem}-${String(no)}`;
    if (!taken.has(key)) return key;
  }
};

/** An organisation without anything, led by the GM, with its seat where it arises (OS-8.7-07). */
const newRebels = (run: PhaseRun, from: PartyKey, region: RegionKey): Organisation =>
  restingOrganisation(
    rebelKey(run, region),
    rebelName(run, from, region),
    region,
    {},
    {
      origin: 'rebel',
      founded: run.state.phase,
      dissolved: null,
      units: [],
      advantages: [],
      lastEvent: null,
      secrets: [],
      lastUnit: 0,
      lastAdvantage: 0,
    },
  );

/** Rebels of the region that others join (`os.secession.join_existing`); never those that are left (OS-8.7-09). */
const rebelsThere = (run: PhaseRun, from: PartyKey, region: RegionKey): Organisation | undefined =>
  flagOf(run.input.settings, 'os.secession.join_existing')
    ? Object.values(run.state.organisations)
        .filter(({ key, origin }) => key !== from && origin === 'rebel')
        .find(({ units }) => units.some((unit) => unit.region === region))
    : undefined;

/** Units of one organisation in one region leave: they are calm in an organisation of their own (OS-8.7-07). */
const secede = (
  run: PhaseRun,
  from: PartyKey,
  region: RegionKey,
  units: readonly PopulationUnit[],
): PhaseRun => {
  const joined = rebelsThere(run, from, region);
  const rebels = joined ?? newRebels(run, from, region);
  const left = changed(run, from, (one) =>
    units.reduce((rest, { id }) => removeUnit(rest, id), one),
  );
  const grown = units.reduce((one) => addUnit(one, region), rebels);
  return happened(withOrganisation(left, grown), {
    kind: joined === undefined ? 'organisation.secession' : 'organisation.rebelsJoined',
    clause: 'OS-8.7-07',
    place: region,
    parties: [from, rebels.key],
    about: { region, units: units.length, organisation: rebels.name },
    isPublic: true,
  });
};

/** Units whose unrest lasts more than one phase: it began in an earlier one (OS-3-05, OS-8.7-06). */
const lasting = (run: PhaseRun, units: readonly PopulationUnit[], phases: number) =>
  units.filter(
    ({ unrestSince }) => unrestSince !== null && unrestSince <= run.state.phase - phases,
  );

/** The units of a region that leave now; by the GM's word only those in their third closing (Q11). */
const leaveRegion = (before: PhaseRun, key: PartyKey, region: RegionKey): PhaseRun => {
  const organisation = organisationOf(before, key);
  const units =
    organisation === undefined ? [] : lasting(before, unrestAt(organisation, region), 1);
  if (units.length === 0) return before;
  const { run, answer } = reading(before, 11, {
    key: `leave/${key}/${region}`,
    clause: 'OS-8.7-06',
    about: { party: key, region, units: units.length },
    options: ['second_closing', 'third_closing'],
  });
  const leaving = answer === 'second_closing' ? units : lasting(run, units, 2);
  return leaving.length === 0 ? run : secede(run, key, region, leaving);
};

/** Units in unrest for more than one phase leave: organisations by id, regions by key (OS-8.7-06, OS-8.7-09). */
export const leaveOwners = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, { key, units }) =>
    [...new Set(units.map(({ region }) => region))]
      .sort(byText)
      .reduce((one, region) => leaveRegion(one, key, region), run),
  );
