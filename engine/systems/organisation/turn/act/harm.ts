import type { Params } from '../../../../kernel';
import type { PartyKey, RegionKey } from '../../../../world';
import { damagedFromOutside } from '../../rules/fortification';
import { advantageOf } from '../../rules/levels';
import { loot } from '../../rules/plunder';
import { book } from '../money';
import { hasDeclined, organisationOf, type PhaseTurn, put } from '../turn';

/** What harm came to, with the data for words. */
export interface Harm {
  readonly effect: 'steal' | 'damage' | 'absorbed' | 'void';
  readonly about: Params;
}

const NO_HARM: Harm = { effect: 'void', about: {} };

/** Who takes from whom: the region the money lies in, and the one into whose purse it goes. */
interface Theft {
  readonly by: PartyKey;
  readonly from: PartyKey;
  readonly region: RegionKey;
  readonly into: RegionKey;
}

/** One money, or what is open of it, taken from one purse into another (OS-12-05, OS-13-13). */
export function steal(turn: PhaseTurn, { by, from, region, into }: Theft): Harm {
  const victim = organisationOf(turn, from);
  const amount = victim === undefined ? undefined : loot(victim, region, turn.input.settings);
  if (amount === undefined || amount.value <= 0) return NO_HARM;
  const gives = { party: from, region, about: { party: from, other: by } };
  const gets = { party: by, region: into, about: { party: by, other: from } };
  book(turn, { ...gives, amount, name: 'stolen', isIncome: false });
  book(turn, { ...gets, amount, name: 'loot', isIncome: true });
  return { effect: 'steal', about: { halves: amount.value, region } };
}

/** One intact level damaged from outside, unless a fortification stands in for it (OS-5.7-01, OS-5.7-05). */
export function damage(turn: PhaseTurn, party: PartyKey, id: string): Harm {
  const owner = organisationOf(turn, party);
  const target = owner === undefined ? undefined : advantageOf(owner, id);
  if (owner === undefined || target === undefined || target.intact < 1) return NO_HARM;
  const { region, name } = target;
  const isDeclined = hasDeclined(turn, party, region);
  const hit = damagedFromOutside(owner, id, isDeclined, turn.input.settings);
  put(turn, hit.organisation);
  const about = { advantage: name, region };
  if (hit.absorbed === null) return { effect: 'damage', about };
  const { kind } = hit.absorbed;
  const wall =
    hit.absorbed.kind === 'level' ? advantageOf(owner, hit.absorbed.id)?.name : undefined;
  const shield = { shield: kind, ...(wall === undefined ? {} : { fortification: wall }) };
  return { effect: 'absorbed', about: { ...about, ...shield } };
}
