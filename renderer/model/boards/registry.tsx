import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import { type BoardKind, type Lattice, parseFieldAddress } from '../../../engine';
import type { Board, DrawBoard, MomentBoardProps, SeenThrough } from '../board/board';
import { type BoardScreenState, setBoardScreen } from '../board/screen-state';
import { showField } from '../state/jump';
import { useView } from '../state/view';

/** How one kind of board is shown. Games share the view of their kind. */
interface BoardView {
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** The board after a step of the turn, with what the step changed; nothing where it has no steps. */
  readonly Moment?: LazyExoticComponent<ComponentType<MomentBoardProps>>;
  /** Chooses a cell by its key; absent for the map, which shows fields. */
  readonly choose?: (cell: string) => Promise<void>;
  /** The board on paper, loaded when it is first printed; absent for maps. */
  readonly onPaper?: () => Promise<DrawBoard>;
}

/** A board that is a declaration on the board kit, loaded when it is first shown. */
function onKit<State extends BoardScreenState, Seen extends SeenThrough, Context, Held>(
  load: () => Promise<Board<State, Seen, Context, Held>>,
): Required<BoardView> {
  return {
    Screen: lazy(async () => {
      const [{ OpenBoard }, board] = await Promise.all([import('../board/BoardView'), load()]);
      return { default: () => <OpenBoard board={board} /> };
    }),
    onPaper: async () => {
      const { see, veiled, plan, legend } = await load();
      return (game, words, language) => {
        const whole = see(game, null, words);
        if (whole === undefined) return undefined;
        const seen = veiled?.(whole) ?? whole;
        return { plan: plan(seen), legend: legend(seen, { theme: 'print', language, words }) };
      };
    },
    Moment: lazy(async () => {
      const [{ BoardMoment }, board] = await Promise.all([import('../board/BoardMoment'), load()]);
      return { default: (props) => <BoardMoment board={board} {...props} /> };
    }),
    choose: async (cell) => setBoardScreen((await load()).screen, { chosen: cell }),
  };
}

/** The views of all kinds of boards the program can show. */
export const boardViews: Readonly<Partial<Record<BoardKind, BoardView>>> = {
  grossfeld: {
    Screen: lazy(async () => ({ default: (await import('../../screens/map')).MapScreen })),
  },
  countries: {
    ...onKit(async () => (await import('./countries/countries')).COUNTRY_MAP),
    Screen: lazy(async () => ({ default: (await import('./countries/countries')).CountryScreen })),
  },
  letteredHex: onKit(async () => (await import('./lettered/lettered')).LETTERED),
  regions: onKit(async () => (await import('./regions/regions')).REGIONS),
};

/** Shows a place on the board of the open campaign and chooses it: a field of the map, a region, a country. */
export function showPlace(kind: BoardKind, lattice: Lattice, place: string): void {
  const field = parseFieldAddress(place);
  if (kind === 'grossfeld' && field !== undefined) showField(lattice, field);
  if (kind === 'grossfeld') return;
  void boardViews[kind]?.choose?.(place);
  useView.getState().set({ screen: 'map' });
}
