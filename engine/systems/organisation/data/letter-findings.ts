import type { RegisteredFinding } from '../../../kernel';

/** What is noticed in a letter beside the codes of the rule page. */
export const LETTER_FINDINGS = {
  /** A line nobody could make anything of; it is kept and the GM decides (OS-0-07). */
  'organisation.E_LINE': { severity: 'ASK', clause: 'OS-0-07' },
  /** Words beside an order that say nothing to it. */
  'organisation.E_REST': { severity: 'ASK', clause: 'OS-0-07' },
  /** An order that is denied, bound to a condition or left open: it is not carried out as if that were not there. */
  'organisation.E_HELD': { severity: 'ASK', clause: 'OS-0-07' },
  /** One of several orders under one verb that does not say how many. */
  'organisation.E_NUMBER': { severity: 'ASK', clause: 'OS-0-07' },
  /** Words quoted from another letter: nothing in them is an order. */
  'organisation.E_QUOTED': { severity: 'WARN', clause: 'OS-0-07' },
  /** An ally the GM entered who cannot help; it is nobody's letter that is wrong. */
  'organisation.E_ALLY': { severity: 'WARN', clause: 'OS-13-18' },
  /** A letter without any order: nothing is done, and nothing is wrong with that (OS-15-03). */
  'organisation.E_EMPTY': { severity: 'WARN', clause: 'OS-15-03' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;
export type LetterFindingCode = keyof typeof LETTER_FINDINGS;
