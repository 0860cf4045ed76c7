import { clauseIds } from '../../../kernel';

/** Ids of every clause of the rule page, in its order: the game, then the guide of the GM. */
export const CLAUSES = [
  ...clauseIds(
    'PI',
    `00:1-20 01:1-8 02:1-13 03:1-15 04:1-35 05:1-172 05a:1-16 06:1-14 07:1-9 08:1-17 09:1-9 09a:1-13
     10:1-10 11:1-11 12:1-14 13:1-33 14:1-12 15:1-10 15a:1-8 16:1-14 17:1-6 17a:1-4 18:1-9 19:1-6`,
  ),
  ...clauseIds('GM', ':1-56'),
];
