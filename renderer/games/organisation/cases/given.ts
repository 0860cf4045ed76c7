import { numberIn, pick } from '../../case-words';
import type { CaseTexts } from '../../record-cases';
import { eachOf, fateOf, named, nameOf, quoted, type Speech, unitsOf } from './speech';

/** Amounts by region, `r1 2 since 4, r2 1`. */
const byRegion =
  (tell: (count: string, speech: Speech, since: string) => string) =>
  (said: string, speech: Speech): string =>
    eachOf(said, ', ', (one) => {
      const [region = '', count = '', , since = ''] = one.split(' ');
      return `${tell(count, speech, since)} in ${nameOf(region, speech)}`;
    });

/** What the screen says of the world, the steps that run and what is counted by region. */
export const TEXTS: CaseTexts = {
  /** Said by region. */
  unsaid: ['regions', 'units'],
  parts: {
    seat: (region, speech) => `${pick(speech, ['Sitz', 'seat'])} in ${nameOf(region, speech)}`,
    name: (name, speech) => `${pick(speech, ['heißt', 'is called'])} ${quoted(name, speech)}`,
    last: (fate, speech) =>
      `${pick(speech, ['letztes Ereignis:', 'last event:'])} ${fateOf(fate, speech)}`,
    rebel: (_, speech) => pick(speech, ['aus Rebellen entstanden', 'came of rebels']),
    money: byRegion(
      (count, speech) => `${numberIn(count, speech)} ${pick(speech, ['Geld', 'money'])}`,
    ),
    calm: byRegion((count, speech) => unitsOf(count, 'calm', speech)),
    unrest: byRegion((count, speech, since) => {
      const from = pick(speech, ['seit Phase', 'since phase']);
      return `${unitsOf(count, 'unrest', speech)} (${from} ${since})`;
    }),
  },
  lines: {
    world: (_, speech) =>
      pick(speech, [
        'Es gilt die Welt des Beispiels Seenland.',
        'The world is that of the example Seenland.',
      ]),
    phase: (no, speech) => pick(speech, [`Es ist Phase ${no}.`, `It is phase ${no}.`]),
    limits: (said, speech) =>
      `${pick(speech, ['Grundlimit', 'Base limit'])}: ${eachOf(said, ', ', (one) => {
        const [region = '', limit = ''] = one.split(' ');
        return `${nameOf(region, speech)} ${limit}`;
      })}`,
    steps: (said, speech) => {
      if (said === 'none') return undefined;
      if (said === 'all') return pick(speech, ['Die ganze Phase läuft.', 'The whole phase runs.']);
      const steps = eachOf(said, ' ', (step) =>
        speech.words(`organisation:step.${step}.title`, { defaultValue: '' }),
      );
      return `${pick(speech, ['Es läuft', 'Steps run'])}: ${steps}`;
    },
  },
  /** Organisations that are not said are those of the example. */
  rest: () => [],
  named,
};
