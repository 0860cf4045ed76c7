import { fingerprintOfText } from '../kernel';
import type { NewsIssue, NewsItem } from './delivery';

/** Part of a piece in which words are printed. */
export type PressPart = 'headline' | 'text' | 'signature' | 'caption';

/** Words that name a place or a unit by its number. */
export interface PressFinding {
  /** The same words in the same piece have the same key: a reason to let them stand holds for all of them. */
  readonly key: string;
  readonly item: string;
  readonly part: PressPart;
  readonly kind: 'field' | 'side' | 'list' | 'unit' | 'grossfeld';
  /** Place in the part, in UTF-16 units; `end` is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** First field they name, `ggg/kk`; null = none that could be told. */
  readonly field: string | null;
}

/** Signs that a text processor or a joker puts between digits, without width or with it. */
const GAP = String.raw`[\s\u00ad\u200b-\u200f\u2060\ufeff]*`;
const DASH = String.raw`[-\u2010-\u2015\u2212]`;
const SLASH = String.raw`[/\u2044\u2215\uff0f]`;
const D = String.raw`\p{Nd}`;
const digits = (count: number): string => `${D}${`${GAP}${D}`.repeat(count - 1)}`;
const START = String.raw`(?<![\p{Nd}\p{L}])`;
const END = String.raw`(?!\p{Nd})`;
const FIELD = `${digits(3)}${GAP}${SLASH}${GAP}${digits(2)}${END}`;
const SIDE = `(?:${GAP}\\(${GAP}${D}${GAP}\\)|${GAP}\\|${GAP}(?:${digits(3)}${GAP}${SLASH}${GAP})?${digits(2)}${END})`;
const STEP = `${GAP}(?:${DASH}|,|;)${GAP}(?:${FIELD}|${digits(2)}${END}(?!${GAP}[./]))`;
const NAMED = (words: string): string =>
  String.raw`(?<!\p{L})(?:${words})\.?(?:${GAP}(?:Nr|No)\.?)?${GAP}`;
const UNIT_WORDS =
  'Einheit(?:en)?|Heer(?:e|es|en|haufen)?|Trupp(?:e|en|s)?|Flotten?|Armeen?|Verb[aä]nde?|EH|Charakter(?:e|en)?|units?|arm(?:y|ies)|fleets?|troops?|characters?';
const FIELD_WORDS = 'Feld(?:er|ern|es)?|Kleinfeld(?:er|ern|es)?|KF|Hex(?:feld)?|fields?|hexes';
const GROSSFELD_WORDS = 'Gro(?:ß|ss)feld(?:er|ern|es)?|GF|great hex(?:es)?|large fields?';
const AND = `(?:${GAP}(?:,|und|and|&|${DASH}|bis|to)${GAP}${digits(3)}${END})*`;

/** What is looked for, closest form first; a form covers its words, so that none is told twice. */
const FORMS: readonly (readonly [PressFinding['kind'], RegExp])[] = [
  ['list', new RegExp(`${START}${FIELD}(?:${SIDE})?(?:${STEP}(?:${SIDE})?)+`, 'gu')],
  ['side', new RegExp(`${START}${FIELD}${SIDE}`, 'gu')],
  ['field', new RegExp(`${START}${FIELD}`, 'gu')],
  ['unit', new RegExp(`\\(${GAP}${digits(3)}${GAP}\\)`, 'gu')],
  ['unit', new RegExp(`(?<![\\p{L}\\p{Nd}])[\\p{L}\\p{Nd}_.-]+:${digits(3)}${END}`, 'gu')],
  ['unit', new RegExp(`${NAMED(UNIT_WORDS)}${digits(3)}${END}${AND}`, 'giu')],
  ['grossfeld', new RegExp(`${NAMED(GROSSFELD_WORDS)}${digits(3)}${END}${AND}`, 'giu')],
  ['field', new RegExp(`${NAMED(FIELD_WORDS)}${D}${D}?${END}`, 'giu')],
];

const ZERO = /\p{Nd}/gu;

/** The value of a digit of any script: in each, ten stand in a row from one that ends a row of others. */
const digitOf = (sign: string): string => {
  let code = sign.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - 1))) {
    code -= 1;
    value += 1;
  }
  return String(value);
};

const fieldIn = (words: string): string | null => {
  const plain = words.replace(ZERO, digitOf).replace(/[^\d/\u2044\u2215\uff0f]/gu, '');
  const [, grossfeld, kleinfeld] = /(\d{3})[^\d](\d{2})/.exec(plain) ?? [];
  return grossfeld === undefined || kleinfeld === undefined ? null : `${grossfeld}/${kleinfeld}`;
};

interface Stretch {
  readonly kind: PressFinding['kind'];
  readonly start: number;
  readonly end: number;
}

const covers = (one: Stretch, start: number, end: number): boolean =>
  start < one.end && end > one.start;

/** The stretches of a text that name fields, sides, Großfelder or units by number, in their order. */
const stretchesOf = (text: string): readonly Stretch[] => {
  const found: Stretch[] = [];
  for (const [kind, form] of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (!found.some((one) => covers(one, start, end))) found.push({ kind, start, end });
    }
  }
  return found.sort((a, b) => a.start - b.start);
};

const partsOf = (item: NewsItem): readonly (readonly [PressPart, string])[] => [
  ['headline', item.headline],
  ['text', item.text],
  ['signature', item.signature.kind === 'none' ? '' : item.signature.name],
  ['caption', item.picture?.caption ?? item.map?.caption ?? ''],
];

/** What a piece must not say. */
export function itemFindings(item: NewsItem): readonly PressFinding[] {
  return partsOf(item).flatMap(([part, text]) =>
    stretchesOf(text).map(({ kind, start, end }) => {
      const words = text.slice(start, end);
      return {
        key: `press ${item.id} ${part} ${fingerprintOfText(words)}`,
        item: item.id,
        part,
        kind,
        start,
        end,
        words,
        field: fieldIn(words),
      };
    }),
  );
}

/**
 * Field numbers, lists of them, sides, Großfelder and numbers of units in the words of an issue, in any notation the
 * readers of orders know: the newsletter never contains positions unless a player announced them. What
 * the GM lets stand is told all the same; see `allowed` of the issue.
 */
export function pressFindings({ items }: Pick<NewsIssue, 'items'>): readonly PressFinding[] {
  return items.flatMap(itemFindings);
}

/** What is still to be replaced or let stand with a reason. */
export function openPressFindings(
  issue: Pick<NewsIssue, 'items' | 'allowed'>,
): readonly PressFinding[] {
  return pressFindings(issue).filter(({ key }) => issue.allowed?.[key] === undefined);
}

/** A piece with other words in the place of those found; unchanged where they are gone. */
export function withoutFinding(
  item: NewsItem,
  { part, start, end, words }: PressFinding,
  instead: string,
): NewsItem {
  const cut = (text: string): string =>
    text.slice(start, end) === words ? text.slice(0, start) + instead + text.slice(end) : text;
  switch (part) {
    case 'headline':
      return { ...item, headline: cut(item.headline) };
    case 'text':
      return { ...item, text: cut(item.text) };
    case 'signature':
      return { ...item, signature: { ...item.signature, name: cut(item.signature.name) } };
    case 'caption': {
      if (item.picture !== undefined)
        return { ...item, picture: { ...item.picture, caption: cut(item.picture.caption) } };
      return item.map === undefined
        ? item
        : { ...item, map: { ...item.map, caption: cut(item.map.caption) } };
    }
  }
}
