import type { RegionKey } from '../../../world';
import { advantageOf, damageLevel } from '../rules/levels';
import { purseAt, treasuryOf } from '../rules/money';
import {
  affordable,
  type Kept,
  levelsToKeep,
  upkeepByCategory,
  upkeepOfLevels,
  upkeepRegions,
} from '../rules/upkeep';
import { CATEGORIES, type Halves, type Organisation } from '../state/types';
import { pay } from './money';
import { type Given, type PhaseTurn } from './turn';

const isFromAny = (turn: PhaseTurn): boolean => turn.choice('os.money.upkeep_from') === 'any';

/** Money there is for the upkeep of a region: its purse, or with help of the others (OS-8.5-02). */
const availableFor = (turn: PhaseTurn, own: Organisation, region: RegionKey): Halves =>
  isFromAny(turn) ? treasuryOf(own) : purseAt(own, region, turn.settings);

/** Levels the order names, by the advantages there; undefined where one is not there or has fewer levels. */
function namedLevels(
  due: readonly Kept[],
  { levels }: Given<'PAY'>['order'],
): readonly Kept[] | undefined {
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
}

/**
 * The owner's choice of levels to pay, null = none; an unaffordable one leaves the default order in force (OS-8.6-02).
 */
function chosenLevels(
  turn: PhaseTurn,
  own: Organisation,
  region: RegionKey,
  due: readonly Kept[],
): readonly Kept[] | null {
  let kept: readonly Kept[] | null = null;
  for (const given of turn.orders(own.key, 'PAY')) {
    if (given.order.region !== region) continue;
    const named = namedLevels(due, given.order);
    if (named === undefined) {
      const names = own.advantages.map(({ name }) => name);
      const isKnown = given.order.levels.every(({ name }) => names.includes(name));
      turn.refuse(given, isKnown ? 'organisation.E_LEVEL' : 'organisation.E_TARGET', { region });
      continue;
    }
    const price = upkeepOfLevels(own, region, named, turn.settings).value;
    if (price <= availableFor(turn, own, region)) kept = named;
    else turn.refuse(given, 'organisation.E_MONEY', { region, halves: price });
  }
  return kept;
}

/** Levels paid: as chosen, else by the default order, or by the GM's decision one category first (OS-8.6-02, Q29). */
function paidLevels(
  turn: PhaseTurn,
  own: Organisation,
  region: RegionKey,
  due: readonly Kept[],
): readonly Kept[] {
  const { settings } = turn;
  const kept = chosenLevels(turn, own, region, due);
  const available = availableFor(turn, own, region);
  if (upkeepOfLevels(own, region, due, settings).value <= available) return kept ?? due;
  const categories = CATEGORIES.filter((category) =>
    due.some(({ advantage }) => advantage.category === category),
  );
  const { key: party } = own;
  const answer = turn.reading(29, 'OS-8.6-02', `pay/${party}/${region}`, { party, region }, [
    'usual_order',
    ...categories,
  ]);
  const first = categories.find((category) => category === answer) ?? null;
  if (first === null && kept !== null) return kept;
  return affordable(levelsToKeep(own, region, first), available, settings);
}

function payRegion(turn: PhaseTurn, own: Organisation, region: RegionKey): void {
  const { key: party } = own;
  const due = levelsToKeep(own, region);
  const kept = paidLevels(turn, own, region, due);
  const prices = upkeepByCategory(own, region, kept, turn.settings);
  for (const [category, amount] of prices) {
    const row = { name: 'upkeep', row: `${category} ${region}`, about: { category } };
    pay(turn, { party, region, amount, ...row }, isFromAny(turn));
  }
  const paid = new Map(kept.map(({ advantage, levels }) => [advantage.id, levels]));
  const unpaid = due.flatMap(({ advantage: { id }, levels }): readonly [string, number][] => {
    const missing = levels - (paid.get(id) ?? 0);
    return missing > 0 ? [[id, missing]] : [];
  });
  turn.change(party, (one) => ({
    ...one,
    unpaid: { ...one.unpaid, ...Object.fromEntries(unpaid) },
  }));
}

/** Close step 5: upkeep is found and paid by region, in the order of their keys (OS-8.5-02). */
export function payUpkeep(turn: PhaseTurn): void {
  turn.each((own) => {
    const { key } = own;
    const regions = upkeepRegions(own);
    for (const given of turn.orders(key, 'PAY'))
      if (!regions.includes(given.order.region))
        turn.refuse(given, 'organisation.E_LEVEL', { region: given.order.region });
    for (const region of regions) payRegion(turn, turn.own(key), region);
  });
}

/**
 * Close step 6: levels whose upkeep was not paid become damaged; a fortification does not stand in for them
 * (OS-8.6-01, OS-5.7-02). A limit lowered by it is felt in the next step 3 only (OS-8.6-03).
 */
export function damageUnpaid(turn: PhaseTurn): void {
  turn.each((own) => {
    const { unpaid = {}, ...settled } = own;
    const { key } = own;
    turn.change(key, () => settled);
    for (const [id, levels] of Object.entries(unpaid)) {
      const advantage = advantageOf(own, id);
      if (advantage === undefined) continue;
      for (let no = 0; no < levels; no += 1) turn.change(key, (one) => damageLevel(one, id));
      const { name, region, category } = advantage;
      turn.note('unpaid', 'OS-8.6-01', key, { name, region, category, levels });
    }
  });
}
