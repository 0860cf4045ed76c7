import { type FieldAddress } from '../../../../hex';
import { ownerAt } from '../../../../world';
import { type Advice, perPiece, warning } from './advise';
import { foreignOwner, isFriendly, isNear, nameOf, type Outlook, strengthOf } from './outlook';

/** A unit with KR ends beside an enemy sighted lately that is stronger by its size class (WW-7.1-04, WW-7.1-08). */
export const weakRetreat: Advice = perPiece((piece, outlook) => {
  const { to, row } = piece;
  const { code, movement } = row.content;
  const last = movement.steps.at(-1);
  if (to === null || last === undefined || code?.class !== 'K' || code.main !== 'R') return [];
  const own = strengthOf(piece, outlook);
  const enemy = outlook.enemies.find(
    ({ place, sizeClass }) => sizeClass > own && isNear(place, to, outlook),
  );
  if (enemy === undefined) return [];
  const about = { field: to, enemy: nameOf(enemy.party, outlook), place: enemy.place };
  return [warning(outlook, 'F-ADV-RETREAT', piece, last, about)];
});

const FIGHTING_KINDS: readonly string[] = ['foot', 'mounted', 'fleet'];

const mayLeaveTo = (
  field: FieldAddress,
  cameFrom: FieldAddress | undefined,
  outlook: Outlook,
): boolean => {
  const owner = foreignOwner(field, outlook);
  const isOwn = ownerAt(outlook.world.map, field) === outlook.party;
  return field === cameFrom || isOwn || (owner !== null && isFriendly(owner, outlook));
};

/**
 * An enemy was sighted in the unit's own field: if it holds the unit, only the way back and own or allied land
 * are open, and the path leads elsewhere (WW-7.1-14).
 */
export const heldBack: Advice = perPiece((piece, outlook) => {
  const { from, unit, row } = piece;
  const first = row.content.movement.steps[0];
  if (from === null || first?.kind !== 'field') return [];
  const enemy = outlook.enemies.find(
    ({ place, kind, sizeClass }) =>
      place === from && FIGHTING_KINDS.includes(kind) && sizeClass > 0,
  );
  if (enemy === undefined || mayLeaveTo(first.field, unit.cameFrom, outlook)) return [];
  const about = { field: first.field, enemy: nameOf(enemy.party, outlook), place: from };
  return [warning(outlook, 'F-ADV-HELD', piece, first, about)];
});
