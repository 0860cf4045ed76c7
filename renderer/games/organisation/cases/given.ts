import { numberIn, pick } from '../../case-words';
import {
  advantageName,
  categoryOf,
  eachOf,
  fateOf,
  levelsOf,
  nameOf,
  quoted,
  type Speech,
  unitsOf,
} from './speech';

const ADVANTAGE = /^(\w+)(?: (\d+(?:\/\d+){0,2}))?(?: "([^"]*)")?(?: in (\w+))?(?: as (\w+))?$/;

const partOf = (part: string, speech: Speech): string | undefined => {
  const [word = '', ...rest] = part.split(' ');
  const said = rest.join(' ');
  const at = (key = ''): string => ` in ${nameOf(key, speech)}`;
  const byRegion = (tell: (count: string, more: readonly string[]) => string): string =>
    eachOf(said, ', ', (one) => {
      const [region, count = '', ...more] = one.split(' ');
      return `${tell(count, more)}${at(region)}`;
    });
  if (word === 'seat') return `${pick(speech, ['Sitz', 'seat'])}${at(said)}`;
  if (word === 'name') return `${pick(speech, ['heißt', 'is called'])} ${quoted(said, speech)}`;
  if (word === 'last')
    return `${pick(speech, ['letztes Ereignis:', 'last event:'])} ${fateOf(said, speech)}`;
  if (word === 'rebel') return pick(speech, ['aus Rebellen entstanden', 'came of rebels']);
  if (word === 'money')
    return byRegion((count) => `${numberIn(count, speech)} ${pick(speech, ['Geld', 'money'])}`);
  if (word === 'calm') return byRegion((count) => unitsOf(count, 'calm', speech));
  if (word === 'unrest')
    return byRegion((count, [, since = '']) => {
      const from = pick(speech, ['seit Phase', 'since phase']);
      return `${unitsOf(count, 'unrest', speech)} (${from} ${since})`;
    });
  const [, key = '', levels = '0', name, region = 'r1', acting] = ADVANTAGE.exec(part) ?? [];
  const category = categoryOf(key, speech);
  if (category === undefined) return undefined;
  const called = name === undefined ? category : `${category} ${advantageName(name, speech)}`;
  const actions =
    acting === undefined
      ? ''
      : ` ${pick(speech, ['wirkt als', 'acting as'])} ${categoryOf(acting, speech) ?? ''}`;
  return `${called}${at(region)}${actions}: ${levelsOf(levels, speech)}`;
};

/** A step by its name. */
export function stepOf(key: string, { words }: Speech): string {
  return words(`organisation:step.${key}.title`, { defaultValue: '' });
}

/** What is given of the world as a sentence; undefined if it has no words. */
export function givenLine(key: string, value: string, speech: Speech): string | undefined {
  if (key === 'world')
    return pick(speech, [
      'Es gilt die Welt des Beispiels Seenland.',
      'The world is that of the example Seenland.',
    ]);
  if (key === 'phase') return pick(speech, [`Es ist Phase ${value}.`, `It is phase ${value}.`]);
  if (key === 'limits')
    return `${pick(speech, ['Grundlimit', 'Base limit'])}: ${eachOf(value, ', ', (one) => {
      const [region = '', limit = ''] = one.split(' ');
      return `${nameOf(region, speech)} ${limit}`;
    })}`;
  if (key === 'steps') {
    if (value === 'none') return undefined;
    if (value === 'all') return pick(speech, ['Die ganze Phase läuft.', 'The whole phase runs.']);
    return `${pick(speech, ['Es läuft', 'Steps run'])}: ${eachOf(value, ' ', (one) => stepOf(one, speech))}`;
  }
  if (value === '') return undefined;
  return `${nameOf(key, speech)}: ${eachOf(value, value.includes('\n') ? '\n' : '; ', (part) => partOf(part, speech))}`;
}
