import { type Concern, type Finding, findingOf } from '../../../kernel';
import { type FindingCode, FINDINGS } from '../data/findings';
import { LETTER_FINDINGS, type LetterFindingCode } from '../data/letter-findings';

/** A code that a letter can be answered with. */
export type OrderFindingCode = FindingCode | LetterFindingCode;

const REGISTER = { ...FINDINGS, ...LETTER_FINDINGS };

/** A finding with the weight and clause of the register (OS-15-02). */
export function finding(code: OrderFindingCode, party: string, concern?: Concern): Finding {
  return findingOf(REGISTER, code, party, concern);
}
