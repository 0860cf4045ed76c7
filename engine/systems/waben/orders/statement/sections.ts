import type { Words } from '../content';
import { folded } from '../words';
import { isFigure, labelOf, type ListLine } from './line';

/** The lists a letter can hold; `none` = no list of the realm, such as the movement orders. */
export type Section =
  | 'land'
  | 'settlements'
  | 'structures'
  | 'muster'
  | 'infrastructure'
  | 'upkeep'
  | 'summary'
  | 'storage'
  | 'units'
  | 'characters'
  | 'none';

/** Headings as players write them, folded; the first one that fits counts (WW-3.3-07, WW-8.2-15). */
const HEADINGS: readonly (readonly [RegExp, Section])[] = [
  [/zugbefehl|bewegungsbefehl|movement orders/, 'none'],
  [/infrastruktur/, 'infrastructure'],
  [/unterhalt.*(?:einheit|truppe|heer|flotte)/, 'upkeep'],
  [/(?:einnahmen|steuern).*(?:reichsgebiet|\bland\b|gelaende)|landsteuer|landeinnahmen/, 'land'],
  [/(?:einnahmen|steuern).*siedlung/, 'settlements'],
  [/bauwerk|neubauten|(?:liste|aufstellung|verzeichnis) der (?:an)?siedlungen/, 'structures'],
  [/^(?:an)?siedlungen$/, 'settlements'],
  [/ruestung|ruestliste/, 'muster'],
  [/lagerort|lagerung|lagerstaette|verteilung des/, 'storage'],
  [/bilanz|kassenbuch|zusammenfassung/, 'summary'],
  [/charaktere mit|charakterliste|(?:liste|aufstellung) der charaktere/, 'characters'],
  [/einheitenliste|heerliste|(?:liste|aufstellung) (?:der|aller) (?:einheiten|heere)/, 'units'],
  [
    /botschaft|nachricht|mitteilung|kultur|vertraeg|sonderbefehl|aktionsteil|diplomatie|symbole bedeuten|auswertung/,
    'none',
  ],
];

const LEVELS = /^(?:wasser|tiefland|hochland|bergland|gebirge)$/;

const has = (names: readonly string[], pattern: RegExp): boolean =>
  names.some((name) => pattern.test(name));

/** The list a head line belongs to, told by the names of its columns. */
const ofHead = (names: readonly string[]): Section | null => {
  if (names.length < 2) return null;
  if (has(names, /zugbefehl|^befehl/)) return 'none';
  if (names.filter((name) => LEVELS.test(name)).length >= 2) return 'land';
  if (names.filter((name) => /^gsw ?\d$/.test(name)).length >= 2) return 'infrastructure';
  if (has(names, /gutpunkte|^gp$/) && has(names, /status/)) return 'characters';
  if (has(names, /^anzahl/) && has(names, /^pro|^je |satz/)) return 'upkeep';
  if (has(names, /^einheit|^nr/) && has(names, /kosten|preis/)) return 'muster';
  return has(names, /^nr|^nummer|^einheit/) && has(names, /standort|position/) ? 'units' : null;
};

const namesOf = (line: ListLine): readonly string[] =>
  line.cells.map(({ text }) => folded(text)).filter((name) => name !== '');

/** The words of a line without the number before a heading: `4. Steuern`. */
const unnumbered = ({ tokens }: ListLine): readonly Words[] =>
  /^\d{1,2}[.)]$/.test(tokens[0]?.text ?? '') ? tokens.slice(1) : tokens;

const isHeadingLine = (line: ListLine): boolean =>
  line.words.text.length <= 100 && !unnumbered(line).some(({ text }) => isFigure(text));

const OLD_TREASURY =
  /^(?:alte[rs]?|bisheriger|vorheriger) (?:bestand|reichsschatz|schatz|kassenstand)/;

/**
 * Where a line leads: into a list, out of the lists, or null if it is a row or nothing known. The row of the old
 * treasury opens the summary even without a heading.
 */
export function sectionOf(line: ListLine): Section | null {
  const names = namesOf(line);
  const head = ofHead(names);
  if (head !== null) return head;
  const label = labelOf(unnumbered(line));
  if (OLD_TREASURY.test(label) && !isHeadingLine(line)) return 'summary';
  const isOneCell = line.separator === 'blanks' || names.length <= 2;
  if (!isHeadingLine(line) || !isOneCell) return null;
  return HEADINGS.find(([pattern]) => pattern.test(label))?.[1] ?? null;
}
