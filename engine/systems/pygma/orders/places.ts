import { type FieldAddress, parseFieldAddress } from '../../../hex';
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
