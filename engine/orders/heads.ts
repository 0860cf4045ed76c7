import { folded, type Token } from './tokens';
import { words } from './vocabulary';

/** What the name of a column says: a preposition before its cells (empty = none), that they are the order itself, or its step. */
export type ColumnMeaning = { readonly before: string } | 'order' | 'step';

/** Names of columns everybody knows, folded and without blanks. */
const NAMES: ReadonlyMap<string, ColumnMeaning> = new Map(
  (
    [
      ['von', 'von aus woher herkunft start from source'],
      ['nach', 'nach wohin to destination'],
      ['in', 'in wo ort region gebiet where place'],
      ['gegen', 'gegen gegner opfer wen against opponent enemy'],
      ['mit', 'mit womit waffe waffen waffenart mittel with weapon'],
      [
        '',
        'was wieviel wievielgeld anzahl menge zahl ziel land vorzug stufe stufen kategorie summe betrag geld einheit einheiten objekt gegenstand what how howmany howmuch amount number country target advantage level levels category money unit units heer heere armee army flotte fleet',
      ],
    ] as const
  ).flatMap(([before, names]) =>
    names.split(' ').map((name): [string, ColumnMeaning] => [name, { before }]),
  ),
);
const ORDERS = words('aktion befehl auftrag maßnahme tätigkeit order action command');
const STEPS = words('nr no schritt step phase lfd lfdnr');

/** Words of heads that say what a thing is and where it is, not what it shall do. */
export const TELLING = words(
  'standort start startfeld stand steht jetzt aktuell stärke mann männer soldaten truppenstärke moral strength men soldiers morale location typ art type kind name bezeichnung',
);
export const PLACES = words('feld ort position wo field place where');
/** Those of them that say where somebody is, and never where he goes. */
export const WHERE = words('wo where');
/** Heads of the column of goals: beside one, a column of places says where things are. */
export const GOALS = words('nach ziel zielfeld wohin marsch to target goal destination march');
/** Heads of columns for what the writer adds. */
export const NOTES = words(
  'bemerkung bemerkungen sonstiges grund kommentar anmerkung anmerkungen notes remark remarks reason comment comments zweck',
);

/** Heads of columns for what is done in another case, or was done before. */
export const OTHERWISE =
  /^(?:ersatz|ausweich|alternativ|notfall|wunsch|bisher|frueher|vorher|zuvor|danach|spaeter|morgen|reserve|alte?[rns]?$|backup|fallback|previous|old$|later|tomorrow)/;
/** Heads of a first column with those of somebody else. */
export const OF_OTHERS = /^(?:feind|gegner|enem|opponent|hostile)/;
/** What the name of a column says; undefined if nobody knows it. */
export function columnNamed(name: string): ColumnMeaning | undefined {
  const fold = folded(name);
  if (ORDERS.has(fold)) return 'order';
  return STEPS.has(fold) ? 'step' : NAMES.get(fold);
}

/** True for a head of which every column has a name everybody knows. */
export function namesColumns(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell) => columnNamed(cell) !== undefined);
}

/** The words of a cell as the name of a column. */
export function nameIn(cell: readonly Token[]): string {
  return cell.map(({ text }) => text).join('');
}
