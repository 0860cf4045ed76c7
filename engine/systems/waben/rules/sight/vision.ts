import { type Cell, KLEINFELDER } from '../../../../hex';
import type { Settings } from '../../../../kernel';
import { addGlimpses, type Grossfeld, type PartyKey, type Vision } from '../../../../world';
import type { Ground } from '../movement/ground';
import { flagOf } from '../settings';
import { lookOfTerritory } from './look';

/** Cells of the fields and settlements of each party, in the order of cells. */
export function territoryOf(
  chunks: readonly Grossfeld[],
): Readonly<Record<PartyKey, readonly Cell[]>> {
  const cells: Record<PartyKey, Cell[]> = {};
  const add = (party: PartyKey, cell: Cell): void => {
    const own = (cells[party] ??= []);
    if (own.at(-1) !== cell) own.push(cell);
  };
  chunks.forEach(({ owner, settlements }, plot) => {
    const hasTowns = Object.keys(settlements).length > 0;
    owner.forEach((party, index) => {
      if (party === null && !hasTowns) return;
      const cell = plot * KLEINFELDER + index;
      if (party !== null) add(party, cell);
      const lord = settlements[index]?.owner;
      if (lord !== undefined && lord !== party) add(lord, cell);
    });
  });
  return cells;
}

/** Adds what a party's own land shows it (WW-7.1-05). */
export function addTerritory(
  vision: Vision,
  ground: Ground,
  territory: readonly Cell[],
  settings: Settings,
): void {
  if (!flagOf(settings, 'sight.territory_sees')) return;
  addGlimpses(vision, ground, lookOfTerritory(ground, territory, settings), 0);
}
