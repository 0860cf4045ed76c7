/** A thing in a sentence in all the forms a sentence can need. English has one form for nominative to accusative. */
export interface Phrase {
  readonly nom: string;
  readonly gen: string;
  readonly dat: string;
  readonly acc: string;
  /** As an attribute: `des Heeres 101`, `Haldmars`, `von Sieben Ufern`; `of army 101`. */
  readonly of: string;
  /** After `von`, `bei`, `zu`, `in`, drawn together where German does so: `vom Heer`, `zur Flotte`. */
  readonly from: string;
  readonly at: string;
  readonly to: string;
  readonly within: string;
  /** At the beginning of a sentence: nominative and accusative. */
  readonly Nom: string;
  readonly Acc: string;
  readonly To: string;
  /** Whether a verb beside it stands in the plural. */
  readonly isPlural: boolean;
  /** The reader himself: a verb beside it stands in its third form, if it has one (`[trug|trugen|trugt]`). */
  readonly isReader?: true;
  /** The reader as du: a verb beside it stands in the second person singular. */
  readonly isFamiliar?: true;
}

/** The four cases alone, from which the rest follows. */
export type Cases = Pick<Phrase, 'nom' | 'gen' | 'dat' | 'acc'>;

/** The same text with a capital at the beginning. */
export function capitalised(text: string): string {
  const [first = ''] = text;
  return first.toUpperCase() + text.slice(first.length);
}

/** `a, b und c`, `a, b and c`. */
export function listed(items: readonly string[], and: string): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} ${and} ${last}`;
}
