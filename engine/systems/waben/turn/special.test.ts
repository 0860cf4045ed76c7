import { describe, expect, it } from 'vitest';
import type { Question, TurnInput } from '../../../kernel';
import { realm, tinyWorld, troop } from '../../../testing';
import type { World } from '../../../world';
import { readOrders } from '../orders';
import { turnAfter } from '../cases/after';
import { checkSheets, readSheets } from './letters';
import { makePlans } from './plans';

const world: World = tinyWorld({
  parties: [realm('tha'), realm('val')],
  units: [
    troop('tha', 101, '210/19'),
    troop('tha', 102, '210/20'),
    troop('tha', 301, '210/05', { type: 'S' }),
  ],
});

const LETTER = [
  'Nr.\tZugbefehl\tBefehl\tSonstiges',
  '101\t\tS1\tsiehe Aktionsteil',
  '102\t-21\tS2\tdie Brücke anzünden mit KV',
  '301\t\tKV\t',
  '302 frei für val',
  '301 frei für val',
  'Aktionsteil',
  'S1: Die Krieger suchen',
  'drei Tage nach der Höhle.',
  'S7 Etwas anderes.',
  'Kulturbericht',
  'S1 gehört nicht hierher.',
].join('\n');

const inputOf = (text: string, more: Partial<TurnInput<World>> = {}): TurnInput<World> => ({
  world,
  orders: { tha: text },
  rulings: {},
  settings: {},
  seed: 'special',
  ...more,
});

const runOf = (input: TurnInput<World>) => turnAfter(input, readSheets, checkSheets);

const specialIn = (questions: readonly Question[]) =>
  questions.filter(({ key }) => key.startsWith('special/'));

describe('special orders', () => {
  it('WW-6.1-06, WW-6.1-09: each is a question with its text, of the row or of the action part', () => {
    const questions = specialIn(runOf(inputOf(LETTER)).questions);
    expect(questions.map(({ key, about }) => [key, about['text']])).toEqual([
      ['special/tha/101/1', 'S1: Die Krieger suchen\ndrei Tage nach der Höhle.'],
      ['special/tha/102/2', 'die Brücke anzünden mit KV'],
    ]);
    for (const { options, proposal } of questions) expect(options).toContain(proposal);
  });

  it('WW-6.1-06: one without words is asked about with the content of its row instead', () => {
    const rows = ['Nr.\tZugbefehl\tBefehl\tVermerk', '101\t\tS1\tsiehe Aktionsteil', '102\t\tS2'];
    const questions = specialIn(runOf(inputOf(rows.join('\n'))).questions);
    expect(questions.map(({ about }) => [about['said'], about['text']])).toEqual([
      ['elsewhere', 'siehe Aktionsteil'],
      ['nothing', ''],
    ]);
  });

  it('WW-6.1-07: those beyond the limit are refused, not asked about', () => {
    const run = runOf(inputOf(LETTER, { settings: { 'order.max_special': 1 } }));
    expect(specialIn(run.questions).map(({ key }) => key)).toEqual(['special/tha/101/1']);
    expect(run.findings.map(({ code }) => code)).toContain('F-ORD-SPECIALS');
  });

  it('WW-6.1-06: a text in the action part is a text', () => {
    const rows = [
      'Nr.\tZugbefehl\tBefehl',
      '101\t\tS1',
      '102\t\tS3',
      'Aktionsteil',
      'S1 Sie graben.',
    ];
    const missing = runOf(inputOf(rows.join('\n'))).findings.filter(
      ({ code }) => code === 'F-ORD-NOTEXT',
    );
    expect(missing.map(({ unit }) => unit)).toEqual([102]);
  });
});

describe('conditional rows', () => {
  it('WW-6.3-18, WW-12.6-15: are asked about with their own words, and stay until answered', () => {
    const text = 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\tfalls der Fluss friert';
    const planned = (rulings: TurnInput<World>['rulings']) =>
      turnAfter(inputOf(text, { rulings }), readSheets, checkSheets, makePlans);
    const { questions, plans } = planned({});
    expect(questions.map(({ key, about }) => [key, about['text']])).toEqual([
      ['march/tha:101/consent', 'falls der Fluss friert'],
    ]);
    const stepsOf = (plan: (typeof plans)[number] | undefined) => plan?.steps.length;
    expect(stepsOf(plans[0])).toBe(0);
    const key = 'march/tha:101/consent';
    const gone = planned({ [key]: { key, value: 'goes', reason: 'it froze' } });
    expect(stepsOf(gone.plans[0])).toBe(1);
  });
});

describe('a letter in the run', () => {
  it('WW-5.3-32, WW-6.3-20: a ship released in the letter takes others as if its row released it', () => {
    const run = turnAfter(inputOf(LETTER), readSheets);
    expect(run.rows['tha:301']?.content.remarks).toMatchObject([{ kind: 'release', party: 'val' }]);
    expect(run.rows['tha:101']?.content.remarks.map(({ kind }) => kind)).toEqual(['see']);
  });

  it('WW-4.1-33: its declarations go with the run, of those who exist', () => {
    const text = `${LETTER}\nErklärungen\nSteuersatz 8 %\nSteuersatz 9 %`;
    const input = inputOf(text, { orders: { tha: text, xyz: 'Steuersatz 9 %' } });
    const { declarations } = turnAfter(input, readSheets);
    expect(Object.keys(declarations)).toEqual(['tha']);
    expect(declarations['tha']?.map(({ kind }) => kind)).toEqual(['release', 'release', 'tax']);
    expect(declarations['tha']?.at(-1)).toMatchObject({ rate: 8 });
  });

  it('WW-12.6-03: contains as many extensions as the GM allows', () => {
    const text = 'Nr.\tZugbefehl\tBefehl\n101\t\tKAEF';
    const of = (most: number) =>
      turnAfter(inputOf(text, { settings: { 'order.max_extensions': most } }), readSheets).rows[
        'tha:101'
      ]?.content.code;
    expect(of(1)).toEqual({ class: 'K', main: 'A', extension: { kind: 'E' } });
    expect(of(2)).toEqual({
      class: 'K',
      main: 'A',
      extension: { kind: 'E' },
      also: [{ kind: 'F' }],
    });
    expect(readOrders(text, 'tha', world).findings.map(({ code }) => code)).toEqual([
      'F-ORD-EXTENSIONS',
    ]);
  });
});
