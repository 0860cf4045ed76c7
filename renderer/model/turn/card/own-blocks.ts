import { createContext } from 'react';
import type { GameBlock } from '../../../games/game-view';

/** The open game's views of its own blocks, by name. */
export const OwnBlocks = createContext<Readonly<Record<string, GameBlock>>>({});
