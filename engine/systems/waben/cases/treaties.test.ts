import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../../../hex';
import { nodesOf, type TurnEvent, type TurnInput, unfounded } from '../../../kernel';
import { at, deepFreeze, mapOf, realm, tinyWorld, troop, uniform } from '../../../testing';
import { figuresOn } from '../../../testing/told-card';
import type { Grossfeld, Relation, World } from '../../../world';
import { waben } from '..';
import { administer } from '../turn/administer';
import { closeTurn } from '../turn/close';
import { passMessages } from '../turn/messages';
import type { WabenTurn } from '../turn/turn';
import { grossfeldSteps } from '../rules/diplomacy/distance';
import { lossChance } from '../rules/diplomacy/messageLoss';
import { kindNamed } from '../rules/diplomacy/treatyKind';
import type { DeclarationMeaning } from '../orders/declaration';
import { turnAfter } from './after';
import { MAIL_CASES, RELATION_CASES, treaty } from './treaties';

const inputOf = (world: World, change: Partial<TurnInput<World>> = {}): TurnInput<World> =>
  deepFreeze({ world, orders: {}, rulings: {}, settings: {}, seed: 'demo', ...change });

/** What the letter of Tharos declares. */
const declare =
  (...words: readonly DeclarationMeaning[]) =>
  (turn: WabenTurn): void => {
    turn.declarations = {
      tha: words.map((word, index) => ({ ...word, text: '', span: { start: index, end: index } })),
    };
  };

const between = ({ parties }: World): readonly (Relation | null)[] => [
  parties['tha']?.relations['ely'] ?? null,
  parties['ely']?.relations['tha'] ?? null,
];

describe('relations', () => {
  it.each(RELATION_CASES)('$id: $title', ({ given, expect: expected }) => {
    const { treaties = [], before, declares = [] } = given;
    const world: World = {
      ...tinyWorld({
        parties: [
          realm('tha', before === undefined ? {} : { relations: { ely: before } }),
          realm('ely'),
        ],
        clock: { turn: 5, year: 427, moon: 3, moonsPerTurn: 1 },
      }),
      treaties: Object.fromEntries(treaties.map((one) => [one.id, one])),
    };
    const words = declares.map((relation) => ({
      kind: 'relation' as const,
      party: 'ely',
      relation,
    }));
    const during = turnAfter(inputOf(world), declare(...words), administer);
    const after = turnAfter(inputOf(world), declare(...words), administer, closeTurn);
    expect({ during: between(during.world), after: between(after.world) }).toEqual({
      during: expected.during,
      after: expected.after,
    });
    if (expected.events !== undefined) {
      expect(after.events.map(({ kind }) => kind)).toEqual(expected.events);
    }
  });

  it('a declaration is heard by nobody but who made it (WW-11.2-04)', () => {
    const world = tinyWorld({ parties: [realm('tha'), realm('ely')] });
    const words = declare(
      { kind: 'relation', party: 'ely', relation: 'peace' },
      { kind: 'relation', party: 'nobody', relation: 'peace' },
    );
    const run = turnAfter(inputOf(world), words, administer);
    expect(run.events).toMatchObject([
      { kind: 'relation', parties: ['tha', 'ely'], witnesses: ['tha'] },
    ]);
    expect(run.world.parties['tha']?.relations).toEqual({ ely: 'peace' });
  });
});

const town = (index: number, owner = 'tha', built = 24): Grossfeld['settlements'] => ({
  [index]: { type: 'std', name: `Town ${String(index)}`, owner, built, harbours: [] },
});

/** Towns of `tha` in 210/01 and 210/02, one of `ely` in 210/03, one not finished in 210/04. */
const townland = (): Grossfeld => ({
  ...uniform('210', 0, 0),
  settlements: { ...town(0), ...town(1), ...town(2, 'ely'), ...town(3, 'tha', 1) },
});

const EULE = 3;
const FALKE = 2;

