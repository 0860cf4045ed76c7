import {
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type Border,
  type Campaign,
  newPerson,
  type Person,
  type Region,
  type RegionBoard,
  type RegionTint,
  sheetsOf,
} from '../../../engine';
import { organisations } from './organisations';
import { ISLANDS, LINES } from './data';

type Line = keyof typeof LINES;

/** A line, and whether it is walked from its end. */
type Step = readonly [line: Line, isBackwards?: true];

interface Drawn {
  readonly key: string;
  readonly name: string;
  readonly tint: RegionTint;
  readonly point: readonly [x: number, y: number];
  /** How many units it holds, where it is not the game's default. */
  readonly limit?: number;
  /** The lines around it, in order. */
  readonly around: readonly Step[];
  readonly islands?: readonly (readonly number[])[];
  readonly note: string;
}

const DRAWN: readonly Drawn[] = [
  {
    key: 'grenze',
    name: 'Grenzmark',
    tint: 'steppe',
    point: [8.3, 3.2],
    limit: 2,
    around: [['grenzeOuter'], ['grenzeHochland']],
    note: 'Wer über die Grenze kommt, kommt hier herein.',
  },
  {
    key: 'hochland',
    name: 'Hochland',
    tint: 'mountain',
    point: [20.4, 5.4],
    around: [
      ['hochlandNorth'],
      ['hochlandWald'],
      ['hochlandShore', true],
      ['hochlandSeen', true],
      ['hochlandWest'],
      ['grenzeHochland', true],
    ],
    note: '',
  },
  {
    key: 'kueste',
    name: 'Küste',
    tint: 'coast',
    point: [12.2, 18.8],
    around: [['kuesteOuter'], ['kuesteSeen', true], ['kuesteMarsch', true]],
    islands: ISLANDS,
    note: '',
  },
  {
    key: 'marsch',
    name: 'Marsch',
    tint: 'marsh',
    point: [28.4, 18.2],
    limit: 4,
    around: [
      ['marschOuter'],
      ['kuesteMarsch'],
      ['marschSeen', true],
      ['marschShore', true],
      ['marschWald', true],
    ],
    note: 'Die Dämme halten noch einen Winter.',
  },
  {
    key: 'seen',
    name: 'Seenland',
    tint: 'lake',
    point: [13, 12.1],
    around: [['hochlandSeen'], ['seenShore', true], ['marschSeen'], ['kuesteSeen'], ['seenOuter']],
    note: '',
  },
  {
    key: 'wald',
    name: 'Waldmark',
    tint: 'forest',
    point: [32.4, 9],
    around: [['waldOuter'], ['marschWald'], ['waldShore', true], ['hochlandWald', true]],
    note: '',
  },
];

const BORDERS: readonly Border[] = [
  ['grenze', 'hochland'],
  ['hochland', 'seen'],
  ['hochland', 'wald'],
  ['kueste', 'marsch'],
  ['kueste', 'seen'],
  ['marsch', 'seen'],
  ['marsch', 'wald'],
];

const backwards = (line: readonly number[]): readonly number[] =>
  line.map((_, index) => line[line.length - 2 - index + 2 * (index % 2)] ?? 0);

/** The lines one after the other; where one ends the next begins, so that its last corner is left out. */
const outlineOf = (around: readonly Step[]): readonly number[] =>
  around.flatMap(([line, isBackwards]) => {
    const walked = isBackwards === true ? backwards(LINES[line]) : LINES[line];
    return walked.slice(0, -2);
  });

const regionOf = ({ key, name, tint, point, limit, around, islands, note }: Drawn): Region => ({
  key,
  name,
  outlines: [outlineOf(around), ...(islands ?? [])],
  point: { x: point[0], y: point[1] },
  tint,
  figures: limit === undefined ? {} : { base_limit: limit },
  note,
});

