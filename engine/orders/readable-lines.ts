import { type Language, lineBelow, readEdit, type OrderReader, type Settings } from '../kernel';
import type { GrammarCodes } from './grammar';

/** A line of an order in German, and as it may be written in English, the usual way first. */
export type Line = readonly [de: string, ...en: readonly string[]];

/** Lines of which the first one that is lawful is offered. */
export type Alternatives = readonly Line[];

/** What is made of a line: what it orders, as it is compared, and the codes of what is found. */
interface LineReading {
  readonly orders: readonly unknown[];
  readonly codes: readonly string[];
}

/**
 * Lines that are orders as their reader takes them, those that are whole first; of those that mean or say the same the first. An
 * English line is one that is read as the same order; where none is, the German one stands.
 */
export function readable(
  lines: readonly Line[],
  { line, empty, rest, held }: GrammarCodes,
  read: (text: string) => LineReading,
  language: Language,
): readonly string[] {
  const useless = new Set([line, empty, rest, held]);
  const meant = new Set<string>();
  const [whole, open]: [Set<string>, Set<string>] = [new Set(), new Set()];
  const meaningOf = ({ orders, codes }: LineReading): string => JSON.stringify([orders, codes]);
  const known = new Set<string>();
  for (const [german, ...english] of lines) {
    if (known.has(german)) continue;
    known.add(german);
    const reading = read(german);
    const { orders, codes } = reading;
    const meaning = meaningOf(reading);
    if (codes.some((code) => useless.has(code)) || meant.has(meaning)) continue;
    if (orders.length > 0) meant.add(meaning);
    const same =
      language === 'en' ? english.find((one) => meaningOf(read(one)) === meaning) : undefined;
    (codes.length === 0 ? whole : open).add(same ?? german);
  }
  return [...whole, ...open];
}

/** Input for finding out what a party can lawfully order. */
interface LawfulLetter<World> {
  readonly party: string;
  readonly world: World;
  readonly settings: Settings;
}

/**
 * Lines that a party can lawfully write, of alternatives the first one that it can: it is understood in a letter of its own, and
 * nothing but a warning is found in it.
 */
export function lawful<World, Content>(
  lines: readonly Alternatives[],
  orders: Pick<OrderReader<World, Content>, 'read' | 'check' | 'restate'>,
  { party, world, settings }: LawfulLetter<World>,
  language: Language,
): readonly string[] {
  const letter = { text: '', party, world, settings };
  const isLawful = (text: string): boolean => {
    const { sheet, objections } = readEdit(orders, lineBelow('', 0, text), letter);
    const isWarned = objections.every(({ severity }) => severity === 'WARN');
    return isWarned && orders.restate(sheet, world).length > 0;
  };
  const found = lines.flatMap(
    (alternatives) =>
      alternatives
        .map(([german, english = german]) => (language === 'en' ? english : german))
        .find(isLawful) ?? [],
  );
  return [...new Set(found)];
}