const seatedWorld = (moon: number, capital: string | null, seat: string | null): World =>
  tinyWorld({
    map: mapOf(townland()),
    parties: [realm('tha', { capital: capital === null ? null : at(capital) }), realm('ely')],
    units: [
      troop('tha', 101, '210/01'),
      ...[501, 502].map((number) =>
        troop('tha', number, '210/01', {
          type: 'HF',
          size: 0,
          leaders: 0,
          character: {
            name: `C${String(number)}`,
            status: 'REP',
            seat: number === 501 && seat !== null ? at(seat) : null,
          },
        }),
      ),
    ],
    clock: { turn: 5, year: 427, moon, moonsPerTurn: 1 },
  });

const administered = (
  world: World,
  words: readonly DeclarationMeaning[],
  settings: TurnInput<World>['settings'] = {},
): WabenTurn => turnAfter(inputOf(world, { settings }), declare(...words), administer);

const capital = (place: string): DeclarationMeaning => ({ kind: 'capital', place: at(place) });

describe('the capital (WW-4.2-19, WW-12.4-14)', () => {
  const declared = (run: WabenTurn): readonly (string | null)[] => [
    run.world.parties['tha']?.capital ?? null,
    run.world.parties['tha']?.nextCapital ?? null,
  ];

  it.each<
    readonly [
      string,
      string | null,
      number,
      TurnInput<World>['settings'],
      readonly (string | null)[],
    ]
  >([
    ['whoever has none has it at once', null, EULE, {}, ['210/02', null]],
    ['a change waits for the muster date', '210/01', EULE, {}, ['210/01', '210/02']],
    ['in a muster moon it changes', '210/01', FALKE, {}, ['210/02', null]],
    [
      'or at any time, if so set',
      '210/01',
      EULE,
      { 'settle.capital_change': 'any' },
      ['210/02', null],
    ],
  ])('%s', (_, before, moon, settings, expected) => {
    const words = [capital('210/02'), capital('210/01')];
    expect(declared(administered(seatedWorld(moon, before, null), words, settings))).toEqual(
      expected,
    );
  });

  it('what waited takes effect with the muster date, if the town is still there', () => {
    const waiting = administered(seatedWorld(EULE, '210/01', null), [capital('210/02')]).world;
    const muster = { ...waiting, clock: { ...waiting.clock, moon: FALKE } };
    const run = administered(muster, []);
    expect(declared(run)).toEqual(['210/02', null]);
    expect(run.events).toMatchObject([{ kind: 'capital', about: { settlement: 'Town 1' } }]);
    const lost = { ...muster, map: mapOf({ ...townland(), settlements: town(0) }) };
    expect(declared(administered(lost, []))).toEqual(['210/01', null]);
  });

  it.each(['210/03', '210/04', '210/05'])('%s is no own finished settlement', (place) => {
    const run = administered(seatedWorld(FALKE, '210/01', null), [capital(place)]);
    expect(declared(run)).toEqual(['210/01', null]);
    expect(run.findings.map(({ code }) => code)).toContain('F-ORD-NOTARGET');
  });
});

