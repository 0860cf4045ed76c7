import { folded, type Making } from '../../../../orders';
import type { SentenceBook } from './book';
import type { SaidRow } from './said';
import { goodsOf, UNCLEAR } from './slots';
import { NAMES_OF_UNITS, type Values } from './unit-slots';

/** True if own units stand on both sides of the verb, the later ones without `mit`: an enemy may be meant. */
export function isAtOwn({ verb, wordsOf }: Making<SentenceBook>): boolean {
  const between = (wordsOf('units')?.text ?? '').split(/[^\p{L}\p{N}]+/u).map(folded);
  const at = between.indexOf(verb.split(' ')[0] ?? '');
  return at > 0 && !between.slice(at).some((word) => word === 'mit' || word === 'with');
}

/** Words between units that are ordered together, beside what they are called: `101 und die Reiter 201, mit 103`. */
const BETWEEN_UNITS = new Set(
  `${NAMES_OF_UNITS} und and sowie samt mitsamt nebst plus mit with auch also too ebenso as well together zusammen gemeinsam
    der die das den dem the my our mein meine unsere unser own eigene für for bitte please`
    .split(/\s+/u)
    .map(folded),
);

/** Words before a unit that goes along, behind the verb as well: `101 zieht mit 103`. */
const ALONG = new Set(['mit', 'with', 'samt', 'mitsamt', 'nebst']);

/** True if a unit is named that is in no list with the others: it is led, followed or met, `101 begleitet 103`. */
function isAnotherUnit(
  { units = [] }: Values,
  { book: { sizeOf }, verb, wordsOf }: Making<SentenceBook>,
): boolean {
  if (units.filter(({ unit: one }) => sizeOf(Number(one)) > 0).length < 2) return false;
  // `halten die Stellung, die Reiter 201 auch`: without a goal a comma is enough behind the verb.
  const isListed = wordsOf('way') === undefined;
  const between = (wordsOf('units')?.text ?? '').replaceAll(/\([^()]*\)/gu, ' ').split(/\d+/u);
  return between.some((text) => {
    const own = (isListed ? text.replace(/^.*,/su, '') : text).split(/[^\p{L}]+/u).map(folded);
    const isAlong = own.some((word) => ALONG.has(word));
    return own.some(
      (word) =>
        word !== '' && !BETWEEN_UNITS.has(word) && !(isAlong && verb.split(' ').includes(word)),
    );
  });
}

/** True for a part of the one unit that is ordered: a march of it is none of the whole. */
function isPart(
  { units = [], strength }: Values,
  { book: { sizeOf } }: Making<SentenceBook>,
): boolean {
  const [count] = /^[\d.]+/u.exec(goodsOf(strength)) ?? [];
  const sizes = units.map(({ unit: one }) => sizeOf(Number(one)));
  return (
    count !== undefined &&
    Number(count.replaceAll('.', '')) < sizes.reduce((all, one) => all + one, 0)
  );
}

/** Most signs between a unit and its goal in the next column of a table. */
const BESIDE = 3;

/** True where a place stands right behind the unit, as in a table: `101 | Seegard | hält`. */
function isNextColumn({ wordsOf }: Making<SentenceBook>): boolean {
  const [units, way] = [wordsOf('units'), wordsOf('way')];
  const gap = (way?.span.start ?? 0) - (units?.span.end ?? 0);
  return units !== undefined && gap > 0 && gap <= BESIDE;
}

/**
 * True if the first place is not where a unit goes but whom it has against it: behind `gegen`, or without a preposition
 * beside a reaction (`verteidigt sich gegen Dornach`, `weicht Dornach aus`).
 */
function isOpponent({ way = [] }: Values, main: string, making: Making<SentenceBook>): boolean {
  const named = Object.keys(way[0] ?? {});
  const isBare = named.some((name) => name.startsWith('more'));
  return (
    named.some((name) => name.startsWith('against')) ||
    (isBare && (main === 'R' || !isNextColumn(making)))
  );
}

/** An order of units to stay without the places where they are; others are asked about. */
export function withoutOwnPlace(
  row: SaidRow,
  values: Values,
  making: Making<SentenceBook>,
): SaidRow {
  const { way } = values;
  const { placeOf } = making.book;
  const isAt =
    way?.every((one) => Object.keys(one).every((name) => name.startsWith('at'))) === true;
  const isOwn = row.way.every((field) =>
    row.units.some((unit) => placeOf(unit)?.endsWith(field) === true),
  );
  const isAgainst = !isOwn && isOpponent(values, row.main, making);
  if (isAt && !isOwn) making.unused('way');
  if (isAgainst) making.object(UNCLEAR);
  return isAt || isAgainst || (row.units.length > 0 && isOwn) ? { ...row, way: [] } : row;
}

/** True for a unit that leaves, without a goal, where it is not: `101 retreats from Dornach`, `greift Leute aus Dornach an`. */
export function isElsewhere(
  { units, start, way }: SaidRow,
  { book: { placeOf } }: Making<SentenceBook>,
): boolean {
  const isThere = units.some((unit) => placeOf(unit)?.endsWith(start) === true);
  return way.length === 0 && start !== '' && units.length > 0 && !isThere;
}

/** True for `greift nur Dornach an`: whom alone units attack is a realm of that name, and no goal. */
export function isAtRealm({ only, way = [] }: Values, { wordsOf }: Making<SentenceBook>): boolean {
  const [word, place] = [wordsOf('only'), wordsOf('way')];
  const gap = (place?.span.start ?? 0) - (word?.span.end ?? 0);
  return (
    only !== undefined &&
    way.length === 1 &&
    gap > 0 &&
    gap <= BESIDE &&
    way[0]?.morePlace !== undefined
  );
}

/** True for a place that is no goal but whose somebody is, or who is escorted: `Dornach's army`, `begleitet Dornach`. */
export function isOfPlace({ way = [] }: Values, { verb, wordsOf }: Making<SentenceBook>): boolean {
  const isBare = way.some(({ morePlace }) => morePlace !== undefined);
  return isBare && (/begleit|escort/.test(verb) || /['’]s$/u.test(wordsOf('way')?.text ?? ''));
}

/** True if a place stands before the unit like a label: `Dornach: 101 nach 210/30` is no way over Dornach. */
function isLabelled({ wordsOf }: Making<SentenceBook>): boolean {
  const [units, way] = [wordsOf('units'), wordsOf('way')];
  if (units === undefined || way === undefined) return false;
  return way.text.slice(0, Math.max(0, units.span.start - way.span.start)).includes(':');
}

/** True where it is unclear who carries out an order: another unit is named beside a list, a part of one, or a label. */
export function isUnlisted(values: Values, making: Making<SentenceBook>): boolean {
  return isAnotherUnit(values, making) || isPart(values, making) || isLabelled(making);
}
