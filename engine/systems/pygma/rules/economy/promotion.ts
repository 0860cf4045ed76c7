import { type Explained, fact, operation, rule, type Settings, sum } from '../../../../kernel';
import { type Area, type Good, GOODS } from '../../data/kinds';
import { MIRROR_TABLE, PROMOTION_LIMIT_TABLE, PROMOTION_TABLE } from '../../data/tables';
import { cellIn } from '../cells';
import { choiceOf } from '../settings';
import { type Mirror, mirrorValue } from './goods';

/** A value of the mirror that is to rise by one. */
export interface Promoted {
  readonly good: Good;
  readonly area: Area;
}

/** What of a realm speaks for or against a promotion. */
export interface PromotionGiven {
  readonly mirror: Mirror;
  /** Promotions so far in the game, and those accepted this month among them by `isNow`. */
  readonly done: readonly (Promoted & { readonly isNow: boolean })[];
}

/** Why a promotion is refused (PI-14-03 to PI-14-08); the sentence of E_PROMOTION names it. */
export type PromotionFault = 'matrix' | 'month' | 'count' | 'game' | 'cap';

const isOf =
  ({ good, area }: Promoted) =>
  (one: Promoted): boolean =>
    one.good === good && one.area === area;

/** A limit of promotion in force, by its row. */
function limitOf(settings: Settings, row: string): number {
  return cellIn(settings, PROMOTION_LIMIT_TABLE, row).value;
}

/** Why a value of the mirror cannot rise now; undefined = it can, if it can be paid (PI-14-04 to PI-14-12). */
export function promotionFault(
  settings: Settings,
  { mirror, done }: PromotionGiven,
  wanted: Promoted,
): PromotionFault | undefined {
  const { good, area } = wanted;
  if (cellIn(settings, PROMOTION_TABLE, good, area).value === 0) return 'matrix';
  const now = done.filter(({ isNow }) => isNow);
  if (now.length >= limitOf(settings, 'month')) return 'count';
  const isFree = good === 'culture' && area === 'city';
  const hasNoLimits = isFree && choiceOf(settings, 'pygma.promotion.city_culture') === 'no_limits';
  if (!hasNoLimits && now.filter(isOf(wanted)).length >= limitOf(settings, 'step')) return 'month';
  if (!isFree && done.filter(isOf(wanted)).length >= limitOf(settings, 'game')) return 'game';
  const row = GOODS.reduce((all, one) => all + mirrorValue(settings, mirror, area, one).value, 0);
  return row + 1 > cellIn(settings, MIRROR_TABLE, area, 'cap').value ? 'cap' : undefined;
}

/** Cost of a promotion in GS: the factor of the good times the value before, in thousands; 0 counts as 5 (PI-14-07). */
export function promotionCost(
  settings: Settings,
  mirror: Mirror,
  { good, area }: Promoted,
): Explained {
  const before = mirrorValue(settings, mirror, area, good);
  const counted = before.value === 0 ? cellIn(settings, PROMOTION_LIMIT_TABLE, 'zero') : before;
  const factor = cellIn(settings, PROMOTION_TABLE, good, 'factor');
  const thousand = fact('pygma.thousand', 1000, {}, 'PI-14-07');
  const body = operation('product', [factor, counted, thousand]);
  return rule('pygma.promotionCost', 'PI-14-07', body, { good, area });
}

/** The mirror after a promotion: it counts from the next calculation on (PI-14-01, PI-14-10). */
export function promoted(settings: Settings, mirror: Mirror, { good, area }: Promoted): Mirror {
  const after = sum(
    mirrorValue(settings, mirror, area, good),
    fact('pygma.promoted', 1, {}, 'PI-14-05'),
  );
  return { ...mirror, [area]: { ...mirror[area], [good]: after.value } };
}
