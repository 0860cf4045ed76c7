import { DIRECTIONS, type Direction, type FieldAddress, formatSide } from '../../../../hex';
import { calc, type CardBlock, type Explained, fact, rule } from '../../../../kernel';
import {
  fieldsOf,
  latticeOn,
  setSideFeature,
  SIDE,
  sideFeatures,
  terrainAt,
} from '../../../../world';
import { AREAS, type Area, type Good, GOODS } from '../../data/kinds';
import { DISASTER_TABLE } from '../../data/tables';
import type { PiOrder } from '../../orders';
import { cellIn, HUNDRED, NOTHING } from '../../rules/cells';
import { type CalculationSheet, mirrorValue, type OtherPoints } from '../../rules/economy/goods';
import { mirrorOf } from '../../rules/economy/realm';
import { addRow, editMap, type PygmaTurn } from '../turn';
import { drawOne, happens, throwDie } from '../chance';
import { withMirror } from './mirror';
import { figure, gmFigure, offered } from '../figures';

type Turn = PygmaTurn<PiOrder>;

/** Disasters by the face of their die (HR-13). */
const KINDS = [
  'rockfall',
  'flood',
  'harvest',
  'cattle_plague',
  'mine_collapse',
  'lasting',
] as const;
type Disaster = (typeof KINDS)[number];

/** Goods of which a disaster takes a part in this calculation (HR-13). */
const GOOD_HIT: Readonly<Partial<Record<Disaster, Good>>> = {
  harvest: 'grain',
  cattle_plague: 'livestock',
  mine_collapse: 'ore',
};

interface RoadSide {
  readonly field: FieldAddress;
  readonly side: Direction;
  readonly what: 'road' | 'bridge';
}

/** Roads and bridges of a realm that a rockfall or a flood can destroy, each once. */
function endangered(
  turn: Turn,
  realm: string,
  disaster: 'rockfall' | 'flood',
): readonly RoadSide[] {
  const { map } = turn.world;
  const lattice = latticeOn(map);
  const isHigh = (field: FieldAddress | undefined): boolean =>
    field !== undefined && ['mountain', 'highland'].includes(terrainAt(map, field) ?? '');
  const sides = fieldsOf(map, realm).flatMap((field) =>
    DIRECTIONS.flatMap((side): readonly RoadSide[] => {
      const other = lattice.neighbourOf(field, side);
      const features = sideFeatures(map.grossfelder, lattice, { field, side });
      const has = (bit: number): boolean => (features & bit) !== 0;
      if (other === undefined || other < field || !has(SIDE.road | SIDE.bridge)) return [];
      if (disaster === 'rockfall')
        return has(SIDE.road) && (isHigh(field) || isHigh(other))
          ? [{ field, side, what: 'road' }]
          : [];
      if (!has(SIDE.river)) return [];
      return [{ field, side, what: has(SIDE.bridge) ? 'bridge' : 'road' }];
    }),
  );
  const bridges = sides.filter(({ what }) => what === 'bridge');
  return bridges.length > 0 ? bridges : sides;
}

/** A road segment or bridge is destroyed until it is repaired (HR-13). */
function destroy(turn: Turn, realm: string, disaster: 'rockfall' | 'flood'): string {
  const sides = endangered(turn, realm, disaster);
  const hit = drawOne<RoadSide>(turn, sides, ['disasterPlace', realm]);
  if (hit === undefined) return '';
  const { map } = turn.world;
  if (!editMap(turn, setSideFeature(map, latticeOn(map), hit, SIDE[hit.what], false))) return '';
  const row = { side: formatSide(hit), what: hit.what, turn: turn.input.world.clock.turn };
  addRow(turn, 'ruins', 'r', { ...row, owner: '' });
  return hit.field;
}

/** The highest value of a row of the mirror sinks for good: what is left of it (HR-13). */
function lastingDamage(turn: Turn, realm: string): readonly Explained[] {
  const { settings } = turn.input;
  const mirror = mirrorOf(turn.state, realm);
  const rows = AREAS.filter((area) =>
    GOODS.some((good) => mirrorValue(settings, mirror, area, good).value > 0),
  );
  const area = drawOne<Area>(turn, rows, ['disasterPlace', realm]);
  if (area === undefined) return [];
  const valueOf = (good: Good) => mirrorValue(settings, mirror, area, good);
  const [highest] = GOODS.toSorted((a, b) => valueOf(b).value - valueOf(a).value);
  if (highest === undefined) return [];
  const loss = cellIn(settings, DISASTER_TABLE, 'lasting');
  const left = calc.maximum(calc.difference(valueOf(highest), loss), NOTHING);
  withMirror(turn, realm, { ...mirror, [area]: { ...mirror[area], [highest]: left.value } });
  return [rule('pygma.mirrorLeft', 'PI-11-09', left, { area, good: highest })];
}

/** What a disaster takes of the goods of a realm in this calculation, and what the GM may decide of it. */
interface Struck {
  readonly points: readonly OtherPoints[];
  readonly block: CardBlock;
}

/**
 * A disaster of an income month, if the dice or the GM will it: roads and the mirror are changed at once (PI-11-09,
 * HR-13).
 */
export function disasterOf(turn: Turn, realm: string, sheet: CalculationSheet): Struck {
  const { settings } = turn.input;
  const chance = cellIn(settings, DISASTER_TABLE, 'chance');
  const { isSo } = happens(turn, chance, ['disaster', realm]);
  const rolled = isSo ? KINDS[throwDie(turn, 'd6', ['disasterKind', realm]).value - 1] : undefined;
  const { answer, block } = offered(turn, {
    key: `disaster/${realm}`,
    clause: 'PI-11-09',
    name: 'pygma.disaster',
    about: { party: realm },
    options: ['none', ...KINDS],
    proposal: rolled ?? 'none',
  });
  const disaster = KINDS.find((one) => one === answer);
  const points = disaster === undefined ? [] : strike(turn, realm, disaster, sheet, chance);
  return { points, block };
}

function strike(
  turn: Turn,
  realm: string,
  disaster: Disaster,
  sheet: CalculationSheet,
  chance: Explained,
): readonly OtherPoints[] {
  const isOnRoads = disaster === 'rockfall' || disaster === 'flood';
  const place = isOnRoads ? destroy(turn, realm, disaster) : '';
  const lasting = disaster === 'lasting' ? lastingDamage(turn, realm) : [];
  turn.tell({
    kind: `pygma.disaster_${isOnRoads && place === '' ? 'spared' : disaster}`,
    clause: 'PI-11-09',
    parties: [realm],
    ...(place === '' ? { about: {} } : { place, about: { region: place } }),
    blocks: [
      gmFigure('chance', chance),
      ...lasting.map((value): CardBlock => figure('mirrorLeft', value)),
    ],
  });
  const good = GOOD_HIT[disaster];
  if (good === undefined) return [];
  const percent = cellIn(turn.input.settings, DISASTER_TABLE, disaster);
  const lost = calc.quotient('down', calc.product(sheet.points[good], percent), HUNDRED);
  const points = calc.difference(fact('pygma.nothing', 0), lost);
  return [{ of: good, points: rule('pygma.disaster', 'PI-11-09', points, { good }) }];
}
