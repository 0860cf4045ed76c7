import type { Json, Party } from '../../../engine';

/** Name, category, region, intact levels, damaged levels; what a natural one acts as. */
type Advantage = readonly [
  name: string,
  category: string,
  region: string,
  intact: number,
  damaged?: number,
  actsAs?: string,
];

/** What the GM knows of it: title, text, and whether the organisation knows it, too. */
type Secret = readonly [title: string, text: string, isOwn: boolean];

interface Founded {
  readonly key: string;
  readonly name: string;
  readonly article: 'der' | 'das';
  readonly ruler: string;
  readonly colour: number;
  readonly seat: string;
  /** Halves by region. */
  readonly purses: Readonly<Record<string, number>>;
  /** Calm units by region, in the order in which they came. */
  readonly units: readonly (readonly [region: string, count: number])[];
  readonly advantages: readonly Advantage[];
  readonly secrets: readonly Secret[];
}

/**
 * The four of OS-22-02 with their start kits, and beside the kit the outposts that bring them into each other's way:
 * the kontor in the marsh, the order at the ford of the lakes, the league at the edge of the marsh.
 */
const FOUNDED: readonly Founded[] = [
  {
    key: 'kontor',
    name: 'Küstenkontor',
    article: 'das',
    ruler: 'Die Rechenmeisterin',
    colour: 7,
    seat: 'kueste',
    purses: { kueste: 12, marsch: 5 },
    units: [
      ['kueste', 3],
      ['marsch', 1],
    ],
    advantages: [
      ['Salzhandel', 'trade', 'kueste', 3],
      ['Speicherviertel', 'infrastructure', 'kueste', 1],
      ['Hafenohren', 'secret_service', 'kueste', 1],
      ['Torfkähne', 'trade', 'marsch', 1],
    ],
    secrets: [
      [
        'Falsches Salz',
        'Ein Drittel der Säcke im Speicherviertel ist mit Asche gestreckt. Wer danach fragt, erfährt es.',
        true,
      ],
      [
        'Der Bote des Ordens',
        'Der Orden liest die Briefe des Kontors, seit ein Schreiber in der Hochwacht Schulden hat.',
        false,
      ],
    ],
  },
  {
    key: 'orden',
    name: 'Orden der Hochwacht',
    article: 'der',
    ruler: 'Der Turmvogt',
    colour: 0,
    seat: 'hochland',
    purses: { hochland: 12, seen: 3 },
    units: [
      ['hochland', 3],
      ['grenze', 1],
      ['seen', 2],
    ],
    advantages: [
      ['Turmritter', 'military', 'hochland', 3],
      ['Passfeste', 'fortification', 'hochland', 1],
      ['Ordensrat', 'authority', 'hochland', 1],
      ['Furtwacht', 'military', 'seen', 2],
    ],
    secrets: [
      [
        'Das Gelübde am Ufer',
        'Der Turmvogt hat geschworen, den Zirkel bis zum Frost aus dem Seenland zu treiben.',
        true,
      ],
    ],
  },
  {
    key: 'waldbund',
    name: 'Waldbund',
    article: 'der',
    ruler: 'Die Hüterin',
    colour: 5,
    seat: 'wald',
    purses: { wald: 12, marsch: 2 },
    units: [
      ['wald', 3],
      ['marsch', 2],
    ],
    advantages: [
      ['Pelzmarkt', 'trade', 'wald', 1],
      ['Lichtungen', 'infrastructure', 'wald', 1],
      ['Förster', 'military', 'wald', 1],
      ['Späher', 'secret_service', 'wald', 2],
      ['Honighang', 'natural', 'wald', 1, 0, 'trade'],
    ],
    secrets: [
      [
        'Die alte Quelle',
        'Unter dem Honighang liegt eine Silberader. Noch weiß es nur der Spielleiter.',
        false,
      ],
    ],
  },
  {
    key: 'zirkel',
    name: 'Zirkel der Schreiber',
    article: 'der',
    ruler: 'Die Erste Feder',
    colour: 3,
    seat: 'seen',
    purses: { seen: 14 },
    units: [['seen', 3]],
    advantages: [
      ['Archiv', 'research', 'seen', 2],
      ['Papiermühle', 'trade', 'seen', 1, 1],
      ['Gelehrtenrat', 'authority', 'seen', 1],
      ['Botenläufer', 'secret_service', 'seen', 1],
      ['Inselmauer', 'fortification', 'seen', 1],
    ],
    secrets: [
      [
        'Die verbrannte Karte',
        'Im Archiv liegt die einzige Karte der Gänge unter der Passfeste.',
        true,
      ],
    ],
  },
];

const parts = (key: string, list: readonly unknown[]): readonly string[] =>
  list.map((_, index) => `${key}${String(index + 1)}`);

/** What an organisation has, as the game keeps it among the affairs of the world. */
const holdingOf = ({ units, advantages, secrets }: Founded): Json => {
  const regions = units.flatMap(([region, count]) => Array.from({ length: count }, () => region));
  return {
    origin: 'start',
    founded: 1,
    dissolved: null,
    units: regions.map((region, index) => ({
      id: `u${String(index + 1)}`,
      region,
      unrestSince: null,
      arrived: index + 1,
    })),
    advantages: advantages.map(([name, category, region, intact, damaged, actsAs], index) => ({
      id: `a${String(index + 1)}`,
      name,
      category,
      actsAs: actsAs ?? null,
      region,
      intact,
      damaged: damaged ?? 0,
      exhausted: 0,
    })),
    lastEvent: null,
    secrets: parts('s', secrets).map((id, index) => {
      const [title = '', text = '', isOwn = false] = secrets[index] ?? [];
      return { id, title, text, isOwn };
    }),
    lastUnit: regions.length,
    lastAdvantage: advantages.length,
  };
};

/** The organisations of the example as parties of the world, and what each of them has, by the rows of the affairs. */
export function organisations(): {
  readonly parties: readonly Party[];
  readonly affairs: Readonly<Record<string, Json>>;
} {
  return {
    parties: FOUNDED.map(({ key, name, article, ruler, colour, seat, purses }) => ({
      key,
      kind: 'organisation',
      name,
      article,
      ruler,
      colour,
      capital: null,
      treasury: Object.values(purses).reduce((total, halves) => total + halves, 0),
      relations: {},
      seat,
      purses,
    })),
    affairs: Object.fromEntries(FOUNDED.map((one) => [`organisation/${one.key}`, holdingOf(one)])),
  };
}
