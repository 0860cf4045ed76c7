import type { Words } from '../../../kernel';
import { type Good, GOOD_WORDS, GOODS } from '../data/kinds';

/** Columns several kinds of records have, each as a declaration. */
export const owner = (...label: Words) => ({ label, kind: 'owner' }) as const;
export const text = (...label: Words) => ({ label, kind: 'text' }) as const;
export const number = (...label: Words) => ({ label, kind: 'number' }) as const;
/** A figure that may be below nothing. */
export const signed = (...label: Words) =>
  ({ label, kind: 'number', range: [-1_000_000, 1_000_000] }) as const;
export const money = (...label: Words) => ({ label, kind: 'money' }) as const;
export const turn = (...label: Words) => ({ label, kind: 'turn' }) as const;
export const flag = (...label: Words) => ({ label, kind: 'flag' }) as const;
export const party = (...label: Words) => ({ label, kind: 'party' }) as const;

/** Shown in the side panel alone. */
export const aside = { share: 0 } as const;
/** What its owner is not told. */
export const hidden = { share: 0, audience: 'gm' } as const;

/** One of several, each by its name. */
export const choice = <const Id extends string>(label: Words, names: Readonly<Record<Id, Words>>) =>
  ({
    label,
    kind: 'choice',
    options: Object.entries<Words>(names).map(([id, label]) => ({ id: id as Id, label })),
  }) as const;

/** One of the ten goods. */
export const good = choice(['Gut', 'Good'], GOOD_WORDS);

/** A column of points for each of the ten goods. */
export const goodsColumns = Object.fromEntries(
  GOODS.map((one) => [one, { label: GOOD_WORDS[one], kind: 'number', share: 0 }]),
) as Readonly<Record<Good, { readonly label: Words; readonly kind: 'number'; readonly share: 0 }>>;
