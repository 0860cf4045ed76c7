import { describe, expect, it } from 'vitest';
import { BOARD_43, boardWorld, eroberung } from '../systems/eroberung';
import { bookOf as countryBook } from '../systems/eroberung/orders/book';
import { GRAMMAR as COUNTRY_GRAMMAR } from '../systems/eroberung/orders/grammar';
import { moerderspiel } from '../systems/moerderspiel';
import { bookOf as nationBook } from '../systems/moerderspiel/orders/book';
import { GRAMMAR as NATION_GRAMMAR } from '../systems/moerderspiel/orders/grammar';
import { spelledOut } from '../systems/moerderspiel/orders/sayings';
import { turnInputOf } from '../world';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { bookOf } from '../systems/organisation/orders/book';
import { GRAMMAR } from '../systems/organisation/orders/grammar';
import { diceOf } from '../testing/letters';
import { orderLines } from '../testing/organisationCases';
import { BUILD, mills } from '../testing/mills';
import { millWorld } from '../testing/mills/campaign';
import { organisationWorld } from '../testing/organisation';
import { organisation } from '../systems/organisation';
import { pygma } from '../systems/pygma';
import { GRAMMAR as REALM_GRAMMAR } from '../systems/pygma/orders/grammar';
import { sheetOf } from '../systems/pygma/orders/letter';
import { bookOf as realmBook } from '../systems/pygma/orders/world';
import { REALMS } from '../testing/pygma-samples';
import { tharosCampaign } from '../../assets/examples/tharos';
import { waben } from '../systems/waben';
import { sentenceBook } from '../systems/waben/orders/sentences/book';
import { SENTENCES } from '../systems/waben/orders/sentences/grammar';
import { proseOf } from '../systems/waben/orders/sentences/prose';
import { houseBot } from '../testing/house-bot';
import { damagedLetter } from '../testing/mutations-text';
import { trialsOf } from '../testing/trials';
import type { RuleSystem } from '../kernel';
import type { World } from '../world';
import { folded, oneCode, readOrdersOf, type ReadLetter } from '.';
import { regionBook } from './nouns';
import { type Token, tokensOf } from './tokens';

const world = organisationWorld();

/** Content of a letter, without places. */
const meaningOf = ({ orders, remarks }: ReadLetter<unknown>): string =>
  JSON.stringify([
    orders.map(({ order, step, stated }) => [order, step, stated]),
    remarks.map(({ code, words }) => [code, words.text]),
  ]);

/** A game whose lines are read, and lines without any finding. */
interface Game {
  readonly game: string;
  readonly system: RuleSystem<World>;
  readonly world: World;
  /** Reads a letter of a party, of the one whose lines they are unless stated. */
  readonly read: (text: string, party?: string) => ReadLetter<unknown>;
  readonly lines: readonly string[];
  /** Words of names of several words: a name may be cut short. */
  readonly longNames: ReadonlySet<string>;
  /** Names and a number that mean something in the game. */
  readonly more: readonly string[];
}

const MILL_GRAMMAR = { forms: [BUILD], writers: 'party', codes: oneCode('mills.E_LINE') } as const;
const MILL_BOOK = regionBook(millWorld());

const COUNTRIES = boardWorld(BOARD_43);

const NATIONS = turnInputOf(achtvoelkerCampaign()).world;
const nationBooks = new Map<string, ReturnType<typeof nationBook>>();

/** A letter of a nation; its names are found once for every nation. */
function readNation(text: string, party = 'rot'): ReadLetter<unknown> {
  const book = nationBooks.get(party) ?? nationBook(NATIONS, party);
  nationBooks.set(party, book);
  return readOrdersOf(spelledOut(text), NATION_GRAMMAR, book);
}

/** A letter about realms: its prose by the grammar; the words of its order sheet all count as used, as other tests show. */
function readRealm(text: string, party = 'west'): ReadLetter<unknown> {
  const book = realmBook(REALMS, party);
  const { taken, prose } = sheetOf(text, book);
  const letter = readOrdersOf(prose, REALM_GRAMMAR, book);
  const onSheet = tokensOf(text, 0)
    .filter(({ span }) =>
      taken.some((one) => one.span.start <= span.start && span.end <= one.span.end),
    )
    .map((token) => ({ token, use: 'order' as const }));
  return { ...letter, uses: [...letter.uses, ...onSheet] };
}

