import { z } from 'zod';
import { fact, operation, type RecordKind, type Settings } from '../../kernel';
import { storedKind, type World } from '../../world';

const mill = z.object({ id: z.string(), region: z.string(), wheels: z.int().min(1).max(9) });
const cart = z.object({ id: z.string(), region: z.string() });
const rumour = z.object({ id: z.string(), text: z.string(), isOwn: z.boolean() });
export type Mill = z.infer<typeof mill>;

/** Money a wheel grinds in a turn, as the house rule says. */
const WHEEL = (settings: Settings): number => Number(settings['mills.wheel'] ?? 2);

/** What a mill grinds in a turn: its wheels times what a wheel grinds. */
export function grist({ wheels }: Mill, settings: Settings) {
  return operation('product', [
    fact('mills.wheels', wheels, {}, 'MT-1-01'),
    fact('mills.wheel', WHEEL(settings), {}, 'MT-1-01'),
  ]);
}

const homeOf = (owner: string, world: World): string => world.parties[owner]?.seat ?? '';

export const MILLS: RecordKind<World, Mill> = storedKind({
  id: 'mill',
  words: {
    many: ['Mühlen', 'Mills'],
    fresh: ['Neue Mühle', 'New mill'],
    empty: ['Noch keine Mühle.', 'No mill yet.'],
  },
  schema: mill,
  fresh: (owner, world) => ({ region: homeOf(owner, world), wheels: 1 }),
  fields: [
    {
      id: 'region',
      label: ['Tal', 'Valley'],
      kind: 'region',
      share: 0.4,
      audience: 'all',
      isWritten: true,
    },
    { id: 'owner', label: ['Müller', 'Miller'], kind: 'owner', share: 0.3, audience: 'all' },
    {
      id: 'wheels',
      label: ['Räder', 'Wheels'],
      kind: 'number',
      share: 0.3,
      audience: 'owner',
      isWritten: true,
    },
    {
      id: 'grist',
      label: ['mahlt', 'grinds'],
      kind: 'money',
      share: 0.3,
      audience: 'owner',
      figure: (row, { settings }) => grist(row, settings),
    },
  ],
});

const CARTS: RecordKind<World, z.infer<typeof cart>> = storedKind({
  id: 'cart',
  words: {
    many: ['Fuhrwerke', 'Carts'],
    fresh: ['Neues Fuhrwerk', 'New cart'],
    empty: ['Noch kein Fuhrwerk.', 'No cart yet.'],
  },
  schema: cart,
  fresh: (owner, world) => ({ region: homeOf(owner, world) }),
  fields: [
    {
      id: 'region',
      label: ['Tal', 'Valley'],
      kind: 'region',
      share: 1,
      audience: 'owner',
      isWritten: true,
    },
  ],
});

const RUMOURS: RecordKind<World, z.infer<typeof rumour>> = storedKind({
  id: 'rumour',
  words: {
    many: ['Gerüchte', 'Rumours'],
    fresh: ['Neues Gerücht', 'New rumour'],
    empty: ['Keine Gerüchte.', 'No rumours.'],
  },
  schema: rumour,
  fresh: () => ({ text: '', isOwn: false }),
  fields: [
    {
      id: 'text',
      label: ['Was man munkelt', 'What is whispered'],
      kind: 'text',
      share: 1,
      audience: 'owner',
      audienceOf: ({ isOwn }) => (isOwn ? 'owner' : 'gm'),
      isTelling: true,
      isWritten: true,
    },
    {
      id: 'isOwn',
      label: ['Der Müller weiß es', 'The miller knows'],
      kind: 'flag',
      audience: 'gm',
      isWritten: true,
    },
  ],
});

/** All that is kept of Mühlental. */
export const RECORDS: readonly RecordKind<World>[] = [MILLS, CARTS, RUMOURS];
