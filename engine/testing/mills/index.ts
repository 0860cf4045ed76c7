import {
  asks,
  calc,
  fact,
  type GameWords,
  rejects,
  type RuleSystem,
  setting,
  settingReader,
  type Settings,
} from '../../kernel';
import {
  choice,
  english,
  formsOf,
  german,
  noun,
  type LetterContent,
  simpleLetters,
} from '../../orders';
import { simpleGame, storedKind, type World, type WorldTurn } from '../../world';

const SETTINGS = [
  setting('mills.cost', 'MT-1-02', 'int', 5, { name: ['Preis einer Mühle', 'Price of a mill'] }),
  setting('mills.wheel', 'MT-1-01', 'int', 2, { name: ['Mahlgeld je Rad', 'Money per wheel'] }),
];
const { factOf } = settingReader(SETTINGS);

/** Output of a mill in a turn: its wheels times the output of a wheel. */
const grist = ({ wheels }: { readonly wheels: number }, settings: Settings) =>
  calc.product(fact('mills.wheels', wheels, {}, 'MT-1-01'), factOf(settings, 'mills.wheel'));

export const MILLS = storedKind({
  id: 'mill',
  words: { many: ['Mühlen', 'Mills'], fresh: ['Neue Mühle', 'New mill'] },
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
  words: { many: ['Fuhrwerke', 'Carts'] },
  fields: { region: { label: ['Tal', 'Valley'], kind: 'region' } },
});

const RUMOURS = storedKind({
  id: 'rumour',
  words: { many: ['Gerüchte', 'Rumours'] },
  fields: {
    text: { label: ['Man munkelt', 'It is whispered'], kind: 'text', isTelling: true },
    isOwn: { label: ['Der Müller weiß es', 'Its miller knows'], kind: 'flag', audience: 'gm' },
  },
  audienceOf: ({ isOwn }) => (isOwn ? 'owner' : 'gm'),
});

/* Orders of players. */

interface Build {
  readonly kind: 'BUILD';
  readonly region: string;
}

const UNKNOWN = { code: 'mills.E_REGION', about: { reason: 'region' } };

export const BUILD = formsOf<Build>()('BUILD', {
  verbs: [german('bauen'), english('build')],
  slots: {
    what: choice({ mill: 'mühle, mill' }, 'bare'),
    region: noun('region', 'in', { unknown: UNKNOWN, missing: UNKNOWN }),
  },
  make: ({ region = '' }) => [{ kind: 'BUILD', region }],
});

const FINDINGS = {
  'mills.E_LINE': asks('MT-1-02', '„{{words}}“ ist kein Befehl.', '“{{words}}” is no order.'),
  'mills.E_REGION': asks('MT-1-02', '„{{words}}“ ist kein Tal.', '“{{words}}” is no valley.'),
  'mills.E_MONEY': rejects(
    'MT-1-02',
    '„{{words}}“: Dafür reicht das Geld nicht.',
    '“{{words}}”: not enough money.',
  ),
};

/* Phases of a turn. */

/** A mill for every order its miller can pay (MT-1-02). */
function build(turn: WorldTurn<LetterContent<Build>>): void {
  const cost = factOf(turn.input.settings, 'mills.cost');
  for (const order of turn.orders()) {
    const { by, content } = order;
    const { region } = content.order;
    if ((turn.world.parties[by]?.treasury ?? 0) < cost.value) turn.refuse('mills.E_MONEY', order);
    else {
      turn.add(MILLS, by, { region });
      const event = { kind: 'mills.built', clause: 'MT-1-02', isPublic: true } as const;
      turn.tell({ ...event, place: region, parties: [by], costs: cost });
    }
  }
}

