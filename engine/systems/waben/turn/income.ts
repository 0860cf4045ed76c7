import { type BalanceSection, type Explained, fact, sum } from '../../../kernel';
import { DAMAGE_PER_POINT, type PartyKey, type Work } from '../../../world';
import { declarationsOf } from '../orders/declaration';
import { isIncomeDue } from '../rules/calendar';
import { besiegedTowns } from '../rules/economy/besieged';
import { book, type Book, goldAtHand, outgoing } from '../rules/economy/book';
import { isTaxDue, isTaxedAtEnd } from '../rules/economy/dues';
import { type Estate, NO_ESTATE, type OwnedSide, type OwnedTown } from '../rules/economy/estate';
import { vaultOf } from '../rules/economy/storage';
import { amountOf, choiceOf } from '../rules/settings';
import { collectTaxes, estatesNow } from './spend/taxes';
import {
  boardNow,
  booksInOrder,
  keepBook,
  note,
  overdraw,
  partiesInOrder,
  type WabenTurn,
} from './turn';
import type { FieldAddress } from '../../../hex';
import { corrected } from '../rules/economy/correction';
import { infrastructureSection, sideUpkeeps } from '../rules/economy/infrastructure';
import { townSection } from '../rules/economy/towns';
import { take } from '../rules/economy/vault';
import type { Ground } from '../rules/movement/ground';
import { damaged, sideSubstance, townSubstance } from '../rules/siege/damage';
import { townValue } from '../rules/structure/town';
import { workOf, worksOf } from '../rules/structure/works';

/** One structure with the upkeep it is due, in order of position. */
interface Upkeep {
  readonly place: string;
  readonly gold: Explained;
  readonly structure:
    | { readonly kind: 'town'; readonly town: OwnedTown }
    | { readonly kind: 'side'; readonly side: OwnedSide };
}

const byPosition = (a: Upkeep, b: Upkeep): number => {
  if (a.place !== b.place) return a.place < b.place ? -1 : 1;
  return a.structure.kind === b.structure.kind ? 0 : a.structure.kind === 'town' ? -1 : 1;
};

/** A besieged settlement is maintained with the gold in it, all else with gold from anywhere (WW-12.3-09). */
const spentAt = ({ vault }: Book, { place, structure }: Upkeep): FieldAddress | undefined =>
  structure.kind === 'town' ? vault.locked.find((field) => field === place) : undefined;

/** The structures that can be paid, in order of position, until one cannot (WW-3.2-05). */
const paidOf = (turn: WabenTurn, upkeeps: readonly Upkeep[], books: Book): readonly Upkeep[] => {
  const paid: Upkeep[] = [];
  let left = books;
  for (const upkeep of upkeeps) {
    const at = spentAt(books, upkeep) ?? null;
    if (upkeep.gold.value > goldAtHand(left, at, turn.input.settings)) break;
    paid.push(upkeep);
    left = { ...left, vault: take(left.vault, upkeep.gold.value, at) };
  }
  return paid;
};

/**
 * Damage of a structure whose upkeep was not paid: a share of its value, whole points; of a shared one each owner is
 * liable for his part (WW-4.1-27, WW-4.3-06).
 */
const decayed = (turn: WabenTurn, { structure }: Upkeep): Work => {
  const { settings } = turn.input;
  const works = worksOf(turn.world.works);
  const share = amountOf(settings, 'econ.unpaid_structure_decay_pct');
  const pointsOf = (value: number): number => DAMAGE_PER_POINT * Math.ceil((value * share) / 100);
  if (structure.kind === 'town') {
    const { field, town } = structure.town;
    const value = townValue(town.settlement.type, settings).value;
    const work = workOf(works, { kind: 'settlement', field, side: null, value });
    const substance = townSubstance(town.settlement, settings);
    return { ...work, damage: damaged(substance, work.damage, pointsOf(value)) };
  }
  const work = workOf(works, structure.side);
  const { value, owners } = structure.side;
  const part = Math.floor(pointsOf(value) / Math.max(1, owners.length));
  return { ...work, damage: damaged(sideSubstance(value), work.damage, part) };
};

function letDecay(turn: WabenTurn, unpaid: readonly Upkeep[]): void {
  const decaying = unpaid.filter(({ gold }) => gold.value > 0);
  const works = Object.fromEntries(
    decaying.map((upkeep) => decayed(turn, upkeep)).map((work) => [work.id, work]),
  );
  turn.world = { ...turn.world, works: { ...turn.world.works, ...works } };
}

const bookPaid = (
  turn: WabenTurn,
  books: Book,
  infrastructure: BalanceSection,
  paid: readonly Upkeep[],
  isAllPaid: boolean,
): Book => {
  const { rulings } = turn.input;
  let booked = books;
  for (const upkeep of paid) {
    if (upkeep.structure.kind !== 'town') continue;
    const { place, gold } = upkeep;
    const name = 'settlementUpkeep';
    const at = spentAt(books, upkeep);
    const local = at === undefined ? {} : { spentAt: at };
    booked = book(booked, { account: name, name, why: outgoing(gold), place, ...local });
  }
  const sides = paid.filter(({ structure }) => structure.kind === 'side');
  const total = infrastructure.totals['gold'];
  const cost = isAllPaid && total !== undefined ? total : sum(...sides.map(({ gold }) => gold));
  const name = 'infrastructureUpkeep';
  booked = book(booked, { account: name, name, why: outgoing(cost) });
  return corrected(corrected(booked, 'settlementUpkeep', rulings), name, rulings);
};

