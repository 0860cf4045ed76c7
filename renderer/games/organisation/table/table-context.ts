import { createContext, useContext } from 'react';
import { researchLeft } from '../../../../engine/systems/organisation';
import { statesAround } from './model/state';
import type { Table } from './use-table';

/** The table at which a card lies; null on the cards of other stations. */
export const TableContext = createContext<Table | null>(null);

/** How many dice an organisation can still roll again with research in this phase (OS-5.3-07). */
export const useRerollsLeft = (party: string): number => {
  const table = useContext(TableContext);
  if (table?.record == null) return 0;
  const organisation = statesAround(table.record, table.step)?.now.organisations[party];
  return organisation === undefined ? 0 : researchLeft(organisation).length;
};
