import type { Words as Pair } from '../../../../engine';
import { pick } from '../../case-words';
import type { CaseSpeech as Speech } from '../../game-view';

export type { CaseSpeech as Speech } from '../../game-view';

/** An organisation or region by its name; those of most cases are called by a capital letter or `R1`. */
export function nameOf(key: string, speech: Speech): string {
  const [, region, phase] = /^rebels-(\w+)-(\d+)$/.exec(key) ?? [];
  if (region !== undefined)
    return pick(speech, [
      `Aufständische in ${region.toUpperCase()} (Phase ${String(phase)})`,
      `Rebels of ${region.toUpperCase()} (phase ${String(phase)})`,
    ]);
  const { parties, board } = speech.played.before;
  return parties[key]?.name ?? board?.regions[key]?.name ?? key.toUpperCase();
}

/** The name of a category; undefined if there is none of this key. */
export function categoryOf(key: string, { words }: Speech): string | undefined {
  return words(`organisation:category.${key}`, { defaultValue: '' }) || undefined;
}

/** What a random event is called. */
export function fateOf(key: string, { words }: Speech): string {
  return words(`organisation:fate.name.${key}`);
}

/** A name in the quotation marks of the language. */
export function quoted(name: string, speech: Speech): string {
  return pick(speech, [`„${name}“`, `“${name}”`]);
}

/** So many units of a state, `calm`, `unrest` or any. */
export function unitsOf(count: string, state: string, speech: Speech): string {
  const isOne = count === '1';
  const [german, english] = isOne ? ['Einheit', 'unit'] : ['Einheiten', 'units'];
  if (state === 'calm')
    return pick(speech, [`${count} ruhige ${german}`, `${count} calm ${english}`]);
  if (state === 'unrest')
    return pick(speech, [`${count} ${german} in Aufruhr`, `${count} ${english} in unrest`]);
  return `${count} ${pick(speech, [german, english])}`;
}

/** Members of a list each as text, those without text left out. */
export function eachOf(
  text: string,
  by: string,
  tell: (part: string) => string | undefined,
): string {
  return text
    .split(by)
    .flatMap((part) => tell(part) ?? [])
    .join(by === '; ' ? '; ' : ', ');
}

const NATURAL: Pair = ['Natürlicher Vorzug', 'Natural advantage'];

/** A sentence of a played case: advantages without a name, `military r1`, by category and region. */
export function named(text: string, speech: Speech): string {
  return text
    .replaceAll(
      /([a-z_]+) (r\d)((?: \(\d+\))?)/g,
      (all, key: string, region: string, no: string) => {
        const category = categoryOf(key, speech);
        return category === undefined ? all : `${category} in ${nameOf(region, speech)}${no}`;
      },
    )
    .replaceAll(NATURAL[1], pick(speech, NATURAL));
}
