import type { Settings } from '../../../kernel';
import type { DeclarationMeaning } from '../orders/declaration';
import type { FieldAddress } from '../../../hex';
import type { Case, CaseField } from './case';

/** A letter of party `a`; `b` is called "Bund von Valen". */
export interface GivenLetter {
  readonly lines: readonly string[];
  readonly fields?: Readonly<Record<string, CaseField>>;
  readonly sides?: Readonly<Record<string, readonly ('river' | 'road')[]>>;
  readonly settings?: Settings;
  /** First moon of the turn, which is the fifth; 3 unless stated, in which nothing is due. */
  readonly moon?: number;
}

/** What is read and what is noted, `code words`. */
export interface ExpectedLetter {
  readonly declared?: readonly DeclarationMeaning[];
  readonly findings?: readonly string[];
}

export type LetterCase = Case<GivenLetter, ExpectedLetter>;

const at = (field: string): FieldAddress => field as FieldAddress;

const letter = (
  clauses: readonly string[],
  title: string,
  given: readonly string[] | GivenLetter,
  expect: ExpectedLetter,
): LetterCase => ({
  id: `${clauses[0] ?? ''} ${title}`,
  clauses,
  title,
  given: 'lines' in given ? given : { lines: given },
  expect,
});

/** One line each, in the ways players write it. */
export const LINES: readonly LetterCase[] = [
  letter(['WW-3.1-10', 'WW-9.5-05'], 'a tax rate', ['Steuersatz 8 %'], {
    declared: [{ kind: 'tax', rate: 8 }],
  }),
  letter(['WW-3.1-10'], 'a tax rate in English', ['tax rate: 7'], {
    declared: [{ kind: 'tax', rate: 7 }],
  }),
  letter(['WW-9.5-05'], 'a broken percentage is no rate', ['Steuersatz 7,5 %'], {
    findings: ['F-NUM-FORMAT 7,5'],
  }),
  letter(
    ['WW-4.1-33'],
    'a castle marked as new, with its harbours',
    ['neu: Burg in 210/07 „Falkenstein“ Hafen 2,3'],
    {
      declared: [
        {
          kind: 'build',
          structure: 'brg',
          value: null,
          place: { kind: 'field', field: at('210/07') },
          name: 'Falkenstein',
          harbours: [2, 3],
          gold: null,
        },
      ],
    },
  ),
  letter(['WW-4.1-33'], 'a road and its first stage', ['Neubau Straße 210/19(2), 1.000 GS'], {
    declared: [
      {
        kind: 'build',
        structure: 'str',
        value: null,
        place: { kind: 'side', field: at('210/19'), side: 2 },
        name: null,
        harbours: [],
        gold: 1000,
      },
    ],
  }),
  letter(
    ['WW-4.3-04', 'WW-2.1-20'],
    'a wall and a bridge by their sides',
    ['Wall BW 8 in 210/19(3)', 'new bridge 210/19|20'],
    {
      declared: [
        {
          kind: 'build',
          structure: 'wl',
          value: 8,
          place: { kind: 'side', field: at('210/19'), side: 3 },
          name: null,
          harbours: [],
          gold: null,
        },
        {
          kind: 'build',
          structure: 'bridge',
          value: null,
          place: { kind: 'side', field: at('210/19'), side: 2 },
          name: null,
          harbours: [],
          gold: null,
        },
      ],
    },
  ),
  letter(['WW-4.2-25'], 'enlarging', ['Ausbau Burg 210/07 zur Festung', 'Upgrade 210/08 to city'], {
    declared: [
      { kind: 'upgrade', place: at('210/07'), structure: 'fst' },
      { kind: 'upgrade', place: at('210/08'), structure: 'std' },
    ],
  }),
  letter(
    ['WW-6.2-18', 'WW-4.1-12'],
    'repair and rest',
    ['Reparatur 210/19(3) 2 BWP', 'Baustopp 210/07'],
    {
      declared: [
        { kind: 'repair', place: { kind: 'side', field: at('210/19'), side: 3 }, points: 2 },
        { kind: 'rest', place: { kind: 'field', field: at('210/07') } },
      ],
    },
  ),
  letter(
    ['WW-3.2-06'],
    'payments to a party by key and by name, in both orders',
    ['Tribut an B 500 GS', '- Geschenk an Bund von Valen: 1.200 GS', 'Support 300 for b'],
    {
      declared: [
        { kind: 'pay', to: 'b', gold: 500, purpose: 'Tribut' },
        { kind: 'pay', to: 'b', gold: 1200, purpose: 'Geschenk' },
        { kind: 'pay', to: 'b', gold: 300, purpose: 'Support' },
      ],
    },
  ),
  letter(
    ['WW-3.2-02', 'WW-3.2-04'],
    'other expenses and income',
    ['Ausgabe für Spione 300 GS', 'Einnahmen aus Bergwerk 300', 'other income: trade 40 GS'],
    {
      declared: [
        { kind: 'spend', gold: 300, purpose: 'Spione' },
        { kind: 'income', gold: 300, cause: 'Bergwerk' },
        { kind: 'income', gold: 40, cause: 'trade' },
      ],
    },
  ),
  letter(
    ['WW-3.2-02'],
    'under their heading entries need no further word',
    ['Sonstige Ausgaben', 'Bestechung des Kämmerers 300 GS'],
    { declared: [{ kind: 'spend', gold: 300, purpose: 'Bestechung des Kämmerers' }] },
  ),
  letter(['WW-9.5-02'], 'upkeep paid in part', ['Unterhalt 103: 1.200'], {
    declared: [{ kind: 'upkeep', unit: 103, gold: 1200 }],
  }),
  letter(
    ['WW-4.2-20', 'WW-3.3-04'],
    'capital and storage',
    ['Hauptstadt 210/19', 'Lager 210/04: 50.000'],
    {
      declared: [
        { kind: 'capital', place: at('210/19') },
        { kind: 'store', place: at('210/04'), gold: 50_000 },
      ],
    },
  ),
  letter(
    ['WW-11.2-03', 'WW-8.2-35'],
    'relations, each in its own words',
    ['Verträge:', 'Bündnis mit b', 'Frieden mit c', 'Krieg gegen d', 'Durchzug für e'],
    {
      declared: [
        { kind: 'relation', party: 'b', relation: 'alliance' },
        { kind: 'relation', party: 'c', relation: 'peace' },
        { kind: 'relation', party: 'd', relation: 'enemy' },
        { kind: 'relation', party: 'e', relation: 'passage' },
      ],
    },
  ),
  letter(
    ['WW-4.2-14', 'WW-6.3-20'],
    'seats of characters, and a transport for others',
    ['501 Ansiedlung 210/04', '502 Ansiedlung keine', '302 frei für b'],
    {
      declared: [
        { kind: 'seat', unit: 501, place: at('210/04') },
        { kind: 'seat', unit: 502, place: null },
        { kind: 'release', unit: 302, party: 'b' },
      ],
    },
  ),
  letter(
    ['WW-5.1-22'],
    'raising in a single line',
    ['Rüstung 106: +3.000K + 1 HF in 210/04 -16.000 GS'],
    {
      declared: [
        {
          kind: 'muster',
          unit: 106,
          count: 3000,
          type: 'K',
          leaders: 1,
          place: at('210/04'),
          gold: -16_000,
        },
      ],
    },
  ),
  letter(
    ['WW-4.1-33', 'WW-8.2-12'],
    'in the list of structures only what is marked as new is built',
    ['Bauwerke', 'Burg in 210/07 „Falkenstein“', 'Burg in 210/08 „Rabenfels“ (neu)'],
    {
      declared: [
        {
          kind: 'build',
          structure: 'brg',
          value: null,
          place: { kind: 'field', field: at('210/08') },
          name: 'Rabenfels',
          harbours: [],
          gold: null,
        },
      ],
    },
  ),
];

