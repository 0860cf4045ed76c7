import type { Order } from '../orders';

/** A line of a letter of the Orden der Hochwacht (OS-22-02) and what it orders. */
export interface LineCase {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly orders: readonly Order[];
}

/** A line that orders nothing, and what is said of it. */
export interface BadLineCase {
  readonly id: string;
  readonly title: string;
  readonly line: string;
  readonly code: string;
  /** The words it is said of. */
  readonly words: string;
}

const one = (id: string, title: string, line: string, ...orders: readonly Order[]): LineCase => ({
  id,
  title,
  line,
  orders,
});

const BUILDING: readonly LineCase[] = [
  one('OS-9.2-03', 'a further level of an own advantage needs its name alone', 'BAUE Turmritter', {
    kind: 'BUILD',
    name: 'Turmritter',
    category: null,
    region: null,
  }),
  one(
    'OS-9.2-03',
    'a new advantage has name, category and region',
    'BAUE Kornspeicher (Infrastruktur) in Hochland',
    { kind: 'BUILD', name: 'Kornspeicher', category: 'infrastructure', region: 'hochland' },
  ),
  one(
    'OS-1-07',
    'a new advantage without region arises at the seat; its category may be its name',
    'build trade',
    { kind: 'BUILD', name: 'trade', category: 'trade', region: 'hochland' },
  ),
  one(
    'OS-9.2-03',
    'every level is an order of its own',
    'Baue 2 Stufen Passfeste aus',
    ...[1, 2].map((): Order => ({
      kind: 'BUILD',
      name: 'Passfeste',
      category: null,
      region: null,
    })),
  ),
  one('OS-9.2-07', 'repair names the levels', 'Repariere Turmritter 2', {
    kind: 'REPAIR',
    name: 'Turmritter',
    levels: 2,
  }),
  one('OS-9.2-07', 'one level is repaired where no number is written', 'repair turmr', {
    kind: 'REPAIR',
    name: 'Turmritter',
    levels: 1,
  }),
];

const MOVING: readonly LineCase[] = [
  one(
    'OS-9.3-01',
    'population is counted in units',
    'BEWEGE 2 Bevölkerung von Hochland nach Seenland',
    { kind: 'MOVE_POPULATION', from: 'hochland', to: 'seen', units: 2 },
  ),
  one('OS-9.3-01', 'all of it are the calm units there', 'Schicke alle Einheiten nach Waldmark', {
    kind: 'MOVE_POPULATION',
    from: 'hochland',
    to: 'wald',
    units: 3,
  }),
  one('OS-9.3-02', 'an advantage moves as a whole', '- bewege turmritter nach seen', {
    kind: 'MOVE_ADVANTAGE',
    name: 'Turmritter',
    to: 'seen',
    levels: null,
  }),
  one('OS-9.3-04', 'or as many levels as are written', 'move 2 levels Turmritter to Seenland', {
    kind: 'MOVE_ADVANTAGE',
    name: 'Turmritter',
    to: 'seen',
    levels: 2,
  }),
  one('OS-0-02', 'money is written with halves: 1,5', 'BEWEGE 1,5 Geld von Hochl. nach Grenzmark', {
    kind: 'MOVE_MONEY',
    from: 'hochland',
    to: 'grenze',
    amount: 3,
  }),
  one('OS-0-02', 'money is written with halves: 1½', 'send 1½ money from Hochland to grenze', {
    kind: 'MOVE_MONEY',
    from: 'hochland',
    to: 'grenze',
    amount: 3,
  }),
  one('OS-1-12', 'the seat is moved', 'VERLEGE SITZ nach Kueste', {
    kind: 'MOVE_SEAT',
    region: 'kueste',
  }),
];

