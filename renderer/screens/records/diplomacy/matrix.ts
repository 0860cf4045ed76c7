import type { Campaign, Party, PartyKey, Relation } from '../../../../engine';
import type { Command } from '../../../model/state/command';

/** What a party can be to another; `none` = nothing said, the game's default holds (WW-11.2-03). */
export const STANCES = ['none', 'peace', 'alliance', 'passage', 'enemy'] as const;
export type Stance = (typeof STANCES)[number];

type Parties = Readonly<Record<PartyKey, Pick<Party, 'relations'>>>;

/** How one party stands to another by its own word. */
export function stanceOf(parties: Parties, from: PartyKey, to: PartyKey): Stance {
  return parties[from]?.relations[to] ?? 'none';
}

/** True if two parties do not say the same of each other: only the one who said it is bound (WW-11.2-03). */
export function isOneSided(parties: Parties, a: PartyKey, b: PartyKey): boolean {
  return stanceOf(parties, a, b) !== stanceOf(parties, b, a);
}

/** The pair the cursor stands on, and whether both say it. */
export interface Pair {
  readonly from: PartyKey;
  readonly to: PartyKey;
}

/** The act by which one party, or both, take a stance; undefined if they have it already. */
export function takeStance(
  { world }: Pick<Campaign, 'world'>,
  { from, to }: Pair,
  stance: Stance,
  isMutual: boolean,
): Command | undefined {
  const [one, other] = [world.parties[from], world.parties[to]];
  const pairs = isMutual
    ? [
        [from, to],
        [to, from],
      ]
    : [[from, to]];
  const isRendered = pairs.every(([a = '', b = '']) => stanceOf(world.parties, a, b) === stance);
  if (one === undefined || other === undefined || from === to || isRendered) return undefined;
  return {
    name: isMutual ? 'records:command.mutual' : 'records:command.stance',
    about: { from: one.name, to: other.name, stance: `records:relation.${stance}` },
    change: (draft) => {
      for (const [a = '', b = ''] of pairs) {
        const relations: Record<string, Relation> | undefined = draft.world.parties[a]?.relations;
        if (relations === undefined) continue;
        if (stance === 'none') Reflect.deleteProperty(relations, b);
        else relations[b] = stance;
      }
    },
  };
}
