import { createContext } from 'react';

/** True where figures are only looked at, such as those of a month that is over: they open, but are not changed. */
export const FrozenFigures = createContext(false);