const HEXES = tharosCampaign().world;

/** A letter about hexes: its sentences; what is read as rows or declarations counts as used, as other tests show. */
function readHexes(text: string, party = 'tha'): ReadLetter<unknown> {
  const prose = proseOf(text, [], true);
  const letter = readOrdersOf(prose, SENTENCES, sentenceBook(HEXES, party));
  const isApart = ({ span }: Token): boolean =>
    text.slice(span.start, span.end) !== prose.slice(span.start, span.end);
  const apart = tokensOf(text, 0)
    .filter(isApart)
    .map((token) => ({ token, use: 'order' as const }));
  return {
    ...letter,
    orders: letter.orders.map(({ order, ...one }) => ({ ...one, order: { ...order, at: {} } })),
    uses: [...letter.uses, ...apart],
  };
}

const GAMES: readonly Game[] = [
  {
    game: 'Welt der Waben',
    system: waben,
    world: HEXES,
    read: readHexes,
    lines: [
      'Heer 101 zieht nach 210/20',
      'Heer 101 marschiert über 210/20 nach 210/21',
      'Reiter 201 verteidigen',
      'Flotte 302 greift an',
      'Army 103 retreats',
      'Wir erklären Valdrun den Krieg',
    ],
    longNames: new Set(),
    more: ['Valdrun', '7', 'Elystria'],
  },
  {
    game: 'Organisationsspiel',
    system: organisation,
    world,
    read: (text, party = 'orden') => readOrdersOf(text, GRAMMAR, bookOf(world, party)),
    lines: orderLines()
      .filter(({ isWhole }) => isWhole)
      .map(({ line }) => line),
    longNames: new Set([
      'secret',
      'service',
      ...Object.values(bookOf(world, 'orden').nouns).flatMap((things) =>
        things.flatMap(({ words }) => (words.length > 1 ? words : [])),
      ),
    ]),
    more: ['Grenzmark', 'Waldbund', '7', 'Forschung'],
  },
  {
    game: 'Mühlental',
    system: mills,
    world: millWorld(),
    read: (text) => readOrdersOf(text, MILL_GRAMMAR, MILL_BOOK),
    lines: [
      'BAUE Mühle in Küste',
      'Build a mill in Waldmark',
      'Wir wollen bitte in Seenland eine Mühle bauen',
    ],
    longNames: new Set(),
    more: ['Hochland', '7', 'Bert'],
  },
  {
    game: 'Eroberung der Welt',
    system: eroberung,
    world: COUNTRIES,
    read: (text, party = 'rot') =>
      readOrdersOf(text, COUNTRY_GRAMMAR, countryBook(COUNTRIES, party)),
    lines: [
      'Ziffer 7',
      'Markensatz 3',
      'Mutterland: Frankreich, Italien',
      'Heimatbündnisse: Kanada, Mexiko',
      'Kauf Bangladesch',
      'Ich greife Frankreich mit Panzern an',
      'Attack Japan with submarine together with Blau',
      'Ich verbünde mich mit Blau',
      'Wir kündigen das Bündnis',
      'Beitrag 500 für Blau',
      'Waffen: Panzer, Flugzeug, U-Boot',
    ],
    longNames: new Set(),
    more: ['Nigeria', '7', 'Gelb'],
  },
  {
    game: 'Total Mörderspiel',
    system: moerderspiel,
    world: NATIONS,
    read: readNation,
    lines: [
      'Armee 1 hält',
      'Armee 2 marschiert über E6 nach E7',
      'Die zweite Armee geht nach D11',
      'Army 1 moves to D11 and D12',
      'Armee 1 greift Ziel 2 an',
      'Army 1 attacks the garrison',
      'Armee 1 belagert E6',
      'Armee 1 baut die Hauptstadt wieder auf mit 200 Soldaten',
      'Armee 1 blockiert die Kante zu F5',
      'Armee 1 zeigt Ziel 1 den Erlass',
      'Armee 1 stellt eine Falle',
      'Armee 1 verfolgt Ziel 2',
      'Armee 1 verlockt 200 Soldaten von Ziel 1',
      'Armee 2 ist aggressiv',
      'Armee 1 beobachtet F7',
      'Armee 1 erscheint doppelt so stark',
      'Armee 1 führt die Flagge von Blau',
      'Armee 1 nutzt Tarnung',
      'Wir stimmen für Blau',
      'Wir überlassen C5 an Blau',
      'Vereinige Armee 2 mit Armee 1',
      'Lager: D3',
    ],
    longNames: new Set(['armee', 'army', 'ziel', 'target', 'die', 'so', 'stark']),
    more: ['Gelb', '7', 'D12'],
  },
  {
    game: 'PYGMA-ISIS',
    system: pygma,
    world: REALMS,
    read: readRealm,
    lines: [
      'Rüste KH 8 mit 5000 K in Nordhafen',
      'Straße von 65/12 nach 65/13',
      'Brücke 65/12, 65/13',
      'Befestigung Hochburg',
      'Handelsstadt Hochburg',
      'Spionage 40000 GS',
      'Hygiene 20000 GS',
      'Förderung Gewürze im Hochland',
      'Lagerung 25 P. Wein in Nordhafen',
      'Händler H 2 in Nordhafen',
      'Überweisung 5000 GS an Nordreich',
      'Auftrag Reichsgröße gegen Nordreich',
      'Stationierung RH 4',
      'Ausrüstung KH 3: 2 GS je Mann',
      'Fortify Hochburg',
      'Station RH 4',
      'Espionage 40000 gold',
    ],
    longNames: new Set(),
    more: ['Inselbund', '7', 'Hochburg'],
  },
];

