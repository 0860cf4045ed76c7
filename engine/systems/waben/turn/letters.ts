import type { Finding, Letter } from '../../../kernel';
import { type PartyKey, unitId, type UnitId } from '../../../world';
import { checkOrders, readOrders, type Remark, type WabenRow, type WabenSheet } from '../orders';
import { withAllowedExtensions } from '../orders/allowed';
import { type Declaration, declarationsOf } from '../orders/declaration';
import { declaredIn } from '../orders/declaring/declared';
import { sortedOut } from '../orders/declaring/repeated';
import { type SpecialOrder, specialOrders } from '../orders/special';
import { isEmptyStatement, readStatement } from '../orders/statement';
import { acceptedLetter, joiningOf } from '../rules/people/letters';
import { dateOf } from '../rules/people/deadline';
import { lacksContact, peopleOf } from '../rules/people/roles';
import { rollOf } from '../rules/unit-changes/roll';
import { booksOf, compareStatement, officeOf } from '../rules/statement';
import { note, partiesInOrder, type WabenTurn } from './turn';

const lettersByParty = (letters: readonly Letter[]): ReadonlyMap<PartyKey, readonly Letter[]> => {
  const parties = new Map<PartyKey, readonly Letter[]>();
  for (const letter of letters) {
    parties.set(letter.party, [...(parties.get(letter.party) ?? []), letter]);
  }
  return parties;
};

/** The real year of the turn: of the announced date, else of the letter that came last; null = not known. */
const realYear = ({ deadline, letters = [] }: WabenTurn['input']): number | null => {
  const moments = letters.map(({ receivedAt }) => receivedAt).sort();
  return dateOf(deadline ?? moments.at(-1) ?? '')?.year ?? null;
};

/** Participants under age, without membership, groups without contact (WW-1.4-01, WW-12.1-11, WW-1.2-08). */
function checkPeople(turn: WabenTurn): void {
  const { people } = turn.world;
  for (const party of partiesInOrder(turn))
    if (lacksContact(people, party)) note(turn, 'F-PARTY-NOCONTACT', party);
  const year = realYear(turn.input);
  for (const person of peopleOf(people)) {
    const { findings, questions } = joiningOf(person, year, turn.input.settings);
    for (const one of findings) turn.find(one);
    for (const one of questions) turn.ask(one);
  }
}

/**
 * Chooses the letter of each party that counts (WW-10.1-02, WW-10.1-03), and reports findings about the people behind
 * them. Without letters in the input the order texts count as they are.
 */
export function receiveLetters(turn: WabenTurn): void {
  const { world, settings, rulings, deadline } = turn.input;
  const { people, clock } = world;
  checkPeople(turn);
  const texts = new Map<PartyKey, string>(Object.entries(turn.input.orders));
  for (const [party, letters] of [...lettersByParty(turn.input.letters ?? [])].sort()) {
    const accepted = acceptedLetter(party, letters, { people, clock, deadline, settings, rulings });
    if (accepted.letter === undefined) texts.delete(party);
    else texts.set(party, accepted.letter.text);
    for (const one of accepted.findings) turn.find(one);
    for (const one of accepted.questions) turn.ask(one);
  }
  turn.letters = Object.fromEntries(texts);
}

/** The first row of each unit; a second one does not count (WW-5.1-03). */
const rowsOf = (sheets: readonly WabenSheet[]): Readonly<Record<UnitId, WabenRow>> => {
  const rows: Record<UnitId, WabenRow> = {};
  for (const { party, rows: own } of sheets) {
    for (const row of own) rows[unitId(party, row.unit)] ??= row;
  }
  return rows;
};

/** A transport released in the letter takes units as if its row released them (WW-6.3-20). */
const withReleases = (sheet: WabenSheet, declarations: readonly Declaration[]): WabenSheet => {
  const releases = declarationsOf(declarations, 'release');
  if (releases.length === 0) return sheet;
  const remarksOf = (unit: number): readonly Remark[] =>
    releases
      .filter((release) => release.unit === unit)
      .map(({ party, text, span }) => ({ kind: 'release', party, text, span }));
  const rows = sheet.rows.map((row) => ({
    ...row,
    content: { ...row.content, remarks: [...row.content.remarks, ...remarksOf(row.unit)] },
  }));
  return { ...sheet, rows };
};

