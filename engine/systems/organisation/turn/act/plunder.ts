import { type CardBlock, ruled } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import type { PlunderSpending } from '../../orders/order';
import { loot } from '../../rules/plunder';
import { advantagesOf } from '../../rules/pools';
import { successesLeft } from '../../rules/successes';
import type { Advantage } from '../../state/types';
import {
  decisionBlocks,
  type Given,
  namesFor,
  organisationOf,
  type PhaseTurn,
  reading,
  refuse,
  tell,
  tellFirst,
} from '../turn';
import { damage, steal } from './harm';
import { type Market, spend } from './spending';
import {
  countOf,
  hasAnythingAt,
  isInReach,
  levelOfUse,
  poolIn,
  rolledBlocks,
  rollFor,
  strikeAt,
} from './use';

/** Purse into which plundered money goes: that of the acting region, or of the seat if the GM reads it so (OS-12-05). */
function purseForLoot(turn: PhaseTurn, key: string, by: PartyKey, from: RegionKey): RegionKey {
  const answer = reading(turn, 36, {
    key: `${key}/q36`,
    clause: 'OS-12-05',
    about: { party: by },
    options: ['acting_region', 'seat'],
  });
  return answer === 'seat' ? (organisationOf(turn, by)?.seat ?? from) : from;
}

/** Intact military of the victim in the region, by name (OS-12-06, OS-4-12). */
function militaryOf(turn: PhaseTurn, target: PartyKey, region: RegionKey): readonly Advantage[] {
  const victim = organisationOf(turn, target);
  if (victim === undefined) return [];
  return advantagesOf(victim, poolIn('military', region)).filter(({ intact }) => intact > 0);
}

interface Raid {
  readonly key: string;
  readonly by: PartyKey;
  readonly target: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

/** What one success does, and what both are told of it (OS-12-05, OS-12-06, OS-12-07). */
function spendOne(turn: PhaseTurn, { by, target, region, into }: Raid, option: string): void {
  const { effect, about } =
    option === 'steal'
      ? steal(turn, { by, from: target, region, into })
      : damage(turn, target, option.slice('damage:'.length));
  if (effect === 'void') return;
  const kind = { steal: 'Stolen', damage: 'Damaged', absorbed: 'Absorbed' }[effect];
  tell(turn, {
    kind: `organisation.plunder${kind}`,
    clause: effect === 'steal' ? 'OS-12-05' : 'OS-12-06',
    place: region,
    parties: [by, target],
    about,
  });
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
      const victim = organisationOf(turn, target);
      const open = victim === undefined ? 0 : loot(victim, region, turn.input.settings).value;
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
function announce(
  turn: PhaseTurn,
  { by, target, region }: Raid,
  count: number,
): (blocks: readonly CardBlock[]) => void {
  const plunder = { place: region, parties: [by, target] };
  tell(turn, {
    kind: 'organisation.plunder',
    clause: 'OS-12-07',
    ...plunder,
    about: { region },
    isPublic: true,
  });
  return tellFirst(turn, {
    kind: 'organisation.plunderDice',
    clause: 'OS-12-08',
    ...plunder,
    witnesses: [by],
    about: { count },
  });
}

/** Plunder step by step (OS-12-08); true if it took place. */
export function plunder(turn: PhaseTurn, activity: Given<'PLUNDER'>): boolean {
  const { by, order } = activity;
  const { from, region, target } = order;
  const { settings, rulings } = turn.input;
  const [organisation, victim] = [organisationOf(turn, by), organisationOf(turn, target)];
  if (organisation === undefined) return false;
  const about = { target, region };
  const pool = poolIn('military', from);
  if (!isInReach(turn, from, region)) return refuse(turn, activity, 'organisation.E_RANGE', about);
  const levels = levelOfUse(turn, organisation, pool, order.levels);
  if (typeof levels === 'string') return refuse(turn, activity, levels, about);
  if (victim === undefined || target === by || !hasAnythingAt(turn, victim, region))
    return refuse(turn, activity, 'organisation.E_TARGET', about);

  const { key, opposed } = strikeAt(turn, activity, 'military', victim);
  const dice = rollFor(turn, 'plunder', activity, levels, order.rerolls, about);
  const raid: Raid = { key, by, target, region, into: purseForLoot(turn, key, by, from) };
  const left = successesLeft(dice.dice, opposed, 'OS-12-03', about, settings);
  const successes = ruled(`${key}/successes`, left, rulings);
  const count = countOf(successes);
  const addBlocks = announce(turn, raid, count);
  const military = militaryOf(turn, target, region);
  const wishes = order.spending?.map((wish) => wishOf(military, wish)) ?? null;
  const spent = spend(turn, activity, marketOf(turn, raid), wishes, count);
  const nameOf = (option: string): string =>
    military.find(({ id }) => option === `damage:${id}`)?.name ?? '';
  const rolled = { key, by, kind: 'PLUNDER', pool: dice, successes, spent, nameOf } as const;
  addBlocks([
    ...rolledBlocks(turn, { ...rolled, about: { ...about, from, levels } }),
    ...decisionBlocks(turn, [`${key}/q36`]),
  ]);
  return true;
}
