import { systems } from '../../../../engine';
import { seenlandCampaign } from '../../../../assets/examples/seenland';
import { lexiconOf, namingWords, sayingInWords } from '../../../explain';
import { categoryOf, nameOf, pick, quoted, type Speech } from './speech';
import type { Words as Pair } from '../../../../engine';

/** What data are called that no line of a letter can say. */
const DATA: Readonly<Record<string, Pair>> = {
  levels: ['Stufen', 'levels'],
  name: ['Name', 'name'],
  category: ['Kategorie', 'category'],
  region: ['Region', 'region'],
  points: ['Punkte', 'points'],
  units: ['Einheiten', 'units'],
  amount: ['Betrag', 'amount'],
  means: ['Mittel', 'means'],
  target: ['Ziel', 'target'],
  opponent: ['Gegner', 'opponent'],
  spending: ['Erfolge für', 'successes for'],
  mobilised: ['mobilisiert', 'mobilised'],
  attack: ['Angriff', 'attack'],
  kind: ['Art', 'kind'],
  damage: ['Schaden an', 'damage to'],
};

const valueOf = (name: string, value: unknown, speech: Speech): string => {
  const nothing = pick(speech, ['keine Angabe', 'nothing said']);
  if (value === null || value === undefined) return nothing;
  if (typeof value === 'number') return String(value).replace('.', pick(speech, [',', '.']));
  if (Array.isArray(value))
    return (
      value.map((one: unknown) => valueOf(name, one, speech)).join(', ') ||
      pick(speech, ['nichts', 'nothing'])
    );
  if (typeof value === 'string') {
    if (['target', 'opponent', 'region'].includes(name)) return nameOf(value, speech);
    if (name === 'units') return value.toUpperCase();
    return categoryOf(value, speech) ?? quoted(value, speech);
  }
  const { name: called, levels, advantage } = value as Readonly<Record<string, unknown>>;
  return typeof advantage === 'string'
    ? quoted(advantage, speech)
    : `${String(called)} ${String(levels)}`;
};

/** A line of a letter; data no letter can say stand in brackets behind it. */
export const letterLine = (line: string, speech: Speech): string => {
  const [, said = line, data] = /^(.*?) (\{.*\})$/.exec(line) ?? [];
  if (data === undefined) return said;
  const changed = Object.entries(JSON.parse(data) as Readonly<Record<string, unknown>>).map(
    ([name, value]) => `${pick(speech, DATA[name] ?? ['', ''])} ${valueOf(name, value, speech)}`,
  );
  return `${said} (${pick(speech, ['aber:', 'but:'])} ${changed.join('; ')})`;
};

/** What an organisation or region of a case is called. */
export const partyName = nameOf;

const system = systems['organisation'];
const { world } = seenlandCampaign();

/** What the game understands of the letter of a case, by its own sentences; only in the world of the example. */
export const understoodOf = (party: string, speech: Speech): string => {
  const lines = speech.one.given.find(({ key }) => key === `orders ${party}`)?.value ?? '';
  if (system === undefined) return '';
  const sheet = system.orders.read(lines.replaceAll(' / ', '\n'), party, world);
  const words = namingWords(speech.words, lexiconOf(world, undefined, speech.language));
  return system.orders
    .restate(sheet, world)
    .flatMap(({ sayings }) => sayings.map((saying) => sayingInWords(saying, words)))
    .join('; ');
};

/** Findings by their sentences, equal ones told once with their number. */
export const findingsOf = (value: string, speech: Speech): string => {
  const told = value.split(', E_').map((one) => {
    const [, code = '', line] = /^(?:E_)?(\w+)(?: "(.*)")?$/.exec(one) ?? [];
    const text = speech.words(`organisation:finding.E_${code}`, { skipInterpolation: true });
    if (line !== undefined) return text.replace('{{words}}', line);
    return text
      .replace(/^[„“]\{\{words\}\}[“”]: /, '')
      .replace(/[„“]\{\{words\}\}[“”]/, pick(speech, ['Die Zeile', 'The line']));
  });
  return [...new Set(told)]
    .map((text) => {
      const count = told.filter((one) => one === text).length;
      return count === 1 ? text : `${text} (${String(count)}×)`;
    })
    .join(' · ');
};
