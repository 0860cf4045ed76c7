import type { Finding, Params, Span } from '../../../kernel';
import { FINDINGS, type LineCode, type OrderCode } from '../data/findings';

/** What a finding is about, beside its code: the number of the order in its letter, and the words. */
export interface Concern {
  /** Running number of the order, from 1 (see `OrderRow.unit`). */
  readonly order?: number;
  readonly at?: { readonly span: Span; readonly text: string };
  readonly about?: Params;
}

/** A finding with the weight and clause of the register (OS-15-02). */
export const finding = (
  code: OrderCode | LineCode,
  party: string,
  { order, at, about = {} }: Concern = {},
): Finding => {
  const { severity, clause } = FINDINGS[code];
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
