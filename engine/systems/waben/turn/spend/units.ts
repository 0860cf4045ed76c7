import {
  calc,
  type Explained,
  fact,
  fraction,
  rule,
  type Settings,
  type TurnEvent,
} from '../../../../kernel';
import type { Unit, UnitId } from '../../../../world';
import { BEST_MORALE, WORST_MORALE } from '../../data';
import { declarationsOf } from '../../orders/declaration';
import { type Book, book, goldAtHand, outgoing, ruledCell } from '../../rules/economy/book';
import { corrected } from '../../rules/economy/correction';
import { isUnitUpkeepDue } from '../../rules/economy/dues';
import { totalDue, type UnitDue, unitDues, unitSection } from '../../rules/economy/unitDues';
import {
  type Arrears,
  deserters,
  isMostlyUnpaid,
  moraleAfter,
  spreadEvenly,
} from '../../rules/economy/unpaid';
import { placeText } from '../../rules/unit-changes/places';
import { type Roll, rollOf } from '../../rules/unit-changes/roll';
import { shareOf, without } from '../../rules/unit-changes/shares';
import { cargoWeight, transportCapacity } from '../../rules/transport';
import { inOrderOfUnits } from '../../rules/movement/place';
import { typeOfUnit } from '../../rules/movement/plan';
import { figureBlocks } from '../blocks';
import { booksInOrder, keepBook, overdraw, type WabenTurn } from '../turn';

/** A unit and what is missing of its upkeep. */
interface Account extends UnitDue {
  readonly arrears: Arrears;
}

/** How money is divided: what is paid in all, and what each unit lacks. */
interface Settlement {
  readonly paid: number;
  /** Gold that was to be paid and is not there. */
  readonly missing: number;
  readonly accounts: readonly Account[];
}

const inFull = ({ unit, due }: UnitDue): Account => ({
  unit,
  due,
  arrears: { unpaid: 0, due: due.value },
});

/**
 * Divides money over units: those the letter names get the amount stated, the others their due, or even parts of what
 * there is (WW-9.5-02). The unpaid share of even parts is the common one.
 */
const settleDues = (
  dues: readonly UnitDue[],
  stated: ReadonlyMap<number, number>,
  money: number,
): Settlement => {
  const named = dues.filter(({ unit, due }) => (stated.get(unit.number) ?? due.value) < due.value);
  const others = dues.filter((one) => !named.includes(one));
  const accounts: Account[] = [];
  const budget = Math.min(money, totalDue(dues).value);
  let left = budget;
  for (const { unit, due } of named) {
    const wish = Math.max(0, stated.get(unit.number) ?? 0);
    const paid = Math.min(wish, left);
    accounts.push({ unit, due, arrears: { unpaid: due.value - paid, due: due.value } });
    left -= paid;
  }
  const wanted = totalDue(others).value;
  if (wanted <= left) {
    return {
      paid: budget - left + wanted,
      missing: 0,
      accounts: [...accounts, ...others.map(inFull)],
    };
  }
  const claims = others.map(({ unit, due }) => ({ number: unit.number, due: due.value }));
  const spread = [...spreadEvenly(claims, left).values()].reduce((sum, part) => sum + part, 0);
  const arrears = { unpaid: wanted - spread, due: wanted };
  return {
    paid: budget - left + spread,
    missing: wanted - spread,
    accounts: [...accounts, ...others.map(({ unit, due }) => ({ unit, due, arrears }))],
  };
};

/** The units while upkeep is paid, and who carries whom: no unit changes place. */
interface Muster {
  readonly roll: Roll;
  /** Changed in place; a unit that dissolves is taken out. */
  readonly units: Map<UnitId, Unit>;
}

const passengersOf = ({ roll, units }: Muster, { id }: Unit): readonly Unit[] =>
  (roll.aboard.get(id) ?? []).flatMap((passenger) => units.get(passenger.id) ?? []);

/** Elements of a carrier that nothing aboard needs: no more can desert (WW-5.1-42). */
const idleElements = (muster: Muster, unit: Unit, settings: Settings): number => {
  const each = transportCapacity(typeOfUnit(unit), 1, settings).value;
  if (each === 0) return unit.size;
  const weight = passengersOf(muster, unit)
    .filter(({ character }) => character === null)
    .reduce(
      (sum, one) => sum + cargoWeight(typeOfUnit(one), one.size, settings).value,
      unit.gold ?? 0,
    );
  return Math.max(0, unit.size - Math.ceil(weight / each));
};

function tellUnpaid(
  turn: WabenTurn,
  unit: Unit,
  kind: 'desertion' | 'dissolution',
  count: number,
  blocks?: TurnEvent['blocks'],
): void {
  turn.tell({
    kind,
    clause: 'WW-9.5-01',
    time: fraction(0),
    place: placeText(unit, turn.world.units),
    parties: [unit.party],
    about: { unit: unit.id, type: unit.type, count },
    ...(blocks === undefined ? {} : { blocks }),
  });
}