/** What is not understood, and what is left alone. */
export const STRANGE: readonly LetterCase[] = [
  letter(
    ['WW-0.3-03', 'WW-6.3-20'],
    'a line among declarations in no known form is shown, neighbours as one',
    ['Verträge', 'Wir grüßen alle Nachbarn', 'und wünschen Glück.'],
    { findings: ['F-ORD-REMARK Wir grüßen alle Nachbarn\nund wünschen Glück'] },
  ),
  letter(
    ['WW-0.3-03'],
    'a declaration that goes on in words that do not fit is asked about there',
    ['Verträge', 'Frieden mit b: bis zum Winter', 'Neubauten', 'Ausbau 210/07'],
    { findings: ['F-ORD-UNPARSED : bis zum Winter', 'F-ORD-UNPARSED Ausbau 210/07'] },
  ),
  letter(['WW-0.3-03'], 'nobody is called like that', ['Verträge', 'Frieden mit xyz'], {
    findings: ['F-ORD-UNPARSED xyz'],
  }),
  letter(
    ['WW-8.2-30', 'WW-8.2-31'],
    'culture and messages declare nothing',
    ['Kulturbericht', 'Krieg mit b', 'Botschaft an Valen', 'Frieden mit b'],
    {},
  ),
  letter(
    ['WW-0.3-03'],
    'prose that begins like a declaration is prose',
    ['Frieden wäre schön', 'Wir hoffen.'],
    {},
  ),
  letter(['WW-2.1-13'], 'a place off the map', ['Hauptstadt 999/19'], {
    findings: ['F-MAP-OFF 999/19'],
  }),
  letter(
    ['WW-4.2-09'],
    'a structure of a free type needs approval',
    ['Neubau Akademie in 210/07'],
    {
      findings: ['F-BUILD-FREETYPE Akademie'],
    },
  ),
  letter(['WW-4.1-33'], 'a structure without place', ['Neubauten', 'Neubau Burg „Falkenstein“'], {
    findings: ['F-ORD-UNPARSED Neubau Burg „Falkenstein“'],
  }),
];

