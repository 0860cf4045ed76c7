import type { ComponentType, LazyExoticComponent } from 'react';
import type { BoardKind } from '../../engine';
import type { MomentBoardProps } from './moment';

/** How one kind of board is shown and drawn: the first room of the house. Games share the view of their kind. */
export interface BoardView {
  readonly kind: BoardKind;
  readonly Room: LazyExoticComponent<ComponentType>;
  /** The board as it stood after a step of the turn, with what the step changed; absent = there is none. */
  readonly Moment?: LazyExoticComponent<ComponentType<MomentBoardProps>>;
}
