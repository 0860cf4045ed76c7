import {
  byTextOf,
  fact,
  type RecordField,
  type RecordKind,
  type RecordRow,
  type Words,
} from '../../../kernel';
import { freeRecordId, storedKind, type World } from '../../../world';
import type { Cause } from '../arcade/unit';
import { BOOKED, halvesText, WEAPON_WORDS } from './labels';

const open = { audience: 'all' } as const;
const owner = (...label: Words) => ({ label, kind: 'owner', ...open }) as const;
const region = { label: ['Land', 'Country'], kind: 'region', ...open } as const;
const turn = { label: ['Zug', 'Turn'], kind: 'number', ...open } as const;
const number = (...label: Words) => ({ label, kind: 'number', ...open }) as const;
/** A figure that may be below nothing. */
const signed = (...label: Words) =>
  ({ label, kind: 'number', range: [-1_000_000_000, 1_000_000_000], ...open }) as const;
const text = (...label: Words) => ({ label, kind: 'text', ...open }) as const;
const party = (...label: Words) => ({ label, kind: 'party', ...open }) as const;
const parties = (...label: Words) => ({ label, kind: 'parties', ...open }) as const;
const aside = { share: 0 } as const;
/** A mark of the register or a part of it, kept in half fields. */
const halves = {
  said: (value: number): Words => [halvesText(value), halvesText(value)],
} as const;

/** One of several, each by its name. */
const choice = <const Id extends string>(label: Words, names: Readonly<Record<Id, Words>>) =>
  ({
    label,
    kind: 'choice',
    ...open,
    options: Object.entries<Words>(names).map(([id, label]) => ({ id: id as Id, label })),
  }) as const;
const flag = (...label: Words) => ({ label, kind: 'flag', ...open, share: 0 }) as const;
const weapon = (...label: Words) => choice(label, WEAPON_WORDS);

/**
 * Countries of the board with their values (EW-26-04). The board of the world has their names, its id is the country.
 */
const STORED_COUNTRIES = storedKind({
  id: 'country',
  isShared: true,
  reported: 'changes',
  words: {
    many: ['Länder', 'Countries'],
    fresh: ['Neues Land', 'New country'],
    empty: ['Noch kein Land.', 'No country yet.'],
  },
  fields: {
    name: text('Name', 'Name'),
    english: { ...text('Englischer Name', 'English name'), ...aside },
    zone: { ...number('Zone', 'Zone'), range: [1, 99] },
    position: { ...number('Platz', 'Position'), range: [1, 99] },
    pbu: {
      ...number('Machtbasis', 'Power base'),
      range: [1, 999],
      hint: ['1 = 1000 PBU.', '1 = 1000 PBU.'],
    },
    sides: {
      ...text('Seiten', 'Sides'),
      hint: [
        'Länder zu beiden Seiten, mit Komma; leer = die Nachbarn in der Liste.',
        'Countries on both sides, with a comma; empty = the neighbours in the list.',
      ],
      ...aside,
    },
    source: choice(['Quelle', 'Source'], {
      user: ['eigener Wert', 'own value'],
      doc: ['Regelheft', 'booklet'],
      board: ['Spielbrett', 'board'],
    }),
  },
});

const byId = byTextOf(({ row }: { readonly row: RecordRow }) => row.id);

type CountryRow = typeof STORED_COUNTRIES extends RecordKind<World, infer Row> ? Row : never;

/** A country with its place on the board of the world, by which it is called everywhere. */
function withPlace(world: World, { id, name, english }: CountryRow): World {
  const board = world.board ?? { regions: {}, borders: [] };
  const known = board.regions[id];
  const place = {
    outlines: [],
    point: { x: 0, y: 0 },
    tint: 'plain' as const,
    figures: {},
    note: '',
    ...known,
    key: id,
    name,
    names: { de: name, en: english === '' ? name : english },
  };
  return { ...world, board: { ...board, regions: { ...board.regions, [id]: place } } };
}

