import {
  fieldAddress,
  fieldAtPoint,
  freeNumbers,
  freePlaces,
  type GrossfeldNo,
  type GrossfeldPlace,
  KLEINFELDER,
  type Point,
  type WorldMap,
} from '../../../../../engine';
import { groundsOf } from '../../../genesis/plan-map';
import { outlineAt, placeKey, placeUnder, samePlace } from '../../../genesis/places';
import { growWorld, moveInWorld, type WorldCommand } from '../../commands/world';
import {
  become,
  type Hint,
  NO_PREVIEW,
  type PreviewLine,
  type ToolOutcome,
  type ToolContext,
  type ToolPreview,
  type ToolState,
} from '../tool';

/** The free places around one state of the map, ready to be shown. */
interface Board {
  readonly map: WorldMap | null;
  readonly free: ReadonlySet<string>;
  /** The number the next Großfeld gets; undefined = all are in use. */
  readonly nextNo: GrossfeldNo | undefined;
  readonly frames: readonly PreviewLine[];
}

const NO_BOARD: Board = { map: null, free: new Set(), nextNo: undefined, frames: [] };

/** The board of a map; the one already known serves while the map is the same. */
const boardOf = (map: WorldMap, known: Board): Board => {
  if (known.map === map) return known;
  const places = freePlaces(map);
  return {
    map,
    free: new Set(places.map(placeKey)),
    nextNo: freeNumbers(map, 1)[0],
    frames: places.map((place) => ({ kind: 'frame', points: outlineAt(place) })),
  };
};

/** The place under the pointer, and its Großfeld or none. */
interface Target {
  readonly place: GrossfeldPlace;
  readonly no: GrossfeldNo | null;
}

/** The place under a point, with its Großfeld. */
const targetAt = ({ map, lattice }: ToolContext, point: Point): Target => {
  const cell = lattice.cellAt(fieldAtPoint(point));
  const plot = cell === undefined ? undefined : lattice.plots[Math.floor(cell / KLEINFELDER)];
  return { place: placeUnder(map.topology, point), no: plot?.no ?? null };
};

/** A Kleinfeld in the middle of a Großfeld. */
const MIDDLE = 26;

const plain = (text: string, about: Hint['about']): Hint => ({ text, about, tone: 'plain' });

const isFree = (board: Board, { place, no }: Target): boolean =>
  no === null && board.free.has(placeKey(place));

/** What a press at a target would do, as text. */
const hintAt = (board: Board, target: Target): Hint | null => {
  if (target.no !== null) return plain('world:tool.take', { no: target.no });
  if (!isFree(board, target)) return null;
  return board.nextNo === undefined
    ? { text: 'world:refused.too-many', about: {}, tone: 'refused' }
    : plain('world:tool.add', { no: board.nextNo });
};

const showing = (board: Board, target: Target | null, hint: Hint | null): ToolPreview => {
  const lines =
    target === null || hint === null
      ? board.frames
      : [...board.frames, { kind: 'way' as const, points: outlineAt(target.place) }];
  return { ...NO_PREVIEW, lines, hint };
};

/** The command as an outcome, or the sentence why there is none. */
const actOf = (made: WorldCommand): ToolOutcome =>
  made.ok
    ? { kind: 'command', command: made.value }
    : {
        kind: 'tell',
        hint: {
          text: `world:refused.${made.problem.code}`,
          about: made.problem.about,
          tone: 'refused',
        },
      };

/** Chooses all fields of a Großfeld. */
const taking = ({ lattice }: ToolContext, no: GrossfeldNo): readonly ToolOutcome[] => {
  const all = Array.from({ length: KLEINFELDER }, (_, index) => fieldAddress(no, index + 1));
  const fields = all.filter((field) => lattice.cellOf(field) !== undefined);
  const middle = fieldAddress(no, MIDDLE);
  const [field = middle] = fields.includes(middle) ? [middle] : fields;
  return [
    { kind: 'choose', fields, how: 'set' },
    { kind: 'select', field },
  ];
};

const adding = ({ campaign, paint }: ToolContext, { place }: Target): ToolOutcome =>
  actOf(
    growWorld(
      campaign,
      [place],
      paint.kind === 'terrain' ? paint.terrain : groundsOf(campaign.system).water,
    ),
  );

/** What a release over `to` means after a press at `from`. */
const lettingGo = (
  context: ToolContext,
  board: Board,
  from: Target,
  to: Target,
): readonly ToolOutcome[] => {
  if (samePlace(from.place, to.place)) {
    if (from.no !== null) return taking(context, from.no);
    return isFree(board, from) ? [adding(context, from)] : [];
  }
  if (from.no === null || (to.no === null && !isFree(board, to))) return [];
  return [actOf(moveInWorld(context.campaign, from.no, to.place))];
};

const carryHint = (board: Board, from: Target, to: Target): Hint | null => {
  if (from.no === null || samePlace(from.place, to.place)) return hintAt(board, from);
  if (to.no !== null) return plain('world:tool.swap', { no: from.no, other: to.no });
  return isFree(board, to) ? plain('world:tool.move', { no: from.no }) : null;
};

/** The button is down over a place; a Großfeld there is dragged along. */
const pressing = (board: Board, from: Target, to: Target): ToolState => ({
  name: 'pressing',
  isBusy: true,
  preview: showing(board, to, carryHint(board, from, to)),
  on: (event, context) => {
    if (!('point' in event)) {
      return become(event.kind === 'leave' ? pressing(board, from, from) : resting(board, null));
    }
    const target = targetAt(context, event.point);
    if (event.kind !== 'up') return become(pressing(board, from, target));
    return become(resting(board, null), ...lettingGo(context, board, from, target));
  },
});

/** Shows where the world can grow, and what a press would do here. */
const resting = (board: Board, target: Target | null): ToolState => {
  const here: ToolState = {
    name: 'resting',
    preview: showing(
      board,
      target?.no === null ? target : null,
      target === null ? null : hintAt(board, target),
    ),
    on: (event, context) => {
      const now = boardOf(context.map, board);
      if (!('point' in event)) return become(resting(now, null));
      const next = targetAt(context, event.point);
      if (event.kind === 'down') return become(pressing(now, next, next));
      const isSame =
        now === board &&
        target !== null &&
        target.no === next.no &&
        samePlace(target.place, next.place);
      return become(isSame ? here : resting(now, next));
    },
  };
  return here;
};

/** Initial state: no map is known. */
export const placing: ToolState = resting(NO_BOARD, null);
