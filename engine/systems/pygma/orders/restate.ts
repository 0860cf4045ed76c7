import type { OrderRow, Restated } from '../../../kernel';
import type { Book } from './book';
import type { PiOrder } from './order';
import { orderAsWritten } from './own-addresses';
import { type NamesOf, written } from './written';

/** Names by what letters call things. */
export function namesIn({ nouns }: Book): NamesOf {
  const named = (type: string, key: string): string =>
    (nouns[type] ?? []).find((one) => one.key === key)?.name ?? key;
  return {
    realm: (key) => named('party', key),
    city: (field) => {
      const name = named('city', field);
      return name === field ? named('foreignCity', field) : name;
    },
  };
}

/** The line that ends a text of the player's own; his confirmation shows the text alone. */
const END = /\n---$/;

/** Every order as it was understood, in the words of letters. */
export function restated(rows: readonly OrderRow<PiOrder>[], book: Book): readonly Restated[] {
  const names = namesIn(book);
  return rows.map(({ unit, span, content }) => {
    const order = orderAsWritten(content.order, book.chart);
    const line = (['de', 'en'] as const).map((language) =>
      written(order, language, names).replace(END, ''),
    );
    return { unit, span, sayings: [{ name: 'pygma.written', about: { line } }] };
  });
}
