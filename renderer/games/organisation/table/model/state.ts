import type {
  GameState,
  Organisation,
  OrganisationRecord,
  Step,
} from '../../../../../engine/systems/organisation';
import { STEPS } from '../../../../../engine/systems/organisation';

/** A figure after a step, and how much it is more than before it. */
export interface Changed {
  readonly value: number;
  readonly by: number;
}

/** What an organisation has in a region after a step. */
export interface RegionRow {
  readonly region: string;
  readonly isSeat: boolean;
  readonly calm: Changed;
  readonly unrest: Changed;
  /** Halves. */
  readonly money: Changed;
  readonly intact: Changed;
  readonly damaged: Changed;
  /** Levels for the phase only, things begun and things on their way from here. */
  readonly extra: number;
  readonly jobs: number;
  readonly leaving: number;
}

/** What an organisation has after a step, region by region. */
export interface OrganisationRows {
  readonly key: string;
  readonly name: string;
  readonly isDissolved: boolean;
  readonly isNew: boolean;
  readonly money: Changed;
  readonly rows: readonly RegionRow[];
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const movingIds = ({ moves }: Organisation): ReadonlySet<string> =>
  new Set(moves.flatMap((move) => (move.kind === 'money' ? [] : [move.id])));

/** What is counted of a region. */
const countsIn = (organisation: Organisation | undefined, region: string) => {
  if (organisation === undefined) return { calm: 0, unrest: 0, money: 0, intact: 0, damaged: 0 };
  const units = organisation.units.filter((unit) => unit.region === region);
  const advantages = organisation.advantages.filter((one) => one.region === region);
  return {
    calm: units.filter(({ unrestSince }) => unrestSince === null).length,
    unrest: units.filter(({ unrestSince }) => unrestSince !== null).length,
    money: organisation.purses[region] ?? 0,
    intact: total(advantages.map(({ intact }) => intact)),
    damaged: total(advantages.map(({ damaged }) => damaged)),
  };
};

const regionsOf = (organisation: Organisation | undefined): readonly string[] =>
  organisation === undefined
    ? []
    : [
        ...organisation.units.map(({ region }) => region),
        ...organisation.advantages.map(({ region }) => region),
        ...Object.entries(organisation.purses).flatMap(([region, halves]) =>
          halves > 0 ? [region] : [],
        ),
        ...organisation.bonuses.map(({ region }) => region),
      ];

const changed = (now: number, before: number): Changed => ({ value: now, by: now - before });

const rowOf = (now: Organisation, before: Organisation | undefined, region: string): RegionRow => {
  const [after, first] = [countsIn(now, region), countsIn(before ?? now, region)];
  const moving = movingIds(now);
  return {
    region,
    isSeat: now.seat === region,
    calm: changed(after.calm, first.calm),
    unrest: changed(after.unrest, first.unrest),
    money: changed(after.money, first.money),
    intact: changed(after.intact, first.intact),
    damaged: changed(after.damaged, first.damaged),
    extra: total(now.bonuses.filter((one) => one.region === region).map(({ amount }) => amount)),
    jobs: now.jobs.filter((job) => job.region === region).length,
    leaving:
      [...now.units, ...now.advantages].filter((one) => one.region === region && moving.has(one.id))
        .length + now.moves.filter((move) => move.kind === 'money' && move.from === region).length,
  };
};

const purse = (organisation: Organisation | undefined): number =>
  organisation === undefined ? 0 : total(Object.values(organisation.purses));

/** Every organisation after a step, region by region, with what the step changed. */
export const organisationRows = (
  now: GameState,
  before: GameState | undefined,
): readonly OrganisationRows[] =>
  Object.values(now.organisations)
    .filter(
      ({ dissolved, key }) => dissolved === null || before?.organisations[key]?.dissolved === null,
    )
    .map((organisation) => {
      const earlier = before?.organisations[organisation.key];
      const regions = [...new Set([...regionsOf(organisation), ...regionsOf(earlier)])].sort();
      return {
        key: organisation.key,
        name: organisation.name,
        isDissolved: organisation.dissolved !== null,
        isNew: before !== undefined && earlier === undefined,
        money: changed(purse(organisation), purse(earlier ?? organisation)),
        rows: regions.map((region) => rowOf(organisation, earlier, region)),
      };
    });

/** The state after a step and the one before it; undefined while the run has no such step. */
export const statesAround = (
  { steps }: Pick<OrganisationRecord, 'steps'>,
  step: Step,
): { readonly now: GameState; readonly before: GameState | undefined } | undefined => {
  const now = steps.find((one) => one.step === step)?.state;
  const earlier = STEPS[STEPS.indexOf(step) - 1];
  const before = steps.find((one) => one.step === earlier)?.state;
  return now === undefined ? undefined : { now, before };
};
