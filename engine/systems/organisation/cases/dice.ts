import { rollKey, type Json, type Rulings } from '../../../kernel';

/** A word of the GM under a key. */
export const ruledAs = (key: string, value: Json): Rulings => ({
  [key]: { key, value, reason: 'case' },
});

/** Dice or lots typed in for a stream of the seed `demo`, such as `1|sabotage|a|1`. */
export const typedDice = (stream: string, ...values: readonly number[]): Rulings =>
  values.reduce<Rulings>(
    (rulings, value, index) => ({
      ...rulings,
      ...ruledAs(rollKey(`demo|${stream}`, index), value),
    }),
    {},
  );
