import type { FieldAddress } from '../../../hex';
import { type PartyKey, realmsAlike, type Unit, unitId, type World } from '../../../world';
import { SETTLEMENT_TYPES } from '../data';
import { observe } from '../turn/observe';

/** Kleinfelder of the capital of a realm and of where its fleet lies. */
const CAPITAL = 26;
const ROADSTEAD = 5;

function unitsOf(key: PartyKey, fieldOf: (kleinfeld: number) => FieldAddress): readonly Unit[] {
  const unit = (number: number, type: string, size: number, leaders: number, at: number): Unit => ({
    id: unitId(key, number),
    party: key,
    number,
    type,
    size,
    leaders,
    place: { kind: 'field', field: fieldOf(at) },
    raised: {},
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
  });
  return [
    unit(101, 'K', 6000, 2, CAPITAL),
    unit(102, 'K', 4000, 1, CAPITAL),
    unit(201, 'R', 3000, 1, CAPITAL),
    unit(301, 'S', 40, 1, ROADSTEAD),
  ];
}

/** Four realms with the same land, capital, army and fleet, for trials (WW-2.1-03). */
export function testWorld(): World {
  const { world, realms } = realmsAlike({
    sea: 'w',
    plain: 't',
    others: { h: [20, 21, 33, 34] },
    settlements: { [CAPITAL]: { type: 'fst', built: SETTLEMENT_TYPES.fst.buildingValue } },
    capital: CAPITAL,
    treasury: 100_000,
  });
  const units = realms.flatMap(({ key, fieldOf }) => unitsOf(key, fieldOf));
  return observe({ ...world, units: Object.fromEntries(units.map((one) => [one.id, one])) });
}
