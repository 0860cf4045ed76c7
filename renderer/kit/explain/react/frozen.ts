import { createContext } from 'react';

/** True where figures are read-only, such as those of a closed month: they open, but are not changed. */
export const FrozenFigures = createContext(false);
