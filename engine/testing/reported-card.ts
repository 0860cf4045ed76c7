import {
  type CardBlock,
  type Decision,
  type DiceBlock,
  type Explained,
  fact,
  type FigureBlock,
  fraction,
  type Roll,
  type TurnEvent,
} from '../kernel';

// Kinds of events whose words are among the shared texts.
export { EVENT_KINDS } from '../systems/waben/turn/report/events';

/** The figures behind a card by their names, without that of the game. */
export function figuresOn({
  blocks = [],
}: Pick<TurnEvent, 'blocks'>): Readonly<Record<string, Explained>> {
  return Object.fromEntries(
    blocks.flatMap((block) =>
      block.kind === 'figure' ? [[block.name.replace(/^\w+\./, ''), block.value]] : [],
    ),
  );
}

/** The first thing the GM may decide of a card: the key of its decision, and the choices if it has some. */
export function decidableOn({ blocks = [] }: Pick<TurnEvent, 'blocks'>): {
  readonly key?: string;
  readonly options?: readonly string[];
} {
  for (const block of blocks) {
    if (block.kind === 'figure' && block.ruling !== undefined) return { key: block.ruling };
    if (block.kind !== 'decision') continue;
    const { key } = block.decision;
    return 'options' in block.decision ? { key, options: block.decision.options } : { key };
  }
  return {};
}

/** A decision of every kind. */
export const DECISIONS: readonly Decision[] = [
  {
    key: 'target',
    clause: 'OS-5.6-02',
    name: 'organisation.informationTarget',
    about: {
      party: 'orden',
      region: 'hafen',
      'name.kontor': 'Kontor am Kai',
      'name.gilde': 'Gilde',
    },
    options: ['organisation:kontor', 'organisation:gilde'],
    proposal: 'organisation:kontor',
  },
  {
    input: 'text',
    key: 'answer',
    clause: 'OS-5.6-02',
    name: 'organisation.answer',
    about: { party: 'orden', region: 'hafen', text: 'Wer zahlt?' },
    longest: 80,
    proposal: '',
  },
  {
    input: 'number',
    key: 'shift',
    clause: 'OS-15-06',
    name: 'organisation.shift',
    about: { party: 'orden' },
    range: [-3, 3],
    proposal: 0,
  },
  {
    input: 'fields',
    key: 'division',
    clause: 'OS-13-05',
    name: 'organisation.division',
    about: { party: 'orden' },
    fields: [
      { id: 'attack', range: [0, 4] },
      { id: 'defence', options: ['0', '1'] },
      { id: 'mobilised', range: [0, 3] },
    ],
    proposal: { attack: 1, defence: '0', mobilised: 0 },
  },
  {
    input: 'flag',
    key: 'revealed',
    clause: 'OS-13-04',
    name: 'organisation.revealed',
    about: { party: 'orden' },
    coveredUntil: 'other',
  },
  {
    input: 'rethrow',
    key: 'reroll',
    clause: 'OS-5.3-01',
    name: 'organisation.reroll',
    about: { purpose: 'information', party: 'orden' },
    by: 'orden',
    left: 2,
  },
];

const die = (value: number, index: number): Roll => ({
  kind: 'roll',
  die: 'd6',
  stream: 'seed|1|information',
  value,
  index,
});

const isHidden = true;
const dice: DiceBlock = {
  kind: 'dice',
  name: 'organisation.die',
  about: { purpose: 'information' },
  rolls: [
    die(3, 0),
    { ...die(5, 1), typed: { computed: 2, ruling: 'roll seed|1|information 1' } },
    die(2, 2),
  ],
  values: [3, 5, 6],
};
const sentence: CardBlock = {
  kind: 'sentence',
  name: 'organisation.INFORMATION',
  about: { from: 'markt', region: 'hafen', levels: 3, text: 'Wer zahlt?' },
};
const list: CardBlock = {
  kind: 'list',
  items: [
    { name: 'organisation.shiftedUp', about: { party: 'orden', points: 2 } },
    { name: 'organisation.shiftedDownByGm', about: { points: 1 } },
  ],
};
const figureOf = (value: Explained): FigureBlock => ({
  kind: 'figure',
  name: 'organisation.successes',
  about: { party: 'orden', kind: 'INFORMATION' },
  value,
});
const ofOrden = fact('organisation.levelsUsed', 3, { party: 'orden' });

/** The card as reported to whoever perceives it; the figure to `orden` alone. */
export const REPORTED_BLOCKS: readonly CardBlock[] = [
  sentence,
  list,
  { ...dice, rolls: [] },
  figureOf(ofOrden),
];

/** A card with every kind of block and of decision, those that can be hidden also hidden; `orden` perceives it. */
export const FULL_CARD: TurnEvent = {
  kind: 'organisation.information',
  clause: 'OS-5.6-02',
  time: fraction(1, 2),
  place: 'hafen',
  parties: ['orden'],
  about: { region: 'hafen', from: 'markt', levels: 3, text: 'Wer zahlt?', answer: '' },
  blocks: [
    sentence,
    { ...sentence, isHidden },
    list,
    { ...list, isHidden },
    dice,
    { ...dice, isHidden },
    { ...figureOf(ofOrden), ruling: 'successes', range: [0, 9] },
    { ...figureOf(ofOrden), isHidden },
    figureOf(fact('organisation.levelsUsed', 2, { party: 'kontor' })),
    ...DECISIONS.map((decision): CardBlock => ({ kind: 'decision', decision })),
    { kind: 'own', name: 'organisation.war', data: { sides: [1, null, 'x'] } },
  ],
};
