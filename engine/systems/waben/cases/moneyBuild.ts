import type { Rulings, Settings, TurnInput } from '../../../kernel';
import type { Party, Treaty, Unit, Work, World } from '../../../world';
import type { DeclarationMeaning } from '../orders/declaration';
import { collectIncome } from '../turn/income';
import { readSheets } from '../turn/letters';
import { settleBooks } from '../turn/settle-books';
import { spendMoney } from '../turn/spend';
import type { WabenTurn } from '../turn/turn';
import { turnAfter } from './after';
import { worldOfCase } from './build';
import type { CaseWorld } from './case';

/** A small world with its money, and what letters declare in it. */
export interface MoneyTurn extends CaseWorld {
  /** First moon of the turn; 1 = income, 2 = muster. */
  readonly moon?: number;
  readonly treasury?: Readonly<Record<string, number>>;
  readonly parties?: Readonly<Record<string, Partial<Party>>>;
  /** Changes to units by id. */
  readonly changes?: Readonly<Record<string, Partial<Unit>>>;
  readonly works?: readonly Work[];
  readonly treaties?: readonly Treaty[];
  readonly declares?: Readonly<Record<string, readonly DeclarationMeaning[]>>;
  /** Rows `number | start | movement | order | remark` by party. */
  readonly orders?: Readonly<Record<string, readonly string[]>>;
  readonly settings?: Settings;
  readonly rulings?: Rulings;
}

const HEAD = 'Nr.\tPosition alt\tZugbefehl\tBefehl\tSonstiges';

const lettersOf = (orders: MoneyTurn['orders']): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(orders ?? {}).map(([party, rows]) => [
      party,
      [
        HEAD,
        ...rows.map((row) =>
          row
            .split('|')
            .map((cell) => cell.trim())
            .join('\t'),
        ),
      ].join('\n'),
    ]),
  );

/** The world of a case with gold in its treasuries, at an income date unless it says otherwise. */
export function worldOfMoney(given: MoneyTurn): World {
  const world = worldOfCase(given);
  return {
    ...world,
    parties: Object.fromEntries(
      Object.values(world.parties).map((party) => [
        party.key,
        { ...party, treasury: given.treasury?.[party.key] ?? 0, ...given.parties?.[party.key] },
      ]),
    ),
    units: Object.fromEntries(
      Object.values(world.units).map((unit) => [unit.id, { ...unit, ...given.changes?.[unit.id] }]),
    ),
    works: Object.fromEntries((given.works ?? []).map((work) => [work.id, work])),
    treaties: Object.fromEntries((given.treaties ?? []).map((treaty) => [treaty.id, treaty])),
    clock: { ...world.clock, moon: given.moon ?? 1 },
  };
}

/** The input of the turn a case describes. */
export function inputOfMoney(given: MoneyTurn): TurnInput<World> {
  return {
    world: worldOfMoney(given),
    orders: lettersOf(given.orders),
    rulings: given.rulings ?? {},
    settings: given.settings ?? {},
    seed: 'case',
  };
}

/** The books of a turn without its march: letters, money in, money out, settling. */
export function bookedTurn(given: MoneyTurn): WabenTurn {
  const words = { text: '', span: { start: 0, end: 0 } };
  const declare = (turn: WabenTurn): void => {
    const declarations = Object.entries(given.declares ?? {}).map(
      ([party, declared]) => [party, declared.map((one) => ({ ...one, ...words }))] as const,
    );
    turn.declarations = Object.fromEntries(declarations);
  };
  return turnAfter(
    inputOfMoney(given),
    readSheets,
    declare,
    collectIncome,
    spendMoney,
    settleBooks,
  );
}
