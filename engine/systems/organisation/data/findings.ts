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