export const COUNTRIES: RecordKind<World, CountryRow> = {
  ...STORED_COUNTRIES,
  rows: (world, settings) =>
    STORED_COUNTRIES.rows(world, settings).toSorted(
      (one, other) =>
        one.row.zone - other.row.zone || one.row.position - other.row.position || byId(one, other),
    ),
  put: (row, place) => {
    const world = STORED_COUNTRIES.put?.(row, { ...place, owner: null }) ?? place.world;
    return withPlace(world, row);
  },
  remove: (row, place) => {
    const world = STORED_COUNTRIES.remove?.(row, { ...place, owner: null }) ?? place.world;
    const { board } = world;
    if (board === undefined) return world;
    const { [row.id]: _, ...regions } = board.regions;
    return { ...world, board: { ...board, regions } };
  },
  blank: ({ world }) => ({
    id: freeRecordId(
      'land-',
      STORED_COUNTRIES.rows(world, {}).map(({ row }) => row),
    ),
    name: '',
    english: '',
    zone: 1,
    position: 1,
    pbu: 1,
    sides: '',
    source: 'user',
  }),
};

const PLAYERS = storedKind({
  id: 'player',
  words: {
    many: ['Stand der Spieler', 'How players stand'],
    listed: ['Stand', 'Standing'],
    empty: ['Noch kein Spieler.', 'No player yet.'],
  },
  fields: {
    owner: owner('Spieler', 'Player'),
    seat: { ...number('Sitz', 'Seat'), range: [0, 6] },
    set: { ...number('Markensatz', 'Marker set'), range: [0, 6] },
    digit: {
      ...number('Ziffer', 'Digit'),
      range: [-1, 9],
      hint: ['−1 = noch keine.', '−1 = none yet.'],
    },
    motherland: { ...region, label: ['Mutterland', 'Motherland'] },
    register: {
      ...number('Register', 'Register'),
      ...halves,
      hint: ['In halben Feldern: 13 = Feld 6½.', 'In half fields: 13 = field 6½.'],
    },
    eliminated: { ...number('Ausgeschieden in Zug', 'Eliminated in turn'), ...aside },
  },
});

export const HOLDINGS = storedKind({
  id: 'holding',
  words: {
    many: ['Länder der Spieler', 'Holdings'],
    empty: ['Alle Länder sind frei.', 'All countries are free.'],
  },
  fields: {
    owner: owner('Spieler', 'Player'),
    region,
    kind: choice(['Feld', 'Field'], {
      allied: ['verbündet', 'allied'],
      conquered: ['erobert', 'conquered'],
      motherland: ['Mutterland', 'motherland'],
    }),
    halves: {
      ...number('Gebucht', 'Booked'),
      ...halves,
      hint: ['In halben Feldern: 13 = 6½.', 'In half fields: 13 = 6½.'],
    },
    since: { ...turn, label: ['seit Zug', 'since turn'] },
  },
});

const ALLIANCES = storedKind({
  id: 'alliance',
  isShared: true,
  words: {
    many: ['Spielerbündnisse', 'Player alliances'],
    empty: ['Kein Bündnis.', 'No alliance.'],
  },
  fields: {
    members: parties('Mitglieder', 'Members'),
    formed: { ...turn, label: ['seit Zug', 'since turn'] },
  },
});

const BROKEN = storedKind({
  id: 'break',
  isShared: true,
  words: { many: ['Gebrochene Bündnisse', 'Broken alliances'], empty: ['Keines.', 'None.'] },
  fields: { leaver: party('Verließ', 'Left'), partner: party('Partner', 'Partner'), turn },
});

const CHANGES = storedKind({
  id: 'change',
  isShared: true,
  words: {
    many: ['Geänderte Werte', 'Changed values'],
    fresh: ['Wert ändern', 'Change a value'],
    empty: ['Kein Wert ist geändert.', 'No value is changed.'],
  },
  fields: {
    region,
    pbu: { ...number('Machtbasis', 'Power base'), range: [1, 999] },
    turn: { ...turn, label: ['ab Zug', 'from turn'] },
    reason: text('Grund', 'Reason'),
  },
});

