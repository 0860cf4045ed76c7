import type { ClauseId, Finding, Params, Severity } from '../../../kernel';
import { type FindingCode, FINDINGS } from '../data';
import type { Words } from './content';

/** Warnings of the program itself, beside the register: legal orders that are probably not meant so. */
const OWN_FINDINGS = {
  'F-UNIT-SMALL': { severity: 'WARN', clause: 'WW-8.3-71' },
} as const satisfies Readonly<Record<string, { severity: Severity; clause: ClauseId }>>;

/** A code that orders can be answered with. */
export type OrderFindingCode = FindingCode | keyof typeof OWN_FINDINGS;

/** A remark on some words, not yet tied to a party. */
export interface Problem {
  readonly code: OrderFindingCode;
  readonly at: Words;
  readonly about: Params;
}

/** A problem with some words. */
export const problem = (code: OrderFindingCode, at: Words, about: Params = {}): Problem => ({
  code,
  at,
  about,
});

/** What a finding is about, beside its code. Without `at` it concerns something that is missing. */
export interface Concern {
  readonly unit?: number;
  readonly at?: Words | undefined;
  readonly about?: Params;
}

/** A finding with the severity and clause of the register (WW-14.1-01). */
export const finding = (code: OrderFindingCode, party: string, concern: Concern): Finding => {
  const { severity, clause } = { ...FINDINGS, ...OWN_FINDINGS }[code];
  return {
    code,
    severity,
    clause,
    party,
    ...(concern.unit === undefined ? {} : { unit: concern.unit }),
    ...(concern.at === undefined ? {} : { span: concern.at.span }),
    words: concern.at?.text ?? '',
    about: concern.about ?? {},
  };
};

/** The finding of a party's unit that a problem amounts to. */
export const findingOf = (party: string, unit: number, { code, at, about }: Problem): Finding =>
  finding(code, party, { unit, at, about });
