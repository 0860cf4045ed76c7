import { type ComponentType, lazy, type LazyExoticComponent } from 'react';
import type { BoardKind } from '../../../engine';
import type { Board, MomentBoardProps, SeenThrough } from '../board/board';
import type { BoardScreenState } from '../board/screen-state';

/** How one kind of board is shown. Games share the view of their kind. */
interface BoardView {
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** The board as it stood after a step of the turn, with what the step changed; nothing where it has no steps. */
  readonly Moment?: LazyExoticComponent<ComponentType<MomentBoardProps>>;
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
    Moment: lazy(async () => {
      const [{ BoardMoment }, board] = await Promise.all([import('../board/BoardMoment'), load()]);
      return { default: (props) => <BoardMoment board={board} {...props} /> };
    }),
  };
}

/** The views of all kinds of boards the program can show. */
export const boardViews: Readonly<Partial<Record<BoardKind, BoardView>>> = {
  grossfeld: {
    Screen: lazy(async () => ({ default: (await import('../../screens/map')).MapScreen })),
  },
  countries: {
    Screen: lazy(async () => ({ default: (await import('./countries/countries')).CountryScreen })),
    Moment: onKit(async () => (await import('./countries/countries')).COUNTRY_MAP).Moment,
  },
  letteredHex: onKit(async () => (await import('./lettered/lettered')).LETTERED),
  regions: onKit(async () => (await import('./regions/regions')).REGIONS),
};