const PURCHASES = storedKind({
  id: 'purchase',
  reported: 'changes',
  words: { many: ['Gekaufte Bündnisse', 'Purchases'], empty: ['Noch keines.', 'None yet.'] },
  fields: {
    owner: owner('Spieler', 'Player'),
    turn,
    region,
    price: number('Preis', 'Price'),
    shares: parties('Beiträge', 'Contributions'),
  },
});

const WARS = storedKind({
  id: 'war',
  isShared: true,
  reported: 'changes',
  words: { many: ['Kriege', 'Wars'], empty: ['Noch kein Krieg.', 'No war yet.'] },
  fields: {
    no: number('Nr.', 'No.'),
    turn,
    kind: choice(['Art', 'Kind'], {
      free: ['freies Land', 'free country'],
      occupied: ['besetztes Land', 'occupied country'],
      motherland: ['Mutterland', 'motherland'],
      duel: ['Duell', 'duel'],
    }),
    region,
    attacker: party('Angreifer', 'Attacker'),
    defender: party('Verteidiger', 'Defender'),
    /** Those who attack together, the attacker first. */
    side: { ...parties('gemeinsam', 'jointly'), ...aside },
    price: { ...number('Preis', 'Price'), ...aside },
    shares: { ...parties('Beiträge', 'Contributions'), ...aside },
    energyA: { ...number('Energie Angreifer', 'Energy attacker'), ...aside },
    energyD: { ...number('Energie Verteidiger', 'Energy defender'), ...aside },
    winner: choice(['Sieger', 'Winner'], {
      open: ['noch offen', 'still open'],
      attacker: ['Angreifer', 'attacker'],
      defender: ['Verteidiger', 'defender'],
      none: ['niemand', 'nobody'],
    }),
    spoils: number('Beute', 'Spoils'),
    isEntered: flag('eingegeben', 'entered'),
  },
});

const CAUSE_NAMES: Readonly<Record<'none' | Cause, Words>> = {
  none: ['–', '–'],
  shot: ['abgeschossen', 'shot down'],
  shell: ['Granate', 'shell'],
  missile: ['Marschflugkörper', 'missile'],
  given_up: ['aufgegeben', 'gave up'],
  sonar: ['Glocke', 'bell'],
  mine: ['Mine', 'mine'],
  crash_tree: ['in den Wald gestürzt', 'crashed into a tree'],
  crash_mountain: ['am Berg zerschellt', 'crashed into a mountain'],
  collision: ['Zusammenstoß', 'collision'],
  energy: ['Energie verbraucht', 'out of energy'],
};
const cause = (...label: Words) => ({ ...choice(label, CAUSE_NAMES), ...aside });

export const BATTLES = storedKind({
  id: 'battle',
  isShared: true,
  reported: 'changes',
  words: { many: ['Schlachten', 'Battles'], empty: ['Noch keine Schlacht.', 'No battle yet.'] },
  fields: {
    war: number('Krieg', 'War'),
    no: number('Nr.', 'No.'),
    weaponA: weapon('Angreifer mit', 'Attacker with'),
    weaponD: weapon('Verteidiger mit', 'Defender with'),
    beforeA: { ...number('vorher', 'before'), ...aside },
    beforeD: { ...number('vorher', 'before'), ...aside },
    mode: {
      ...choice(['Wie', 'How'], {
        arcade: ['gespielt', 'played'],
        entered: ['eingegeben', 'entered'],
        dice: ['gewürfelt', 'by dice'],
      }),
      ...aside,
    },
    winner: choice(['Sieger', 'Winner'], {
      none: ['unentschieden', 'draw'],
      attacker: ['Angreifer', 'attacker'],
      defender: ['Verteidiger', 'defender'],
    }),
    causeA: cause('Verlust Angreifer', 'Loss of the attacker'),
    causeD: cause('Verlust Verteidiger', 'Loss of the defender'),
    afterA: number('Rest Angreifer', 'Rest attacker'),
    afterD: number('Rest Verteidiger', 'Rest defender'),
    /** Which side the attacker played on the screen (EW-46-33). */
    isAttackerBlue: flag('Angreifer war blau', 'Attacker was blue'),
    /** Log of the battle (EW-36-05); empty where it was not played. */
    text: { ...text('Mitschrift', 'Log'), ...aside },
    by: { ...text('von', 'by'), ...aside },
  },
});

