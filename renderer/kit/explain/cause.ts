import { ownNameOf, type Params, type PartyKey } from '../../../engine';
import { ownKey } from '../text/own-key';
import type { Words } from '../text/words';
import { rendered } from './about';

/** Causes the ledger has texts for; others are written by their own name. */
export const CAUSES = [
  'opening',
  'unbooked',
  'landTax',
  'settlementTax',
  'otherIncome',
  'settlementUpkeep',
  'infrastructureUpkeep',
  'unitUpkeep',
  'raised',
  'reinforced',
  'refund',
  'stage',
  'firstStage',
  'repair',
  'expense',
  'payment',
  'received',
  'loaded',
  'unloaded',
  'treasury',
  'booty',
  'correction',
  'lateCorrection',
  'manual',
  'void',
] as const;

const isKnown = (cause: string): boolean => CAUSES.some((known) => known === cause);

/** What a posting fills into the sentence of its cause. */
const GAP = /\$t\([^()]*\)|\{\{\w+\}\}/g;

/** The text of a movement of gold. */
export interface Movement {
  readonly cause: string;
  readonly about: Params;
  /** The GM's reason; empty = none. */
  readonly reason: string;
}

type Names = Readonly<Record<PartyKey, { readonly name: string }>>;

/** The short name of a cause, for lists of choices. */
export function causeName(cause: string, words: Words): string {
  return ownNameOf(cause) !== undefined
    ? words(ownKey('cause', cause, ''), { skipInterpolation: true }).replace(GAP, '…')
    : isKnown(cause)
      ? words(`ledger:causeName.${cause}`)
      : cause;
}

/** `402` for the unit `tha:402`. */
const numberOf = (unit: Params[string] | undefined): string =>
  String(unit ?? '').replace(/^.*:/, '');

/** The cause of a movement of gold, as text. */
export function causeSentence(
  { cause, about, reason }: Movement,
  words: Words,
  parties: Names,
): string {
  if (ownNameOf(cause) !== undefined) {
    return words(ownKey('cause', cause, ''), rendered(about, words));
  }
  if (!isKnown(cause)) return cause;
  const nameOf = (key: unknown): string =>
    typeof key === 'string' ? (parties[key]?.name ?? key) : '';
  const row = String(about['row'] ?? '').replace(/^other\d+$/, 'other');
  const context = about['to'] === undefined ? undefined : 'to';
  const sentence = words(`ledger:cause.${cause}`, {
    ...about,
    ...(row === '' ? {} : { what: words(`balance:row.${row}`) }),
    ...(about['structure'] === undefined
      ? {}
      : { structure: words(`explain:table.structure.rows.${String(about['structure'])}`) }),
    unit: numberOf(about['unit']),
    from: nameOf(about['from']),
    to: nameOf(about['to']),
    purpose: String(about['purpose'] ?? about['cause'] ?? ''),
    reason,
    context,
  });
  return sentence.replace(/[:,]\s*$/, '');
}