/** The board of OS-22-01: six regions around a lake at the sea, seven borders. The same value at every call. */
export function seenlandBoard(): RegionBoard {
  return {
    regions: Object.fromEntries(DRAWN.map((drawn) => [drawn.key, regionOf(drawn)])),
    borders: BORDERS,
  };
}

/** The kontor builds a quay and attacks the league's outpost in the marsh. */
const kontor = `Organisation: Küstenkontor
Phase 1

Start 2
BAUE Kaimauer (Befestigung) in Küste

Start 3
BEWEGE 0,5 Geld von Küste nach Marsch

Start 4
HEUERE AN Geheimdienst +1 in Küste
SABOTIERE mit 2 aus Küste den Waldbund in Marsch: Aufruhr, keine Spuren
`;

/** The order marches on the scribes across the ford. */
const orden = `Organisation: Orden der Hochwacht
Phase 1

Zufallsereignis
Möge der Berg uns gnädig sein.

Start 2
BAUE Passmarkt (Handel) in Hochland

Start 3
BEWEGE 1 Bevölkerung von Grenzmark nach Hochland

Start 4
HEUERE AN Militär +1 in Seenland
KRIEG in Seenland gegen den Zirkel: 2 mobilisiert, Angriff 2, Verteidigung 1

Abschluss 7
BERUHIGE 1 in Hochland mit Autorität
`;

/** The league clears more of the forest and helps itself to the peat money of the kontor. */
const waldbund = `Organisation: Waldbund
Phase 1

Start 2
BAUE Lichtungen

Start 4
HEUERE AN Militär +1 in Waldmark
PLÜNDERE mit 2 aus Waldmark das Küstenkontor in Marsch: stehlen
EINFLUSS auf Waldbund -1 mit Geld in Waldmark
`;

/** The scribes repair their mill, hire swords and expect the order behind their wall. */
const zirkel = `Organisation: Zirkel der Schreiber
Phase 1

Start 2
REPARIERE Papiermühle

Start 4
HEUERE AN Militär +2 in Seenland
VERTEIDIGUNG in Seenland gegen den Orden: 2 mobilisiert, Angriff 1, Verteidigung 1
INFORMATION aus Seenland über Hochland: Wie viele Turmritter stehen noch am Pass?

Abschluss 7
BERUHIGE 1 in Seenland mit Autorität
`;

/** Letters of the organisations of the example for their first phase. */
const letters: Readonly<Record<string, string>> = { kontor, orden, waldbund, zirkel };

/** Players by the organisation they lead: the names of the example are those of their parts. */
const players: readonly (readonly [party: string, name: string])[] = [
  ['kontor', 'Spielerin des Kontors'],
  ['orden', 'Spieler des Ordens'],
  ['waldbund', 'Spielerin des Waldbunds'],
  ['zirkel', 'Spieler des Zirkels'],
];

/** The people behind the organisations of the example; addresses lead nowhere. */
const people: readonly Person[] = players.map(([party, name], index) =>
  newPerson(`p-${party}`, name, {
    address: `Uferweg ${String(index + 1)}, 00000 Musterstadt`,
    email: `${party}@spieler.example`,
    isMember: true,
    mode: index % 2 === 0 ? 'open' : 'secret',
    channel: index === 3 ? 'letter' : 'email',
    roles: [{ party, kind: 'contact' }],
  }),
);

/**
 * The example campaign: four organisations around the lakes, before their first phase, with the
 * letters they wrote for it. The same value at every call.
 */
export function seenlandCampaign(): Campaign {
  const { parties, affairs } = organisations();
  return {
    ...BLANK_CAMPAIGN,
    id: 'seenland',
    name: 'Seenland',
    system: 'organisation',
    seed: 'Seenland 302',
    sheets: sheetsOf(letters, 1, '2026-01-01T12:00:00Z'),
    world: {
      ...BLANK_REGION_WORLD,
      parties: Object.fromEntries(parties.map((party) => [party.key, party])),
      people: Object.fromEntries(people.map((person) => [person.id, person])),
      board: seenlandBoard(),
      affairs,
    },
  };
}
