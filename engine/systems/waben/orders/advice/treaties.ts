import type { PartyKey, Treaty } from '../../../../world';
import { declarationsOf } from '../declaration';
import { type Advice, perPiece, warning } from './advise';
import {
  foreignOwner,
  isAttacking,
  isFriendly,
  isHostileTo,
  nameOf,
  type Outlook,
  stepsInto,
} from './outlook';

const wasFriend = (other: PartyKey, { world, party }: Outlook): boolean =>
  ['alliance', 'peace'].includes(world.parties[party]?.relations[other] ?? '');

/** An attacking unit enters the land of a party whose friendship this very letter ends (WW-11.2-04). */
export const breach: Advice = (outlook) => {
  const ended = declarationsOf(outlook.declarations, 'relation')
    .filter(({ relation, party }) => relation === 'enemy' && wasFriend(party, outlook))
    .map(({ party }) => party);
  return perPiece((piece) => {
    const step = stepsInto(piece.row).find(({ field }) =>
      ended.includes(foreignOwner(field, outlook) ?? ''),
    );
    if (step === undefined || !isAttacking(piece.row)) return [];
    const other = nameOf(foreignOwner(step.field, outlook) ?? '', outlook);
    return [warning(outlook, 'F-ADV-BREACH', piece, step, { other, field: step.field })];
  })(outlook);
};

const binds = ({ kinds, parties, from, until }: Treaty, other: PartyKey, outlook: Outlook) => {
  const { turn } = outlook.world.clock;
  const isFriendship = kinds.includes('alliance') || kinds.includes('peace');
  const holds = from <= turn && (until === null || turn <= until);
  return isFriendship && holds && parties.includes(outlook.party) && parties.includes(other);
};

/**
 * An attacking unit enters the land of a party with which a treaty of peace or alliance holds, while the realm's
 * own word makes it an enemy: whoever is met there is attacked (WW-7.1-13).
 */
export const friend: Advice = (outlook) => {
  const treaties = Object.values(outlook.world.treaties);
  const isSworn = (other: PartyKey | null): other is PartyKey =>
    other !== null &&
    isHostileTo(other, outlook) &&
    !wasFriend(other, outlook) &&
    treaties.some((treaty) => binds(treaty, other, outlook));
  return perPiece((piece) => {
    const step = stepsInto(piece.row).find(({ field }) => isSworn(foreignOwner(field, outlook)));
    if (step === undefined || !isAttacking(piece.row)) return [];
    const other = nameOf(foreignOwner(step.field, outlook) ?? '', outlook);
    return [warning(outlook, 'F-ADV-FRIEND', piece, step, { other, field: step.field })];
  })(outlook);
};

/** E into the land of a friend: nothing is conquered there (WW-6.2-09). */
export const idleConquest: Advice = perPiece((piece, outlook) => {
  const { code } = piece.row.content;
  if (code?.class !== 'K' || code.extension?.kind !== 'E') return [];
  const into = stepsInto(piece.row);
  const last = into.at(-1);
  const owner = last === undefined ? null : foreignOwner(last.field, outlook);
  if (last === undefined || owner === null || !isFriendly(owner, outlook)) return [];
  const about = { other: nameOf(owner, outlook), field: last.field };
  return [warning(outlook, 'F-ADV-CONQUEST', piece, last, about)];
});
