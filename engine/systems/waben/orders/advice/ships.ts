import { type Unit, unitId } from '../../../../world';
import { remarkOf, type Step, type WabenRow } from '../content';
import { type Advice, perPiece, warning } from './advise';
import type { Outlook, Piece } from './outlook';

const boardingOf = (row: WabenRow): (Step & { kind: 'board' }) | undefined =>
  row.content.movement.steps.find((step) => step.kind === 'board');

/** An own carrier that sails this turn, with its row. */
const sailing = (number: number, { world, party, rows }: Outlook) => {
  const unit: Unit | undefined = world.units[unitId(party, number)];
  const row = rows.get(number);
  return unit !== undefined && row !== undefined && row.content.movement.steps.length > 0
    ? { unit, row }
    : undefined;
};

const waitsFor = (row: WabenRow, number: number): boolean =>
  row.content.remarks.some((remark) => remark.kind === 'wait' && remark.unit === number);

/** Whether the unit still has to march to the ship's current place. */
const hasToWalk = ({ from, row }: Piece, step: Step): boolean =>
  step.field !== null && step.field !== from && row !== undefined;

/** The unit intends to board a ship at its current place, but the ship sails at once and does not wait (WW-5.3-32). */
export const sailsFirst: Advice = perPiece((piece, outlook) => {
  const step = boardingOf(piece.row);
  const carrier = step === undefined ? undefined : sailing(step.carrier, outlook);
  if (step === undefined || carrier === undefined) return [];
  const { place } = carrier.unit;
  const isThere = place.kind !== 'aboard' && place.field === step.field;
  if (!isThere || !hasToWalk(piece, step) || waitsFor(carrier.row, piece.unit.number)) return [];
  return [warning(outlook, 'F-ADV-SAILS', piece, step, { carrier: step.carrier })];
});

const endsAboard = ({ row }: Piece, carrier: number): boolean => {
  const step = row === undefined ? undefined : boardingOf(row);
  return step?.carrier === carrier;
};

const isAboard = ({ unit }: Piece, carrier: number, party: string): boolean =>
  unit.place.kind === 'aboard' && unit.place.carrier === unitId(party, carrier);

/** By its row the unit goes aboard, but its path does not lead there, and the ship leaves (WW-5.3-30). */
export const leftBehind: Advice = perPiece((piece, outlook) => {
  const remark = remarkOf(piece.row.content, 'load');
  if (remark === undefined || sailing(remark.carrier, outlook) === undefined) return [];
  const isComing = endsAboard(piece, remark.carrier);
  if (isComing || isAboard(piece, remark.carrier, outlook.party)) return [];
  return [warning(outlook, 'F-ADV-PASSENGER', piece, remark, { carrier: remark.carrier })];
});

/** A unit waits for one that does not come to it (WW-6.3-20). */
export const waitsInVain: Advice = perPiece((piece, outlook) =>
  piece.row.content.remarks.flatMap((remark) => {
    if (remark.kind !== 'wait') return [];
    const other = outlook.pieces.find(({ unit }) => unit.number === remark.unit);
    if (other === undefined || endsAboard(other, piece.unit.number)) return [];
    if (other.to !== null && other.to === piece.from) return [];
    return [warning(outlook, 'F-ADV-WAITING', piece, remark, { passenger: remark.unit })];
  }),
);