/** Lines whose text is the player's own: any word may stand in it. */
const isFree = (line: string): boolean => /^(unterst|überl|overload|support|inform)/iu.test(line);

/** Words that deny an order, bind it, or leave it open, wherever they stand in it. */
const HOLDING_WORDS = [
  'nicht',
  'falls',
  'nur wenn',
  'sofern',
  'not',
  'unless',
  'vielleicht',
  'demnächst',
  'angeblich',
  'storniert',
  'eigentlich',
  'supposedly',
  'later',
];

/** Denials as they stand within a sentence, before the verb or behind it. */
const DENIED_WITHIN = ['sich nicht', 'does not'];

/** A line with words in the place of each of its blanks. */
const withAtBlanks = (line: string, words: string): readonly string[] =>
  [...line.matchAll(/ /gu)].map(
    ({ index }) => `${line.slice(0, index)} ${words}${line.slice(index)}`,
  );

/** Words before an order without meaning, whatever the game. */
const BEFORE = ['Hallo, ', 'Danke, ', 'Liebe SL, ', 'Guten Tag! ', 'Befehl 1: ', 'x\n--\n'];

const LETTERS = trialsOf({ small: 20, middle: 60, full: 5000 });

describe.each(GAMES)('nothing a player wrote is dropped without a finding: $game', (game) => {
  it('every word of a letter is used by an order, courtesy, or asked about in a remark', () => {
    for (const seed of LETTERS.seeds()) {
      const dice = diceOf(seed);
      const written = Object.entries(houseBot(game.system).letters(dice, game.world));
      const letters = written.flatMap(([party, letter]) => [
        [party, letter] as const,
        [party, damagedLetter(dice, letter)] as const,
      ]);
      for (const [party, letter] of letters) {
        const { uses, remarks } = game.read(letter, party);
        const isReported = ({ span }: Token): boolean =>
          remarks.some(({ words: at }) => at.span.start <= span.start && span.end <= at.span.end);
        const used = new Set(uses.map(({ token }) => token.span.start));
        const bullets = /^\s*(?:\d{1,3}[.)]|[a-z][.)])/;
        const lost = tokensOf(letter, 0).filter(
          (token) =>
            token.kind !== 'sign' &&
            !used.has(token.span.start) &&
            !bullets.test(`${token.text}.`) &&
            !isReported(token),
        );
        const untold = uses.filter(({ token, use }) => use === 'asked' && !isReported(token));
        const around = ({ span }: Token): string =>
          letter.slice(Math.max(0, span.start - 60), span.end + 40);
        expect([...lost, ...untold.map(({ token }) => token)].map(around)).toEqual([]);
      }
    }
  });
});

