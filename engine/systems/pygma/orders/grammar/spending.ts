import {
  apart,
  choice,
  english,
  folded,
  forms,
  fresh,
  german,
  items,
  noun,
  number,
  participles,
  separable,
} from '../../../../orders';
import { coordOf, type Order, type Stated, unitNameOf } from '../order';
import type { Area, Good } from '../../data/kinds';
import {
  cityAt,
  CITY_NAME,
  cityOf,
  coord,
  coordsIn,
  gold,
  load,
  loadOf,
  order,
  REALM_NAME,
  size,
  sizeOf,
  sum,
  UNCLEAR,
  unit,
} from './slots';

/** `Dort lagere ich ...`, `stelle ich dort RH 2 auf`: in the city the order before is about. */
const THERE = choice({ there: 'dort, ebendort, daselbst, there, in dieser stadt' }, 'bare');

/** The city of an order before; empty = it has none. */
const cityBefore = (previous: Order | undefined): string =>
  previous !== undefined && 'city' in previous ? previous.city : '';

/** `Rüstung | Nordhafen | KH 3 | 5000 K | 50.000 GS` (PI-05-14). */
const MUSTER = order('MUSTER', {
  verbs: [
    german('rüsten, auf|rüsten, auf|stellen, aus|heben, mustern, an|werben, werben'),
    english('muster, raise, recruit'),
    participles('ausgehoben, angeworben, geworben'),
  ],
  heads: forms('rüstung, neurüstung, aufstellung, mustering'),
  fillers:
    'heer army flotte fleet stadt city hafen harbour neu kriegerheer reiterheer neues neue namens name name under ebenfalls wieder',
  // `5000 Krieger als KH 8 in Nordhafen`.
  isPlain: ({ unit: one, size: many, city }) =>
    one !== undefined && many !== undefined && city !== undefined,
  slots: {
    sum,
    unit: unit('bare as bracket', { missing: UNCLEAR }),
    size: size('bare with of', { missing: UNCLEAR }),
    city: noun('city', 'in bare from to for on with'),
    field: coord('in bare from to for on'),
    there: THERE,
    price: number('gs je, gs pro, gs per', 'bare for', { isWorded: true }),
  },
  make: ({ unit: one = '', size: many, there, field = '', ...named }, making) => {
    const { object, unused, previous } = making;
    unused('price');
    const city = named.city ?? (there === undefined ? '' : cityBefore(previous));
    if (city === '' && field === '') object(CITY_NAME);
    return [
      {
        kind: 'MUSTER',
        unit: unitNameOf(one),
        size: sizeOf(many),
        city: cityOf({ city, field }),
        field: city === '' ? '' : coordOf(field),
      },
    ];
  },
});

/** `Neue Stadt 65/12: Neuburg` (PI-04-04). */
const CITY = order('CITY', {
  verbs: [
    german('gründen'),
    english('found'),
    forms(
      'stadtbau, neue stadt, stadt bauen, baue stadt, baue eine stadt, bauen eine stadt, stadtgründung, new city, build a city, build city',
    ),
  ],
  fillers:
    'stadt city hafenstadt binnenstadt namens called name neue new halber preis half price sie soll heißen heißt genannt',
  slots: { sum, field: coord('bare in on to', { missing: UNCLEAR }), name: fresh() },
  make: ({ field = '', name = '' }) => [{ kind: 'CITY', field: coordOf(field), name }],
});

/** `Befestigung Nordhafen` (PI-04-27). */
const FORTIFY = order('FORTIFY', {
  verbs: [
    german('befestigen, ummauern'),
    english('fortify, wall'),
    forms(
      'fortifies, mit mauern versehen, mit mauern und türmen versehen, mauern bekommen, mauern erhalten, get walls, receive walls, mit einer mauer versehen, mit mauern umgeben, mauern bauen, mauern für, stadtmauer für, befestigungsanlagen für, baut mauern um, walls for, build walls around, raise the walls of, strengthen the walls of',
    ),
  ],
  heads: forms('befestigung, befestigungen, fortification, stadtmauer, stadtmauern, mauern, walls'),
  fillers: 'stadt city the of um mauern walls be raised werde',
  slots: { sum, ...cityAt },
  make: (named, { object }) => {
    if (cityOf(named) === '') object(CITY_NAME);
    return [{ kind: 'FORTIFY', city: cityOf(named) }];
  },
});

/** `Handelsstadt Nordhafen`, `Handelsstadt aufheben: Nordhafen` (PI-04-15). */
const TRADE_CITY = order('TRADE_CITY', {
  verbs: [
    german('ernennen, auf|heben'),
    english('appoint, dismiss'),
    forms(
      'ernennung, aufhebung, handelsstadt, trade city, wird handelsstadt, wird zur handelsstadt, becomes a trade city',
    ),
  ],
  fillers: 'stadt city zur als keine mehr rang',
  slots: {
    off: choice(
      { off: 'aufheben, aufhebung, aufgehoben, heben, hebe, dismiss, dismissed, revoke' },
      'bare bracket',
    ),
    ...cityAt,
  },
  make: ({ off, ...named }, { object, verb }) => {
    if (cityOf(named) === '') object(CITY_NAME);
    const isOff = off !== undefined || /aufheb|heb|dismiss/.test(verb);
    return [{ kind: isOff ? 'DISMISS' : 'APPOINT', city: cityOf(named) }];
  },
});

