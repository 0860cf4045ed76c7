import 'fake-indexeddb/auto';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seenlandCampaign } from '../../../assets/examples/seenland';
import {
  type Campaign,
  type LetteredPiece,
  type RegionBoard,
  setRegionFigure,
} from '../../../engine';
import type { Mark } from '../../kit/cartography';
import { useView } from '../state/view';
import { useSession } from '../state/session';
import type { Board, SeenThrough } from './board';
import { colourOf } from '../../kit/board/cell-drawing';
import { type CellContext, type CellGesture, chooseTool, clickTool, REST } from './cell-tools';
import { shapeCells } from '../../kit/board/cells';
import { partyEntries } from '../../kit/board/Legend';
import { pieceMarks } from '../../kit/board/pieces';
import { piecesInWords, PieceSheet } from './PieceSheet';
import {
  createBoardScreen,
  outcomeOf,
  BOARD_SCREEN_START,
  type BoardScreenState,
} from './screen-state';
import { showBoard } from '../../kit/board/testing/screen';

type CountryTool = 'select' | 'take';

interface SeenCountries extends SeenThrough {
  readonly board: RegionBoard;
  readonly pieces: readonly LetteredPiece[];
}

const BLANK = { left: 0, top: 0, right: 40, bottom: 26 };
const useCountries = createBoardScreen<BoardScreenState<CountryTool, 'pieces'>>({
  ...BOARD_SCREEN_START,
  tool: 'select',
  layers: { pieces: true },
});

const ownerOf = ({ board, parties }: SeenCountries, cell: string): string | null =>
  Object.keys(parties)[(board.regions[cell]?.figures['owner'] ?? 0) - 1] ?? null;

/** A board of countries that belong to parties: free shapes, pieces on them, one tool. All else comes with the kit. */
const COUNTRIES: Board<
  BoardScreenState<CountryTool, 'pieces'>,
  SeenCountries,
  CellContext & { readonly campaign: Campaign },
  CellGesture
> = {
  texts: {
    tool: (id) => `test:tool.${id}`,
    hint: (id) => `test:hint.${id}`,
    layer: (id) => `test:layer.${id}`,
    none: 'test:none',
    sheet: 'test:sheet',
  },
  screen: useCountries,
  tools: [
    chooseTool('select'),
    clickTool('take', (cell, { campaign }) =>
      outcomeOf(
        setRegionFigure(campaign.world.board ?? { regions: {}, borders: [] }, cell, 'owner', 1),
        (board) => ({
          name: 'test:take',
          about: {},
          replace: (now) => ({ ...now, world: { ...now.world, board } }),
        }),
        ({ code }) => ({ text: code, about: {}, tone: 'refused' }),
      ),
    ),
  ],
  faces: { select: { icon: 'pointer', keys: 'V' }, take: { icon: 'place', keys: 'T' } },
  rest: REST,
  context: (campaign) => ({
    campaign,
    cellAt: shapeCells(campaign.world.board?.regions ?? {}, BLANK).cellAt,
    overSide: () => undefined,
    areNeighbours: () => false,
  }),
  see: ({ world: { board, parties } }, viewer) =>
    board && {
      board,
      viewer,
      parties,
      pieces: [{ field: 'wald', party: Object.keys(parties)[0] ?? null, name: '1', strength: 5 }],
    },
  cells: ({ board }) => shapeCells(board.regions, BLANK),
  present: () => [],
  plan: (seen) => {
    const { all, box, outlineOf, pointOf } = shapeCells(seen.board.regions, BLANK);
    return {
      box,
      layers: ['pieces'],
      draw: ({ layers }) => ({
        ground: all.map((cell): Mark => {
          const colour = colourOf(seen.parties, ownerOf(seen, cell));
          return { kind: 'area', path: outlineOf(cell) ?? [], colour };
        }),
        writing: layers.pieces ? pieceMarks(seen.pieces, pointOf, seen.parties) : [],
      }),
    };
  },
  goesByCells: () => true,
  cell: (seen, key) => {
    const country = seen.board.regions[key];
    const owner = seen.parties[ownerOf(seen, key) ?? '']?.name ?? 'frei';
    return country && { name: country.name, what: owner };
  },
  spoken: ({ board, pieces, parties }, key, words) =>
    `${board.regions[key]?.name ?? ''}. ${piecesInWords(
      pieces.filter(({ field }) => field === key),
      parties,
      words,
    )}`,
  distance: () => '',
  Options: () => null,
  legend: ({ parties }, { theme }) => [
    { title: 'Parteien', entries: partyEntries(parties, theme) },
  ],
  about: (seen, cell) => (cell === null ? 'alle Länder' : (ownerOf(seen, cell) ?? 'frei')),
  Sheet: ({ seen, chosen }) => (
    <PieceSheet
      {...{ chosen, seen: { ...seen, marks: [] }, kinds: {}, parties: seen.parties }}
      {...{ held: [], heldLabel: 'Länder', neighbours: [], remarks: [] }}
      onChoose={(cell) => useCountries.setState({ chosen: cell })}
    />
  ),
};

const names: string[] = [];

beforeEach(() => {
  names.length = 0;
  useView.setState({ perspective: { kind: 'truth' }, screen: 'map' });
});

afterEach(() => {
  act(() => useSession.setState({ campaign: null }));
});

describe('a new kind of board is a declaration', () => {
  it('with palette, legend, sheet, keys and pictures of the kit', async () => {
    const camera = { centre: { x: 20, y: 13 }, scale: 20 };
    showBoard(COUNTRIES, { campaign: seenlandCampaign(), camera, names });
    const [first] = Object.values(seenlandCampaign().world.parties);
    act(() => useCountries.setState({ chosen: 'wald' }));
    expect(screen.getByRole('heading', { name: 'Waldmark' })).toBeTruthy();
    expect(screen.getByText(/^Waldmark\. Hier: .* 1 mit 5\.$/)).toBeTruthy();
    expect(screen.getByText(first?.name ?? '', { selector: 'li' })).toBeTruthy();

    await userEvent.click(screen.getByRole('button', { name: /tool\.take/ }));
    act(() => screen.getByRole('application').focus());
    await userEvent.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
    expect(names).toEqual(['test:take', 'test:take']);
    const { regions = {} } = useSession.getState().campaign?.world.board ?? {};
    const taken = Object.values(regions).filter(({ figures }) => figures['owner'] === 1);
    expect(taken.map(({ key }) => key)).toContain('marsch');
    expect(taken).toHaveLength(2);

    act(() => useCountries.setState({ isExporting: true }));
    const picture = screen.getByRole('img', { name: 'Karte „Seenland“' });
    expect(picture.querySelectorAll('path').length).toBeGreaterThan(Object.keys(regions).length);
  });
});