const BONUSES = storedKind({
  id: 'bonus',
  reported: 'changes',
  words: { many: ['Zonenboni', 'Zone bonuses'], empty: ['Noch keiner.', 'None yet.'] },
  fields: {
    owner: owner('Spieler', 'Player'),
    turn,
    zone: number('Zone', 'Zone'),
    amount: number('Betrag', 'Amount'),
  },
});

/** Every movement of markers and register (EW-0-08). */
const ENTRIES = storedKind({
  id: 'entry',
  reported: 'changes',
  words: { many: ['Buchungen', 'Ledger'], empty: ['Noch nichts gebucht.', 'Nothing booked yet.'] },
  fields: {
    owner: owner('Spieler', 'Player'),
    no: number('Nr.', 'No.'),
    turn,
    kind: choice(['Was', 'What'], {
      markers: ['Marken', 'markers'],
      register: ['Register (halbe Felder)', 'register (half fields)'],
    }),
    amount: signed('Betrag', 'Amount'),
    reason: choice(['Grund', 'Reason'], BOOKED),
    region: { ...region, label: ['Land', 'Country'] },
  },
});

const DUELS = storedKind({
  id: 'ladder',
  isShared: true,
  reported: 'changes',
  words: {
    many: ['Duelle des Endspiels', 'Duels of the endgame'],
    empty: ['Noch keines.', 'None yet.'],
  },
  fields: {
    no: number('Nr.', 'No.'),
    war: number('Krieg', 'War'),
    challenger: party('Herausforderer', 'Challenger'),
    opponent: party('Gegner', 'Opponent'),
    beforeC: number('Register Herausforderer (halbe)', 'Register challenger (halves)'),
    beforeO: number('Register Gegner (halbe)', 'Register opponent (halves)'),
    shiftC: signed('Verschoben', 'Shifted'),
    shiftO: signed('Verschoben', 'Shifted'),
    transferC: number('Energie übertragen', 'Energy transferred'),
    transferO: number('Energie übertragen', 'Energy transferred'),
  },
});

/** Kinds of records of a game beside its phase, by the lists of its state (EW-43-01). */
export const LISTS = {
  players: PLAYERS,
  holdings: HOLDINGS,
  countries: COUNTRIES,
  alliances: ALLIANCES,
  broken: BROKEN,
  changes: CHANGES,
  purchases: PURCHASES,
  wars: WARS,
  battles: BATTLES,
  bonuses: BONUSES,
  duels: DUELS,
  entries: ENTRIES,
} as const;

/** The markers of a player: kept as the money of the party, and open to all as every booking is (EW-0-08). */
const MARKERS: RecordField<World, RecordRow> = {
  id: 'markers',
  label: ['PBU-Marken', 'PBU markers'],
  kind: 'money',
  ...open,
  figure: (_, { world, owner }) =>
    fact('eroberung.markers', world.parties[owner ?? '']?.treasury ?? 0, { party: owner ?? '' }),
};

export const RECORDS: readonly RecordKind<World>[] = Object.values<RecordKind<World>>(LISTS).map(
  (kind) => (kind.id === 'player' ? { ...kind, fields: [...kind.fields, MARKERS] } : kind),
);

/** A record as the rules read it: its fields, and whose it is (empty = nobody's). */
export type Kept<Kind> =
  Kind extends RecordKind<World, infer Row> ? Row & { readonly owner: string } : never;
