import type { Settings } from '../../../kernel';
import { flagOf } from './settings';

/** A text for the courier. */
interface CourierText {
  readonly kind: 'MESSAGE' | 'RUMOUR';
  readonly text: string;
  readonly signed: string;
}

/** What becomes of it: printed as it is, printed under the name of the realm, or given back. */
export type CourierOutcome = 'accepted' | 'corrected' | 'returned';

/** Numbers of fields, and what looks like them (PI-18-05). */
export const FIELDS = /\d{1,9}\s*\/\s*\d{1,9}|(?<!\p{L})[GK]F\s*\d{1,9}/iu;

/** The words of a text in small letters, a space before and behind each. */
const wordsOf = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Whether a text for the courier can be printed: it names no field, and a message bears a name of its realm, which is
 * put there where another one or none stands; a rumour may be signed with anything (PI-18-02, PI-18-03, PI-18-05).
 * @param names Names of the realm and of its ruler.
 */
export function courierCheck(
  settings: Settings,
  { kind, text, signed }: CourierText,
  names: readonly string[],
): CourierOutcome {
  if (flagOf(settings, 'pygma.courier.filter') && FIELDS.test(text)) return 'returned';
  const bears = (name: string): boolean =>
    wordsOf(name).trim() !== '' && wordsOf(signed).includes(wordsOf(name));
  return kind === 'RUMOUR' || names.some(bears) ? 'accepted' : 'corrected';
}
