import type { Finding } from '../../../../kernel';
import { settlementAt } from '../../../../world';
import { finding } from '../../orders/finding';
import type { Statement } from '../../orders/statement';
import type { Books } from './books';

/** Characters assigned to settlements that do not stand on the map (F-CHAR-SETTLEMENT, WW-4.2-14, WW-8.3-68). */
export const seatFindings = (
  { characters }: Statement,
  { world, party }: Books,
): readonly Finding[] =>
  characters.flatMap(({ unit, name, seat }) =>
    seat === null || settlementAt(world.map, seat.field) !== undefined
      ? []
      : [
          finding('F-CHAR-SETTLEMENT', party.key, {
            unit,
            at: seat.words,
            about: {
              reason: 'row',
              characters: `${name} (${String(unit)}, ${seat.field})`,
              place: seat.field,
            },
          }),
        ],
  );

/**
 * Settlements with harbours on the map whose sides the letter leaves out: one finding for all of them, at the first;
 * the map holds (F-PORT-MISSING, WW-4.2-21, WW-8.3-05, WW-8.3-70).
 */
export const harbourFindings = (
  statement: Statement,
  { world, party }: Books,
): readonly Finding[] => {
  const listed = [...statement.structures, ...statement.settlements.rows];
  const named = new Set<string>(
    listed.filter(({ harbours }) => harbours.length > 0).map(({ place }) => place),
  );
  const silent = statement.settlements.rows.filter(
    ({ place }) => !named.has(place) && (settlementAt(world.map, place)?.harbours.length ?? 0) > 0,
  );
  const [first] = silent;
  if (first === undefined) return [];
  const about = {
    reason: 'list',
    count: silent.length,
    list: silent.map(({ name, place }) => (name === '' ? place : `${name} (${place})`)),
  };
  return [finding('F-PORT-MISSING', party.key, { at: first.words, about })];
};
