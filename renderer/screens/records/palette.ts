import {
  type CultureText,
  partiesInOrder,
  type Person,
  type Treaty,
  type Unit,
} from '../../../engine';
import type { PaletteSource } from '../../kit/state/palette';
import { showRecord } from '../../model/records/records-store';
import { townRows } from './settlements/rows';

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
      where: words(character === null ? 'units:palette.unit' : 'units:palette.character'),
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
      where: words('units:palette.settlement'),
      icon: 'realms',
      run: () => showRecord('settlement', field),
    })),
};

/** Entries of the units' and settlements' registers in the palette. */
const UNIT_PALETTE: readonly PaletteSource[] = [unitSheets, townSheets];

const people: PaletteSource = {
  id: 'people',
  entries: ({ campaign: { world }, words }) =>
    Object.values<Person>(world.people).map(({ id, name, email, roles }) => ({
      id: `person-${id}`,
      title: name,
      detail: [email, ...roles.map(({ party }) => world.parties[party]?.name ?? party)]
        .filter((part) => part !== '')
        .join(' · '),
      where: words('records:palette.person'),
      icon: 'realms',
      run: () => showRecord('players', id),
    })),
};

const treaties: PaletteSource = {
  id: 'treaties',
  entries: ({ campaign: { world }, words }) =>
    Object.values<Treaty>(world.treaties).map(({ id, parties, kinds }) => ({
      id: `treaty-${id}`,
      title: parties.map((key) => world.parties[key]?.name ?? key).join(' – '),
      detail: kinds.map((kind) => words(`records:treatyKind.${kind}`)).join(' · '),
      where: words('records:palette.treaty'),
      icon: 'letter',
      run: () => showRecord('treaties', id),
    })),
};

const culture: PaletteSource = {
  id: 'culture',
  entries: ({ campaign, words }) =>
    Object.values<CultureText>(campaign.culture).map(({ id, title, author, party }) => ({
      id: `culture-${id}`,
      title,
      detail: [author, party === null ? '' : (campaign.world.parties[party]?.name ?? party)]
        .filter((part) => part !== '')
        .join(' · '),
      where: words('records:palette.culture'),
      icon: 'file',
      run: () => showRecord('culture', id),
    })),
};

const partySheets: PaletteSource = {
  id: 'partySheets',
  entries: ({ campaign: { world }, words }) =>
    partiesInOrder(world.parties).map(({ key, name, ruler }) => ({
      id: `party-sheet-${key}`,
      title: name,
      detail: ruler,
      where: words('records:palette.party'),
      icon: 'realms',
      run: () => showRecord('parties', key),
    })),
};

/** Entries of the records in the palette: sheets of parties, people, units and settlements, treaties, texts. */
export const recordSources: readonly PaletteSource[] = [
  partySheets,
  people,
  ...UNIT_PALETTE,
  treaties,
  culture,
];
