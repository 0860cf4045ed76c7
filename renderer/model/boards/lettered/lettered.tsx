import { fieldDistance, withoutSecrets } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import type { Board } from '../../board/board';
import { type CellGesture, heldCells, REST } from '../../board/cell-tools';
import { markEntries, partyEntries } from '../../../kit/board/Legend';
import { piecesInWords } from '../../board/PieceSheet';
import { thingsOn, withWays } from '../../../kit/board/steps';
import { LETTERED_TOOLS, type LetteredContext, letteredContext } from './board';
import { fieldKeys, letteredCells, letteredPlan } from '../../../kit/board/lettered/drawing';
import {
  blockedFrom,
  fieldInWords,
  type LetteredViewState,
  Options,
  type SeenLettered,
  Sheet,
  useLetteredView,
} from './parts';

/** The board of lettered hexes, as a declaration on the board kit. */
export const LETTERED: Board<LetteredViewState, SeenLettered, LetteredContext, CellGesture> = {
  texts: {
    tool: (id) => `lettered:tool.${id}`,
    hint: (id) => `lettered:hint.${id}`,
    layer: (id) => `lettered:layers.${id}`,
    none: 'lettered:status.none',
    sheet: 'lettered:sheet.label',
  },
  screen: useLetteredView,
  tools: LETTERED_TOOLS,
  faces: {
    select: { icon: 'pointer', keys: 'V' },
    order: { icon: 'arrow', keys: 'O' },
    mountain: { icon: 'brush', keys: 'M' },
    capital: { icon: 'home', keys: 'C' },
    base: { icon: 'place', keys: 'B' },
    edge: { icon: 'wall', keys: 'K' },
    erase: { icon: 'trash', keys: 'X' },
  },
  rest: REST,
  held: heldCells,
  context: (campaign) => letteredContext(campaign, useLetteredView.getState().party),
  see: ({ system: { board }, settings, world }, viewer) =>
    board.lettered && {
      viewer,
      parties: world.parties,
      marks: board.lettered.marks,
      sight: board.lettered.sight(world, viewer, settings),
    },
  veiled: (seen) => ({ ...seen, sight: withoutSecrets(seen.sight, seen.marks) }),
  cells: ({ sight }) => letteredCells(sight.board),
  plan: letteredPlan,
  present: ({ sight: { pieces, capitals, bases } }, field) => {
    const here = [...pieces, ...capitals, ...bases].filter((one) => one.field === field);
    return here.flatMap(({ party }) => party ?? []);
  },
  goesByCells: () => true,
  cell: (seen, field, words) =>
    letteredCells(seen.sight.board).pointOf(field) === undefined
      ? undefined
      : { name: field, what: fieldInWords(seen, field, words) },
  spoken: (seen, field, words) => {
    const { sight, parties } = seen;
    const fields = figuresOf(words).list(blockedFrom(sight, field));
    const here = sight.pieces.filter((piece) => piece.field === field);
    return [
      words('lettered:say.field', { field, what: fieldInWords(seen, field, words) }),
      piecesInWords(here, parties, words),
      ...(fields === '' ? [] : [words('lettered:say.blocked', { fields })]),
    ].join(' ');
  },
  distance: ({ sight }, from, to, words) =>
    words('lettered:status.steps', { count: fieldDistance(sight.board, from, to), field: from }),
  Options,
  legend: ({ sight, marks, parties }, { theme, language, words }) => [
    {
      title: words('lettered:size.title'),
      entries: Object.entries(fieldKeys(theme)).map(([key, list]) => ({
        key,
        list,
        text: words(`lettered:legend.${key}`),
      })),
    },
    { title: words('lettered:legend.parties'), entries: partyEntries(parties, theme) },
    {
      title: words('board:marks'),
      entries: markEntries(sight.marks, marks, language),
    },
  ],
  about: (seen, field, words) => {
    const { rows: count, columns } = seen.sight.board;
    if (field !== null) return fieldInWords(seen, field, words);
    return words('lettered:sheet.overview', { count, columns });
  },
  Sheet,
  steps: {
    things: ({ sight }) => thingsOn(sight),
    withWays: (before, after) => ({ ...after, sight: withWays(before.sight, after.sight) }),
  },
};
