import type { Position } from '../../../../../hex';
import type { Question, Rulings } from '../../../../../kernel';
import { type PartyKey, type Unit, unitId, type UnitId } from '../../../../../world';
import type { Declaration } from '../../../orders/declaration';
import { remarkOf, type WabenRow, type Words } from '../../../orders/content';

/** Goods to be raised: a new unit, or more for one that is there (WW-5.1-22, WW-5.1-23). */
export interface MusterWish {
  readonly unit: number;
  /** Elements; 0 for leaders alone. */
  readonly count: number;
  /** As written, upper case; empty = that of the unit. */
  readonly type: string;
  /** Null = not stated: as many as a new unit needs, none for one that is there (WW-5.1-27). */
  readonly leaders: number | null;
  /** Where it is raised; null = where the unit is. */
  readonly place: Position | null;
  readonly at: Words;
}

const LEADER = 'HF';

type Muster = Extract<Declaration, { readonly kind: 'muster' }>;

/** Leaders raised alone for a unit are leaders, not goods. */
const tidied = (wish: MusterWish, unit: Unit | undefined): MusterWish =>
  wish.type === LEADER && unit !== undefined && unit.type !== LEADER
    ? { ...wish, count: 0, leaders: wish.count, type: '' }
    : wish;

const wishOfRow = (row: WabenRow, unit: Unit | undefined): MusterWish | undefined => {
  const { stated, movement } = row.content;
  const remark = remarkOf(row.content, 'new');
  if (remark === undefined) return undefined;
  const isWhole = remark.count === null;
  const size = stated.size ?? 0;
  return tidied(
    {
      unit: row.unit,
      count: remark.count ?? Math.max(0, size - (unit?.size ?? 0)),
      type: remark.type ?? stated.type ?? unit?.type ?? '',
      leaders: remark.leaders ?? (isWhole && unit === undefined ? stated.leaders : null),
      place: movement.start ?? stated.end,
      at: remark,
    },
    unit,
  );
};

const wishOfBalance = (declared: Muster, unit: Unit | undefined): MusterWish | undefined =>
  declared.count <= 0
    ? undefined
    : tidied(
        {
          unit: declared.unit,
          count: declared.count,
          type: declared.type,
          leaders: declared.leaders,
          place: declared.place === null ? null : { kind: 'field', field: declared.place },
          at: declared,
        },
        unit,
      );

const isSame = (a: MusterWish, b: MusterWish): boolean =>
  a.count === b.count &&
  (a.type === b.type || a.type === '' || b.type === '') &&
  (a.leaders === b.leaders || a.leaders === null || b.leaders === null);

/** What one says and the other leaves open. */
const joined = (orders: MusterWish, balance: MusterWish): MusterWish => ({
  ...orders,
  type: orders.type === '' ? balance.type : orders.type,
  leaders: orders.leaders ?? balance.leaders,
  place: orders.place ?? balance.place,
});

const OPTIONS = ['orders', 'balance', 'none'] as const;

const questionOf = (
  id: UnitId,
  orders: MusterWish | undefined,
  balance: MusterWish | undefined,
): Question => ({
  key: `muster/${id}`,
  clause: 'WW-5.1-22',
  name: 'muster',
  about: { unit: id, orders: orders?.count ?? 0, balance: balance?.count ?? 0 },
  options: OPTIONS,
  proposal: 'orders',
});

/** What is to be raised, in the order of balance and letter, and what has to be asked. */
export interface MusterList {
  readonly wishes: readonly MusterWish[];
  readonly questions: readonly {
    readonly question: Question;
    readonly unit: number;
    readonly at: Words;
  }[];
}

/** Letters of a party, as far as they are about raising. */
export interface MusterLetter {
  readonly party: PartyKey;
  readonly declarations: readonly Declaration[];
  readonly rows: readonly WabenRow[];
}

/**
 * What a letter wants raised: named by balance and orders alike; where they differ, or one is silent, the GM decides
 * and until then the orders count (WW-5.1-22, F-MUSTER-MISMATCH).
 */
export function musterList(
  { party, declarations, rows }: MusterLetter,
  units: Readonly<Record<UnitId, Unit>>,
  rulings: Rulings,
): MusterList {
  const unitOf = (number: number): Unit | undefined => units[unitId(party, number)];
  const balance = new Map<number, MusterWish>();
  for (const declared of declarations) {
    const wish =
      declared.kind === 'muster' ? wishOfBalance(declared, unitOf(declared.unit)) : undefined;
    if (wish !== undefined && !balance.has(wish.unit)) balance.set(wish.unit, wish);
  }
  const orders = new Map<number, MusterWish>();
  for (const row of rows) {
    const wish = wishOfRow(row, unitOf(row.unit));
    if (wish !== undefined) orders.set(wish.unit, wish);
  }
  const wishes: MusterWish[] = [];
  const questions: MusterList['questions'][number][] = [];
  for (const unit of new Set([...balance.keys(), ...orders.keys()])) {
    const stated = balance.get(unit);
    const ordered = orders.get(unit);
    if (stated !== undefined && ordered !== undefined && isSame(ordered, stated)) {
      wishes.push(joined(ordered, stated));
      continue;
    }
    const at = ordered?.at ?? stated?.at;
    if (at === undefined) continue;
    const question = questionOf(unitId(party, unit), ordered, stated);
    questions.push({ question, unit, at });
    const answer = rulings[question.key]?.value ?? question.proposal;
    const chosen = answer === 'orders' ? ordered : answer === 'balance' ? stated : undefined;
    if (chosen !== undefined) wishes.push(chosen);
  }
  return { wishes, questions };
}