const LINE_FILLERS =
  'hin her kommt kommen soll zwischen between teilstück teilstücke tiefland hochland wald wüste gebirge lowland highland forest desert mountain segment segments';

/** `Straße 65/5, 65/6, 65/7`, `Straße von 65/5 nach 65/6` (PI-08-03). */
const ROAD = order('ROAD', {
  verbs: [german('bauen'), english('build'), forms('straße, straßen, straßenbau, road, roads')],
  fillers: `von nach ${LINE_FILLERS}`,
  slots: {
    sum,
    path: items({ field: coord('bare from to about on in with') }, { missing: UNCLEAR }),
  },
  make: ({ path }, { object }) => {
    if (coordsIn(path).length < 2) object(UNCLEAR);
    return [{ kind: 'ROAD', path: coordsIn(path) }];
  },
});

/** `Brücke 65/5, 65/6` (PI-08-11). */
const BRIDGE = order('BRIDGE', {
  verbs: [german('bauen'), english('build'), forms('brücke, brücken, brückenbau, bridge, bridges')],
  fillers: LINE_FILLERS,
  slots: {
    sum,
    path: items({ field: coord('bare from to about on in with') }, { missing: UNCLEAR }),
    what: choice({ bridge: 'brücke, brücken, bridge' }, 'bare', {}),
  },
  make: ({ path }, { object }) => {
    const [from = '', to = '', ...more] = coordsIn(path);
    if (to === '' || more.length > 0) object(UNCLEAR);
    return [{ kind: 'BRIDGE', from, to }];
  },
});

/** The fewest letters of a noun that is cut short: `Hyg.`, `Spio.`. */
const LEAST_LETTERS = 3;

const sumOrder = (kind: 'ESPIONAGE' | 'HYGIENE', heads: string, more: string) => {
  const folds = heads.split(/,? /).map(folded);
  return order(kind, {
    verbs: [
      forms(heads),
      german('aus|geben'),
      separable('gebe, gibt, geben', 'aus'),
      german('stecken, investieren, legen, nehmen, reservieren'),
      apart(german('an|legen, zurück|legen, beiseite|legen')),
      forms('geht, gehen, fließt, fließen, go, goes, kriegen, kriegt, bekommen, bekommt, erhalten'),
      german('verwenden, spendieren, bewilligen, veranschlagen'),
      english('spend, invest, allot, budget'),
      participles('spent'),
    ],
    fillers: `${more} auf den tisch beiseite zurück weg ausgaben spending städte cities alle all`,
    slots: {
      amount: gold('bare with for to in on', { least: 0, missing: UNCLEAR }),
      // `die Spione des Nordreichs`: another one's.
      realm: noun('party', 'bare from'),
    },
    make: ({ amount = 0, realm }, { object, verb, book }) => {
      if (realm !== undefined && realm !== book.writer) object(UNCLEAR, 'realm');
      // `Für Spionage geben wir ... aus`: the noun says for what.
      const isFor = (word: string): boolean =>
        word.length >= LEAST_LETTERS && folds.some((head) => head.startsWith(word));
      if (!verb.split(' ').some(isFor)) object(UNCLEAR);
      return [{ kind, amount }];
    },
  });
};

/** `Spionage 40000` (PI-09-03). */
const ESPIONAGE = sumOrder(
  'ESPIONAGE',
  'spionage, espionage, spionageausgaben, spionagedienst, geheimdienst, spione, spionen, agenten, kundschafterdienst, spies, secret service',
  'für for unsere meine our',
);
/** `Hygiene 30000` (PI-04-25). */
const HYGIENE = sumOrder(
  'HYGIENE',
  'hygiene, hygieneausgaben, hygienemaßnahmen, gesundheit, gesundheitswesen, gesundheitspflege, seuchenbekämpfung, seuchenvorsorge, seuchenschutz, sauberkeit, ärzte, physicians, doctors, sanitation, public health',
  'seuchen epidemics gegen for für health',
);

/** `Förderung Gewürze im Hochland` (PI-14-01). */
const PROMOTE = order('PROMOTE', {
  verbs: [german('fördern'), english('promote')],
  heads: forms('förderung, förderungen, promotion'),
  fillers: 'auf wert value',
  slots: {
    sum,
    good: noun('good', 'bare of', { isWhole: true, missing: UNCLEAR }),
    area: noun('area', 'in bare', { isWhole: true, missing: UNCLEAR }),
    from: number('', 'from', { least: 0 }),
    to: number('', 'to on', { least: 0 }),
  },
  make: ({ good = 'grain', area = 'lowland', from, to }, { object }) => {
    if (from !== undefined && to !== undefined && to !== from + 1) object(UNCLEAR, 'to');
    return [{ kind: 'PROMOTE', good: good as Good, area: area as Area, from: from ?? null }];
  },
});

