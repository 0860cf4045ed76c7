import { choice, english, forms, german, items, noun, number } from '../../../../orders';
import {
  target,
  LEVEL,
  UNITS,
  HELD,
  LEVEL_WORDS,
  UNIT_WORDS,
  region,
  ownAdvantage,
  seat,
  order,
  type Maker,
  type OrderOf,
} from './slots';

/** `AUFRUHR in Küste: u3, u4` (OS-8.3-03). */
const OVERPOPULATION = order('OVERPOPULATION', {
  english: 'unrest',
  heads: forms(
    'aufruhr, überbevölkerung, überbev, unrest, overpopulation, bei überbevölkerung, on overpopulation',
  ),
  fillers:
    'aufruhr unrest einheit einheiten unit units geht gehen gehn geraten fällt fallen trifft falls',
  under: 'population',
  slots: {
    region: region('in bare'),
    units: items({ unit: noun('unit', 'bare', { unknown: UNITS }) }, { missing: UNITS }),
  },
  make: ({ region: where, units = [] }, making) => [
    {
      kind: 'OVERPOPULATION',
      region: where ?? seat(making),
      units: [...new Set(units.map(({ unit = '' }) => unit))],
    },
  ],
});

/** `HANDEL in Küste: 2` (OS-5.1-05); 0 = none of them pays. */
const TRADE = order('TRADE', {
  heads: forms('handel, trade'),
  english: 'trade',
  under: 'income',
  fillers: 'alle allen all treiben treibe betreiben betreibe',
  slots: {
    region: region('in to on bare'),
    levels: number(LEVEL_WORDS, 'bare with', { least: 0, unknown: LEVEL, missing: LEVEL }),
  },
  make: ({ region: where, levels: count = 0 }, making) => [
    { kind: 'TRADE', region: where ?? seat(making), levels: count },
  ],
});

/** `In Küste sollen 3 Stufen Ertrag bringen`. */
const TRADE_PAYS = order('TRADE', {
  verbs: [german('zahlen'), english('pay'), forms('ertrag bringen, ertrag bringt, bringen ertrag')],
  fillers: 'handel trade ertrag abschlußphase abschlussphase abschluss',
  slots: {
    region: region('in to bare'),
    levels: number(LEVEL_WORDS, 'bare', {
      isWorded: true,
      least: 0,
      unknown: LEVEL,
      missing: LEVEL,
    }),
  },
  make: ({ region: where, levels: count = 0 }, making) => [
    { kind: 'TRADE', region: where ?? seat(making), levels: count },
  ],
});

/** Levels of an advantage that are all of them where no number is written. */
const allLevels = ({ book }: Maker, name: string): number =>
  Math.max(1, book.own?.advantages.find((one) => one.name === name)?.intact ?? 1);

/** `ZAHLE in Küste: Salzhandel 2, Speicher 1`; `ZAHLE nichts in Küste` (OS-8.6-02). */
const PAY = order('PAY', {
  verbs: [german('zahlen, bezahlen'), english('pay')],
  heads: forms('unterhalt, upkeep'),
  english: 'upkeep',
  under: 'upkeep',
  fillers: 'unterhalt upkeep',
  slots: {
    region: region('in bare'),
    nothing: choice({
      nothing:
        'nichts, nothing, gar nicht, keinen unterhalt, no upkeep, gar nichts, gar keinen unterhalt',
    }),
    paid: items(
      {
        name: ownAdvantage('bare for'),
        levels: number(LEVEL_WORDS, 'bare for bracket', { unknown: LEVEL }),
      },
      { unless: 'nothing' },
    ),
  },
  make: ({ region: where, nothing, paid = [] }, making) => {
    if ((nothing === undefined) === (paid.length === 0)) making.object(target('advantage'));
    if (paid.some(({ name }) => name === undefined)) making.object(target('advantage'), 'paid');
    return [
      {
        kind: 'PAY',
        region: where ?? seat(making),
        levels: paid.map(({ name = '', levels: count }) => ({
          name,
          levels: count ?? allLevels(making, name),
        })),
      },
    ];
  },
});

/**
 * `BERUHIGE 2 in Küste mit Autorität aus Seenland`, `BERUHIGE u3 vom Waldbund in Küste`; military is bloody, the secret
 * service if stated (OS-8.7, OS-3-07, OS-3-08).
 */
const CALM = order('CALM', {
  verbs: [
    german('beruhigen, befrieden, besänftigen, beschwichtigen, ruhig|stellen, nieder|schlagen'),
    forms(
      'zur ruhe bringen, bringe zur ruhe, bringen zur ruhe, zur ruhe gebracht, ruhe stiften, pacify, put down, quieten, settle down, soothe',
    ),
    english('calm'),
    forms('quell, niederschlagen'),
  ],
  heads: forms('beruhigung, aufruhr beenden, beende aufruhr, beenden aufruhr, end unrest'),
  under: 'unrest',
  fillers: 'aufruhr unrest unruhen unruhe beenden down und zwar zur ruhe',
  slots: {
    units: number(
      `${UNIT_WORDS}, aufrührer, aufrührern, aufständische, aufständischen, unruhige, rebellen, rebels, rioters`,
      'bare',
      { unknown: UNITS },
    ),
    which: items({ unit: noun('named_unit', 'bare bracket') }),
    target: noun('organisation', 'bare from', { unknown: target('organisation') }),
    region: region('in bare'),
    means: noun('means', 'with bare', { unknown: target('means') }),
    from: region('from'),
    blood: choice({
      bloodless:
        'unblutig, nicht blutig, bloodless, not bloody, ohne blut, ohne blutvergießen, without blood, without bloodshed',
      bloody: 'blutig, bloody, bloodily',
    }),
  },
  make: (
    { units, which = [], target: owner, region: where, means = 'money', from, blood },
    making,
  ) => {
    const ids = which.flatMap(({ unit }) => (unit === undefined ? [] : [unit]));
    const isMilitary = means === 'military';
    if (isMilitary && blood === 'bloodless') making.object(HELD, 'blood');
    if (blood === 'bloody' && !isMilitary && means !== 'secret_service')
      making.object(HELD, 'blood');
    if (units !== undefined && ids.length > 0 && units !== ids.length)
      making.object(UNITS, 'units');
    return [
      {
        kind: 'CALM',
        region: where ?? seat(making),
        means: means as OrderOf<'CALM'>['means'],
        from: from ?? null,
        units: units ?? Math.max(1, ids.length),
        isBloody: isMilitary || (means === 'secret_service' && blood === 'bloody'),
        ...(owner === undefined || owner === making.book.own?.key ? {} : { target: owner }),
        ...(ids.length === 0 ? {} : { ids }),
      },
    ];
  },
});

/** Orders of the closing (OS-15-01). */
export const CLOSING = [OVERPOPULATION, TRADE, PAY, TRADE_PAYS, CALM];
