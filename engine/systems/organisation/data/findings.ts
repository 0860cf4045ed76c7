import type { RegisteredFinding } from '../../../kernel';

/**
 * Codes of bad orders in the order of their table, by which several of one order are sorted (OS-15-02, OS-15-04); an
 * order with one of them changes nothing (OS-0-07).
 */
export const FINDINGS = {
  'organisation.E_STEP': { severity: 'REJECT', clause: 'OS-7-03' },
  'organisation.E_MONEY': { severity: 'REJECT', clause: 'OS-0-02' },
  'organisation.E_NAME': { severity: 'REJECT', clause: 'OS-4-02' },
  'organisation.E_NATURAL': { severity: 'REJECT', clause: 'OS-9.2-04' },
  'organisation.E_BUILD_REGION': { severity: 'REJECT', clause: 'OS-9.2-03' },
  'organisation.E_IMMOVABLE': { severity: 'REJECT', clause: 'OS-9.3-02' },
  'organisation.E_NOT_NEIGHBOUR': { severity: 'REJECT', clause: 'OS-9.3-04' },
  'organisation.E_MOVING': { severity: 'REJECT', clause: 'OS-6-04' },
  'organisation.E_UNITS': { severity: 'REJECT', clause: 'OS-15-04' },
  'organisation.E_LEVEL': { severity: 'REJECT', clause: 'OS-6-03' },
  'organisation.E_RANGE': { severity: 'REJECT', clause: 'OS-11-05' },
  'organisation.E_TARGET': { severity: 'REJECT', clause: 'OS-15-04' },
  'organisation.E_AUTH_CATEGORY': { severity: 'REJECT', clause: 'OS-5.4-09' },
  'organisation.E_AUTH_POPULATION': { severity: 'REJECT', clause: 'OS-5.4-05' },
  'organisation.E_WAR_MILITARY': { severity: 'REJECT', clause: 'OS-13-02' },
  'organisation.E_WAR_POPULATION': { severity: 'REJECT', clause: 'OS-13-02' },
  'organisation.E_WAR_ATTACK': { severity: 'REJECT', clause: 'OS-13-06' },
  'organisation.E_WAR_SPLIT': { severity: 'REJECT', clause: 'OS-13-20' },
  'organisation.E_SPEND': { severity: 'REJECT', clause: 'OS-11-13' },
  'organisation.E_REROLL': { severity: 'REJECT', clause: 'OS-5.3-03' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

export type FindingCode = keyof typeof FINDINGS;

/** Findings of a letter beside the codes of the rule page. */
export const LETTER_FINDINGS = {
  /** A line that cannot be read; it is preserved and the GM decides (OS-0-07). */
  'organisation.E_LINE': { severity: 'ASK', clause: 'OS-0-07' },
  /** Words beside an order without meaning for it. */
  'organisation.E_REST': { severity: 'ASK', clause: 'OS-0-07' },
  /** An order that is denied, conditional or left open: it is not carried out as if it were unconditional. */
  'organisation.E_HELD': { severity: 'ASK', clause: 'OS-0-07' },
  /** One of several orders under one verb without a number. */
  'organisation.E_NUMBER': { severity: 'ASK', clause: 'OS-0-07' },
  /** A word of an order with a slip of the pen, read as the word that is meant. */
  'organisation.E_SLIP': { severity: 'WARN', clause: 'OS-0-07' },
  /** A label of another phase than the open one. */
  'organisation.E_TURN': { severity: 'WARN', clause: 'OS-0-07' },
  /** Words quoted from another letter: nothing in them is an order. */
  'organisation.E_QUOTED': { severity: 'WARN', clause: 'OS-0-07' },
  /** An ally the GM entered who cannot help; it is nobody's letter that is wrong. */
  'organisation.E_ALLY': { severity: 'WARN', clause: 'OS-13-18' },
  /** A letter without any order: nothing is done, and nothing is wrong with that (OS-15-03). */
  'organisation.E_EMPTY': { severity: 'WARN', clause: 'OS-15-03' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;
export type LetterFindingCode = keyof typeof LETTER_FINDINGS;

/** Every code of the game. */
export const ALL_FINDINGS = { ...FINDINGS, ...LETTER_FINDINGS };
