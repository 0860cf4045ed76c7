import type { RegisteredFinding } from '../../../kernel';

const REJECT = 'REJECT' as const;
const ASK = 'ASK' as const;

/** Codes of bad orders (TM-11.3-01). */
export const FINDINGS = {
  E_LATE: { severity: REJECT, clause: 'TM-2-09' },
  E_COORD: { severity: REJECT, clause: 'TM-3-03' },
  E_OFFMAP: { severity: REJECT, clause: 'TM-3-03' },
  E_SPLIT_SUM: { severity: REJECT, clause: 'TM-4.1-06' },
  E_SPLIT_MIN: { severity: REJECT, clause: 'TM-4.1-04' },
  E_SPLIT_STEP: { severity: REJECT, clause: 'TM-4.1-05' },
  E_SPLIT_COUNT: { severity: REJECT, clause: 'TM-4.1-02' },
  E_PATH_LENGTH: { severity: REJECT, clause: 'TM-4.3-02' },
  E_PATH_STEP: { severity: REJECT, clause: 'TM-4.3-05' },
  E_PATH_MOUNTAIN: { severity: REJECT, clause: 'TM-3-08' },
  E_PATH_BLOCKED: { severity: REJECT, clause: 'TM-3-10' },
  E_HELD: { severity: REJECT, clause: 'TM-8.7-03' },
  E_TARGET_NONE: { severity: REJECT, clause: 'TM-4.7-10' },
  E_TARGET_UNSEEN: { severity: REJECT, clause: 'TM-4.7-10' },
  E_TARGET_OWN: { severity: REJECT, clause: 'TM-4.7-10' },
  E_TARGET_RANGE: { severity: REJECT, clause: 'TM-4.7-10' },
  E_NO_BASE: { severity: REJECT, clause: 'TM-4.5-01' },
  E_BASE_OCCUPIED: { severity: REJECT, clause: 'TM-4.5-01' },
  E_BASE_OWN: { severity: REJECT, clause: 'TM-4.5-13' },
  E_SIEGE_RANGE: { severity: REJECT, clause: 'TM-4.6-04' },
  E_NO_GARRISON: { severity: REJECT, clause: 'TM-4.6-01' },
  E_REBUILD: { severity: REJECT, clause: 'TM-4.6-12' },
  E_BUILD_FIELD: { severity: REJECT, clause: 'TM-8.1-04' },
  E_BUILD_STRENGTH: { severity: REJECT, clause: 'TM-8.1-02' },
  E_EDGE: { severity: REJECT, clause: 'TM-8.2-05' },
  E_ABILITY_MISSING: { severity: REJECT, clause: 'TM-8.0-03' },
  E_ABILITY_SLOT: { severity: REJECT, clause: 'TM-6-11' },
  E_ABILITY_COUNT: { severity: REJECT, clause: 'TM-8.0-01' },
  E_ABILITY_TWICE: { severity: REJECT, clause: 'TM-8.0-11' },
  E_ABILITY_BOTH_EVIL: { severity: REJECT, clause: 'TM-8.0-08' },
  E_ABILITY_INNOCENCE: { severity: REJECT, clause: 'TM-8.6-04' },
  E_ALLROUNDER_EXTRA: { severity: REJECT, clause: 'TM-8.14-02' },
  E_ALLROUNDER_CHOICE: { severity: REJECT, clause: 'TM-8.14-03' },
  E_OMNI_THREE: { severity: REJECT, clause: 'TM-8.12-02' },
  E_REGROUP: { severity: REJECT, clause: 'TM-8.12-06' },
  E_FALSE_CONTENT: { severity: REJECT, clause: 'TM-8.8-04' },
  E_VOTE_SELF: { severity: REJECT, clause: 'TM-6-04' },
  E_VOTE_DEAD: { severity: REJECT, clause: 'TM-6-04' },
  E_LOSS_SUM: { severity: REJECT, clause: 'TM-6-13' },
  E_LOSS_STEP: { severity: REJECT, clause: 'TM-6-13' },
  E_CEDE: { severity: REJECT, clause: 'TM-4.5-18' },
  E_FLAG: { severity: REJECT, clause: 'TM-8.17-07' },
  E_DECREE: { severity: REJECT, clause: 'TM-8.6-08' },
  E_AMOUNT: { severity: REJECT, clause: 'TM-8.16-04' },
  E_NATION: { severity: REJECT, clause: 'TM-0-06' },
  E_CAMP: { severity: REJECT, clause: 'TM-8.18-04' },
  E_MAP: { severity: REJECT, clause: 'TM-3-17' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;

/** Code of a bad order without the name of the game before it. */
export type FindingCode = keyof typeof FINDINGS;

/** Codes of what the reader of letters asks about. */
export const LETTER_FINDINGS = {
  E_LINE: { severity: ASK, clause: 'TM-11-06' },
  E_REST: { severity: ASK, clause: 'TM-11-06' },
  E_HELD_BACK: { severity: ASK, clause: 'TM-11-06' },
  E_QUOTED: { severity: ASK, clause: 'TM-11-06' },
  E_EMPTY: { severity: ASK, clause: 'TM-2-10' },
  E_UNIT: { severity: ASK, clause: 'TM-11-04' },
  E_ABILITY: { severity: ASK, clause: 'TM-8.0-03' },
  E_NUMBER: { severity: ASK, clause: 'TM-11-06' },
  E_SLIP: { severity: 'WARN', clause: 'TM-11-06' },
  E_TURN: { severity: 'WARN', clause: 'TM-11-06' },
} as const satisfies Readonly<Record<string, RegisteredFinding>>;
