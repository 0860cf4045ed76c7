import { describe, expect, it } from 'vitest';
import { kalterSommerCampaign } from '../../../../assets/examples/kaltersommer';
import { LETTERS } from '../orders';
import { FORMS } from '.';

const { world, settings } = kalterSommerCampaign();

const values = (form: string, party = 'gruen', language: 'de' | 'en' = 'de') =>
  FORMS.values(form, world, party, settings, language);

const readBack = (
  form: string,
  filled: Readonly<Record<string, string>>,
  language: 'de' | 'en',
) => {
  const text = FORMS.definitions.find(({ id }) => id === form)?.toText?.(filled, language) ?? '';
  const { rows, findings } = LETTERS.read(text, 'gruen', world);
  return { orders: rows.map(({ content }) => content.order), findings };
};

describe('order sheets', () => {
  it.each([
    [
      'de',
      {
        'buy.1': 'Australien',
        'buyWith.1': 'Rot',
        'attack.1': 'Bangladesch',
        'weapon.1': 'Panzer',
        'attackWith.1': 'allein',
        'attack.2': 'Israel',
        'amount.1': '1.500',
        'giveTo.1': 'Rot',
        'giveIn.1': 'Kanada',
        weapons: 'Panzer, U-Boot, Flugzeug',
        pass: 'x',
        more: 'Bündnis verlassen',
      },
    ],
    [
      'en',
      {
        'buy.1': 'Australia',
        'buyWith.1': 'Rot',
        'attack.1': 'Bangladesh',
        'weapon.1': 'tank',
        'attackWith.1': 'alone',
        'attack.2': 'Israel',
        'amount.1': '1,500',
        'giveTo.1': 'Rot',
        'giveIn.1': 'Canada',
        weapons: 'tank, submarine, plane',
        pass: 'x',
        more: 'leave the alliance',
      },
    ],
  ] as const)('are read back as the letter they are, %s (EW-44-05)', (language, filled) => {
    expect(readBack('orders', filled, language)).toEqual({
      orders: [
        { kind: 'WEAPONS', weapons: ['T', 'S', 'P'] },
        { kind: 'CONTRIBUTE', amount: 1500, player: 'rot', region: 'canada' },
        { kind: 'BUY', region: 'australia', partners: ['rot'] },
        { kind: 'ATTACK', region: 'bangladesh', weapon: 'T', partners: [] },
        { kind: 'ATTACK', region: 'israel', weapon: null, partners: null },
        { kind: 'PASS' },
        { kind: 'LEAVE' },
      ],
      findings: [],
    });
  });

  it('of the beginning are read back, too (EW-2, EW-3, EW-4)', () => {
    const filled = { digit: '7', set: '3', wishes: 'Japan, China', home: 'Taiwan', pact: 'Blau' };
    expect(readBack('start', filled, 'de')).toEqual({
      orders: [
        { kind: 'DIGIT', digit: 7 },
        { kind: 'SET', set: 3 },
        { kind: 'MOTHERLAND', countries: ['japan', 'china'] },
        { kind: 'HOME', countries: ['taiwan'] },
        { kind: 'PACT', players: ['blau'] },
      ],
      findings: [],
    });
  });

  it('list what their player may do now, at its price: of the holder of the option alone (EW-44-01)', () => {
    const own = values('orders');
    expect(own).toMatchObject({ player: 'Grün', markers: '2800', field: '8½' });
    const at = Object.entries(own)
      .find(([, value]) => value === 'Bangladesch')?.[0]
      .split('.')[1];
    expect([own[`targetHeld.${at ?? ''}`], own[`targetAttack.${at ?? ''}`]]).toEqual([
      'Blau',
      '2000',
    ]);
    expect(values('orders', 'blau')['target.1']).toBeUndefined();
  });
});

describe('papers of a game', () => {
  it('show the board with its markers, and every country in it (EW-44-05)', () => {
    const board = values('board');
    expect(Object.keys(board).filter((name) => name.startsWith('country.'))).toHaveLength(43);
    expect(board).toMatchObject({ 'country.42': 'Nigeria', 'allied.42': 'Rot, Grün' });
    expect(board).toMatchObject({
      'country.2': 'Vereinigte Staaten',
      'conquered.2': 'Violett (Mutterland)',
    });
  });

  it('mark the register, half fields at the lower one (EW-6-01, EW-1-07)', () => {
    expect(values('register')).toMatchObject({
      'f8.1': 'Gr½',
      'f12.1': 'Ge',
      'f22.1': 'B',
      'who.3': 'Grün',
    });
  });

  it('book what a player has and record wars, ranking and log', () => {
    expect(values('sheet')).toMatchObject({
      blue: '2',
      red: '1',
      white: '3',
      allies: 'Rot',
      'heldWith.5': 'Rot',
    });
    expect(values('war')).toMatchObject({
      no: '12',
      region: 'Vietnam',
      'battleWinner.3': 'Gelb',
      'warNo.1': '1',
    });
    expect(values('ranking', 'nobody', 'en')).toMatchObject({
      'ranked.1': 'Rot',
      'rankedField.1': '23½',
    });
  });

  it('print the rules in force', () => {
    const refill = { ...settings, 'ew.war.energy': 3000, 'ew.war.energy_mode': 'refill' };
    expect(FORMS.values('card', world, '', refill, 'en')['war.1']).toBe('3000 per battle');
    expect(values('controls')['key.1']).toBe('W A S D / Pfeile');
  });
});