/** Every mill grinds what its wheels can; in a drought that the GM decides on, nothing (MT-2-01). */
function grind(turn: WorldTurn): void {
  const { settings } = turn.input;
  const options = ['rain', 'drought'] as const;
  const { answer: weather, block } = turn.choose('mills.weather', 'MT-2-01', options);
  const parties = Object.keys(turn.world.parties).sort();
  const sky = { kind: 'sentence', name: 'mills.sky', about: { count: parties.length } } as const;
  const blocks = [sky, block];
  turn.tell({ kind: `mills.${weather}`, clause: 'MT-2-01', parties, isPublic: true, blocks });
  for (const { owner, row } of MILLS.rows(turn.world, settings)) {
    if (owner === null || weather === 'drought') continue;
    const value = grist(row, settings);
    const figure = { kind: 'figure', name: 'mills.grist', about: {}, value } as const;
    const event = { kind: 'mills.ground', clause: 'MT-2-01', place: row.region } as const;
    turn.tell({ ...event, parties: [owner], brings: value, blocks: [figure] });
  }
}

const WORDS: GameWords = {
  own: [
    {
      understood: { BUILD: ['baut eine Mühle in {{region}}', 'builds a mill in {{region}}'] },
      question: { weather: ['Regnet es in den Tälern?', 'Does it rain in the valleys?'] },
      option: { rain: ['Es regnet', 'It rains'], drought: ['Dürre', 'Drought'] },
      'card.sky': ['Betroffene Müller: {{count}}', 'Millers concerned: {{count}}'],
      'card.grist': ['Mahlgeld', 'Milling money'],
      cause: { built: ['Mühle gebaut', 'Mill built'], ground: ['Gemahlen', 'Ground'] },
    },
  ],
  events: [
    {
      built: [
        'In {region} [hat|haben] {party.nom} eine Mühle gebaut.',
        'In {region}, {party.nom} [has|have] built a mill.',
        'In {region} dreht sich ein neues Rad.',
        'In {region} a new wheel turns.',
      ],
      ground: [
        'In {region} [hat|haben] {party.nom} gemahlen.',
        'In {region}, {party.nom} [has|have] ground.',
        'In {region} klappert die Mühle.',
        'In {region} the mill rattles.',
      ],
      rain: [
        'Es regnete in den Tälern.',
        'It rained in the valleys.',
        'Der Himmel hatte ein Einsehen: Regen in den Tälern.',
        'The sky relented: rain in the valleys.',
      ],
      drought: [
        'In den Tälern herrschte Dürre.',
        'There was a drought in the valleys.',
        'Kein Tropfen in den Tälern; die Räder standen still.',
        'Not a drop in the valleys; the wheels stood still.',
      ],
    },
  ],
  shared: [],
  guided: {
    groups: [
      {
        id: 'turn',
        steps: {
          build: {
            title: ['Bauen', 'Build'],
            text: [
              'Wer es bestellt und zahlt, bekommt eine Mühle.',
              'Who orders and pays gets a mill.',
            ],
          },
          grind: {
            title: ['Mahlen', 'Grind'],
            text: ['Jede Mühle mahlt, wenn es regnet.', 'Every mill grinds if it rains.'],
            guide: ['Sag, ob es regnet.', 'Say whether it rains.'],
            cards: ['Himmel und Mühlen', 'Sky and mills'],
          },
        },
      },
    ],
  },
};

/** Mühlental, the smallest whole game: three kinds of records, two phases, one order, one decision. */
export const mills: RuleSystem<World> = simpleGame({
  id: 'mills',
  title: { de: 'Mühlental', en: 'Mill Valley' },
  edition: '1',
  currency: { parts: 1, sign: { de: 'Taler', en: 'thalers' } },
  words: WORDS,
  register: { clauses: ['MT-1-01', 'MT-1-02', 'MT-2-01'], findings: FINDINGS },
  settings: SETTINGS,
  records: [MILLS, CARTS, RUMOURS],
  orders: simpleLetters({
    game: 'mills',
    forms: [BUILD],
    findings: FINDINGS,
    line: 'mills.E_LINE',
    unknownName: 'mills.E_REGION',
  }),
  phases: [
    { id: 'build', run: build },
    { id: 'grind', run: grind },
  ],
  sheet: { title: { de: 'Mühlenbogen', en: 'Mill sheet' }, records: [MILLS] },
});
