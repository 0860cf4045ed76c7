import type { OrderRow, OrderSheet, Party, Unit, World } from '../../../../engine';
import { orderingParties } from './realms';

/** The realm a letter seems to come from, and how many of its orders name units of that realm. */
export interface LikelyOwner {
  readonly party: Party;
  readonly fitting: number;
  readonly rows: number;
}

const FIELD = /^\d{3}\/\d{2}$/;

/** Where a unit stands as an order writes it, if it stands in a field. */
const fieldOf = ({ place }: Unit): string | null => (place.kind === 'aboard' ? null : place.field);

/** True if the order says where the unit stands, and says it of a unit that stands elsewhere. */
const contradicts = (row: OrderRow<unknown>, unit: Unit): boolean => {
  const stated = row.cells['start']?.text.trim() ?? '';
  return FIELD.test(stated) && fieldOf(unit) !== null && fieldOf(unit) !== stated;
};

/** How many orders of a sheet name units of a party and say nothing else of where those stand. */
export function fittingRows(
  sheet: Pick<OrderSheet<unknown>, 'rows'>,
  world: World,
  party: string,
): number {
  const units = new Map(
    Object.values(world.units)
      .filter((unit) => unit.party === party)
      .map((unit) => [unit.number, unit]),
  );
  return sheet.rows.filter((row) => {
    const unit = units.get(row.unit);
    return unit !== undefined && !contradicts(row, unit);
  }).length;
}

/**
 * The other realm whose units a letter names: it alone fits most orders, more than half of all, and at least twice
 * as many as the realm the letter lies with. Numbers repeat from realm to realm, so an order fits only if the old
 * position it states is not another one. Null if the letter may well be where it belongs.
 */
export function likelyOwner(sheet: OrderSheet<unknown>, world: World): LikelyOwner | null {
  const rows = sheet.rows.length;
  const own = fittingRows(sheet, world, sheet.party);
  const [best, second] = orderingParties(world)
    .filter(({ key }) => key !== sheet.party)
    .map((party): LikelyOwner => ({ party, fitting: fittingRows(sheet, world, party.key), rows }))
    .sort((a, b) => b.fitting - a.fitting);
  const isClear =
    best !== undefined &&
    2 * best.fitting > rows &&
    best.fitting >= 2 * own &&
    best.fitting > (second?.fitting ?? 0);
  return isClear ? best : null;
}
