import type { Unit } from '../../../../engine';
import type { PaletteSource } from '../../../kit/state/palette';
import { showRecord } from '../../../model/records/cast-store';
import { townRows } from '../settlements/rows';

/** Sheets of units and characters by number and name. */
const unitSheets: PaletteSource = {
  id: 'unitSheets',
  entries: ({ campaign: { world }, words }) =>
    Object.values<Unit>(world.units).map(({ id, number, type, party, character }) => ({
      id: `unit-sheet-${id}`,
      title: character?.name ?? words('app:palette.unit', { number }),
      detail: [
        character === null ? type : String(number),
        world.parties[party]?.name ?? party,
      ].join(' · '),
      where: words(character === null ? 'roster:palette.unit' : 'roster:palette.character'),
      icon: 'realms',
      run: () => showRecord(character === null ? 'unit' : 'character', id),
    })),
};

/** Sheets of settlements by name. */
const townSheets: PaletteSource = {
  id: 'townSheets',
  entries: ({ campaign, words }) =>
    townRows(campaign).map(({ field, settlement }) => ({
      id: `settlement-sheet-${field}`,
      title: settlement.name,
      detail: `${campaign.world.parties[settlement.owner]?.name ?? settlement.owner} · ${field}`,
      where: words('roster:palette.settlement'),
      icon: 'realms',
      run: () => showRecord('settlement', field),
    })),
};

/** What of the roster is found by the palette. */
export const ROSTER_PALETTE: readonly PaletteSource[] = [unitSheets, townSheets];
