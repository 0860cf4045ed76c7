import type { ComponentType, LazyExoticComponent } from 'react';
import type { BoardKind } from '../../engine';

/** How one kind of board is shown and drawn: the first room of the house. Games share the view of their kind. */
export interface BoardView {
  readonly kind: BoardKind;
  readonly Room: LazyExoticComponent<ComponentType>;
}
