import type { ArchivedTurn, IssuedText } from './campaign';
import type { PartyKey } from './grossfeld';
import { packText, unpackText } from './packed';

/** From this length on, in UTF-16 code units, a text is packed. */
const LONG = 400;

/** An archived turn in which the evaluation of a realm has gone out with this text; `at` ISO 8601. */
export function withIssued(
  archived: ArchivedTurn,
  party: PartyKey,
  text: string,
  at: string,
): ArchivedTurn {
  const packed = text.length < LONG ? text : packText(text);
  const isPacked = unpackText(packed) === text && packed.length < text.length;
  const issued: IssuedText = isPacked ? { at, text: packed, isPacked } : { at, text };
  return { ...archived, issued: { ...archived.issued, [party]: issued } };
}

/** The text of an evaluation as it went out; undefined if none did, or if it cannot be unpacked. */
export function issuedText(archived: ArchivedTurn, party: PartyKey): string | undefined {
  const issued = archived.issued?.[party];
  return issued?.isPacked === true ? unpackText(issued.text) : issued?.text;
}
