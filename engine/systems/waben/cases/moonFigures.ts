import { type Explained, fact, openStream, rollKey, type Rulings } from '../../../kernel';
import type { FieldAddress } from '../../../hex';
import {
  DANGERS,
  SETTLEMENT_KEYS,
  SETTLEMENT_TYPES,
  STRUCTURE_KINDS,
  TOWN_PARTS,
  UNIT_TYPES,
} from '../data';
import { buildingCost, structureUpkeep } from '../rules/building/cost';
import { valueOfStructure } from '../rules/building/value';
import { exposureLoss } from '../rules/loss/exposure';
import {
  fortressLeft,
  garrisonLimit,
  musterCapacity,
  partPoints,
  townDefence,
  townInhabitants,
  townOf,
  townValueLeft,
} from '../rules/structure/town';

const FACES = [1, 2, 3, 4, 5, 6] as const;

const STREAM = 'figures';

const typed = (first: number, second: number): Rulings =>
  Object.fromEntries(
    [first, second].map((value, index) => {
      const key = rollKey(STREAM, index);
      return [key, { key, value, reason: 'every face' }];
    }),
  );

/** Losses by every danger and every face, catastrophes included. */
const figuresOfLosses = (): readonly Explained[] =>
  DANGERS.flatMap((danger) =>
    (['stay', 'move'] as const).flatMap((kind) =>
      FACES.flatMap((face) => {
        const { loss } = exposureLoss(
          { kind, field: '210/19', type: UNIT_TYPES.K, threats: [{ danger, share: 1 }] },
          openStream(STREAM),
          {},
          typed(face, face),
        );
        return loss === null ? [] : [loss.percent];
      }),
    ),
  );

const catastrophes = (): readonly Explained[] =>
  FACES.flatMap((face) => {
    const { loss } = exposureLoss(
      {
        kind: 'stay',
        field: '210/19',
        type: UNIT_TYPES.S,
        threats: [{ danger: 'deepsea', share: 1 }],
      },
      openStream(STREAM),
      {},
      typed(6, face),
    );
    return loss === null ? [] : [loss.percent];
  });

const figuresOfTowns = (): readonly Explained[] =>
  SETTLEMENT_KEYS.flatMap((type) => {
    const { buildingValue } = SETTLEMENT_TYPES[type];
    const settlement = { type, name: '', owner: 'a', built: buildingValue, harbours: [] };
    const town = townOf(new Map(), '210/19' as FieldAddress, settlement);
    return [
      townInhabitants(town, {}),
      musterCapacity(town, {}),
      garrisonLimit(town, {}),
      townDefence(town, {}),
      fortressLeft(town, {}),
      townValueLeft(town, {}),
      ...TOWN_PARTS.map((part) => partPoints(settlement, part, {})),
    ];
  });

const figuresOfStructures = (): readonly Explained[] =>
  STRUCTURE_KINDS.flatMap((kind) => {
    const value = valueOfStructure(kind, {}) ?? fact('buildingValue', 12);
    const easy = fact('difficulty', 0);
    return [buildingCost(kind, value, easy, {}), structureUpkeep(kind, value, easy, {})];
  });

/** Every figure of structures and of losses by terrain. */
export function figuresOfMoon(): readonly Explained[] {
  return [...figuresOfLosses(), ...catastrophes(), ...figuresOfTowns(), ...figuresOfStructures()];
}
