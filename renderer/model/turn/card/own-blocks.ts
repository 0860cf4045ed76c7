import { createContext } from 'react';
import type { GameBlock } from '../../../games/game-view';

/** What the open game brings for blocks that it alone can show, by their names. */
export const OwnBlocks = createContext<Readonly<Record<string, GameBlock>>>({});
