import { describe, expect, it } from 'vitest';
import { BLANK_CAMPAIGN, type Campaign, systems, turnInputOf } from '../../../../engine';
import {
  BOOKLET_16,
  boardWorld,
  type Order,
  optionsFor,
  stateOf,
  withState,
} from '../../../../engine/systems/eroberung';
import { panelOf, markerPieces, registerText, strikeLine, writeOrder, writtenBy } from './model';

const at = boardWorld(BOOKLET_16, 3);
const holding = (
  owner: string,
  region: string,
  kind: 'allied' | 'conquered' | 'motherland',
  halves = 0,
) => ({
  id: `${owner}-${region}`,
  owner,
  region,
  kind,
  halves,
  since: 1,
});

/** Rot holds the option; his home is the United States, Blau is at home in Spain. */
const state = stateOf(at);
const begun: Campaign = {
  ...BLANK_CAMPAIGN,
  id: 'x',
  name: 'x',
  system: 'eroberung',
  seed: 'x',
  settings: { 'ew.battle.mode': 'dice' },
  world: withState(at, {
    ...state,
    course: { ...state.course, phase: 'option', holder: 'rot', isFirstAttack: false },
    players: state.players.map((one) => ({ ...one, markers: one.owner === 'rot' ? 5000 : 0 })),
    holdings: [
      holding('rot', 'united-states', 'motherland'),
      holding('blau', 'spain', 'motherland'),
    ],
  }),
};

const after = (campaign: Campaign, ...orders: readonly Order[]): Campaign =>
  orders.reduce((now, order) => {
    const command = writeOrder(now, 'rot', order, 'de');
    return 'replace' in command ? command.replace(now) : now;
  }, campaign);

const attack = (region: string): Order => ({
  kind: 'ATTACK',
  region,
  weapon: null,
  partners: null,
});
const buy: Order = { kind: 'BUY', region: 'bangladesh', partners: null };
const linesOf = (campaign: Campaign) => writtenBy(campaign, 'rot').map(({ line }) => line);

describe('the panel writes a letter', () => {
  it('line by line, each read back as its order', () => {
    const written = after(begun, buy, attack('india'));
    expect(linesOf(written)).toEqual(['Kauf Bangladesch', 'Angriff auf Indien']);
    expect(writtenBy(written, 'rot').flatMap(({ orders }) => orders)).toEqual([
      buy,
      attack('india'),
    ]);
  });

  it('in which a further order replaces passing', () => {
    expect(linesOf(after(begun, { kind: 'PASS' }, attack('india')))).toEqual([
      'Angriff auf Indien',
    ]);
    expect(linesOf(after(begun, attack('india'), { kind: 'PASS' }))).toHaveLength(2);
  });

  it('from which a line can be struck', () => {
    const command = strikeLine('rot', 'Kauf Bangladesch');
    const struck =
      'replace' in command ? command.replace(after(begun, buy, attack('india'))) : begun;
    expect(linesOf(struck)).toEqual(['Angriff auf Indien']);
  });

  it('in which a digit replaces the digit before it', () => {
    const digits = after(begun, { kind: 'DIGIT', digit: 3 }, { kind: 'DIGIT', digit: 7 });
    expect(linesOf(digits)).toEqual(['Ziffer 7']);
  });
});

describe('the panel in the middle of an option (EW-9-05, EW-13-05)', () => {
  const computed = (campaign: Campaign) =>
    systems['eroberung']?.adjudicate(turnInputOf(campaign))?.world ?? null;

  it('before anything is written allows what the world allows', () => {
    const { state: now, isEnded } = panelOf(begun, 'rot', null);
    expect(isEnded).toBe(false);
    expect(optionsFor(now, 'rot', {})).toEqual(optionsFor(stateOf(begun.world), 'rot', {}));
  });

  it('has used up the right to buy, and paid, after a purchase', () => {
    const written = after(begun, buy);
    const { state: now } = panelOf(written, 'rot', computed(written));
    expect(now.players.find(({ owner }) => owner === 'rot')?.markers).toBe(4000);
    const refusals = optionsFor(now, 'rot', {}).filter(({ act: action }) => action === 'buy');
    expect(refusals.map(({ refusal }) => refusal)).not.toContain(undefined);
    expect(refusals.map(({ refusal }) => refusal)).toContain('E_PURCHASE_LIMIT');
  });

  it('goes on after a victory, with a new right to buy, and ends with a defeat', () => {
    for (const region of ['india', 'france', 'norway', 'mexico', 'greece']) {
      const written = after(begun, attack(region));
      const world = computed(written);
      const won = world === null ? undefined : stateOf(world).wars.at(-1)?.winner;
      const { state: now, isEnded } = panelOf(written, 'rot', world);
      expect(isEnded, region).toBe(won !== 'attacker');
      if (won === 'attacker') {
        expect(now.course.holder).toBe('rot');
        expect(now.course.mayBuy).toBe(true);
        expect(now.holdings.some((one) => one.region === region && one.owner === 'rot')).toBe(true);
      }
    }
  });

  it('has ended when the player passes', () => {
    const written = after(begun, { kind: 'PASS' });
    expect(panelOf(written, 'rot', computed(written)).isEnded).toBe(true);
  });
});

describe('markers and register (EW-1-03, EW-6-01)', () => {
  it.each([
    [0, { blue: 0, red: 0, white: 0 }],
    [2700, { blue: 2, red: 1, white: 2 }],
    [12400, { blue: 12, red: 0, white: 4 }],
  ])('%i is drawn with the largest pieces first', (markers, pieces) => {
    expect(markerPieces(markers)).toEqual(pieces);
  });

  it('formats half fields', () => {
    expect([0, 9, 13, 224].map(registerText)).toEqual(['0', '4½', '6½', '112']);
  });
});