/** `Lagerung 25 P. Wein, 10 P. Erz in Nordhafen` (PI-15-01). */
const STORE = order('STORE', {
  verbs: [german('lagern, ein|lagern'), english('store'), forms('stores')],
  heads: forms('lagerung, lager, storage'),
  fillers: 'stadt city',
  slots: { load, city: noun('city', 'in to on'), field: coord('in to on'), there: THERE },
  make: ({ load: list, there, ...named }, { object, previous }) => {
    const goods = loadOf(list);
    const city = cityOf(named) || (there === undefined ? '' : cityBefore(previous));
    if (goods.length === 0) object(UNCLEAR);
    if (there !== undefined && city === '') object(CITY_NAME, 'there');
    return [{ kind: 'STORE', load: goods, city }];
  },
});

/** `Händler H 2 in Nordhafen` (PI-05a-04). */
const TRADER = order('TRADER', {
  verbs: [
    forms('neuer händler, einen händler, new trader, a trader'),
    german('aus|rüsten, auf|stellen, an|werben, ein|stellen'),
  ],
  heads: forms('händler, trader'),
  fillers: 'aufstellen neu raise stadt city händler trader',
  slots: {
    unit: unit('bare', { missing: UNCLEAR }),
    city: noun('city', 'in bare to'),
    field: coord('in bare to'),
  },
  make: ({ unit: one = '', ...named }) => [
    { kind: 'TRADER', unit: unitNameOf(one), city: cityOf(named) },
  ],
});

/** `H 2 auflösen` (PI-05a-04). */
const DISBAND = order('DISBAND', {
  verbs: [german('auf|lösen'), english('disband, dissolve')],
  heads: forms('auflösung'),
  fillers: 'händler trader',
  slots: { unit: unit('bare from', { missing: UNCLEAR }) },
  make: ({ unit: one = '' }) => [{ kind: 'DISBAND', unit: unitNameOf(one) }],
});

const REALM = noun('party', 'to for bare', { unknown: REALM_NAME, missing: REALM_NAME });
/** Whose it was: of another realm than that of the writer nobody can give anything away. */
const SOURCE = noun('party', 'from');

/** `Überweisung 5000 GS an Nordreich` (PI-00-16). */
const TRANSFER = order('TRANSFER', {
  verbs: [
    forms('geht, gehen, go, goes'),
    german('überweisen, zahlen, senden, schicken'),
    english('pay, transfer, send'),
    forms('to be paid, to be sent, shall be paid, shall be sent'),
  ],
  heads: forms('überweisung, zahlung, transfer, payment'),
  isPlain: ({ amount, realm }) => amount !== undefined && realm !== undefined,
  slots: { amount: gold('bare', { missing: UNCLEAR }), source: SOURCE, realm: REALM },
  make: ({ amount = 0, source, realm = '' }, { book, object }) => {
    if (source !== undefined && source !== book.writer) object(UNCLEAR, 'source');
    return [{ kind: 'TRANSFER', amount, realm }];
  },
});

/** `Abtretung 65/5, 65/6 an Nordreich` (PI-00-16). */
const CEDE = order('CEDE', {
  verbs: [german('ab|treten'), forms('trete, tritt, treten, abtretung, cession'), english('cede')],
  fillers: 'ab feld felder field fields land',
  slots: {
    fields: items({ field: coord('bare') }, { missing: UNCLEAR }),
    source: SOURCE,
    realm: REALM,
  },
  make: ({ fields, source, realm = '' }, { book, object }) => {
    if (source !== undefined && source !== book.writer) object(UNCLEAR, 'source');
    return [{ kind: 'CEDE', fields: coordsIn(fields), realm }];
  },
});

const STATED: Readonly<Record<Stated, string>> = {
  treasury: 'reichsschatz, reichsschatz vorher, treasury, treasury before',
  pay: 'besoldung, sold, pay, wages',
  administration: 'verwaltungskosten, verwaltung, administration cost, administration',
  total: 'gesamtausgaben, summe, summe der ausgaben, total',
  rest: 'reichsschatz nachher, rest, treasury after',
  entry: 'preis, price',
};

/** `Besoldung 28.000 GS`: what the books know, held against them (PI-10-02). */
const STATEMENTS = Object.entries(STATED).map(([item, heads]) =>
  order(`STATED_${item}`, {
    verbs: [forms(heads)],
    fillers: 'je je gesamt bewegliche heere movable armies vorher nachher',
    slots: { amount: gold('bare for with', { least: 0, missing: UNCLEAR }) },
    make: ({ amount = 0 }) => [{ kind: 'STATED', item: item as Stated, amount }],
  }),
);

/** Entries of the expense sheet, in words and in rows (PI-10). */
export const SPENDING_FORMS = [
  MUSTER,
  CITY,
  FORTIFY,
  TRADE_CITY,
  ROAD,
  BRIDGE,
  ESPIONAGE,
  HYGIENE,
  PROMOTE,
  STORE,
  TRADER,
  DISBAND,
  TRANSFER,
  CEDE,
  ...STATEMENTS,
];
