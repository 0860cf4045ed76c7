import {
  fact,
  operation,
  type RecordKind,
  setting,
  settingReader,
  type Settings,
} from '../../kernel';
import { storedKind, type World } from '../../world';

export const SETTINGS = [
  setting('mills.wheel', 'MT-1-01', 'int', 2, {
    name: ['Mahlgeld je Rad', 'Money a wheel grinds'],
  }),
];
const { amountOf } = settingReader(SETTINGS);

/** What a mill grinds in a turn: its wheels times what a wheel grinds. */
export function grist({ wheels }: { readonly wheels: number }, settings: Settings) {
  return operation('product', [
    fact('mills.wheels', wheels, {}, 'MT-1-01'),
    fact('mills.wheel', amountOf(settings, 'mills.wheel'), {}, 'MT-1-01'),
  ]);
}

export const MILLS = storedKind({
  id: 'mill',
  words: {
    many: ['Mühlen', 'Mills'],
    fresh: ['Neue Mühle', 'New mill'],
    empty: ['Noch keine Mühle.', 'No mill yet.'],
  },
  fields: {
    region: { label: ['Tal', 'Valley'], kind: 'region', audience: 'all' },
    owner: { label: ['Müller', 'Miller'], kind: 'owner', audience: 'all' },
    wheels: { label: ['Räder', 'Wheels'], kind: 'number', range: [1, 9] },
  },
  figures: [
    {
      id: 'grist',
      label: ['mahlt', 'grinds'],
      kind: 'money',
      figure: (row, { settings }) => grist(row, settings),
    },
  ],
});

const CARTS = storedKind({
  id: 'cart',
  words: {
    many: ['Fuhrwerke', 'Carts'],
    fresh: ['Neues Fuhrwerk', 'New cart'],
    empty: ['Noch kein Fuhrwerk.', 'No cart yet.'],
  },
  fields: { region: { label: ['Tal', 'Valley'], kind: 'region' } },
});

const RUMOURS = storedKind({
  id: 'rumour',
  words: {
    many: ['Gerüchte', 'Rumours'],
    fresh: ['Neues Gerücht', 'New rumour'],
    empty: ['Keine Gerüchte.', 'No rumours.'],
  },
  fields: {
    text: { label: ['Was man munkelt', 'What is whispered'], kind: 'text', isTelling: true },
    isOwn: {
      label: ['Der Müller weiß es', 'The miller knows'],
      kind: 'flag',
      share: 0,
      audience: 'gm',
    },
  },
  audienceOf: ({ isOwn }) => (isOwn ? 'owner' : 'gm'),
});

/** All that is kept of Mühlental. */
export const RECORDS: readonly RecordKind<World>[] = [MILLS, CARTS, RUMOURS];
