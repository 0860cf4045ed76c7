import type { Finding, Params } from '../../../kernel';
import { type FindingCode, FINDINGS, PROGRAM_FINDINGS } from '../data';
import type { Words } from './content';

/** A code that orders can be answered with. */
export type OrderFindingCode = FindingCode | keyof typeof PROGRAM_FINDINGS;

/** The register of the rule page and that of the program in one. */
const REGISTER = { ...FINDINGS, ...PROGRAM_FINDINGS };

/** A remark on some words, not yet tied to a party. */
export interface Problem {
  readonly code: OrderFindingCode;
  readonly at: Words;
  readonly about: Params;
}

/** A problem with some words. */
export function problem(code: OrderFindingCode, at: Words, about: Params = {}): Problem {
  return {
    code,
    at,
    about,
  };
}

/** What a finding is about, beside its code. Without `at` it concerns something that is missing. */
export interface Concern {
  readonly unit?: number;
  readonly at?: Words | undefined;
  readonly about?: Params;
}

/** A finding with the severity and clause of the register (WW-14.1-01). */
export function finding(code: OrderFindingCode, party: string, concern: Concern): Finding {
  const { severity, clause } = REGISTER[code];
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
}

/** The finding of a party's unit that a problem amounts to. */
export function findingOf(party: string, unit: number, { code, at, about }: Problem): Finding {
  return finding(code, party, { unit, at, about });
}
