import { type Direction } from './direction';
import { KLEINFELDER, type KleinfeldNo } from './kleinfeld';

/** Three digits naming a Großfeld within a segment, leading zeros written (WW-2.1-19, WW-12.2-04). */
export type GrossfeldNo = string & { readonly __brand: 'GrossfeldNo' };

/** The full address of a Kleinfeld, `ggg/kk` (WW-2.1-19). The stable key of a field everywhere in the program. */
export type FieldAddress = string & { readonly __brand: 'FieldAddress' };

/** A side of a field, `ggg/kk(s)` (WW-2.1-20). */
export interface Side {
  readonly field: FieldAddress;
  readonly side: Direction;
}

/** Reads a Großfeld number; undefined unless it is exactly three digits. */
export function grossfeldNo(text: string): GrossfeldNo | undefined {
  return /^\d{3}$/.test(text) ? (text as GrossfeldNo) : undefined;
}

/** The address of Kleinfeld `kleinfeld` (1 to 48) of Großfeld `no`. */
export function fieldAddress(no: GrossfeldNo, kleinfeld: KleinfeldNo): FieldAddress {
  return `${no}/${String(kleinfeld).padStart(2, '0')}` as FieldAddress;
}

/** Reads `ggg/kk`; undefined if malformed or the Kleinfeld is outside 01 to 48. */
export function parseFieldAddress(text: string): FieldAddress | undefined {
  const match = /^(\d{3})\/(\d{2})$/.exec(text.trim());
  if (!match) return undefined;
  const kleinfeld = Number(match[2]);
  return kleinfeld >= 1 && kleinfeld <= KLEINFELDER
    ? (`${match[1] ?? ''}/${match[2] ?? ''}` as FieldAddress)
    : undefined;
}

/** The Großfeld part of an address. */
export function grossfeldOf(address: FieldAddress): GrossfeldNo {
  return address.slice(0, 3) as GrossfeldNo;
}

/** The Kleinfeld part of an address, 1 to 48. */
export function kleinfeldOf(address: FieldAddress): KleinfeldNo {
  return Number(address.slice(4));
}

/** Writes a side as `ggg/kk(s)`. */
export function formatSide(side: Side): string {
  return `${side.field}(${String(side.side)})`;
}
