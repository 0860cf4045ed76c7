import { type Cell, type FieldAddress, type Lattice, parseFieldAddress } from '../../../hex';
import type { Coord } from './order';

/** The field a letter means; undefined where it is none (PI-02-03). */
export function fieldOfCoord(coord: Coord): FieldAddress | undefined {
  const [gf = '', kf = ''] = coord.split('/');
  return gf.length > 3 ? undefined : parseFieldAddress(`${gf.padStart(3, '0')}/${kf}`);
}

/** What letters call a field. */
export function coordOfField(field: string): Coord {
  const [gf = '', kf = ''] = field.split('/');
  return kf === '' ? '' : `${gf.replace(/^0+(?=\d)/, '')}/${kf}`;
}

/** The cell of a field as letters name it; -1 where there is none. */
export function cellOfCoord({ lattice }: { readonly lattice: Lattice }, coord: Coord): Cell {
  const field = fieldOfCoord(coord);
  return field === undefined ? -1 : (lattice.cellOf(field) ?? -1);
}
