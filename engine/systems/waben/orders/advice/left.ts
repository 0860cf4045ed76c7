import { DIRECTIONS, type FieldAddress } from '../../../../hex';
import { type Settlement, settlementAt } from '../../../../world';
import { type Advice, warning } from './advise';
import { foreignOwner, isForce, isFriendly, type Outlook, type Piece } from './outlook';

/** The last fighting unit that leaves a place without another one afterwards. */
const lastToLeave = (field: FieldAddress, outlook: Outlook): Piece | undefined => {
  const forces = outlook.pieces.filter((piece) => isForce(piece, outlook));
  if (forces.some(({ to }) => to === field)) return undefined;
  return forces.filter(({ from }) => from === field).at(-1);
};

const lastStep = ({ row }: Piece) => row?.content.movement.steps[0] ?? null;

/** The capital is held now and stands empty after the orders (WW-7.3-22). */
export const emptyCapital: Advice = (outlook) => {
  const capital = outlook.world.parties[outlook.party]?.capital ?? null;
  const last = capital === null ? undefined : lastToLeave(capital, outlook);
  if (capital === null || last === undefined) return [];
  return [warning(outlook, 'F-ADV-CAPITAL', last, lastStep(last), { field: capital })];
};

/** Fields with own settlements from which a fighting unit departs. */
const leftSettlements = (outlook: Outlook): readonly FieldAddress[] => {
  const capital = outlook.world.parties[outlook.party]?.capital ?? null;
  const isOwn = (settlement: Settlement | undefined): boolean =>
    settlement?.owner === outlook.party;
  const left = outlook.pieces.flatMap(({ from, to }) =>
    from !== null && from !== to && from !== capital ? [from] : [],
  );
  return [...new Set(left)].filter((field) => isOwn(settlementAt(outlook.world.map, field)));
};

const isBorder = (field: FieldAddress, outlook: Outlook): boolean =>
  DIRECTIONS.some((direction) => {
    const beyond = outlook.lattice.neighbourOf(field, direction);
    const owner = beyond === undefined ? null : foreignOwner(beyond, outlook);
    return owner !== null && !isFriendly(owner, outlook);
  });

/** A settlement on the border of somebody who is no friend is held now and stands empty after the orders (WW-7.3-22). */
export const emptyBorder: Advice = (outlook) =>
  leftSettlements(outlook)
    .filter((field) => isBorder(field, outlook))
    .flatMap((field) => {
      const last = lastToLeave(field, outlook);
      return last === undefined
        ? []
        : [warning(outlook, 'F-ADV-BORDER', last, lastStep(last), { field })];
    });
