import {
  centreOf,
  fieldAddress,
  fieldOfUnit,
  grossfelderOf,
  grossfeldNo,
  type GrossfeldNo,
  parseFieldAddress,
  partiesInOrder,
  type Party,
  settlementOwnerAt,
} from '../../../engine';
import { middleOf, showBookmark, showField, showPoint, showUnit } from '../../model/state/jump';
import type { PaletteContext, PaletteEntry, PaletteSource } from '../../kit/state/palette';
import { useView } from '../../model/state/view';
import { regionSource } from '../../model/boards/regions/state';
import { recordSources } from '../../screens/records/palette';
import { filmSource } from '../../screens/decide/film/palette';
import { ruleSource } from '../../screens/rules/source';
import { SCREENS } from '../screens';

/** A Kleinfeld in the middle of a Großfeld. */
const MIDDLE = 26;

/** Field width that shows a whole Großfeld, in pixels. */
const WHOLE = 64;

const grossfeldEntry = (no: GrossfeldNo, { lattice, words }: PaletteContext): PaletteEntry[] => {
  const cell = lattice.cellOf(fieldAddress(no, MIDDLE));
  if (cell === undefined) return [];
  return [
    {
      id: `grossfeld-${no}`,
      title: words('app:palette.grossfeld', { no }),
      where: words('app:screen.map'),
      icon: 'map',
      run: () => showPoint(centreOf(lattice.axialOf(cell)), WHOLE),
    },
  ];
};

/** Fields and Großfelder by their numbers: `210/19`, `210 19`, `21019`, `210/9`, `210`. */
const addresses: PaletteSource = {
  id: 'addresses',
  answers: (text, context) => {
    const [, no = '', kleinfeld] = /^\s*(\d{3})(?:\D*(\d{1,2}))?\s*$/.exec(text) ?? [];
    const grossfeld = grossfeldNo(no);
    if (grossfeld === undefined) return [];
    if (kleinfeld === undefined) return grossfeldEntry(grossfeld, context);
    const field = parseFieldAddress(`${no}/${kleinfeld.padStart(2, '0')}`);
    const { lattice, words } = context;
    if (field === undefined || lattice.cellOf(field) === undefined) return [];
    return [
      {
        id: `field-${field}`,
        title: words('app:palette.field', { field }),
        where: words('app:screen.map'),
        icon: 'map',
        run: () => showField(lattice, field),
      },
    ];
  },
};

const units: PaletteSource = {
  id: 'units',
  entries: ({ campaign: { world }, lattice, words }) =>
    Object.values(world.units).map((unit) => ({
      id: `unit-${unit.id}`,
      title: unit.character?.name ?? words('app:palette.unit', { number: unit.number }),
      detail: [
        unit.character === null ? unit.type : String(unit.number),
        world.parties[unit.party]?.name ?? unit.party,
        fieldOfUnit(unit, world.units) ?? '',
      ].join(' · '),
      where: words('app:common.unit'),
      icon: 'shield',
      run: () => showUnit(lattice, world.units, unit),
    })),
};

const settlements: PaletteSource = {
  id: 'settlements',
  entries: ({ campaign: { world }, lattice, words }) =>
    grossfelderOf(world.map).flatMap((grossfeld) =>
      Object.entries(grossfeld.settlements).map(([index, settlement]) => {
        const field = fieldAddress(grossfeld.no, Number(index) + 1);
        const owner = settlementOwnerAt(world.map, field) ?? '';
        return {
          id: `settlement-${field}`,
          title: settlement.name,
          detail: [world.parties[owner]?.name ?? owner, field].filter(Boolean).join(' · '),
          where: words('app:palette.where.settlement'),
          icon: 'place' as const,
          run: () => showField(lattice, field),
        };
      }),
    ),
};

const partyEntry = (party: Party, { lattice, words }: PaletteContext): PaletteEntry => ({
  id: `party-${party.key}`,
  title: party.name,
  detail: party.ruler,
  where: words('noun:Realm'),
  icon: 'realms',
  run: () => {
    if (party.capital !== null) showField(lattice, party.capital);
  },
});

const parties: PaletteSource = {
  id: 'parties',
  entries: (context) =>
    partiesInOrder(context.campaign.world.parties)
      .filter(({ capital }) => capital !== null)
      .map((party) => partyEntry(party, context)),
};

const labels: PaletteSource = {
  id: 'labels',
  entries: ({ campaign: { world }, lattice, words }) =>
    Object.values(world.labels)
      .filter(({ kind }) => kind !== 'realm')
      .map((label) => ({
        id: `label-${label.id}`,
        title: label.text,
        where: words('app:palette.where.label'),
        icon: 'lettering' as const,
        run: () => showPoint(middleOf(lattice, label)),
      })),
};

const bookmarks: PaletteSource = {
  id: 'bookmarks',
  entries: ({ campaign, lattice, words }) =>
    Object.values(campaign.bookmarks).map((bookmark) => ({
      id: `bookmark-${bookmark.id}`,
      title: bookmark.name,
      where: words('world:bookmark.one'),
      icon: 'pin' as const,
      run: () => showBookmark(lattice, bookmark),
    })),
};

const rooms: PaletteSource = {
  id: 'rooms',
  entries: ({ words }) =>
    SCREENS.map(({ id, icon, keys }) => ({
      id: `room-${id}`,
      title: words(`app:screen.${id}`),
      where: words('app:palette.where.screen'),
      icon,
      keys,
      run: () => useView.getState().set({ screen: id }),
    })),
};

/** Sources that are always searched. Commands come from the register of keys. */
export const SOURCES: readonly PaletteSource[] = [
  addresses,
  rooms,
  settlements,
  regionSource,
  units,
  parties,
  labels,
  bookmarks,
  ...recordSources,
  filmSource,
  ruleSource,
];