const ACTING: readonly LineCase[] = [
  one('OS-10-04', 'hiring names category, levels and region', 'HEUERE AN Militär +2 in Hochland', {
    kind: 'HIRE',
    category: 'military',
    region: 'hochland',
    levels: 2,
  }),
  one('OS-10-04', 'hiring without region is at the seat', 'hire 1 secret service', {
    kind: 'HIRE',
    category: 'secret_service',
    region: 'hochland',
    levels: 1,
  }),
  one('OS-5.4-02', 'authority raises a category', 'AUTORITÄT Hochland: Militär in Seenland', {
    kind: 'AUTHORITY_RAISE',
    from: 'hochland',
    category: 'military',
    region: 'seen',
  }),
  one('OS-5.4-02', 'authority raises in its own region', 'authority: research', {
    kind: 'AUTHORITY_RAISE',
    from: 'hochland',
    category: 'research',
    region: 'hochland',
  }),
  one('OS-5.5-01', 'support takes soldiers along', 'UNTERSTÜTZUNG in Hochland mit 2: Tor halten', {
    kind: 'SUPPORT',
    region: 'hochland',
    levels: 2,
    text: 'Tor halten',
  }),
  one(
    'OS-9.4-02',
    'what the characters do with the soldiers is kept as written',
    'UNTERSTÜTZUNG in Hochland mit 1: Die Brücke halten, bis der Morgen graut',
    {
      kind: 'SUPPORT',
      region: 'hochland',
      levels: 1,
      text: 'Die Brücke halten, bis der Morgen graut',
    },
  ),
  one('OS-5.5-02', 'overload takes more of them', 'overload in Hochland: the bridge', {
    kind: 'OVERLOAD',
    region: 'hochland',
    levels: null,
    text: 'the bridge',
  }),
  one(
    'OS-5.6-02',
    'information is asked in words',
    'INFORMATION aus Hochland über Waldmark: Wie viel Geld hat der Waldbund?',
    {
      kind: 'INFORMATION',
      from: 'hochland',
      region: 'wald',
      levels: null,
      text: 'Wie viel Geld hat der Waldbund?',
    },
  ),
  one(
    'OS-12-08',
    'plunder names level, region, victim and what successes are for',
    'PLÜNDERE mit 2 aus Hochland den Waldbund in Waldmark: 2x stehlen, Militär Förster',
    {
      kind: 'PLUNDER',
      from: 'hochland',
      levels: 2,
      target: 'waldbund',
      region: 'wald',
      spending: [{ kind: 'steal' }, { kind: 'steal' }, { kind: 'damage', advantage: 'Förster' }],
      rerolls: [],
    },
  ),
  one('OS-15-03', 'without a word on successes the GM chooses', 'plunder Zirkel in Seenland', {
    kind: 'PLUNDER',
    from: 'hochland',
    levels: null,
    target: 'zirkel',
    region: 'seen',
    spending: null,
    rerolls: [],
  }),
  one(
    'OS-11-11',
    'sabotage buys unrest and leaves no traces; dice may be rolled again',
    'SABOTIERE aus Hochland den Zirkel der Schreiber in Seenland: Aufruhr, keine Spuren; Neuwurf 1, 3 mit Archiv',
    {
      kind: 'SABOTAGE',
      from: 'hochland',
      levels: null,
      target: 'zirkel',
      region: 'seen',
      spending: [{ kind: 'unrest' }, { kind: 'traceless' }],
      rerolls: [
        { research: 'Archiv', die: 1 },
        { research: 'Archiv', die: 3 },
      ],
    },
  ),
  one(
    'OS-13-20',
    'war is declared with its division',
    'KRIEG in Seenland gegen den Zirkel: 3 mobilisiert, Angriff 2, Verteidigung 1',
    {
      kind: 'WAR',
      region: 'seen',
      opponent: 'zirkel',
      mobilised: 3,
      attack: 2,
      defence: 1,
      rerolls: [],
    },
  ),
  one(
    'OS-13-03',
    'the answer to a war is written before it comes',
    'defend in Hochland: 2 mobilised, attack 1, defence 1',
    {
      kind: 'WAR_ANSWER',
      region: 'hochland',
      opponent: null,
      mobilised: 2,
      attack: 1,
      defence: 1,
      rerolls: [],
    },
  ),
  one('OS-14-06', 'a chance is shifted for money', 'EINFLUSS auf Zirkel +1 mit Geld in Hochland', {
    kind: 'INFLUENCE',
    chance: 'zirkel',
    points: 1,
    means: 'money',
    region: 'hochland',
  }),
  one(
    'OS-14-06',
    'a chance is shifted with levels',
    'influence on Küstenkontor −2 with authority',
    {
      kind: 'INFLUENCE',
      chance: 'kontor',
      points: -2,
      means: 'authority',
      region: 'hochland',
    },
  ),
  one('OS-5.7-01', 'the fortification may stay out of it', 'ABLEHNEN in Hochland', {
    kind: 'DECLINE',
    region: 'hochland',
  }),
  one('OS-9.4-04', 'an organisation may pass', 'Passe.', { kind: 'PASS' }),
  one('OS-5.3-04', 'a die of the own event is rolled again', 'NEUWURF Ereignis 2 mit Archiv', {
    kind: 'REROLL_EVENT',
    research: 'Archiv',
    die: 2,
  }),
  one('OS-5.3-04', 'so is the die of its intensity', 'reroll intensity', {
    kind: 'REROLL_EVENT',
    research: null,
    die: 3,
  }),
  one('OS-5.3-04', 'and the die of an own chance', 'Neuwurf Chance mit Archiv', {
    kind: 'REROLL_CHANCE',
    research: 'Archiv',
  }),
];

