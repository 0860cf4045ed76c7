import { createContext, useContext } from 'react';
import { type Organisation, researchLeft } from '../../../../engine/systems/organisation';
import { statesAround } from './model/state';
import type { Table } from './use-table';

/** The table at which a card lies. */
export const TableContext = createContext<Table | null>(null);

/** An organisation as the step on the table leaves it. */
export const useOrganisationAfter = (party: string): Organisation | undefined => {
  const table = useContext(TableContext);
  if (table?.record == null) return undefined;
  return statesAround(table.record, table.step)?.now.organisations[party];
};

/** How many dice an organisation can still roll again with research in this phase (OS-5.3-07). */
export const useRerollsLeft = (party: string): number => {
  const organisation = useOrganisationAfter(party);
  return organisation === undefined ? 0 : researchLeft(organisation).length;
};