describe.each(GAMES)(
  'nothing is dropped or carried out otherwise: $game',
  ({ read, lines, longNames, more }) => {
    const own = lines.filter((line) => !isFree(line));

    it.each(lines)('a word left out of it changes the reading, or was courtesy: %s', (line) => {
      const whole = read(line);
      for (const { token, use } of whole.uses) {
        if (use !== 'order' || longNames.has(token.fold)) continue;
        const without = line.slice(0, token.span.start) + line.slice(token.span.end);
        expect([token.text, meaningOf(read(without))]).not.toEqual([token.text, meaningOf(whole)]);
      }
    });

    it.each(own)(
      'a word nobody knows in the place of any other is asked about, or changes the order: %s',
      (line) => {
        const whole = read(line);
        for (const { token } of whole.uses) {
          const bent = `${line.slice(0, token.span.start)}Xyzzy${line.slice(token.span.end)}`;
          expect([token.text, meaningOf(read(bent))]).not.toEqual([token.text, meaningOf(whole)]);
        }
      },
    );

    it.each(lines)('ends of lines, capitals, umlauts and accents do not matter: %s', (line) => {
      const ordered = (text: string): string =>
        folded(JSON.stringify(read(text).orders.map(({ order }) => order)));
      const capitals = line.toUpperCase();
      const plain = capitals.replaceAll('Ä', 'AE').replaceAll('Ö', 'OE').replaceAll('Ü', 'UE');
      for (const bent of [capitals, plain, `\r\n${line}\r\n`])
        expect([bent, ordered(bent)]).toEqual([bent, ordered(line)]);
    });

    it.each(own)('a name or a number more is asked about, or changes the order: %s', (line) => {
      const whole = meaningOf(read(line));
      for (const one of more) {
        const bent = line.replace(/ (?=\S+$)/u, ` ${one} `);
        if (bent !== line) expect([one, meaningOf(read(bent))]).not.toEqual([one, whole]);
        expect([one, meaningOf(read(`${line} ${one}`))]).not.toEqual([one, whole]);
      }
    });

    it.each(own.filter((line) => !line.includes(';')))(
      'denied, bound or doubted it is not carried out: %s',
      (line) => {
        const ordered = ({ orders }: ReadLetter<unknown>): readonly string[] =>
          orders.map(({ order }) => JSON.stringify(order));
        for (const word of HOLDING_WORDS)
          for (const bent of [
            `${line} ${word}`,
            `${word} ${line}`,
            ...withAtBlanks(line, word).slice(0, 1),
          ]) {
            const letter = read(bent);
            expect([bent, ordered(letter)]).toEqual([bent, []]);
            expect(letter.remarks.length).toBeGreaterThan(0);
          }
        // Within it a denial may be of one name of several, `Frankreich, nicht Italien`; the whole is not ordered.
        const whole = new Set(ordered(read(line)));
        const within = [
          ...HOLDING_WORDS.flatMap((word) => withAtBlanks(line, word).slice(1)),
          ...DENIED_WITHIN.flatMap((word) => withAtBlanks(line, word)),
        ];
        for (const bent of within)
          expect([bent, ordered(read(bent)).filter((one) => whole.has(one))]).toEqual([bent, []]);
      },
    );

    it.each(own)('struck out, quoted or planned it is not carried out: %s', (line) => {
      for (const bent of [`~~x\n${line}\nx~~`, `„${line}“, sagte er`, `Option: ${line}`]) {
        const { orders, remarks } = read(bent);
        expect([bent, orders.map(({ order }) => order)]).toEqual([bent, []]);
        expect(remarks.length).toBeGreaterThan(0);
      }
    });

    it.each(lines)('behind a greeting, a label or dashes it is read or asked about: %s', (line) => {
      const ordered = ({ orders }: ReadLetter<unknown>): string =>
        JSON.stringify(orders.map(({ order }) => order));
      const whole = ordered(read(line));
      for (const before of BEFORE) {
        const bent = read(before + line);
        const isAsked = bent.remarks.some(({ words }) => words.span.end > before.length);
        expect([before, isAsked || ordered(bent) === whole]).toEqual([before, true]);
      }
    });
  },
);