describe('seats of characters (WW-4.2-14, WW-4.2-15, WW-12.4-25)', () => {
  const seat = (unit: number, place: string | null): DeclarationMeaning => ({
    kind: 'seat',
    unit,
    place: place === null ? null : at(place),
  });
  const seats = ({ world }: WabenTurn): readonly unknown[] =>
    [501, 502].map((number) => world.units[`tha:${String(number)}`]?.character?.seat);
  const codes = ({ findings }: WabenTurn): readonly string[] =>
    findings.map(({ code, about }) => `${code} ${String(about['reason'])}`);

  it('a first seat holds from any turn on, another from the muster date', () => {
    const words = [seat(501, '210/02'), seat(502, '210/04')];
    const run = administered(seatedWorld(EULE, null, '210/01'), words);
    expect(seats(run)).toEqual(['210/01', '210/04']);
    const muster = { ...run.world, clock: { ...run.world.clock, moon: FALKE } };
    expect(seats(administered(muster, []))).toEqual(['210/02', '210/04']);
    const gone = { ...muster, map: mapOf({ ...townland(), settlements: town(0) }) };
    expect(seats(administered(gone, []))).toEqual(['210/01', '210/04']);
  });

  it('or at once, where the GM wants that; released as well', () => {
    const settings = { 'settle.character_change': 'any' };
    const world = seatedWorld(EULE, null, '210/01');
    expect(seats(administered(world, [seat(501, '210/02')], settings))).toEqual(['210/02', null]);
    expect(seats(administered(world, [seat(501, null)], settings))).toEqual([null, null]);
  });

  it('one character to a settlement, own settlements and characters only', () => {
    const world = seatedWorld(EULE, null, '210/01');
    const taken = administered(world, [seat(502, '210/01')]);
    expect([seats(taken), codes(taken)]).toEqual([['210/01', null], ['F-CHAR-SETTLEMENT taken']]);
    expect(codes(administered(world, [seat(502, '210/03')]))).toEqual([
      'F-ORD-NOTARGET ownSettlement',
    ]);
    expect(codes(administered(world, [seat(101, '210/02')]))).toEqual([
      'F-CHAR-SETTLEMENT noCharacter',
    ]);
    expect(seats(administered(world, [seat(502, '210/02'), seat(502, '210/04')]))).toEqual([
      '210/01',
      '210/02',
    ]);
  });
});

const eventLine = ({ kind, witnesses, isPublic, about }: TurnEvent): string => {
  const courier =
    kind === 'courier' ? `${String(about['outcome'])} ${String(about['chance'])} ` : '';
  return `${kind}${isPublic === true ? '!' : ''} ${courier}${(witnesses ?? []).join(',')}`;
};

const MAIL = {
  id: 'm1',
  from: 'tha',
  to: 'ely',
  kind: 'message',
  title: 'Gruß',
  text: 'Text',
  isPublic: null,
} as const;

