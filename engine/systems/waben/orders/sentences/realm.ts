import {
  choice,
  english,
  forms,
  german,
  noun,
  number,
  participles,
  separable,
} from '../../../../orders';
import { NOTHING, type Said } from './said';
import {
  fault,
  GOLD,
  goodsOf,
  LEADERS,
  order,
  PLACE,
  REALM,
  SITE,
  siteOf,
  size,
  unit,
  UNCLEAR,
  UNITS,
} from './slots';

const declared = (line: string): readonly Said[] => [{ kind: 'DECLARATION', line }];

/** Structures by the words of remarks, and by those of declarations. */
const STRUCTURES = {
  GAR: 'garnison, garrison, gar',
  BRG: 'burg, castle, brg',
  STD: 'stadt, town, city, std',
  FST: 'festung, fortress, fst',
  MET: 'metropole, metropolis, met',
  STR: 'straße, road, str',
  BRÜ: 'brücke, bridge, brü',
  WL: 'wall, wl',
  KAN: 'kanal, canal, kan',
} as const;

/** `Wir bauen eine Burg in 210/22`, `Arbeiter 401 bauen weiter` (WW-4.1-33, WW-6.2-15). */
const BUILD = order('BUILD', {
  verbs: [german('bauen, errichten'), english('build'), forms('mit dem bau, am bau')],
  heads: forms('neubau, bau, neue, neuer, new'),
  under: 'build',
  fillers:
    'arbeiter arbeitern workers weiter daran ab heer einheit neubau eine einen in feld field bauwerk seite side beginne beginnen begonnen',
  slots: {
    units: UNITS,
    code: choice({ AB: 'ab' }, 'bare with'),
    structure: choice<keyof typeof STRUCTURES>(STRUCTURES, 'bare to'),
    ...SITE,
  },
  make: ({ units = [], structure, ...named }, { object }) => {
    const site = siteOf(named);
    const numbers = units.flatMap((one) => (one.unit === undefined ? [] : [Number(one.unit)]));
    if (structure === undefined && numbers.length === 0) object(UNCLEAR);
    if (structure !== undefined && site === '') object(PLACE);
    if (numbers.length === 0) return declared(`Neubau ${structure ?? ''} in ${site}`);
    const remark = structure === undefined ? [] : [`bauen ${structure} in ${site}`];
    return [{ ...NOTHING, units: numbers, code: 'AB', remarks: remark }];
  },
});

/** `Rüste 500 Krieger für Heer 103 in Tharos` (WW-5.1-22). */
const MUSTER = order('MUSTER', {
  verbs: [
    german('rüsten, auf|stellen, aus|heben, an|werben, werben, verstärken'),
    separable('hebe, hebt', 'aus'),
    participles('ausgehoben, angeworben, geworben'),
    english('muster, raise, recruit'),
  ],
  heads: forms('rüstung, neurüstung, aufrüstung, neu gerüstet, neu ausgehoben, neu angeworben'),
  under: 'muster',
  fillers:
    'heer heere armee einheit neu neues reiter flotte army unit fleet new settlement ansiedlung zugeteilt zugewiesen unterstellt hinzugefügt beigegeben hinzu dazu assigned added',
  slots: {
    unit: unit('bare as for to', { missing: fault('musterUnit') }),
    strength: size('bare with about', { missing: UNCLEAR }),
    leaders: LEADERS,
    ...SITE,
  },
  make: ({ unit: one = '', strength, leaders, ...named }) => {
    const led = leaders === undefined ? '' : ` + ${String(leaders)} HF`;
    const site = siteOf(named);
    const place = site === '' ? '' : ` in ${site}`;
    return declared(`Rüstung ${one}: ${goodsOf(strength)}${led}${place}`);
  },
});

const RELATIONS = {
  Bündnis: ['alliance', 'bündnis, allianz, alliance'],
  Frieden: ['peace', 'frieden, friedensvertrag, peace'],
  Krieg: ['war', 'krieg, declare war on, declare war, war on, war with'],
} as const;

