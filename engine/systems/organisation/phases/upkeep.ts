import type { RegionKey } from '../../../world';
import { purseAt, treasuryOf } from '../rules/money';
import { choiceOf } from '../rules/settings';
import {
  affordable,
  type Kept,
  levelsToKeep,
  upkeepByCategory,
  upkeepOfLevels,
  upkeepRegions,
} from '../rules/upkeep';
import { CATEGORIES, type Category, type Halves, type Organisation } from '../state/types';
import { reading } from './choice';
import { changed, forEachOrganisation, organisationOf } from './doing';
import { type Given, givenOrders, refusedOrder } from './given';
import { paid } from './paying';
import type { PhaseRun } from './run';

/** Money there is for the upkeep of a region: its purse, or with help of the others (OS-8.5-02). */
const availableFor = (run: PhaseRun, organisation: Organisation, region: RegionKey): Halves => {
  const { settings } = run.input;
  const isHelped = choiceOf(settings, 'os.money.upkeep_from') === 'any';
  return isHelped ? treasuryOf(organisation) : purseAt(organisation, region, settings);
};

/** Levels the order names, by the advantages there; undefined where one is not there or has fewer levels. */
const namedLevels = (
  due: readonly Kept[],
  { levels }: Given<'PAY'>['order'],
): readonly Kept[] | undefined => {
  const wanted = new Map<string, number>();
  for (const one of levels) wanted.set(one.name, (wanted.get(one.name) ?? 0) + one.levels);
  const kept = due.map(({ advantage }) => ({
    advantage,
    levels: wanted.get(advantage.name) ?? 0,
  }));
  const isThere = levels.every(({ name }) => due.some(({ advantage }) => advantage.name === name));
  const isWhole = levels.every((one) => Number.isInteger(one.levels) && one.levels >= 0);
  const isEnough = kept.every((one) => one.levels <= one.advantage.intact);
  return isThere && isWhole && isEnough ? kept : undefined;
};

interface Plan {
  readonly run: PhaseRun;
  /** Null = nobody chose, or not as he may. */
  readonly kept: readonly Kept[] | null;
}

/** The owner's choice of levels to pay; one he cannot pay leaves the default order in force (OS-8.6-02). */
const chosenLevels = (
  before: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
  due: readonly Kept[],
): Plan =>
  givenOrders(before, organisation.key, 'PAY')
    .filter(({ order }) => order.region === region)
    .reduce<Plan>(
      ({ run, kept }, given) => {
        const named = namedLevels(due, given.order);
        if (named === undefined) {
          return { run: refusedOrder(run, given, 'organisation.E_LEVEL', { region }), kept };
        }
        const price = upkeepOfLevels(organisation, region, named, run.input.settings).value;
        if (price <= availableFor(run, organisation, region)) return { run, kept: named };
        const about = { region, halves: price };
        return { run: refusedOrder(run, given, 'organisation.E_MONEY', about), kept };
      },
      { run: before, kept: null },
    );

const isCategory = (key: string): key is Category =>
  CATEGORIES.some((category) => category === key);

/** What is paid: as chosen, else by the default order, or by the GM's word one category first (OS-8.6-02, Q29). */
const paidLevels = (
  before: PhaseRun,
  organisation: Organisation,
  region: RegionKey,
  due: readonly Kept[],
): { readonly run: PhaseRun; readonly kept: readonly Kept[] } => {
  const { settings } = before.input;
  const { run, kept } = chosenLevels(before, organisation, region, due);
  const available = availableFor(run, organisation, region);
  const isShort = upkeepOfLevels(organisation, region, due, settings).value > available;
  if (!isShort) return { run, kept: kept ?? due };
  const categories = CATEGORIES.filter((category) =>
    due.some(({ advantage }) => advantage.category === category),
  );
  const asked = reading(run, 29, {
    key: `pay/${organisation.key}/${region}`,
    clause: 'OS-8.6-02',
    about: { party: organisation.key, region },
    options: ['usual_order', ...categories],
  });
  const first = isCategory(asked.answer) ? asked.answer : null;
  if (first === null && kept !== null) return { run: asked.run, kept };
  const ordered = levelsToKeep(organisation, region, first);
  return { run: asked.run, kept: affordable(ordered, available, settings) };
};

const regionPaid = (before: PhaseRun, key: string, region: RegionKey): PhaseRun => {
  const organisation = organisationOf(before, key);
  if (organisation === undefined) return before;
  const { settings } = before.input;
  const due = levelsToKeep(organisation, region);
  const { run, kept } = paidLevels(before, organisation, region, due);
  const settled = upkeepByCategory(organisation, region, kept, settings).reduce(
    (one, [category, amount]) =>
      paid(
        one,
        {
          party: key,
          region,
          section: 'upkeep',
          row: `${category} ${region}`,
          name: 'upkeep',
          amount,
          about: { category },
          isIncome: false,
        },
        choiceOf(settings, 'os.money.upkeep_from') === 'any',
      ),
    run,
  );
  const levelsPaid = new Map(kept.map(({ advantage, levels }) => [advantage.id, levels]));
  const unpaid = due.flatMap(({ advantage: { id }, levels }): readonly [string, number][] => {
    const missing = levels - (levelsPaid.get(id) ?? 0);
    return missing > 0 ? [[id, missing]] : [];
  });
  return changed(settled, key, (one) => ({
    ...one,
    unpaid: { ...one.unpaid, ...Object.fromEntries(unpaid) },
  }));
};

/** Orders about regions where nothing is to be kept up. */
const elsewhere = (run: PhaseRun, key: string, regions: readonly RegionKey[]): PhaseRun =>
  givenOrders(run, key, 'PAY')
    .filter(({ order }) => !regions.includes(order.region))
    .reduce(
      (one, given) =>
        refusedOrder(one, given, 'organisation.E_LEVEL', { region: given.order.region }),
      run,
    );

/** Close step 5: upkeep is found and paid by region, in the order of their keys (OS-8.5-02). */
export const payUpkeep = (before: PhaseRun): PhaseRun =>
  forEachOrganisation(before, (run, organisation) => {
    const regions = upkeepRegions(organisation);
    return regions.reduce(
      (one, region) => regionPaid(one, organisation.key, region),
      elsewhere(run, organisation.key, regions),
    );
  });
