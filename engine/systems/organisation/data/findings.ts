import type { RegisteredFinding } from '../../../kernel';

/** Bad input changes nothing (OS-0-07): every code of the rule page rejects the order it is about. */
const REJECTED: RegisteredFinding = { severity: 'REJECT', clause: 'OS-15-02' };

/** The codes of orders in the order of the table (OS-15-02), by which several of one order are sorted (OS-15-04). */
export const ORDER_CODES = [
  'organisation.E_STEP',
  'organisation.E_MONEY',
  'organisation.E_NAME',
  'organisation.E_NATURAL',
  'organisation.E_BUILD_REGION',
  'organisation.E_IMMOVABLE',
  'organisation.E_NOT_NEIGHBOUR',
  'organisation.E_MOVING',
  'organisation.E_UNITS',
  'organisation.E_LEVEL',
  'organisation.E_RANGE',
  'organisation.E_TARGET',
  'organisation.E_AUTH_CATEGORY',
  'organisation.E_AUTH_POPULATION',
  'organisation.E_WAR_MILITARY',
  'organisation.E_WAR_POPULATION',
  'organisation.E_WAR_ATTACK',
  'organisation.E_WAR_SPLIT',
  'organisation.E_SPEND',
  'organisation.E_REROLL',
] as const;
export type OrderCode = (typeof ORDER_CODES)[number];

/** What the program itself notices in a letter. */
export const LINE_CODES = {
  /** A line nobody could make anything of; it is kept and the GM decides (OS-0-07). */
  'organisation.E_LINE': { severity: 'ASK', clause: 'OS-0-07' },
  /** A letter without any order: nothing is done, and nothing is wrong with that (OS-15-03). */
  'organisation.E_EMPTY': { severity: 'WARN', clause: 'OS-15-03' },
  /** Words beside an order that say nothing to it. */
  'organisation.E_REST': { severity: 'WARN', clause: 'OS-0-07' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;
export type LineCode = keyof typeof LINE_CODES;

/** Every code the game can find, with its weight and clause. */
export const FINDINGS: Readonly<Record<OrderCode | LineCode, RegisteredFinding>> = {
  'organisation.E_STEP': REJECTED,
  'organisation.E_MONEY': REJECTED,
  'organisation.E_NAME': REJECTED,
  'organisation.E_NATURAL': REJECTED,
  'organisation.E_BUILD_REGION': REJECTED,
  'organisation.E_IMMOVABLE': REJECTED,
  'organisation.E_NOT_NEIGHBOUR': REJECTED,
  'organisation.E_MOVING': REJECTED,
  'organisation.E_UNITS': REJECTED,
  'organisation.E_LEVEL': REJECTED,
  'organisation.E_RANGE': REJECTED,
  'organisation.E_TARGET': REJECTED,
  'organisation.E_AUTH_CATEGORY': REJECTED,
  'organisation.E_AUTH_POPULATION': REJECTED,
  'organisation.E_WAR_MILITARY': REJECTED,
  'organisation.E_WAR_POPULATION': REJECTED,
  'organisation.E_WAR_ATTACK': REJECTED,
  'organisation.E_WAR_SPLIT': REJECTED,
  'organisation.E_SPEND': REJECTED,
  'organisation.E_REROLL': REJECTED,
  ...LINE_CODES,
};