/** The taxes of the list already made stay, if there is one. */
const townsWithUpkeep = (turn: WabenTurn, books: Book, estate: Estate): BalanceSection => {
  const { settings, rulings } = turn.input;
  return (
    books.sections.settlementIncome ??
    townSection(books.party, estate, { rate: null, hasUpkeep: true }, settings, rulings)
  );
};

/**
 * Upkeep of all structures of a party, in order of position; what cannot be paid decays (WW-4.1-24, WW-4.1-27,
 * WW-10.1-06).
 */
function payStructures(turn: WabenTurn, books: Book, estate: Estate, ground: Ground): void {
  const { settings, rulings } = turn.input;
  const settlementIncome = townsWithUpkeep(turn, books, estate);
  const sides = sideUpkeeps(books.party, estate, ground, settings);
  const infrastructureUpkeep = infrastructureSection(books.party, sides, rulings);
  const upkeeps: readonly Upkeep[] = [
    ...estate.towns.flatMap((town): readonly Upkeep[] => {
      const gold = settlementIncome.rows.find(({ id }) => id === town.field)?.cells['upkeep'];
      return gold === undefined
        ? []
        : [{ place: town.field, gold, structure: { kind: 'town', town } }];
    }),
    ...sides.map(({ owned, gold }): Upkeep => ({
      place: owned.field,
      gold,
      structure: { kind: 'side', side: owned },
    })),
  ].sort(byPosition);
  const paid = paidOf(turn, upkeeps, books);
  const unpaid = upkeeps.slice(paid.length);
  const listed: Book = {
    ...books,
    sections: { ...books.sections, settlementIncome, infrastructureUpkeep },
  };
  const isAllPaid = unpaid.length === 0;
  keepBook(turn, bookPaid(turn, listed, infrastructureUpkeep, paid, isAllPaid));
  if (isAllPaid) return;
  const missing = sum(...unpaid.map(({ gold }) => gold)).value;
  overdraw(turn, books.party, 'structureUpkeep', missing);
  letDecay(turn, unpaid);
}

/** Opens the books of every party. */
function openBooks(turn: WabenTurn): void {
  const { settings } = turn.input;
  const locked = besiegedTowns(turn.world, turn.rows, settings);
  for (const key of partiesInOrder(turn)) {
    const party = turn.world.parties[key];
    if (party === undefined) continue;
    keepBook(turn, {
      party: key,
      before: party.treasury,
      vault: vaultOf(turn.world, party, locked, settings),
      entries: [],
      sections: {},
      muster: [],
      isExhausted: false,
    });
  }
}

/** Income from mines, trade and the like: booked if the GM confirms it (WW-3.2-04, WW-12.3-10). */
function bookOtherIncome(turn: WabenTurn, party: PartyKey): void {
  const mode = choiceOf(turn.input.settings, 'econ.other_income');
  if (mode === 'none') return;
  const declared = declarationsOf(turn.declarations[party] ?? [], 'income');
  for (const [index, declaration] of declared.entries()) {
    const { gold, cause } = declaration;
    if (mode !== 'free') {
      note(turn, 'F-BAL-OTHERINC', party, { at: declaration, about: { stated: gold } });
      const answer = turn.ask({
        key: `income/${party}/${String(index + 1)}`,
        clause: 'WW-3.2-04',
        name: 'otherIncome',
        about: { party, gold, cause },
        options: ['refused', 'booked'],
        proposal: 'refused',
      });
      if (answer !== 'booked') continue;
    }
    const books = turn.books[party];
    if (books === undefined) continue;
    const why = fact('otherIncome', gold, { cause }, 'WW-3.2-04');
    const about = { purpose: cause };
    keepBook(turn, book(books, { account: 'other', name: 'otherIncome', why, about }));
  }
}

/**
 * Money in, phase 2: taxes of land and settlements if an income moon is covered, other income, and the upkeep of
 * structures, which comes first of all that is paid (WW-10.1-06, WW-3.2-05).
 */
export function collectIncome(turn: WabenTurn): void {
  const { settings } = turn.input;
  const { clock } = turn.world;
  openBooks(turn);
  const board = boardNow(turn);
  const hasUpkeep = isIncomeDue(clock);
  const isTaxed = isTaxDue(clock, settings) && !isTaxedAtEnd(settings);
  const estates = hasUpkeep || isTaxed ? estatesNow(turn, board) : new Map<PartyKey, Estate>();
  if (isTaxed) collectTaxes(turn, estates, hasUpkeep);
  for (const { party } of booksInOrder(turn)) bookOtherIncome(turn, party);
  if (!hasUpkeep) return;
  for (const books of booksInOrder(turn))
    payStructures(turn, books, estates.get(books.party) ?? NO_ESTATE, board.ground);
}
