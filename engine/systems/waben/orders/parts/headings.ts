import { type LetterPartKind, withoutColon } from '../../../../kernel';
import type { Words } from '../content';
import { partOfHeading, type SectionPart } from '../declaring/sections';
import { plainLine, sectionOf } from '../sheet/sections';

/** Headings in German and English, folded; the first one that fits counts (WW-10.2-01, WW-8.2-01 to WW-8.2-35). */
const HEADINGS: readonly (readonly [LetterPartKind, RegExp])[] = [
  ['cover', /^(?:das |mein )?anschreiben$|^(?:my |the )?cover(?:ing)? letter$/],
  [
    'announcement',
    /^(?:oeffentliche )?(?:mitteilung|bekanntmachung|verkuendung|proklamation|verlautbarung)(?:en)?\b|^nachrichten$|^(?:public )?(?:announcement|proclamation)s?\b|^(?:public )?news$|^(?:botschaft|brief|message|letter) (?:an alle|to all|to everybody)\b/,
  ],
  [
    'message',
    /^(?:geheime |vertrauliche |private |secret )?(?:botschaft(?:en)?|nachricht(?:en)?(?: und botschaften)?|messages?|letters?)(?: \((?:geheim|oeffentlich|secret|public)\))?(?: (?:an|von|to|from|for|fuer) .{1,60})?$|^(?:brief|schreiben) an .{1,60}$/,
  ],
  [
    'culture',
    /^(?:der |die |mein(?:e)? )?(?:kulturberichte?|kultur|kulturelles|culture(?: reports?)?)(?:$|[ :(-])/,
  ],
  [
    'treaty',
    /^(?:(?:buendnis|friedens|handels|nichtangriffs|schutz)?vertr(?:ag|aege)|abkommen|treat(?:y|ies)|pact|agreement)(?:$| (?:zwischen|mit|und|ueber|between|with|and|on) .{1,70}$)/,
  ],
  [
    'special',
    /^(?:(?:der|die|mein|meine) )?(?:aktionsteil|(?:besondere |weitere )?aktionen|sonderbefehle?|sonderaktionen|special (?:orders|actions)|actions)$/,
  ],
  ['movement', /^(?:meine |my )?(?:befehle|marschbefehle|zuege|orders|marching orders|moves)$/],
  [
    'possessions',
    /^(?:(?:die|meine|my|the) )?(?:reichsaufstellung|aufstellung(?: (?:der|des|aller) .{1,40})?|einheiten(?:liste)?|heere|heerliste|charaktere|charakterliste|(?:an)?siedlungen|bauwerke|bauwerksaufstellung|lagerorte|lagerung|besitz(?:tuemer)?|(?:liste|verzeichnis) (?:der|aller|meiner) .{1,40}|charaktere mit .{1,40}|realm list|(?:list of )?(?:the )?(?:possessions|units|armies|characters|settlements|structures|buildings)|unit list|storage)$/,
  ],
  [
    'balance',
    /^(?:(?:die|meine|my|the) )?(?:(?:reichs|gesamt|halbjahres)?bilanz|kassenbuch|einnahmen|ausgaben|steuern|landsteuern?|(?:neu|ab)?ruestung(?:en)?|unterhalt|balance(?: sheet)?|income|expenses|taxes|land tax(?:es)?|upkeep|raising(?: and disbanding)?)(?: .{0,50})?$/,
  ],
];

const OF_SECTION: Readonly<Record<SectionPart, LetterPartKind | undefined>> = {
  new: 'declarations',
  list: 'possessions',
  spend: 'declarations',
  income: 'declarations',
  other: 'declarations',
  tables: 'balance',
  closed: 'message',
  orders: 'movement',
  loose: 'cover',
};

/** "An König Eldar:", "To Valdrun:" above a message. */
const ADDRESS = /^(?:an|to) \p{L}.{1,60}$/u;

/** A heading with the part it opens. */
export interface PartHeading {
  readonly kind: LetterPartKind;
  /** As written, without marks of type. */
  readonly title: string;
}

const titleOf = ({ text }: Words): string =>
  withoutColon(text.replace(/<[^<>]{1,40}>|\*\*|__|^\s*#+ /g, '').trim());

/** A longer line, or one that ends like a sentence, is no heading. */
const LONGEST = 90;

const looksLikeHeading = ({ text }: Words): boolean => {
  const line = text.trim();
  return line.length <= LONGEST && !/[\t|]/.test(line) && !/[.,;!?]$/.test(line);
};

const kindOf = (line: Words): LetterPartKind | undefined => {
  const isAddress = line.text.trim().endsWith(':');
  const text = plainLine(line).replace(/ ?:$/, '');
  const known = HEADINGS.find(([, form]) => form.test(text));
  if (known !== undefined) return known[0];
  if (isAddress && ADDRESS.test(text)) return 'message';
  if (sectionOf(line) === 'orders') return 'movement';
  const section = partOfHeading(line);
  return section === undefined ? undefined : OF_SECTION[section];
};

/** The part a line opens as its heading; undefined if it is none (WW-8.1-08, WW-10.2-01). */
export function partHeadingOf(line: Words): PartHeading | undefined {
  if (!looksLikeHeading(line)) return undefined;
  const kind = kindOf(line);
  return kind === undefined ? undefined : { kind, title: titleOf(line) };
}

/** True for a heading nobody takes for a sentence: numbered, marked, or with a colon. */
export function isMarkedHeading({ text }: Words): boolean {
  return /^\s*(?:\d{1,2}[.)]\s|#|<\w|\*\*|__)|:\s*(?:(?:\*\*|__|<\/\w+>)\s*)?$/.test(text);
}
