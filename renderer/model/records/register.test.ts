import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import type { Campaign, Objection, World } from '../../../engine';
import { ENGLISH_CSV, GERMAN_CSV, systems } from '../../../engine';
import { tinyCampaignOf, realm } from '../../../engine/testing';
import { wordsOf } from '../../kit/text/words';
import type { Command } from '../state/command';
import { registerCsv } from '../../screens/records/register/csv';
import { cursorAfter, tickedBetween, tickedWithout } from '../../screens/records/register/cursor';
import {
  bulkEdit,
  edited,
  fieldCommand,
  objectionsAfter,
  objectionsOf,
} from '../../screens/records/register/edit';
import { linesOf, linesShown, LOOKING_AT_ALL, type Looking } from './lines';
import { changed, type Column, refused, type Register, type RegisterPlace } from './register';
import { shelving } from '../../screens/records/register/shelve';
import { centsOf, readTyped, wholeOf } from './values';

/** A register of texts of culture, made for these tests: every kind of column it needs, one refusal. */
interface Row {
  readonly id: string;
  readonly name: string;
  readonly count: number | null;
  readonly party: string | null;
}

const ROWS: readonly Row[] = [
  { id: 'a', name: 'Zwölf', count: 12, party: 'tha' },
  { id: 'b', name: 'Öfen', count: 2, party: null },
  { id: 'c', name: '=SUM(A1)', count: null, party: 'ely' },
];

const NAME: Column<Row> = {
  id: 'name',
  text: 'records:person.name',
  kind: 'text',
  width: [100],
  value: ({ name }) => name,
  edit: (row, value) =>
    value === 'verboten'
      ? refused('records:refused.empty', { field: 'Name' })
      : changed((draft) => {
          draft.name = `${draft.name} ${row.id}:${String(value)}`;
        }),
};

const COLUMNS: readonly Column<Row>[] = [
  NAME,
  {
    id: 'count',
    text: 'records:account.amount',
    kind: 'number',
    width: [80],
    value: ({ count }) => count,
  },
  {
    id: 'party',
    text: 'records:role.party',
    kind: 'realm',
    none: 'records:culture.noParty',
    width: [80],
    value: ({ party }) => party,
  },
];

const register: Register<Row> = {
  id: 'test',
  title: 'records:person.title',
  fresh: 'records:person.fresh',
  empty: { title: 'records:person.emptyTitle', text: 'records:person.emptyText' },
  objections: (id, { campaign }) => objections(campaign.world, id),
  rows: () => ROWS,
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  columns: COLUMNS,
  sheet: [],
  shelve: (row) =>
    row.id === 'b'
      ? refused('records:refused.derived')
      : {
          ...changed((draft) => {
            draft.name = `${draft.name} -${row.id}`;
          }),
          item: {
            kind: 'culture',
            value: {
              id: row.id,
              title: row.name,
              text: '',
              party: null,
              author: '',
              turn: 1,
              isPublic: false,
            },
          },
        },
};

/** Objects to the name of `a`, and to everything once the campaign is called `Demo a:x`. */
const objections = (world: World, id: string): readonly Objection[] =>
  id === 'a'
    ? [
        {
          field: 'name',
          code: 'test',
          clause: 'WW-1.1-01',
          about: { turn: world.clock.turn },
          weight: 'unusual',
        },
      ]
    : [];

const CAMPAIGN = tinyCampaignOf({
  parties: [realm('tha', { name: 'Tharos' }), realm('ely', { name: 'Elyrien' })],
});

const placeOf = (campaign: Campaign = CAMPAIGN): RegisterPlace => {
  const system = systems['waben'];
  return { campaign, settings: {}, system, words: wordsOf('de'), language: 'de' };
};

const place = placeOf();
const lines = linesOf(register, place);
const shown = (looking: Partial<Looking>) =>
  linesShown(
    lines,
    COLUMNS,
    { ...LOOKING_AT_ALL, ...looking },
    (id) => id === 'a',
    new Intl.Collator('de'),
  ).map(({ id }) => id);

const after = (campaign: Campaign, command: Command | undefined): Campaign =>
  command !== undefined && 'change' in command ? produce(campaign, command.change) : campaign;

describe('the lines of a register', () => {
  it('stand in the order of the first column by themselves, nothing last', () => {
    expect(shown({})).toEqual(['c', 'b', 'a']);
    expect(shown({ sort: { column: 'count', isDescending: false } })).toEqual(['b', 'a', 'c']);
    expect(shown({ sort: { column: 'count', isDescending: true } })).toEqual(['a', 'b', 'c']);
    expect(shown({ sort: { column: 'party', isDescending: false } })).toEqual(['c', 'b', 'a']);
  });

  it.each([
    ['zwolf', ['a']],
    ['oefen', ['b']],
    ['THAROS', ['a']],
    ['zw thar', ['a']],
    ['nirgends', []],
  ])('are found in all columns, however they are written: %s', (query, ids) => {
    expect(shown({ query })).toEqual(ids);
  });

  it('are narrowed by an option, by nothing, and by objections', () => {
    expect(shown({ filters: { party: 'tha' } })).toEqual(['a']);
    expect(shown({ filters: { party: '' } })).toEqual(['b']);
    expect(shown({ onlyObjected: true })).toEqual(['a']);
  });
});

