import type { FieldAddress } from '../../../../hex';
import { extensionsOf, remarkOf, type Words } from '../content';
import { type Advice, perPiece, warning } from './advise';
import {
  isAttacking,
  isForce,
  isFriendly,
  isNear,
  knownSettlement,
  nameOf,
  type Outlook,
  type Piece,
  stepsInto,
} from './outlook';

const besieges = ({ row }: Piece): boolean =>
  row !== undefined && extensionsOf(row.content.code).some(({ kind }) => kind === 'B');

/** A foreign settlement the realm knows in a field and does not count among friends. */
const hostileSettlement = (field: FieldAddress, outlook: Outlook): boolean => {
  const settlement = knownSettlement(field, outlook);
  return settlement !== undefined && !isFriendly(settlement.owner, outlook);
};

/** Fields in which own units stay to besiege or invest a settlement (WW-7.3-27). */
const siegesOf = (outlook: Outlook): readonly FieldAddress[] =>
  outlook.pieces.flatMap((piece) =>
    piece.to !== null &&
    piece.from === piece.to &&
    (besieges(piece) || isAttacking(piece.row)) &&
    hostileSettlement(piece.to, outlook)
      ? [piece.to]
      : [],
  );

/** The path leads through the siege of an own army: those inside may stop or attack whoever passes (WW-7.3-25). */
export const throughSiege: Advice = (outlook) => {
  const sieges = siegesOf(outlook);
  return perPiece((piece) => {
    const passed = stepsInto(piece.row)
      .slice(0, -1)
      .find(({ field }) => sieges.includes(field));
    return passed === undefined
      ? []
      : [warning(outlook, 'F-ADV-SIEGE', piece, passed, { field: passed.field })];
  })(outlook);
};

const hasEscort = (field: FieldAddress, outlook: Outlook): boolean =>
  outlook.pieces.some((piece) => piece.to === field && isForce(piece, outlook));

/** Besiegers end beside or among known enemies, and no own fighting unit with them (WW-7.1-17). */
export const noEscort: Advice = perPiece((piece, outlook) => {
  const { to, type, row } = piece;
  if (to === null || !type.properties.includes('siege') || hasEscort(to, outlook)) return [];
  const enemy = outlook.enemies.find(({ place }) => isNear(place, to, outlook));
  if (enemy === undefined) return [];
  const at: Words | null = row.content.movement.steps.at(-1) ?? null;
  const about = { field: to, enemy: nameOf(enemy.party, outlook), place: enemy.place };
  return [warning(outlook, 'F-ADV-ESCORT', piece, at, about)];
});

/** The structure that a piece is to besiege, storm or attack, with its words. */
const targetOf = (piece: Piece): { field: FieldAddress | null; at: Words | null } | undefined => {
  const { row, to } = piece;
  if (row === undefined) return undefined;
  const assault = remarkOf(row.content, 'assault');
  if (assault !== undefined && assault.target.kind !== 'aboard')
    return { field: assault.target.field, at: assault };
  const storm = remarkOf(row.content, 'storm');
  if (storm !== undefined)
    return {
      field: storm.target === null || storm.target.kind === 'aboard' ? to : storm.target.field,
      at: storm,
    };
  return besieges(piece) ? { field: to, at: row.cells['order'] ?? null } : undefined;
};

/** Siege, storm or attack on a settlement of one's own or of a friend (WW-7.3-27). */
export const ownTarget: Advice = perPiece((piece, outlook) => {
  const target = targetOf(piece);
  const field = target?.field ?? null;
  const settlement = field === null ? undefined : knownSettlement(field, outlook);
  if (target === undefined || field === null || settlement === undefined) return [];
  if (!isFriendly(settlement.owner, outlook)) return [];
  const about = { field, owner: nameOf(settlement.owner, outlook) };
  return [warning(outlook, 'F-ADV-TARGET', piece, target.at, about)];
});
