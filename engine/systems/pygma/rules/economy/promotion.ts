import { calc, type Explained, fact, rule, type Settings, sum } from '../../../../kernel';
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

/** What a limit of promotion leaves (PI-14-03 to PI-14-05). */
function leftOf(settings: Settings, row: string, done: number): Explained {
  return rule(
    'pygma.promotionsLeft',
    'PI-14-03',
    calc.difference(
      cellIn(settings, PROMOTION_LIMIT_TABLE, row),
      fact('pygma.promotionsDone', done),
    ),
    { limit: row },
  );
}

/** Points the values of a row of the mirror may still rise by (PI-14-08). */
export function roomIn(settings: Settings, mirror: Mirror, area: Area): Explained {
  const row = GOODS.map((good) => mirrorValue(settings, mirror, area, good));
  const body = calc.difference(cellIn(settings, MIRROR_TABLE, area, 'cap'), ...row);
  return rule('pygma.mirrorRoom', 'PI-14-08', body, { area });
}

/** What speaks on a promotion: each part must be above nothing, in the order in which it is asked (PI-14-04 to PI-14-12). */
export function promotionLimits(
  settings: Settings,
  { mirror, done }: PromotionGiven,
  wanted: Promoted,
): readonly (readonly [fault: PromotionFault, left: Explained])[] {
  const { good, area } = wanted;
  const now = done.filter(({ isNow }) => isNow);
  const isFree = good === 'culture' && area === 'city';
  const hasNoLimits = isFree && choiceOf(settings, 'pygma.promotion.city_culture') === 'no_limits';
  const left = (row: string, among: readonly Promoted[]) => leftOf(settings, row, among.length);
  return [
    ['matrix', cellIn(settings, PROMOTION_TABLE, good, area)],
    ['count', left('month', now)],
    ...(hasNoLimits ? [] : [['month', left('step', now.filter(isOf(wanted)))] as const]),
    ...(isFree ? [] : [['game', left('game', done.filter(isOf(wanted)))] as const]),
    ['cap', roomIn(settings, mirror, area)],
  ];
}

/** Why a value of the mirror cannot rise now; undefined = it can, if it can be paid (PI-14-04 to PI-14-12). */
export function promotionFault(
  settings: Settings,
  given: PromotionGiven,
  wanted: Promoted,
): PromotionFault | undefined {
  return promotionLimits(settings, given, wanted).find(([, left]) => left.value <= 0)?.[0];
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
  const body = calc.product(factor, counted, thousand);
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
