import type { Json, Ruling } from '../kernel';
import { organisation } from '../systems/organisation';
import { houseBot, VALUES } from './house-bot';
import type { Dice } from './letters';

const one = <Value>(dice: Dice, values: readonly Value[], otherwise: Value): Value =>
  values[dice.below(values.length)] ?? otherwise;

/** Dice to roll again, some of them with research nobody has, or by nobody. */
const wishesAtRandom = (dice: Dice, parties: readonly string[]): Json =>
  Array.from({ length: dice.below(4) }, () => ({
    die: one<Json>(dice, [1, 2, 3, 1.5, -1, 'x'], 1),
    ...(dice.once(2) ? {} : { research: one(dice, ['Archiv', 'Luftschloss'], '') }),
    ...(dice.once(3) ? { by: one(dice, [...parties, 'nobody', 'constructor'], '') } : {}),
  }));

/** The house bot of the Organisationsspiel, whose GM rolls again, shifts chances, splits forces and names things as well. */
export const ORGANISATION_BOT = houseBot(organisation, (dice, { record, balances }) => {
  const text = JSON.stringify(record ?? {});
  const found = (pattern: RegExp): readonly string[] =>
    [...text.matchAll(pattern)].map(([, key = '']) => key);
  const parties = balances.map(({ party }) => party);
  const fate = {
    event: one(dice, ['unrest', 'natural_found', 'nonsense'], ''),
    intensity: 'strong',
  };
  const split = { mobilised: dice.below(4), attack: dice.below(3), defence: dice.below(3) };
  const said: readonly (readonly [key: string, value: Json])[] = [
    ...found(/"stream":"([^"]+)"/g).map(
      (stream) => [`reroll/${stream}`, wishesAtRandom(dice, parties)] as const,
    ),
    ...found(/"key":"(\d+\/[^"]+)"/g).flatMap((key) =>
      ['successes', 'answer', 'allies'].map(
        (what) => [`${key}/${what}`, one(dice, VALUES, 1)] as const,
      ),
    ),
    ...parties.flatMap((party) => [
      [`chance/${party}/gm`, one(dice, VALUES, 1)] as const,
      [`event/${party}/${party}/name`, one(dice, ['Quelle', ...VALUES], '')] as const,
    ]),
    ...found(/"(?:ruling|revealed)":"([^"]+)"/g).map(
      (key) => [key, one<Json>(dice, [fate, split, 3, true], null)] as const,
    ),
    ...balances.flatMap(({ party, sections }) =>
      sections.flatMap(({ key, rows }) =>
        rows.map(
          ({ id = '' }) =>
            [`balance/${party}/${key}/${id}/organisation.amount`, one(dice, VALUES, 1)] as const,
        ),
      ),
    ),
  ];
  return Object.fromEntries(
    said
      .filter(() => dice.once(5))
      .map(([key, value]): [string, Ruling] => [key, { key, value, reason: 'at random' }]),
  );
});
