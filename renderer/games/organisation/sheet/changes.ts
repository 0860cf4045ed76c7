import {
  addUnit,
  calmed,
  intoUnrest,
  type Organisation,
  type PopulationUnit,
  removeUnit,
  settled,
} from '../../../../engine/systems/organisation';

/** What the GM can do to population by hand. */
export const POPULATION_ACTS = ['add', 'remove', 'move', 'unrest', 'calm'] as const;
export type PopulationAct = (typeof POPULATION_ACTS)[number];

/** An act of the GM on population: how many units, where, whereto if they move, and the phase that is open. */
export interface PopulationChange {
  readonly act: PopulationAct;
  readonly region: string;
  readonly to: string;
  readonly count: number;
  readonly phase: number;
}

const isCalm = ({ unrestSince }: PopulationUnit): boolean => unrestSince === null;

/** The units an act is about: those in unrest are calmed, calm ones the rest; who came last goes first. */
const candidates = (
  { units }: Organisation,
  { act, region }: Pick<PopulationChange, 'act' | 'region'>,
): readonly PopulationUnit[] => {
  const there = units
    .filter((unit) => unit.region === region)
    .toSorted((a, b) => b.arrived - a.arrived);
  if (act === 'calm') return there.filter((unit) => !isCalm(unit));
  if (act === 'remove') return there.toSorted((a, b) => Number(isCalm(b)) - Number(isCalm(a)));
  return there.filter(isCalm);
};

/** How many units an act can be about; any number can be added. */
export const mostUnits = (
  organisation: Organisation,
  change: Pick<PopulationChange, 'act' | 'region'>,
): number => (change.act === 'add' ? MOST_ADDED : candidates(organisation, change).length);

/** More units are not added at once; a greater number is a slip of the pen. */
const MOST_ADDED = 99;

/** An organisation after an act of the GM on its population. */
export const withPopulation = (
  organisation: Organisation,
  change: PopulationChange,
): Organisation => {
  const { act, region, to, count, phase } = change;
  if (act === 'add') {
    return Array.from({ length: count }).reduce<Organisation>(
      (before) => addUnit(before, region),
      organisation,
    );
  }
  const chosen = candidates(organisation, change).slice(0, count);
  return chosen.reduce<Organisation>((before, { id }) => {
    if (act === 'remove') return removeUnit(before, id);
    if (act === 'move') return settled(before, id, to);
    return act === 'calm' ? calmed(before, id) : intoUnrest(before, id, phase);
  }, organisation);
};
