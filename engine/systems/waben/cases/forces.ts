import { type CaseWord, sideOf, withEach } from '../../../cases';
import { type FieldAddress, parseFieldAddress } from '../../../hex';
import { type Unit, unitId } from '../../../world';
import { isOneOf } from './land';

/** `a 1 b 2` as pairs. */
export function pairsOf(words: readonly string[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    words.flatMap((word, at) => (at % 2 === 0 ? [[word, Number(words[at + 1])] as const] : [])),
  );
}

const UNIT_FIGURES = ['gold', 'leaders', 'morale', 'unpaid'] as const;

/**
 * `scout`, `order KR`, `gold 1`, `raised t 3000 tsu 2000`, `spares b`, `inside`, `character Ulf`, of a representative
 * and with a seat `character Ulf REP 210/20`, `trained landWork seaCombat` and `nextSeat 210/02` of a character.
 */
function withTrait(unit: Unit, part: string): Unit | undefined {
  const [word = '', first = '', status, seat = null] = part.split(' ');
  const rest = part.split(' ').slice(1);
  if (word === 'scout' || word === 'inside') return { ...unit, [word]: true };
  if (word === 'order') return { ...unit, order: first };
  if (word === 'spares') return { ...unit, spares: rest };
  if (isOneOf(UNIT_FIGURES, word)) return { ...unit, [word]: Number(first) };
  if (word === 'raised') return { ...unit, raised: pairsOf(rest) };
  const character = unit.character ?? undefined;
  if (word === 'trained')
    return character && { ...unit, character: { ...character, trained: rest } };
  if (word === 'nextSeat')
    return (
      character && {
        ...unit,
        character: { ...character, nextSeat: { seat: first as FieldAddress } },
      }
    );
  if (word !== 'character') return undefined;
  const named = { name: first, status: status === 'REP' ? status : 'NSC' } as const;
  return { ...unit, leaders: 0, character: { ...named, seat: seat as FieldAddress | null } };
}

/** `210/19`, `210/02(3)` of a side, `(302)` aboard. */
function placeOf(text: string, party: string): Unit['place'] | undefined {
  const [, carrier] = /^\((\d+)\)$/.exec(text) ?? [];
  if (carrier !== undefined) return { kind: 'aboard', carrier: unitId(party, Number(carrier)) };
  const [field, side] = [parseFieldAddress(text), sideOf(text)];
  if (side !== undefined) return { kind: 'side', ...side };
  return field && { kind: 'field', field };
}

/** `201 R 4000 in 210/19, scout`. */
export const withUnit: CaseWord = (world, said, party) => {
  const [, number = '', type = '', size, at = '', traits = ''] =
    /^(\d+) (\w+) (\d+) in ([^,]+)(?:, (.+))?$/.exec(said) ?? [];
  const place = placeOf(at, party);
  if (place === undefined) return undefined;
  const bare: Unit = {
    id: unitId(party, Number(number)),
    party,
    number: Number(number),
    type,
    size: Number(size),
    leaders: 5,
    place,
    raised: {},
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
  };
  const unit = withEach(bare, traits.split(','), withTrait);
  return unit && { ...world, units: { ...world.units, [unit.id]: unit } };
};