/** Heads that desert; of ships and beasts none that their load needs. */
const desertersOf = (
  muster: Muster,
  unit: Unit,
  arrears: Arrears,
  settings: Settings,
): Explained => {
  const wanted = deserters(unit.size, arrears, settings);
  if (wanted.value === 0) return wanted;
  const idle = idleElements(muster, unit, settings);
  return wanted.value <= idle
    ? wanted
    : calc.minimum(wanted, fact('idleElements', idle, {}, 'WW-5.1-42'));
};

/** A unit by what is missing of its upkeep: morale, deserters; null = it dissolves (WW-9.5-01). */
function afterPay(turn: WabenTurn, muster: Muster, { unit, arrears }: Account): Unit | null {
  const { settings, rulings } = turn.input;
  const { unpaid: before = 0, ...rest } = unit;
  const isMissing = isMostlyUnpaid(arrears);
  const isEmpty = passengersOf(muster, unit).length === 0;
  if (isMissing && before > 0 && unit.character === null && isEmpty) {
    tellUnpaid(turn, unit, 'dissolution', unit.size);
    return null;
  }
  const key = (figure: string): string => `upkeep/${unit.id}/${figure}`;
  const morale = ruledCell(key('morale'), moraleAfter(unit.morale, arrears, settings), rulings);
  const gone = ruledCell(key('deserters'), desertersOf(muster, unit, arrears, settings), rulings);
  const lost = Math.max(0, Math.min(gone.value, unit.size - 1));
  if (lost > 0) {
    const of = { unit: unit.id };
    tellUnpaid(turn, unit, 'desertion', lost, [
      ...figureBlocks('deserters', gone, of, key('deserters'), [0, unit.size - 1]),
      ...figureBlocks('morale', morale, of, key('morale'), [WORST_MORALE, BEST_MORALE]),
    ]);
  }
  return {
    ...rest,
    morale: Math.max(WORST_MORALE, Math.min(morale.value, BEST_MORALE)),
    ...(isMissing ? { unpaid: before + 1 } : {}),
    ...(lost === 0
      ? {}
      : {
          size: unit.size - lost,
          raised: without(unit.raised, shareOf(unit.raised, lost, unit.size)),
        }),
  };
}

/** Effects on the units of one party, all at once. */
function settleFates(turn: WabenTurn, muster: Muster, accounts: readonly Account[]): void {
  const after = accounts
    .filter(({ due }) => due.value !== 0)
    .map((account) => ({ id: account.unit.id, unit: afterPay(turn, muster, account) }));
  for (const { id, unit } of after) {
    if (unit === null) muster.units.delete(id);
    else muster.units.set(id, unit);
  }
}

/** Booked upkeep: the total of the list, less the withheld or missing part of `due`. */
const paidUpkeep = (total: Explained, due: number, paid: number): Explained =>
  rule(
    'unitUpkeepPaid',
    'WW-9.5-02',
    paid >= due ? total : calc.difference(total, fact('upkeepUnpaid', due - paid, {}, 'WW-9.5-02')),
  );

/** Upkeep of the units of one party. */
function payOwn(turn: WabenTurn, muster: Muster, books: Book): void {
  const { settings, rulings } = turn.input;
  const party = turn.world.parties[books.party];
  if (party === undefined) return;
  const units = [...(muster.roll.byParty.get(party.key) ?? [])].sort(inOrderOfUnits);
  const unitUpkeep = unitSection(party.key, units, party.kind, settings, rulings);
  const dues = unitDues(units, party.kind, settings);
  const total = unitUpkeep.totals['cost'] ?? totalDue(dues);
  const declared = declarationsOf(turn.declarations[party.key] ?? [], 'upkeep');
  const stated = new Map(declared.map(({ unit, gold }) => [unit, gold]));
  const money = goldAtHand(books, null, settings);
  const due = totalDue(dues).value;
  // A total set by the GM is paid as a whole if possible; else all there is goes to the units.
  const isCovered = total.value <= money;
  const { paid, missing, accounts } = settleDues(dues, stated, isCovered ? due : money);
  const why = outgoing(paidUpkeep(total, isCovered ? due : total.value, paid));
  const name = 'unitUpkeep';
  const listed: Book = { ...books, sections: { ...books.sections, unitUpkeep } };
  keepBook(turn, corrected(book(listed, { account: name, name, why }), name, rulings));
  settleFates(turn, muster, accounts);
  if (missing > 0) overdraw(turn, party.key, name, missing);
}

/**
 * Upkeep of the units there were at the end of the turn before, new ones not yet, those to be disbanded still
 * (WW-5.1-32, WW-5.1-33, WW-10.1-07), and the effects of paying too little (WW-5.1-34, WW-9.5-01).
 */
export function payUnits(turn: WabenTurn): void {
  if (!isUnitUpkeepDue(turn.world.clock, turn.input.settings)) return;
  const units = new Map(Object.entries(turn.world.units));
  const muster: Muster = { roll: rollOf(turn.world), units };
  for (const books of booksInOrder(turn)) payOwn(turn, muster, books);
  turn.world = { ...turn.world, units: Object.fromEntries(units) };
}
