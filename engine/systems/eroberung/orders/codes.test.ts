import { describe, expect, it } from 'vitest';
import type { Settings } from '../../../kernel';
import { eroberung } from '..';
import { BOARD_43 } from '../state/printed-board';
import { FINDINGS, LETTER_FINDINGS } from '../data/findings';
import { boardWorld } from '../state/beginnings';
import { stateOf, withState } from '../state/keep';
import type { Course, GameState } from '../state/types';

const START = stateOf(boardWorld(BOARD_43));

const HOMES = { rot: 'france', blau: 'japan', gruen: 'brazil', gelb: 'ussr' } as const;

const held = (
  owner: string,
  region: string,
  kind: 'allied' | 'conquered' | 'motherland',
): GameState['holdings'][number] => ({
  id: `${owner}-${region}`,
  owner,
  region,
  kind,
  halves: 4,
  since: 1,
});

/** A game with a motherland for each of four players, in which Rot holds the option and has 3000. */
const game = (
  course: Partial<Course>,
  {
    holdings = [],
    more = {},
    markers = 3000,
  }: {
    readonly holdings?: GameState['holdings'];
    readonly more?: Partial<GameState>;
    readonly markers?: number;
  } = {},
) =>
  withState(boardWorld(BOARD_43), {
    ...START,
    course: {
      ...START.course,
      phase: 'option',
      start: 'rot',
      holder: 'rot',
      mayBuy: true,
      isFirstAttack: false,
      ...course,
    },
    players: START.players.map((one, index) => ({
      ...one,
      seat: index + 1,
      set: index + 1,
      digit: index,
      motherland: HOMES[one.owner as keyof typeof HOMES],
      markers: one.owner === 'rot' ? markers : 900,
      register: 8,
    })),
    holdings: [
      ...Object.entries(HOMES).map(([owner, region]) => held(owner, region, 'motherland')),
      ...holdings,
    ],
    ...more,
  });

const ALLIED = {
  alliances: [{ id: 'a1', owner: '', members: 'blau rot', formed: 1 }],
} as const;
const SYRIA = { holdings: [held('blau', 'syria', 'conquered')] } as const;

interface Row {
  readonly code: string;
  readonly letter: string;
  readonly world: ReturnType<typeof boardWorld>;
  readonly by?: string;
  readonly others?: Readonly<Record<string, string>>;
  readonly settings?: Settings;
}

const ROWS: readonly Row[] = [
  { code: 'E_SET_TAKEN', letter: 'Markensatz 7', world: boardWorld(BOARD_43) },
  { code: 'E_DIGIT', letter: 'Ziffer 12', world: boardWorld(BOARD_43) },
  { code: 'E_SLIP', letter: 'Mutterlnad: Frankreich', world: boardWorld(BOARD_43) },
  { code: 'E_TURN', letter: 'Zug 9\nMutterland: Frankreich', world: boardWorld(BOARD_43) },
  {
    code: 'E_COUNTRY_TAKEN',
    letter: 'Mutterland: Frankreich',
    world: boardWorld(BOARD_43),
    by: 'blau',
    others: { rot: 'Mutterland: Frankreich\nZiffer 9', blau: 'Mutterland: Frankreich\nZiffer 0' },
  },
  {
    code: 'E_ALLIANCE_SUM',
    letter: 'Heimatbündnisse: Großbritannien, Griechenland',
    world: game({ phase: 'home' }),
  },
  { code: 'E_ZONE_BARRED', letter: 'Heimatbündnisse: Kanada', world: game({ phase: 'home' }) },
  { code: 'E_ZONE_BARRED', letter: 'Kauf Südkorea', world: game({}) },
  { code: 'E_MARKERS', letter: 'Kauf China', world: game({}) },
  {
    code: 'E_PURCHASE_LIMIT',
    letter: 'Kauf Jordanien',
    world: game({ mayBuy: false }),
  },
  { code: 'E_NOT_FREE', letter: 'Kauf Syrien', world: game({}, SYRIA) },
  {
    code: 'E_NOT_OCCUPIED',
    letter: 'Angriff auf Iran gemeinsam mit Blau',
    world: game({}, { more: ALLIED }),
  },
  { code: 'E_OWN', letter: 'Angriff auf das Mutterland von Rot', world: game({}) },
  { code: 'E_ALLY', letter: 'Angriff auf Syrien', world: game({}, { ...SYRIA, more: ALLIED }) },
  { code: 'E_MOTHERLAND_ACCESS', letter: 'Angriff auf Japan', world: game({}) },
  { code: 'E_OPTION', letter: 'Angriff auf Iran', world: game({}), by: 'blau' },
  { code: 'E_STATE', letter: 'Mutterland: Spanien', world: game({}) },
  {
    code: 'E_STATE',
    letter: 'Angriff auf Syrien',
    world: game({ isFirstAttack: true }, SYRIA),
  },
  {
    code: 'E_WEAPON_LOST',
    letter: 'Angriff auf Iran mit Panzer\nWaffen: Panzer, Panzer, Panzer',
    world: game({}),
    settings: { 'ew.battle.mode': 'dice' },
  },
  { code: 'E_ENERGY', letter: 'Angriff auf Iran mit 12000 Energie', world: game({}) },
  {
    code: 'E_CONTRIBUTION',
    letter: 'Beitrag 250 für Rot',
    world: game({}, { more: ALLIED }),
    by: 'blau',
    others: { rot: 'Kauf Ägypten', blau: 'Beitrag 250 für Rot' },
  },
  { code: 'E_PLAYERS_ALLIANCE', letter: 'Bündnis mit Blau', world: game({}) },
  {
    code: 'E_ALLIANCE_BROKEN',
    letter: 'Bündnis mit Blau',
    world: game(
      {},
      { more: { broken: [{ id: 'b1', owner: '', leaver: 'rot', partner: 'blau', turn: 1 }] } },
    ),
    others: { rot: 'Bündnis mit Blau', blau: 'Bündnis mit Rot' },
  },
  { code: 'E_LINE', letter: 'Ich fordere Blau heraus', world: game({}) },
  { code: 'E_COUNTRY', letter: 'Angriff auf Atlantis', world: game({}) },
  { code: 'E_PLAYER', letter: 'Bündnis mit Schwarz', world: game({}) },
];

/** Codes that no letter causes: participants, the board, the result of a battle the GM enters. */
const NOT_BY_LETTER = ['E_PLAYERS', 'E_BOARD', 'E_RESULT'];

describe('what a letter can be refused for (EW-27-04)', () => {
  it.each(ROWS)('$code: $letter', ({ code, letter, world, by = 'rot', others, settings = {} }) => {
    const orders = { ...others, ...(others === undefined ? { [by]: letter } : {}) };
    const input = { world, orders, settings, rulings: {}, seed: 'codes' };
    const found = eroberung.adjudicate(input)?.findings ?? [];
    const read = eroberung.orders.read(letter, by, world);
    const all = [...found, ...eroberung.orders.check(read, world, settings)];
    const [one] = all.filter(
      (finding) => finding.code === `eroberung.${code}` && finding.party === by,
    );
    expect([code, one === undefined ? all : one.words]).toEqual([code, expect.any(String)]);
    expect(letter).toContain(one?.words);
  });

  it('every code a letter can cause is among them', () => {
    const known = new Set([...ROWS.map(({ code }) => code), ...NOT_BY_LETTER]);
    const missing = Object.keys({ ...FINDINGS, ...LETTER_FINDINGS }).filter(
      (code) => !known.has(code),
    );
    expect(missing).toEqual([]);
  });
});
