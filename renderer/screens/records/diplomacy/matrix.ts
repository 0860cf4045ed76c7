import type { Campaign, Party, PartyKey, Relation } from '../../../../engine';
import { changing, type Command } from '../../../model/state/command';

/** What a party can be to another; `none` = nothing declared, the game's default holds (WW-11.2-03). */
export const STANCES = ['none', 'peace', 'alliance', 'passage', 'enemy'] as const;
export type Stance = (typeof STANCES)[number];

type Parties = Readonly<Record<PartyKey, Pick<Party, 'relations'>>>;

/** The stance one party declares towards another. */
export function stanceOf(parties: Parties, from: PartyKey, to: PartyKey): Stance {
  return parties[from]?.relations[to] ?? 'none';
}

/** True if two parties do not declare the same of each other: only the one who declared it is bound (WW-11.2-03). */
export function isOneSided(parties: Parties, a: PartyKey, b: PartyKey): boolean {
  return stanceOf(parties, a, b) !== stanceOf(parties, b, a);
}

/** The pair at the cursor, and whether both declare it. */
export interface Pair {
  readonly from: PartyKey;
  readonly to: PartyKey;
}

/** The command by which one party, or both, take a stance; undefined if they have it already. */
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
  const isTaken = pairs.every(([a = '', b = '']) => stanceOf(world.parties, a, b) === stance);
  if (one === undefined || other === undefined || from === to || isTaken) return undefined;
  return changing(
    isMutual ? 'records:command.mutual' : 'records:command.stance',
    { from: one.name, to: other.name, stance: `records:relation.${stance}` },
    (draft) => {
      for (const [a = '', b = ''] of pairs) {
        const relations: Record<string, Relation> | undefined = draft.world.parties[a]?.relations;
        if (relations === undefined) continue;
        if (stance === 'none') Reflect.deleteProperty(relations, b);
        else relations[b] = stance;
      }
    },
  );
}