/** `Wir schließen Frieden mit Dornach` (WW-8.2-35). */
const RELATION_FORMS = Object.entries(RELATIONS).map(([word, [english, said]]) =>
  order(`RELATION_${word}`, {
    verbs: [forms(said)],
    english,
    fillers:
      'mache machen macht schließe schließen schließt erkläre erklären erklärt haben halten natürlich weiter declare make makes an ein das unser',
    slots: { party: { ...REALM, at: ['with', 'against', 'to', 'for', 'bare'] } },
    make: ({ party = '' }) => declared(`${word} mit ${party}`),
  }),
);

const GIFTS = {
  Zahlung: [german('zahlen, überweisen'), english('pay'), forms('zahlung, payment')],
  Geschenk: [german('schenken'), forms('geschenk, gift, als geschenk, zum geschenk, as a gift')],
  Unterstützung: [
    german('unterstützen'),
    english('support'),
    forms('unterstützung, zur unterstützung, als unterstützung'),
  ],
  Tribut: [forms('tribut, tribute, als tribut, as tribute')],
} as const;

/** `Wir zahlen 500 GS an Nahrim` (WW-3.2-06). */
const GIFT_FORMS = Object.entries(GIFTS).map(([word, verbs]) =>
  order(`GIFT_${word}`, {
    verbs,
    fillers:
      'verbündeten befreundeten senden sende schicken schicke geben gebe lassen lasse zukommen schatulle schatz schatzkammer reichsschatz staatsschatz truhe kasse send sends give gives treasury coffers allied',
    slots: { gold: { ...GOLD, missing: UNCLEAR }, source: noun('party', 'from'), party: REALM },
    make: ({ gold, source, party = '' }, { book, object }) => {
      // `500 GS von Dornach`: nobody gives away what is another one's.
      if (source !== undefined && source !== book.writer) object(UNCLEAR, 'source');
      return declared(`${word} an ${party}: ${String(gold)} GS`);
    },
  }),
);

/** `10.000 GS lagern wir in Seegard ein` (WW-3.3-04). */
const STORE = order('STORE', {
  verbs: [
    german('hinterlegen, deponieren, verwahren'),
    separable('lagere, lagern, lagert', 'ein'),
    // `Lager` is a camp as well.
    forms('lagere, lagern, lagert, einlagern, einzulagern'),
    participles('gelagert, eingelagert'),
    english('store, deposit'),
  ],
  heads: forms('lager, lagerung, einlagerung, storage'),
  fillers: 'kasse schatz reichsschatz schatzkammer staatskasse treasury coffers stadt town city',
  slots: { gold: { ...GOLD, missing: UNCLEAR }, ...SITE, source: noun('party', 'from') },
  make: ({ gold, source, ...named }, { book, object }) => {
    if (siteOf(named) === '') object(PLACE);
    if (source !== undefined && source !== book.writer) object(UNCLEAR, 'source');
    return declared(`Lager ${siteOf(named)}: ${String(gold)} GS`);
  },
});

/** `Steuern auf 5 % setzen` (WW-3.1-10). */
const TAX = order('TAX', {
  verbs: [forms('steuersatz, steuer, steuern, tax rate, tax, taxes')],
  fillers:
    'runter rauf herunter herauf hoch down up setzen setze setzt festsetzen senken senke erhöhen erhöhe auf satz rate set lower raise',
  slots: {
    rate: number('', 'bare on to with in', { least: 0 }),
  },
  make: ({ rate }, { object }) => {
    if (rate === undefined) object(UNCLEAR);
    return declared(`Steuersatz ${String(rate)} %`);
  },
});

/** `Die Hauptstadt verlege ich nach Elystria` (WW-4.2-22). */
const CAPITAL = order('CAPITAL', {
  heads: forms('hauptstadt, capital'),
  fillers: 'verlege verlegen verlegt wird ist neue moves',
  slots: SITE,
  make: (named, { object }) => {
    if (siteOf(named) === '') object(PLACE);
    return declared(`Hauptstadt ${siteOf(named)}`);
  },
});

/** Sentences about the realm: what is built, raised, paid, agreed. */
export const REALM_FORMS = [BUILD, MUSTER, ...RELATION_FORMS, ...GIFT_FORMS, STORE, TAX, CAPITAL];
