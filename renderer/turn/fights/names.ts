import { useContext } from 'react';
import type { FightSide, FightUnit } from '../../../engine';
import { figuresOf } from '../../explain';
import { LexiconContext, useWords } from '../../explain/react';
import { useTurnDesk } from '../desk-store';

/** A unit as the desk calls it: those of the realm looked at by their number alone. */
export const useUnitName = (): ((unit: Pick<FightUnit, 'party' | 'unit'>) => string) => {
  const { parties } = useContext(LexiconContext);
  const own = useTurnDesk(({ party }) => party);
  return ({ party, unit }) =>
    party === own ? String(unit) : `${String(unit)} (${parties[party] ?? party})`;
};

/** A side by its parties. */
export const useSideName = (): ((side: Pick<FightSide, 'parties'>) => string) => {
  const { parties } = useContext(LexiconContext);
  const { list } = figuresOf(useWords());
  return (side) => list(side.parties.map((party) => parties[party] ?? party));
};