/** Reads the letters of the parties that exist, orders and declarations; others are ignored. */
export function readSheets(turn: WabenTurn): void {
  const { world, settings } = turn.input;
  const { lattice } = turn.board;
  const sheets: Record<PartyKey, WabenSheet> = {};
  const declarations: Record<PartyKey, readonly Declaration[]> = {};
  for (const party of Object.keys(turn.letters).sort()) {
    const text = turn.letters[party];
    if (text === undefined || !Object.hasOwn(world.parties, party)) continue;
    const declared = sortedOut(declaredIn(text, party, world, lattice).declarations).counting;
    const sheet = withAllowedExtensions(
      readOrders(text, party, world, settings, lattice),
      settings,
    );
    sheets[party] = withReleases(sheet, declared);
    declarations[party] = declared;
  }
  turn.sheets = sheets;
  turn.declarations = declarations;
  turn.rows = rowsOf(Object.values(sheets));
}

/** Result of a special order; `open` = nothing yet, and nothing changes (WW-6.1-06, WW-0.1-04). */
const SPECIAL_OPTIONS = ['open', 'done', 'partly', 'refused'] as const;

const isRefused = (findings: readonly Finding[], party: string, unit: number): boolean =>
  findings.some(
    (found) =>
      found.party === party &&
      found.unit === unit &&
      ['F-ORD-SPECIALS', 'F-UNIT-DUP'].includes(found.code),
  );

/** Words of a special order in a letter: its text, only the place where it should be, or nothing (WW-6.1-06). */
const wordingOf = ({
  row,
  text,
}: SpecialOrder): { readonly said: string; readonly text: string } => {
  if (text !== '') return { said: 'words', text };
  const remarks = row.content.remarks.map((remark) => remark.text).join(' ');
  return { said: remarks === '' ? 'nothing' : 'elsewhere', text: remarks };
};

/**
 * Every special order as a question to the GM with its text, `special/<party>/<unit>/<number>`: the program
 * carries nothing of it out. Those beyond the GM's limit are refused already (WW-6.1-07).
 */
function askSpecialOrders(turn: WabenTurn, sheet: WabenSheet, found: readonly Finding[]): void {
  const { party } = sheet;
  for (const order of specialOrders(sheet)) {
    const { row, number } = order;
    if (isRefused(found, party, row.unit)) continue;
    turn.ask({
      key: `special/${party}/${String(row.unit)}/${String(number)}`,
      clause: 'WW-6.1-06',
      name: 'specialOrder',
      about: { party, unit: row.unit, number, ...wordingOf(order) },
      options: SPECIAL_OPTIONS,
      proposal: 'open',
    });
  }
}

/**
 * Checks every letter against the world; the sheets' own findings are among the result. Special orders become
 * questions (WW-6.1-06).
 */
export function checkSheets(turn: WabenTurn): void {
  const { world, settings } = turn.input;
  const roll = rollOf(world);
  const sheets = Object.values(turn.sheets);
  const found = sheets.flatMap((sheet) =>
    checkOrders(sheet, world, settings, turn.board.lattice, roll),
  );
  for (const one of found) turn.find(one);
  for (const sheet of sheets) askSpecialOrders(turn, sheet, found);
}

/** True if an earlier phase reported the same: with that code, of that unit or of the party as a whole. */
const isFound = (known: readonly Finding[], found: Finding): boolean =>
  known.some(
    ({ code, party, unit }) =>
      code === found.code && party === found.party && (unit === undefined || unit === found.unit),
  );

/**
 * Compares the lists of every letter that has some with the records at the start of the turn (WW-3.3-08). What earlier
 * phases reported, such as raising beyond a limit, is not repeated.
 */
export function compareSheets(turn: WabenTurn): void {
  const { world, settings, rulings } = turn.input;
  const known = [...turn.findings];
  const statements = Object.values(turn.sheets).flatMap((sheet) => {
    const statement = readStatement(sheet.text);
    return isEmptyStatement(statement) ? [] : [{ sheet, statement }];
  });
  if (statements.length === 0) return;
  const office = officeOf(world, settings, rulings, turn.board);
  for (const { sheet, statement } of statements) {
    const party = world.parties[sheet.party];
    if (party === undefined) continue;
    const letter = { rows: sheet.rows, declarations: turn.declarations[party.key] ?? [] };
    const found = compareStatement(statement, booksOf(party, office), letter);
    for (const one of found.filter((one) => !isFound(known, one))) turn.find(one);
  }
}