describe('mail', () => {
  it.each(MAIL_CASES)('$id: $title', ({ given, expect: expected }) => {
    const { mail, steps = 12, treaties = [], contacts, settings = {}, rulings = {} } = given;
    const far = uniform('001', steps, 0);
    const world: World = {
      ...tinyWorld({
        map: mapOf(
          { ...uniform('210', 0, 0), settlements: town(0) },
          { ...far, settlements: town(0, 'ely') },
        ),
        parties: [
          realm('tha', { capital: at('210/01'), ...(contacts === undefined ? {} : { contacts }) }),
          realm('ely', { capital: at('001/01') }),
        ],
        clock: { turn: 1, year: 427, moon: 3, moonsPerTurn: 1 },
      }),
      treaties: Object.fromEntries(treaties.map((one) => [one.id, one])),
    };
    const input = inputOf(world, {
      mail: mail.map((one) => ({ ...MAIL, ...one })),
      settings,
      rulings,
    });
    const run = turnAfter(input, passMessages);
    expect(run.events.map(eventLine)).toEqual(expected.events);
    if (expected.findings !== undefined) {
      expect(run.findings.map(({ code, severity }) => `${code} ${severity}`)).toEqual(
        expected.findings,
      );
    }
    if (expected.questions !== undefined) {
      expect(run.questions.map(({ key }) => key)).toEqual(expected.questions);
    }
    if (expected.treaties !== undefined) {
      expect(Object.keys(run.world.treaties)).toEqual(Object.keys(expected.treaties));
      expect(run.world.treaties).toMatchObject(expected.treaties);
    }
    const proposal = waben.adjudicate(input);
    for (const event of proposal?.events ?? []) {
      for (const figure of Object.values(figuresOn(event))) {
        expect(unfounded(figure, waben.tables)).toEqual([]);
      }
    }
    const told = proposal?.reports.find(({ party }) => party === 'tha');
    expect(told?.events.filter(({ kind }) => kind === 'courier')).toEqual([]);
  });

  it('mail of nobody is nobody’s; contacts come of messages, encounters and sightings (WW-12.8-05)', () => {
    const world = tinyWorld({
      parties: ['tha', 'ely', 'okh'].map((key) => realm(key)),
      units: [troop('tha', 101, '210/19'), troop('okh', 101, '210/21')],
    });
    const after = waben.adjudicate(
      inputOf(world, {
        orders: { tha: 'Nr.\tZugbefehl\tBefehl\n101\t-20\tKV' },
        mail: [
          { ...MAIL, from: 'nobody' },
          { ...MAIL, from: 'okh', id: 'm2' },
        ],
      }),
    )?.world;
    const contacts = Object.values(after?.parties ?? {}).map((party) => [
      party.key,
      party.contacts,
    ]);
    expect(Object.fromEntries(contacts)).toMatchObject({
      ely: ['okh'],
      okh: expect.arrayContaining(['tha']) as unknown,
      tha: expect.arrayContaining(['okh']) as unknown,
    });
  });

  it('the chance is a figure that explains itself (WW-9.5-07)', () => {
    const chance = lossChance(12, {});
    expect([chance.value, lossChance(40, {}).value, lossChance(0, {}).value]).toEqual([22, 30, 0]);
    const facts = nodesOf(chance).flatMap((node) =>
      node.kind === 'fact' ? [[node.name, node.value]] : [],
    );
    expect(Object.fromEntries(facts)).toEqual({
      lossCap: 30,
      lossPerStep: 2,
      noLoss: 0,
      grossfeldSteps: 12,
      neighbouring: 1,
    });
  });

  it('steps of Großfelder: 210 and 002 are one apart, a cylinder goes the shorter way (WW-9.5-08)', () => {
    const map = mapOf(uniform('210', 0, 0), uniform('002', 1, -1), uniform('001', 7, 2));
    const steps = (to: string): number => grossfeldSteps(map, at('210/01'), at(`${to}/48`));
    expect([steps('002'), steps('210'), steps('001'), steps('999')]).toEqual([1, 0, 9, 0]);
    const wide = {
      ...mapOf(uniform('210', 0, 0), uniform('001', 7, 0)),
      topology: { kind: 'cylinder', columns: 8 },
    } as const;
    expect(grossfeldSteps(wide, at('210/01'), at('001/01'))).toBe(4);
    expect(Object.keys(wide.grossfelder)).toContain('001' satisfies string as GrossfeldNo);
  });

  it.each<readonly [string, string]>([
    ['Bündnis gegen Valdrun', 'alliance'],
    ['Wegerecht', 'passage'],
    ['Straßenbau an der Grenze', 'roadBuilding'],
    ['Ewiger Friede', 'peace'],
    ['Heirat', 'other'],
  ])('the title %s proposes %s', (title, kind) => {
    expect(kindNamed(title)).toBe(kind);
  });

  it('culture and messages change no figure of the game (WW-1.5-02)', () => {
    const world = tinyWorld({ parties: [realm('tha'), realm('ely')] });
    const kinds = ['culture', 'announcement', 'message'] as const;
    const mail = kinds.map((kind, index) => ({ ...MAIL, kind, id: `m${String(index)}` }));
    const [silent, loud] = [undefined, mail].map((post) => {
      const after = waben.adjudicate(
        inputOf(world, post === undefined ? {} : { mail: post }),
      )?.world;
      const { parties, ...rest } = after ?? world;
      const bare = Object.values(parties).map((party) => ({ ...party, contacts: [] }));
      return JSON.stringify([rest, bare]);
    });
    expect(loud).toBe(silent);
  });

  it('treaties are known to their parties alone (WW-11.2-05)', () => {
    const world: World = {
      ...tinyWorld({ parties: [realm('tha'), realm('ely'), realm('okh')] }),
      treaties: { t1: treaty({ from: 1, until: 1 }) },
    };
    const reports = waben.adjudicate(inputOf(world))?.reports ?? [];
    const told = reports.filter(({ events }) => events.some(({ kind }) => kind === 'treatyEnded'));
    expect(told.map(({ party }) => party)).toEqual(['ely', 'tha']);
  });
});
