import { ruled } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { PlunderSpending } from '../../orders/order';
import { loot } from '../../rules/fortification';
import { advantagesOf } from '../../rules/pools';
import { successesLeft } from '../../rules/successes';
import type { Advantage } from '../../state/types';
import { type AddBlocks, type Given, namesFor, type PhaseTurn } from '../turn';
import { countOf, damage, type Market, rolledBlocks, spend, steal } from './harm';
import { hasAnythingAt, isInReach, levelOfUse, poolIn, rollFor, strikeAt } from './use';

/** Purse into which plundered money goes: that of the acting region, or of the seat if the GM reads it so (OS-12-05). */
function purseForLoot(turn: PhaseTurn, key: string, by: PartyKey, from: RegionKey): RegionKey {
  const options = ['acting_region', 'seat'] as const;
  const answer = turn.reading(36, 'OS-12-05', `${key}/q36`, { party: by }, options);
  return answer === 'seat' ? turn.own(by).seat : from;
}

/** Intact military of the victim in the region, by name (OS-12-06, OS-4-12). */
function militaryOf(turn: PhaseTurn, target: PartyKey, region: RegionKey): readonly Advantage[] {
  const military = advantagesOf(turn.own(target), poolIn('military', region));
  return military.filter(({ intact }) => intact > 0);
}

interface Raid {
  readonly key: string;
  readonly by: PartyKey;
  readonly target: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

/** What is told of what a success does, and its clause (OS-12-05, OS-12-06). */
const REPORTED = {
  steal: ['plunderStolen', 'OS-12-05'],
  damage: ['plunderDamaged', 'OS-12-06'],
  absorbed: ['plunderAbsorbed', 'OS-12-06'],
} as const;

/** What one success does, and what both are told of it (OS-12-05, OS-12-06, OS-12-07). */
function spendOne(turn: PhaseTurn, { by, target, region, into }: Raid, option: string): void {
  const { effect, about } =
    option === 'steal'
      ? steal(turn, { by, from: target, region, into })
      : damage(turn, target, option.slice('damage:'.length));
  if (effect === 'void') return;
  const [kind, clause] = REPORTED[effect];
  turn.note(kind, clause, [by, target], about);
}

function marketOf(turn: PhaseTurn, raid: Raid): Market {
  const { key, target, region } = raid;
  const military = (): readonly Advantage[] => militaryOf(turn, target, region);
  return {
    key,
    question: 'organisation.spendPlunder',
    clause: 'OS-12-08',
    about: () => ({ target, region, ...namesFor(military()) }),
    options: () => {
      const open = loot(turn.own(target), region, turn.settings).value;
      return [...(open > 0 ? ['steal'] : []), ...military().map(({ id }) => `damage:${id}`)];
    },
    buy: (option) => {
      spendOne(turn, raid, option);
    },
  };
}

/** A wish of the order as a choice; military by its name, without one whatever comes first then (OS-4-11). */
function wishOf(military: readonly Advantage[], spending: PlunderSpending): string {
  if (spending.kind === 'steal') return 'steal';
  if (spending.advantage === null) return 'damage';
  return `damage:${military.find(({ name }) => name === spending.advantage)?.id ?? ''}`;
}

/** Everybody learns that there was plunder, and who did it to whom (OS-12-07, OS-20-03); he himself, how well. */
function announce(turn: PhaseTurn, { by, target, region }: Raid, count: number): AddBlocks {
  const parties = [by, target];
  turn.note('plunder', 'OS-12-07', parties, { region }, { isPublic: true });
  const more = { place: region, witnesses: [by] };
  return turn.note('plunderDice', 'OS-12-08', parties, { count }, more);
}

/** Plunder step by step (OS-12-08); true if it took place. */
export function plunder(turn: PhaseTurn, activity: Given<'PLUNDER'>): boolean {
  const { by, order } = activity;
  const { from, region, target } = order;
  const about = { target, region };
  if (!isInReach(turn, from, region)) return turn.refuse(activity, 'organisation.E_RANGE', about);
  const levels = levelOfUse(turn, turn.own(by), poolIn('military', from), order.levels);
  if (typeof levels === 'string') return turn.refuse(activity, levels, about);
  if (target === by || !hasAnythingAt(turn, target, region))
    return turn.refuse(activity, 'organisation.E_TARGET', about);

  const { key, opposed } = strikeAt(turn, activity, 'military');
  const pool = rollFor(turn, 'plunder', activity, levels, order.rerolls, about);
  const raid = { key, by, target, region, into: purseForLoot(turn, key, by, from) };
  const left = successesLeft(pool.dice, opposed, 'OS-12-03', about, turn.settings);
  const successes = ruled(`${key}/successes`, left, turn.input.rulings);
  const count = countOf(successes);
  const addBlocks = announce(turn, raid, count);
  const military = militaryOf(turn, target, region);
  const wishes = order.spending?.map((wish) => wishOf(military, wish)) ?? null;
  const spent = spend(turn, activity, marketOf(turn, raid), wishes, count);
  const nameOf = (option: string): string =>
    military.find(({ id }) => option === `damage:${id}`)?.name ?? '';
  const rolled = { key, by, kind: 'PLUNDER', pool, successes, spent, nameOf } as const;
  addBlocks([
    ...rolledBlocks(turn, { ...rolled, about: { ...about, from, levels } }),
    ...turn.asked(`${key}/q36`),
  ]);
  return true;
}