const CLOSING: readonly LineCase[] = [
  one('OS-8.3-03', 'the owner names the units too many', 'AUFRUHR in Hochland: u3, u1', {
    kind: 'OVERPOPULATION',
    region: 'hochland',
    units: ['u3', 'u1'],
  }),
  one('OS-5.1-05', 'the owner says which trade pays', 'HANDEL in Hochland: 2', {
    kind: 'TRADE',
    region: 'hochland',
    levels: 2,
  }),
  one('OS-8.6-02', 'the owner chooses what he pays', 'ZAHLE in Hochland: Turmritter 2, Ordensrat', {
    kind: 'PAY',
    region: 'hochland',
    levels: [
      { name: 'Turmritter', levels: 2 },
      { name: 'Ordensrat', levels: 1 },
    ],
  }),
  one('OS-8.6-02', 'he may pay nothing', 'pay nothing in Hochland', {
    kind: 'PAY',
    region: 'hochland',
    levels: [],
  }),
  one(
    'OS-3-07',
    'unrest of others is ended where they are named',
    'BERUHIGE 2 Einheiten des Waldbunds in Waldmark',
    {
      kind: 'CALM',
      region: 'wald',
      means: 'money',
      from: null,
      units: 2,
      isBloody: false,
      target: 'waldbund',
    },
  ),
  one('OS-3-07', 'so too in English, with blood', 'calm 1 of Waldbund in wald with military', {
    kind: 'CALM',
    region: 'wald',
    means: 'military',
    from: null,
    units: 1,
    isBloody: true,
    target: 'waldbund',
  }),
  one('OS-3-07', 'the own name changes nothing', 'BERUHIGE 1 vom Orden in Hochland', {
    kind: 'CALM',
    region: 'hochland',
    means: 'money',
    from: null,
    units: 1,
    isBloody: false,
  }),
  one('OS-8.7-01', 'unrest is ended with money', 'BERUHIGE 2 in Hochland', {
    kind: 'CALM',
    region: 'hochland',
    means: 'money',
    from: null,
    units: 2,
    isBloody: false,
  }),
  one(
    'OS-8.7-02',
    'or with authority of a neighbour region',
    'Beruhige 1 in Seenland mit Autorität aus Hochland',
    {
      kind: 'CALM',
      region: 'seen',
      means: 'authority',
      from: 'hochland',
      units: 1,
      isBloody: false,
    },
  ),
  one('OS-8.7-03', 'the military is always bloody', 'calm 1 in Hochland with military', {
    kind: 'CALM',
    region: 'hochland',
    means: 'military',
    from: null,
    units: 1,
    isBloody: true,
  }),
  one(
    'OS-8.7-04',
    'the secret service only if it is said',
    'Beruhige 1 in Hochland mit Geheimdienst blutig',
    {
      kind: 'CALM',
      region: 'hochland',
      means: 'secret_service',
      from: null,
      units: 1,
      isBloody: true,
    },
  ),
  one('OS-8.7-04', 'bloodless otherwise', 'Beruhige 1 in Hochland mit Geheimdienst unblutig', {
    kind: 'CALM',
    region: 'hochland',
    means: 'secret_service',
    from: null,
    units: 1,
    isBloody: false,
  }),
];

/** Every order in a line of German or English (OS-15-01). */
export const LINES: readonly LineCase[] = [...BUILDING, ...MOVING, ...ACTING, ...CLOSING];

const bad = (
  id: string,
  title: string,
  line: string,
  code: string,
  words: string,
): BadLineCase => ({ id, title, line, code: `organisation.${code}`, words });

/** Lines that order nothing as they stand. */
export const BAD_LINES: readonly BadLineCase[] = [
  bad(
    'OS-0-07',
    'a line that is no order is kept',
    'Wir grüßen den König',
    'E_LINE',
    'Wir grüßen den König',
  ),
  bad(
    'OS-15-04',
    'a region that does not exist',
    'BEWEGE Turmritter nach Nordland',
    'E_TARGET',
    'Nordland',
  ),
  bad('OS-15-04', 'an advantage that is not own', 'REPARIERE Salzhandel', 'E_TARGET', 'Salzhandel'),
  bad(
    'OS-15-04',
    'a name cut so short that several are meant',
    'MOVE_ORDER',
    'E_LINE',
    'MOVE_ORDER',
  ),
  bad(
    'OS-0-02',
    'money that is no multiple of a half',
    'BEWEGE 1,25 Geld nach Seenland',
    'E_MONEY',
    '1,25',
  ),
  bad('OS-0-02', 'no money at all', 'BEWEGE 0 Geld nach Seenland', 'E_MONEY', '0'),
  bad('OS-15-04', 'half a unit', 'BEWEGE 1,5 Bevölkerung nach Seenland', 'E_UNITS', '1,5'),
  bad('OS-10-07', 'a hire of nothing', 'HEUERE AN Militär +0', 'E_LEVEL', '0'),
  bad(
    'OS-13-05',
    'half a level in defence',
    'KRIEG in Seenland gegen Zirkel: 1 mobilisiert, Angriff 0,5',
    'E_WAR_SPLIT',
    '0,5',
  ),
  bad('OS-4-02', 'a level of nothing', 'BAUE', 'E_NAME', 'BAUE'),
  bad(
    'OS-5.3-04',
    'a reroll behind an order without dice',
    'NEUWURF Würfel 2',
    'E_REROLL',
    'NEUWURF Würfel 2',
  ),
  bad(
    'OS-14-17',
    'an influence by nothing',
    'EINFLUSS auf Zirkel mit Geld',
    'E_SPEND',
    'EINFLUSS auf Zirkel mit Geld',
  ),
  bad(
    'OS-0-07',
    'words beside an order',
    'KRIEG in Seenland gegen Zirkel: 1 mobilisiert, so Gott will',
    'E_REST',
    'so Gott will',
  ),
];
