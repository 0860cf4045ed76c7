import {
  type Direction,
  type FieldAddress,
  isDirection,
  parseFieldAddress,
  type Place,
  type Side,
  unitId,
} from '../../../engine';

const slip = (text: string, what: string): Error => new Error(`“${text}” is no ${what}.`);

/** The field written `ggg/kk`. Throws if it is written otherwise. */
export function readField(text: string): FieldAddress {
  const field = parseFieldAddress(text);
  if (field === undefined) throw slip(text, 'field');
  return field;
}

const readDirection = (text: string): Direction => {
  const direction = Number(text);
  if (!isDirection(direction)) throw slip(text, 'side');
  return direction;
};

/** The fields of a road written like a march, `210/04-08-13`: the Großfeld carries over (WW-6.3-05). */
export function readFields(path: string): readonly FieldAddress[] {
  let grossfeld = '';
  return path.split('-').map((step) => {
    const [first = '', second] = step.split('/');
    if (second !== undefined) grossfeld = first;
    return readField(`${grossfeld}/${second ?? first}`);
  });
}

/** The sides of a river written like a voyage, `210/01(1)-(2)-02(4)`: Großfeld and field carry over (WW-6.3-06). */
export function readSides(path: string): readonly Side[] {
  let grossfeld = '';
  let kleinfeld = '';
  return path.split('-').map((step) => {
    const match = /^(?:(?:(\d{3})\/)?(\d\d))?\((\d)\)$/.exec(step);
    if (match === null) throw slip(step, 'side');
    grossfeld = match[1] ?? grossfeld;
    kleinfeld = match[2] ?? kleinfeld;
    return { field: readField(`${grossfeld}/${kleinfeld}`), side: readDirection(match[3] ?? '') };
  });
}

/** Where a piece of `party` stands: `ggg/kk`, `ggg/kk(s)` on a side, or `(nnn)` aboard (WW-2.1-25). */
export function readPlace(text: string, party: string): Place {
  const aboard = /^\((\d{3})\)$/.exec(text)?.[1];
  if (aboard !== undefined) return { kind: 'aboard', carrier: unitId(party, Number(aboard)) };
  const [side] = text.includes('(') ? readSides(text) : [];
  if (side !== undefined) return { kind: 'side', ...side };
  return { kind: 'field', field: readField(text) };
}
