import type { Finding, Params } from '../../../kernel';
import { type FindingCode, FINDINGS } from '../data/findings';
import { LETTER_FINDINGS, type LetterFindingCode } from '../data/letter-findings';
import type { Words } from '../../../orders';

/** A code that a letter can be answered with. */
export type OrderFindingCode = FindingCode | LetterFindingCode;

const REGISTER = { ...FINDINGS, ...LETTER_FINDINGS };

/** What a finding is about, beside its code: the number of the order in its letter, and the words. */
export interface Concern {
  /** Running number of the order, from 1 (see `OrderRow.unit`). */
  readonly order?: number;
  readonly at?: Words;
  readonly about?: Params;
}

/** A finding with the weight and clause of the register (OS-15-02). */
export const finding = (
  code: OrderFindingCode,
  party: string,
  { order, at, about = {} }: Concern = {},
): Finding => {
  const { severity, clause } = REGISTER[code];
  return {
    code,
    severity,
    clause,
    party,
    ...(order === undefined ? {} : { unit: order }),
    ...(at === undefined ? {} : { span: at.span }),
    words: at?.text ?? '',
    about,
  };
};
