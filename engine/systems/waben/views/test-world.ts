import type { FieldAddress } from '../../../hex';
import { type PartyKey, realmsAlike, type Unit, unitId, type World } from '../../../world';
import { SETTLEMENT_TYPES } from '../data';
import { observe } from '../turn/observe';

/** Kleinfelder of the capital of a realm and of where its fleet lies. */
const CAPITAL = 26;
const ROADSTEAD = 5;

/** A unit of a world for trials in a field, with KV. */
export function trialUnit(
  party: PartyKey,
  number: number,
  type: string,
  [size, leaders]: readonly [size: number, leaders: number],
  field: FieldAddress,
): Unit {
  return {
    id: unitId(party, number),
    party,
    number,
    type,
    size,
    leaders,
    place: { kind: 'field', field },
    raised: {},
    scout: false,
    order: 'KV',
    morale: 0,
    character: null,
  };
}

function unitsOf(key: PartyKey, fieldOf: (kleinfeld: number) => FieldAddress): readonly Unit[] {
  return [
    trialUnit(key, 101, 'K', [6000, 2], fieldOf(CAPITAL)),
    trialUnit(key, 102, 'K', [4000, 1], fieldOf(CAPITAL)),
    trialUnit(key, 201, 'R', [3000, 1], fieldOf(CAPITAL)),
    trialUnit(key, 301, 'S', [40, 1], fieldOf(ROADSTEAD)),
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
