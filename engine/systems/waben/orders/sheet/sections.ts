import type { Words } from '../content';
import { folded } from '../words';

/** Kind of a line without a row. */
export type SectionKind = 'orders' | 'foreign' | 'inner' | 'rule' | 'none';

const ORDERS =
  /^(?:(?:der|die|mein|meine|unser|unsere|teil \w+:?) )?(?:zugbefehle?|bewegungsbefehle?|movement orders)\b[^.;]{0,60}$|^(?:(?:meine|hier meine|my) )?(?:befehle|marschbefehle|orders|moves) ?:$|^(?:(?:ich )?trage nach|nachtrag) ?:$/;

const FOREIGN =
  /^(?:(?:der|die|das|mein|meine) )?(?:anschreiben|reichsaufstellung|reichsbilanz|bilanz|gesamtbilanz|aufstellung|einnahmen|ausgaben|steuern|neuruestung|abruestung|ruestung|neubauten|bauwerke|bauwerksaufstellung|ansiedlungen|unterhalt|charaktere mit|einheitenliste|kulturbericht|kultur\b|nachrichten|botschaften?\b|mitteilungen|vertraege|diplomatie|aktionsteil|besondere aktionen|sonderbefehle|spielzug\b|zug nr|die symbole|auswertung)[^;]{0,80}$/;

/** `ruestung: 1000 k in elystria`: behind the colon the line itself says something with a figure. */
const SENTENCE = /^[^:]{1,30}: ?(?=\S).*\d/;

/** `steuern auf 5 % setzen`: a rate is no heading. */
const RATE = /\d ?(?:%|prozent|percent)/;

/** A position, a path or a code: such a line orders something and is no mere heading. */
const HAS_ORDER = /\d{3}\/\d{2}|-\d{2}|\bK[NAHVIR](?:[EF]|B[1-6]?)?\b/;

const MARKUP = /<[^<>]{1,40}>|\*\*|__|^#+ |&nbsp;|["|;\t]+/g;
const RULE = /^[-=_*|+:.~\s\u2500-\u257f\u2014\u2013]+$/;

/** The words of a line without bold marks and tags. */
export function plainLine(line: Words): string {
  return folded(line.text.slice(0, 400).replace(MARKUP, ' ')).replace(
    /^\d{1,2}[.)] ?(?=\p{L})/u,
    '',
  );
}

const hasMarkup = (text: string): boolean => /<\w{1,6}>|\*\*|^#+ /.test(text);

/**
 * Kind of a line that is no row: heading of the movement orders, of another part of the turn (WW-8.1-08), of a group
 * within a table ("Charaktere und Spezialisten:"), a drawn rule, or unknown.
 */
export function sectionOf(line: Words): SectionKind {
  const text = plainLine(line);
  if (text === '' || RULE.test(text)) return 'rule';
  if (HAS_ORDER.test(line.text)) return 'none';
  if (ORDERS.test(text)) return 'orders';
  if (FOREIGN.test(text) && !SENTENCE.test(text) && !RATE.test(text)) return 'foreign';
  const isGroup = text.length <= 60 && !/\d/.test(text);
  return isGroup && (hasMarkup(line.text) || text.endsWith(':')) ? 'inner' : 'none';
}
