import { type Axial, type FieldAddress, type Lattice } from '../../../../../engine';
import { refused } from '../sides/finding';
import { penOf, type PenKind } from '../sides/pen';
import { middleNear, overSides, type Stretch } from '../sides/stand';
import { mapTool, type ToolContext } from '../tool';

const addressAt = (lattice: Lattice, field: Axial): FieldAddress | undefined => {
  const cell = lattice.cellAt(field);
  return cell === undefined ? undefined : lattice.addressOf(cell);
};

const objections: PenKind['objections'] = (
  { rules, campaign, lattice }: ToolContext,
  { from, to }: Stretch,
) => {
  const start = addressAt(lattice, from.field);
  const end = addressAt(lattice, to.field);
  return start === undefined || end === undefined
    ? []
    : (rules?.objections(campaign.world, { kind: 'road', from: start, to: end }) ?? []);
};

/** A pen that goes from the middle of a field to the middle of the next, straight where the pointer went straight. */
const roadPen: PenKind = {
  feature: 'road',
  look: 'road',
  length: 1,
  standAt: ({ lattice }, point) => middleNear(lattice, point),
  stretchesFrom: ({ lattice }, from) => overSides(lattice, from),
  cost: () => 1,
  objections,
  noWay: refused('sides:noWay.road', {}),
};

/** Builds roads from field to field; where the rules object the GM is asked. */
export const road = mapTool('road', penOf(roadPen), { enter: 'hold' });
