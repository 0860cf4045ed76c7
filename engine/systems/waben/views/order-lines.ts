import type { Completion, OrderReader } from '../../../kernel';
import { completionsOf, lawful, linesAbout, readable } from '../../../orders';
import { unitId, type World } from '../../../world';
import { checkOrders, readOrders, type WabenOrder } from '../orders';
import { declaredIn } from '../orders/declaring/declared';
import { sentenceBook } from '../orders/sentences/book';
import { SENTENCES } from '../orders/sentences/grammar';
import { DRAWN } from './drawn';
import { candidatesAt } from './lines-at';
import { restatedOrders } from './restate';

type Reader = Required<Pick<OrderReader<World, WabenOrder>, 'complete' | 'linesAbout' | 'linesAt'>>;

/** Sentences that say something without the one before them. */
const OWN_SENTENCES = { ...SENTENCES, forms: SENTENCES.forms.filter(({ id }) => id !== 'SAME') };

/** A unit that begins a line, and the beginning of a code at its end: `101 210/20 K`. */
const CODE_BEGUN = /(?:^|\n)[^\n]*?(?<![\d/])([1-9]\d{2})(?![\d/])[^\n]*\s([KA][A-Z]?)$/iu;

/** Lawful codes of the unit of a line that begins one. */
function codesBegun(text: string, at: number, party: string, world: World): readonly Completion[] {
  const [, name = '', begun = ''] = CODE_BEGUN.exec(text.slice(0, at)) ?? [];
  if (name === '') return [];
  return DRAWN.codes(world, { party, name }, {}).flatMap(({ code }) =>
    code.startsWith(begun.toUpperCase()) && code !== begun.toUpperCase()
      ? [{ text: code, span: { start: at - begun.length, end: at } }]
      : [],
  );
}

/** What a line says: its orders and declarations as they are restated, and what is found, with the reason. */
function meaningOf(text: string, party: string, world: World) {
  const sheet = readOrders(text, party, world);
  const orders = restatedOrders(sheet, world).map(({ sayings }) => sayings);
  const found = [...sheet.findings, ...declaredIn(text, party, world).findings];
  const codes = found.map(({ code, about }) => `${code} ${String(about['reason'] ?? '')}`);
  // A declaration alone needs no row of a unit.
  const isRowMissed = (code: string): boolean => code === 'F-ORD-UNPARSED noRows';
  const isUnknown = sheet.rows.some(({ unit }) => world.units[unitId(party, unit)] === undefined);
  if (isUnknown) return { orders, codes: [SENTENCES.codes.line] };
  return { orders, codes: orders.length > 0 ? codes.filter((one) => !isRowMissed(one)) : codes };
}

/** Lines and completions that are offered while orders are written. */
export const ORDER_LINES: Reader = {
  complete: (text, at, party, world) => {
    const codes = codesBegun(text, at, party, world);
    return codes.length > 0
      ? codes
      : completionsOf(text, at, SENTENCES, sentenceBook(world, party));
  },
  linesAbout: (words, party, world, language = 'de') =>
    readable(
      linesAbout(words, OWN_SENTENCES, sentenceBook(world, party)),
      SENTENCES.codes,
      (text) => meaningOf(text, party, world),
      language,
    ),
  linesAt: ([place], party, world, language = 'de', settings = {}) =>
    lawful(
      candidatesAt(place, party, world, settings),
      { read: readOrders, check: checkOrders, restate: restatedOrders },
      { party, world, settings },
      language,
    ),
};