const OWN = { '210/19': { owner: 'a' }, '210/20': { owner: 'a' }, '210/07': { owner: 'a' } };
const TOWN = { '210/04': { owner: 'a', settlement: { type: 'std', owner: 'a' } } };

/** Declarations that are understood but impossible; only the findings of the check. */
export const IMPOSSIBLE: readonly LetterCase[] = [
  letter(['WW-4.2-26'], 'a settlement on foreign land', ['Neubau Burg „X“ in 210/07'], {
    findings: ['F-BUILD-NOTOWN Neubau Burg „X“ in 210/07'],
  }),
  letter(
    ['WW-12.4-28'],
    'a settlement without a name',
    { lines: ['Neubau Burg in 210/07'], fields: OWN },
    { findings: ['F-BUILD-NONAME Neubau Burg in 210/07'] },
  ),
  letter(
    ['WW-12.4-28'],
    'the GM may do without names',
    { lines: ['Neubau Burg in 210/07'], fields: OWN, settings: { 'settle.name_required': false } },
    {},
  ),
  letter(
    ['WW-4.2-21', 'WW-4.2-23'],
    'at a river harbours are named, and lie at it',
    {
      lines: ['Neubau Burg „X“ in 210/19', 'Neubau Burg „Y“ in 210/20 Hafen 1'],
      fields: OWN,
      sides: { '210/19(2)': ['river'] },
    },
    {
      findings: [
        'F-PORT-MISSING Neubau Burg „X“ in 210/19',
        'F-PORT-SIDE Neubau Burg „Y“ in 210/20 Hafen 1',
      ],
    },
  ),
  letter(
    ['WW-4.3-08', 'WW-4.3-10', 'WW-4.3-03'],
    'roads need bridges over rivers, bridges need rivers, nothing stands twice',
    {
      lines: ['Neubau Straße 210/19(2)', 'Neubau Brücke 210/20(2)', 'Neubau Straße 210/19(5)'],
      fields: OWN,
      sides: { '210/19(2)': ['river'], '210/19(5)': ['road'] },
    },
    {
      findings: [
        'F-BUILD-NEEDBRIDGE Neubau Straße 210/19(2)',
        'F-BUILD-NORIVER Neubau Brücke 210/20(2)',
        'F-BUILD-DUP Neubau Straße 210/19(5)',
      ],
    },
  ),
  letter(
    ['WW-4.3-08'],
    'a road over a river and its bridge are begun together, whichever the letter names first',
    {
      lines: [
        'Neubau Straße 210/19(2)',
        'Neubau Brücke 210/20(5)',
        'Neubau Brücke 210/19(5)',
        'Neubau Straße 210/19(5)',
      ],
      fields: OWN,
      sides: { '210/19(2)': ['river'], '210/19(5)': ['river'] },
    },
    { findings: [] },
  ),
  letter(
    ['WW-4.3-08', 'WW-4.3-10'],
    'a bridge that cannot be built lets no road begin',
    {
      lines: ['Neubau Straße 210/19(2)', 'Neubau Brücke 210/19(2)'],
      fields: { ...OWN, '210/20': { owner: 'a', terrain: 'h' } },
      sides: { '210/19(2)': ['river'] },
    },
    {
      findings: [
        'F-BUILD-NEEDBRIDGE Neubau Straße 210/19(2)',
        'F-BUILD-HEIGHT Neubau Brücke 210/19(2)',
      ],
    },
  ),
  letter(
    ['WW-4.3-06'],
    'a road into the land of a neighbour needs his word',
    { lines: ['Neubau Straße 210/19(2)'], fields: { ...OWN, '210/20': { owner: 'b' } } },
    { findings: ['F-BUILD-AGREE Neubau Straße 210/19(2)'] },
  ),
  letter(
    ['WW-4.3-04', 'WW-2.1-19'],
    'a wall that is too weak, a road without side',
    { lines: ['Neubau Wall BW 4 in 210/19(3)', 'Neubau Straße 210/19'], fields: OWN },
    {
      findings: [
        'F-BUILD-WALLMIN Neubau Wall BW 4 in 210/19(3)',
        'F-POS-SYNTAX Neubau Straße 210/19',
      ],
    },
  ),
  letter(
    ['WW-4.2-25'],
    'a town is not enlarged to a castle',
    { lines: ['Ausbau 210/04 zur Burg'], fields: TOWN },
    { findings: ['F-BUILD-OCCUPIED Ausbau 210/04 zur Burg'] },
  ),
  letter(
    ['WW-4.2-25'],
    'nothing is enlarged where the GM does without it',
    {
      lines: ['Ausbau 210/04 zur Festung'],
      fields: TOWN,
      settings: { 'build.allow_upgrade': false },
    },
    { findings: ['F-BUILD-OCCUPIED Ausbau 210/04 zur Festung'] },
  ),
  letter(
    ['WW-4.2-25'],
    'a town becomes a fortress',
    { lines: ['Ausbau 210/04 zur Festung'], fields: TOWN },
    {},
  ),
  letter(
    ['WW-3.3-04', 'WW-4.2-20', 'WW-4.2-14'],
    'capital, storage and seats are own settlements',
    ['Hauptstadt 210/05', 'Lager 210/06: 5', '501 Ansiedlung 210/05'],
    {
      findings: [
        'F-ORD-NOTARGET Hauptstadt 210/05',
        'F-ORD-NOTARGET Lager 210/06: 5',
        'F-ROW-UNKNOWN 501 Ansiedlung 210/05',
      ],
    },
  ),
  letter(['WW-0.3-03'], 'of two tax rates the first counts', ['Steuersatz 6 %', 'Steuersatz 9 %'], {
    findings: ['F-ORD-REMARK Steuersatz 9 %'],
  }),
  letter(
    ['WW-6.2-18', 'WW-3.2-06'],
    'nothing to repair, nobody to pay',
    ['Reparatur 210/07', 'Tribut an a 5 GS'],
    {
      findings: ['F-ORD-NOTARGET Reparatur 210/07', 'F-ORD-NOTARGET Tribut an a 5 GS'],
    },
  ),
];

