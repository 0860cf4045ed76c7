import type { Words as Pair } from '../../../../engine';
import { pick } from '../../case-words';
import type { CaseSpeech as Speech } from '../../game-view';

export type { CaseSpeech as Speech } from '../../game-view';

/** Regions and organisations of the example. */
const EXAMPLE: Readonly<Record<string, string>> = {
  grenze: 'Grenzmark',
  hochland: 'Hochland',
  kueste: 'Küste',
  marsch: 'Marsch',
  seen: 'Seenland',
  wald: 'Waldmark',
  kontor: 'Küstenkontor',
  orden: 'Orden der Hochwacht',
  waldbund: 'Waldbund',
  zirkel: 'Zirkel der Schreiber',
};

/** An organisation or region by its name; those of most cases are called by a capital letter or `R1`. */
export function nameOf(key: string, speech: Speech): string {
  const [, region, phase] = /^rebels-(\w+)-(\d+)$/.exec(key) ?? [];
  if (region !== undefined)
    return pick(speech, [
      `Aufständische in ${region.toUpperCase()} (Phase ${String(phase)})`,
      `Rebels of ${region.toUpperCase()} (phase ${String(phase)})`,
    ]);
  return EXAMPLE[key] ?? key.toUpperCase();
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

/** An advantage by its name, `Mill`; one without a name is called by category and region, `military r1`. */
export function advantageName(name: string, speech: Speech): string {
  const [, key = '', region = '', again = ''] = /^([a-z_]+) (\w+)((?: \(\d+\))?)$/.exec(name) ?? [];
  const category = categoryOf(key, speech);
  if (category !== undefined) return `${category} in ${nameOf(region, speech)}${again}`;
  const [, number] = /^Natürlicher Vorzug(?: (\(\d+\)))?$/.exec(name) ?? [];
  if (!name.startsWith('Natürlicher Vorzug')) return quoted(name, speech);
  return [pick(speech, ['Natürlicher Vorzug', 'Natural advantage']), number]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** Levels written as `2/1/1`: intact, damaged, exhausted. */
export function levelsOf(text: string, speech: Speech): string {
  const [intact = '0', damaged = '0', exhausted = '0'] = text.split('/');
  if (!text.includes('/')) return `${pick(speech, ['Stufe', 'level'])} ${intact}`;
  const parts = [
    [intact, ['heil', 'intact']],
    [damaged, ['beschädigt', 'damaged']],
    [exhausted, ['erschöpft', 'exhausted']],
  ] as const;
  const told = parts.filter(([count]) => count !== '0');
  const levels = told.map(([count, how]) => `${count} ${pick(speech, how)}`).join(', ');
  return `${pick(speech, ['Stufen:', 'levels:'])} ${levels || '0'}`;
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

/** Members of a list each in words, those without words left out. */
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
