import { createToken, Lexer, type TokenType } from 'chevrotain';
import { Close, Open, Pipe, Slash } from './tokens';

const Blank = createToken({
  name: 'Blank',
  pattern: /[\s\u00ad\u200b-\u200d\u2060]+/,
  group: Lexer.SKIPPED,
});

/** Everything a name or a purpose can be made of: words, keywords among them, and signs that mean nothing here. */
export const Sayable = createToken({ name: 'Sayable', pattern: Lexer.NA });

/** A word that is no keyword. */
export const Plain = createToken({
  name: 'Plain',
  pattern:
    /[A-Za-z\u00c0-\u024f](?:[A-Za-z\u00c0-\u024f\d_'’]|[\u0300-\u036f])*(?:-[A-Za-z\u00c0-\u024f\d]+)*/,
  categories: Sayable,
});

/** A keyword in German or English; umlauts also as digraphs or decomposed, any case (WW-0.2-05, WW-6.3-02). */
const keyword = (name: string, pattern: RegExp): TokenType =>
  createToken({ name, pattern, longer_alt: Plain, categories: Sayable });

/** A keyword of several words; it never is the beginning of a longer one. */
const phrase = (name: string, pattern: RegExp): TokenType =>
  createToken({ name, pattern, categories: Sayable, line_breaks: false });

export const Tax = keyword('Tax', /steuersatz|steuern|tax(?:[ \t]+rate)?/i);
export const New = keyword('New', /neubau|neu(?:e[rs]?)?|new/i);
export const NewMark = phrase('NewMark', /\((?:neu|new)\)/i);
export const Rest = phrase(
  'Rest',
  /(?:bau|arbeit)[ \t]+ruht(?![A-Za-z])|(?:baustopp|baupause|rest)(?![A-Za-z])/i,
);
export const Enlarge = keyword('Enlarge', /ausbau(?:en)?|erweiterung|enlarge|upgrade/i);
export const Repair = keyword('Repair', /reparatur|reparieren|instandsetzung|repair/i);
export const Gift = keyword(
  'Gift',
  /tribute?|geschenk|unterst(?:ü|ue|u\u0308)tzung|zahlung|gift|support|payment/i,
);
export const Expense = phrase(
  'Expense',
  /(?:(?:sonstige|weitere|other)[ \t]+)?(?:ausgaben?|expenses?)(?![A-Za-z])/i,
);
export const Earning = phrase(
  'Earning',
  /(?:(?:sonstige|weitere|other)[ \t]+)?(?:einnahmen?|income)(?![A-Za-z])/i,
);
export const Upkeep = keyword('Upkeep', /unterhalt|upkeep/i);
export const Capital = keyword('Capital', /hauptstadt|hst|capital/i);
export const Store = keyword('Store', /lager(?:ung|ort)?|storage|store/i);
export const Muster = keyword('Muster', /(?:neu|auf|ab)?r(?:ü|ue|u\u0308)stung|muster|disbanding/i);
export const Alliance = keyword('Alliance', /b(?:ü|ue|u\u0308)ndnis|allianz|alliance/i);
export const Peace = keyword('Peace', /frieden|peace/i);
export const War = keyword('War', /krieg|war/i);
export const Passage = keyword('Passage', /durchzug|passage/i);
export const Seat = keyword('Seat', /ansiedlung|sitz|seat/i);
export const NoSeat = keyword('NoSeat', /keine?r?|none/i);
export const Free = keyword('Free', /frei|free/i);

export const In = keyword('In', /in|at/i);
export const To = keyword('To', /an|nach|zum|zur?|to/i);
export const For = keyword('For', /f(?:ü|ue|u\u0308)r|for/i);
export const With = keyword('With', /mit|gegen|with|against/i);
export const From = keyword('From', /aus|von|from/i);
export const Unit = keyword('Unit', /einheit|unit/i);
export const Article = keyword('Article', /eine[rsmn]?|ein|the/i);
export const Value = keyword('Value', /bwp?|value/i);
export const Points = keyword('Points', /punkte?|points?/i);
export const GoldUnit = keyword('GoldUnit', /gs|gold/i);
export const Percent = createToken({ name: 'Percent', pattern: /%|prozent|percent/i });
export const Leader = keyword('Leader', /hf|leaders?/i);
export const UnitType = keyword('UnitType', /(?:ks|lt|k|r|s|a|b)/i);

/** Names of structures, in full or as lists abbreviate them. */
export const Structure = keyword(
  'Structure',
  /garnison|burg|stadt|festung|metropole|stra(?:ß|ss)e|br(?:ü|ue|u\u0308)cke|wall|kanal|garrison|castle|town|city|fortress|metropolis|road|bridge|canal|gar|brg|std|fst|met|str|br(?:ü|ue|u\u0308)|wl|kan/i,
);
export const Harbour = phrase(
  'Harbour',
  /(?:h(?:ä|ae|a\u0308)fen|hafen|harbou?rs?|ports?)[ \t]*(?::[ \t]*)?[1-6](?:[ \t]*(?:,|und|and)[ \t]*[1-6](?![\d.]))*(?![\d.])/i,
);
export const Field = createToken({ name: 'Field', pattern: /\d{1,6}[ \t]*\/[ \t]*\d{1,6}/ });
export const Count = createToken({ name: 'Count', pattern: /\d+(?:[.,]\d+)*/ });
export const Name = createToken({ name: 'Name', pattern: /["„“”»«][^"„“”»«]*["“”»«]/ });
export const Colon = createToken({ name: 'Colon', pattern: /[:=]/ });
export const Comma = createToken({ name: 'Comma', pattern: /,/ });
export const Plus = createToken({ name: 'Plus', pattern: /\+/ });
export const Minus = createToken({ name: 'Minus', pattern: /[-\u2010-\u2015\u2212]/ });
const Other = createToken({ name: 'Other', pattern: /[^\sA-Za-z\d]/, categories: Sayable });

/** The vocabulary of declarations; phrases stand before the words they are made of. */
export const DECLARATION_TOKENS: readonly TokenType[] = [
  Blank,
  NewMark,
  Rest,
  Expense,
  Earning,
  Harbour,
  Field,
  Count,
  Name,
  Percent,
  Tax,
  Muster,
  New,
  Enlarge,
  Repair,
  Gift,
  Upkeep,
  Capital,
  Store,
  Alliance,
  Peace,
  War,
  Passage,
  Seat,
  NoSeat,
  Free,
  // Before `for`, with which `fortress` begins.
  Structure,
  In,
  To,
  For,
  With,
  From,
  Unit,
  Article,
  Value,
  Points,
  GoldUnit,
  Leader,
  UnitType,
  Plain,
  Slash,
  Pipe,
  Open,
  Close,
  Colon,
  Comma,
  Plus,
  Minus,
  Other,
  Sayable,
];
