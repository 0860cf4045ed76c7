import type { FieldAddress } from '../../../hex';
import { type Settlement, type World, workId } from '../../../world';
import type { Town } from '../rules/structure/town';

/** A settlement of a world with its damage; only its own books are opened. */
export function townIn(
  { works }: Pick<World, 'works'>,
  field: FieldAddress,
  settlement: Settlement,
): Town {
  return { settlement, damage: works[workId('settlement', field, null)]?.damage ?? {} };
}