describe('the file of a register', () => {
  it('holds numbers as numbers, words as words, and no formula', () => {
    expect(registerCsv(COLUMNS, lines, wordsOf('de'), GERMAN_CSV)).toBe(
      "\uFEFFName;Betrag;Reich\r\nZwölf;12;Tharos\r\nÖfen;2;keines\r\n'=SUM(A1);;Elyrien\r\n",
    );
  });

  it('holds amounts of euro as the language writes them', () => {
    const money: readonly Column<Row>[] = [
      { ...NAME, kind: 'money', value: ({ count }) => count, text: 'records:account.amount' },
    ];
    const written = (style: typeof GERMAN_CSV): string =>
      registerCsv(money, linesOf({ ...register, columns: money }, place), wordsOf('de'), style);
    expect(written(GERMAN_CSV).split('\r\n')[1]).toBe('0,12');
    expect(written(ENGLISH_CSV).split('\r\n')[1]).toBe('0.12');
  });
});

describe('what is typed', () => {
  const spec = { id: 'x', text: 'records:role.since', kind: 'turn' } as const;

  it.each([
    ['12', 12],
    ['−3', -3],
    ['1.200', 1200],
    ['1,5', undefined],
    ['zwei', undefined],
  ])('%s is read as the whole number %s', (typed, value) => {
    expect(wholeOf(typed)).toBe(value);
  });

  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50 €', 1250],
    ['−0,07', -7],
    ['1,234', undefined],
    ['', undefined],
  ])('%s is read as %s cents', (typed, value) => {
    expect(centsOf(typed)).toBe(value);
  });

  it.each([
    [{ ...spec, isOptional: true }, '', { kind: 'read', value: null }],
    [spec, '', { kind: 'refused', text: 'records:refused.empty' }],
    [spec, '-1', { kind: 'refused', text: 'records:refused.turn' }],
    [{ ...spec, kind: 'year' as const }, '85', { kind: 'refused', text: 'records:refused.year' }],
    [{ ...spec, kind: 'field' as const }, '210 7', { kind: 'read', value: '210/07' }],
    [
      { ...spec, kind: 'field' as const },
      '211/07',
      { kind: 'refused', text: 'records:refused.field' },
    ],
    [{ ...spec, kind: 'text' as const }, '  Anna ', { kind: 'read', value: 'Anna' }],
  ])('%o takes %j as it should', (field, typed, expected) => {
    expect(readTyped(field, typed, place)).toMatchObject(expected);
  });
});

describe('writing into a register', () => {
  const [a, b] = ROWS;
  if (a === undefined || b === undefined) throw new Error('no rows');

  it('is nothing if the value stands there, a refusal, or one change', () => {
    expect(edited(NAME, a, 'Zwölf', place)).toBeNull();
    expect(edited(NAME, a, 'verboten', place)?.kind).toBe('refused');
    const result = edited(NAME, a, 'x', place);
    expect(result?.kind).toBe('change');
    if (result?.kind !== 'change') return;
    const command = fieldCommand(register, NAME, a, result, place);
    expect(command.about).toEqual({ name: 'Zwölf', field: 'records:person.name' });
    expect(after(CAMPAIGN, command).name).toBe('Demo a:x');
  });

  it('of several is one command; a record that cannot take it is named and not changed', () => {
    const both = bulkEdit(register, NAME, ROWS, 'x', place);
    expect(both.changed).toBe(3);
    expect(after(CAMPAIGN, both.command).name).toBe('Demo a:x b:x c:x');
    const none = bulkEdit(register, NAME, ROWS, 'verboten', place);
    expect(none.command).toBeUndefined();
    expect(none.refusals.map(({ name }) => name)).toEqual(['Zwölf', 'Öfen', '=SUM(A1)']);
  });

  it('of a derived column is refused', () => {
    const derived: Column<Row> = { ...NAME };
    Reflect.deleteProperty(derived, 'edit');
    expect(edited(derived, a, 'x', place)).toMatchObject({ text: 'records:refused.derived' });
  });

  it('is judged by the world as it would be', () => {
    const later = changed(({ world }) => {
      world.clock.turn = 7;
    });
    expect(objectionsAfter(register, NAME, 'a', later, place).map(({ about }) => about)).toEqual([
      { turn: 7 },
    ]);
    expect(objectionsAfter(register, NAME, 'b', later, place)).toEqual([]);
    expect([...objectionsOf(register, place).keys()]).toEqual(['a']);
  });
});

describe('laying aside', () => {
  it('is one command with ids that are free; what must stay is named', () => {
    const before = { ...CAMPAIGN, shelf: { 'culture-1-1': { id: 'culture-1-1' } } };
    const { command, refusals } = shelving(register, ROWS, placeOf(before as unknown as Campaign));
    expect(refusals.map(({ id }) => id)).toEqual(['b']);
    const done = after(CAMPAIGN, command);
    expect(Object.keys(done.shelf)).toEqual(['culture-1-2', 'culture-1-3']);
    expect(done.name).toBe('Demo -a -c');
  });
});

describe('the cursor of a table', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 4],
    ['ArrowUp', 0, 0],
    ['ArrowUp', -1, 0],
    ['PageDown', 1, 4],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['x', 0, undefined],
  ])('%s from %i goes to %s', (key, from, to) => {
    expect(cursorAfter(key, from, 5)).toBe(to);
  });

  it('goes nowhere in an empty table', () => {
    expect(cursorAfter('End', -1, 0)).toBeUndefined();
  });

  it('ticks what it passes with Shift, and one alone', () => {
    const ids = ['a', 'b', 'c', 'd'];
    expect([...tickedBetween(ids, new Set(['a']), 3, 2)]).toEqual(['a', 'c', 'd']);
    expect([...tickedWithout(new Set(['a', 'b']), 'a')]).toEqual(['b']);
    expect([...tickedWithout(new Set(['a']), 'b')]).toEqual(['a', 'b']);
  });
});
