import { type Cell, type Direction } from '../../../../hex';
import { cellOfCoord } from '../../orders/places';
import { latticeOn, ownerAt, SIDE, sideFeatures, setSideFeature } from '../../../../world';
import { directionTo, type Ground } from '../../rules/armies/ground';
import {
  bridgeCost,
  type RoadWork,
  ruinsAt,
  type Segment,
  segmentCost,
  segmentFault,
} from '../../rules/armies/roads';
import { groundOf } from '../../state/ground';
import type { Effects } from '../economy';
import { noteSpending, type PygmaTurn, editMap } from '../turn';
import { type ArmyTurn, type GivenOf, ordersBy } from '../orders';
import { figure } from '../figures';

/** Puts a road or a bridge on the side between two fields (PI-08-03, PI-08-11). */
function putOnSide(turn: PygmaTurn, ground: Ground, { from, to }: Segment, bit: number): void {
  const direction = directionTo(ground, from, to);
  if (direction === undefined) return;
  const { map } = turn.world;
  const lattice = latticeOn(map);
  const side = { field: lattice.addressOf(from), side: direction };
  editMap(turn, setSideFeature(map, lattice, side, bit, true));
}

/** What a realm builds in this month: bridges first, as they carry roads of the same month (PI-08-12). */
function workOf(turn: ArmyTurn, realm: string): RoadWork {
  const ground = groundOf(turn.world, turn.input.settings);
  const { map } = turn.world;
  const stands = (cell: Cell, side: Direction) =>
    (sideFeatures(map.grossfelder, ground.lattice, {
      field: ground.lattice.addressOf(cell),
      side,
    }) &
      SIDE.road) !==
    0;
  const bridges = ordersBy(turn, realm, 'BRIDGE').map(({ order }) => ({
    from: cellOfCoord(ground, order.from),
    to: cellOfCoord(ground, order.to),
  }));
  const accepted = turn.works.flatMap(({ realm: by, segment }) =>
    by === realm && segment !== undefined ? [segment] : [],
  );
  return { ground, realm, stands, accepted, bridges };
}

/** A segment or bridge that is paid for stands from the end of the month on (PI-08-14, PI-08-16). */
function begin(
  turn: ArmyTurn,
  by: string,
  work: RoadWork,
  segment: Segment,
  kind: 'road' | 'bridge',
): void {
  const { ground } = work;
  const { settings } = turn.input;
  const [a = '', b = ''] = [segment.from, segment.to].map((cell) => ground.terrain(cell));
  const ruined = ruinsAt(turn.state.ruins, ground, segment, kind);
  const isRuin = ruined.length > 0;
  const cost =
    kind === 'bridge' ? bridgeCost(settings, isRuin) : segmentCost(settings, a, b, isRuin);
  const fields = [segment.from, segment.to].map((cell) => ground.lattice.addressOf(cell));
  const [from = '', to = ''] = fields;
  turn.works.push({
    // A road out of somebody else's city stands as long as its own end is own.
    realm: by,
    fields: fields.filter((at) => ownerAt(turn.world.map, at) === by),
    cost,
    ...(kind === 'road' ? { segment } : {}),
    finish: () => {
      putOnSide(turn, ground, segment, SIDE[kind]);
      const ruins = turn.state.ruins.filter((one) => !ruined.includes(one));
      turn.state = { ...turn.state, ruins };
      turn.tell({
        kind: `pygma.${kind}Built`,
        clause: kind === 'road' ? 'PI-08-03' : 'PI-08-11',
        place: from,
        parties: [by],
        about: { from, to, cost: cost.value },
        blocks: [figure(`${kind}Cost`, cost)],
      });
    },
  });
}

/** Segments of a road one after the other, those that can be built; the others were refused with the order (PI-08-02 to PI-08-09). */
function road(turn: ArmyTurn, { by, order: { path } }: GivenOf<'ROAD'>): void {
  noteSpending(turn, by, { builds: true });
  for (let at = 1; at < path.length; at += 1) {
    const work = workOf(turn, by);
    const segment = {
      from: cellOfCoord(work.ground, path[at - 1] ?? ''),
      to: cellOfCoord(work.ground, path[at] ?? ''),
    };
    if (segmentFault(turn.input.settings, work, segment) === undefined)
      begin(turn, by, work, segment, 'road');
  }
}

function bridge(turn: ArmyTurn, { by, order: { from, to } }: GivenOf<'BRIDGE'>): void {
  const work = workOf(turn, by);
  const [a = -1, b = -1] = [from, to].map((coord) => cellOfCoord(work.ground, coord));
  begin(turn, by, work, { from: a, to: b }, 'bridge');
}

/** What entries about roads and bridges bring about once they are paid for. */
export const ROAD_EFFECTS = { ROAD: road, BRIDGE: bridge } as const satisfies Effects;