const ROWS = ['Zugbefehl', 'Nr.\tZugbefehl\tBefehl', '101\t\tKV'];

/** The letter as a whole: only findings about the turn. */
export const LETTERS: readonly LetterCase[] = [
  letter(['WW-8.1-08'], 'a bare table of orders is no letter', ROWS.slice(1), {}),
  letter(
    ['WW-8.2-03'],
    'a letter of the right turn and moon',
    ['Anschreiben', 'Spielzug Nr. 5', 'für den Eulenmond', 'Bauwerke', ...ROWS],
    {},
  ),
  letter(
    ['WW-8.2-03'],
    'number and moon are missing',
    ['Anschreiben', 'Sehr geehrter Spielleiter,', 'Bauwerke', ...ROWS],
    { findings: ['F-TURN-HEADER', 'F-TURN-HEADER'] },
  ),
  letter(
    ['WW-8.2-03', 'WW-3.4-05'],
    'another turn, another moon, and a moon nobody knows',
    ['Spielzug Nr. 4', 'Monde: Rabenmond, Bärenmond', 'Bauwerke', ...ROWS],
    { findings: ['F-TURN-HEADER 4', 'F-TURN-HEADER Rabenmond', 'F-NUM-MOON Bärenmond'] },
  ),
  letter(['WW-8.2-03'], 'moons by number', ['Spielzug 5', 'Monde: 3 und 4', 'Bauwerke', ...ROWS], {
    findings: ['F-TURN-HEADER 4'],
  }),
  letter(['WW-8.1-08'], 'the list of the realm is missing', ['Spielzug 5, Eulenmond', ...ROWS], {
    findings: ['F-TURN-PART'],
  }),
  letter(['WW-8.2-01', 'WW-8.1-08'], 'the cover letter is missing', ['Bauwerke', ...ROWS], {
    findings: ['F-TURN-PART'],
  }),
  letter(['WW-8.1-08'], 'the orders are missing', ['Spielzug 5, Eulenmond', 'Bauwerke'], {
    findings: ['F-TURN-PART'],
  }),
  letter(
    ['WW-8.2-14', 'WW-3.4-03'],
    'the list of taxes is due in the income moon',
    { lines: ['Spielzug 5, Widdermond', 'Bauwerke', ...ROWS], moon: 1 },
    { findings: ['F-TURN-LIST'] },
  ),
  letter(
    ['WW-8.2-14'],
    'the list of goods raised is due in the muster moon',
    { lines: ['Spielzug 5, Falkenmond', 'Bauwerke', ...ROWS], moon: 2 },
    { findings: ['F-TURN-LIST'] },
  ),
  letter(
    ['WW-8.2-14'],
    'a balance holds them all',
    { lines: ['Spielzug 5, Falkenmond', 'Reichsbilanz', 'Alter Bestand\t1', ...ROWS], moon: 2 },
    {},
  ),
];
