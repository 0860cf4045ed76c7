import { minimumSizeOf, amountOf } from '../../rules/settings';
import type { LeaderKind } from '../../data';
import { sizeOfRow } from '../check/context';
import { extensionsOf, remarkOf } from '../content';
import { type Advice, perPiece, warning } from './advise';
import type { Outlook, Piece } from './outlook';

/** A unit with E falls under minimum size because men are split off, and then conquers nothing (WW-6.2-09). */
export const smallConqueror: Advice = perPiece((piece, outlook) => {
  const { row, type } = piece;
  const split = remarkOf(row.content, 'split');
  const isConquering = extensionsOf(row.content.code).some(({ kind }) => kind === 'E');
  if (split === undefined || !isConquering) return [];
  const before = sizeOfRow(row, outlook);
  const minimum = minimumSizeOf(type, outlook.settings);
  const size = before - split.count;
  return before < minimum || size >= minimum
    ? []
    : [warning(outlook, 'F-ADV-SPLIT', piece, split, { size, minimum })];
});

/** Men are raised into a scout until it is too large for one (WW-5.1-11). */
export const grownScout: Advice = perPiece((piece, outlook) => {
  const { row, unit, type } = piece;
  const at = remarkOf(row.content, 'scout') ?? remarkOf(row.content, 'new');
  const isScout = unit.scout || remarkOf(row.content, 'scout') !== undefined;
  const minimum = minimumSizeOf(type, outlook.settings);
  const size = sizeOfRow(row, outlook);
  return !isScout || at === undefined || unit.size >= minimum || size < minimum
    ? []
    : [warning(outlook, 'F-ADV-SCOUT', piece, at, { size, minimum })];
});

/** Own characters that travel with a unit or lead it. */
const companions = ({ unit }: Piece, { pieces }: Outlook): readonly number[] =>
  pieces.flatMap((other) =>
    other.unit.character !== null &&
    other.unit.place.kind === 'aboard' &&
    other.unit.place.carrier === unit.id &&
    (other.row?.content.movement.steps.length ?? 0) === 0
      ? [other.unit.number]
      : [],
  );

const partners = ({ unit }: Piece, { pieces }: Outlook): readonly number[] =>
  pieces.flatMap(({ unit: other, row }) =>
    row !== undefined && remarkOf(row.content, 'merge')?.unit === unit.number ? [other.number] : [],
  );

/** A unit is disbanded although a character stays with it or another unit is to be merged with it (WW-5.1-35). */
export const peopledDisbanding: Advice = perPiece((piece, outlook) => {
  const remark = remarkOf(piece.row.content, 'disband');
  if (remark === undefined) return [];
  const others = [...companions(piece, outlook), ...partners(piece, outlook)];
  if (others.length === 0) return [];
  return [warning(outlook, 'F-ADV-DISBAND', piece, remark, { others: others.join(', ') })];
});

/** Whether training fits: four kinds, two (combat and work), or one for all (WW-5.2-11, WW-12.5-04). */
const fits = (trained: string, wanted: LeaderKind, kinds: number): boolean => {
  if (kinds <= 1) return true;
  const isCombat = (kind: string): boolean => kind.endsWith('Combat');
  return kinds === 2 ? isCombat(trained) === isCombat(wanted) : trained === wanted;
};

const ledBy = ({ row, unit }: Piece, { pieces }: Outlook): Piece | undefined => {
  const remark = row === undefined ? undefined : remarkOf(row.content, 'lead');
  if (remark === undefined) return undefined;
  return pieces.find(({ unit: other }) =>
    remark.unit === null
      ? unit.place.kind === 'aboard' && unit.place.carrier === other.id
      : other.number === remark.unit,
  );
};

/** A character is to lead a unit of a kind he is not trained for: he only travels with it (WW-7.2-21). */
export const untrainedLeader: Advice = perPiece((piece, outlook) => {
  const trained = piece.unit.character?.trained;
  const led = ledBy(piece, outlook);
  const wanted = led?.type.leader;
  const kinds = amountOf(outlook.settings, 'unit.leader_kinds');
  if (trained === undefined || led === undefined || wanted === undefined) return [];
  if (trained.some((kind) => fits(kind, wanted, kinds))) return [];
  const at = remarkOf(piece.row.content, 'lead') ?? null;
  return [warning(outlook, 'F-ADV-LEADER', piece, at, { led: led.unit.number })];
});
