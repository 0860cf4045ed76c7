import {
  choice,
  english,
  type Fault,
  forms,
  formsOf,
  german,
  type Grammar,
  items,
  noun,
  number,
  oneCode,
} from '../../../orders';
import type { Code } from '../data/findings';
import type { Order, Partners } from './order';
import type { Book } from './book';

const order = formsOf<Order, Book>();
const fault = (code: Code, about: Fault['about'] = {}): Fault => ({
  code: `eroberung.${code}`,
  about,
});

const COUNTRY = fault('E_COUNTRY', { reason: 'region' });
const PLAYER = fault('E_PLAYER', { reason: 'party' });
const country = (at: string) => noun('region', at, { unknown: COUNTRY, missing: COUNTRY });
const countries = items(
  { region: noun('region', 'bare with', { unknown: COUNTRY }) },
  { missing: COUNTRY },
);
const players = items({ player: noun('party', 'bare with for') });
const alone = choice({ alone: 'allein, alleine, alone' });
const weaponsBy = (at: string) =>
  choice(
    {
      S: 'u-boot, uboot, u-boote, submarine, sub',
      P: 'flugzeug, düsenjäger, jäger, plane, jet, fighter',
      T: 'panzer, tank',
    },
    at,
  );

const keysOf = (list: readonly { readonly region?: string }[] = []): readonly string[] =>
  list.flatMap(({ region }) => region ?? []);

const playersOf = (list: readonly { readonly player?: string }[] = []): readonly string[] =>
  list.flatMap(({ player }) => player ?? []);

const partnersOf = (
  list: readonly { readonly player?: string }[] | undefined,
  isAlone: boolean,
): Partners => {
  const named = playersOf(list);
  return isAlone ? [] : named.length === 0 ? null : named;
};

/** `Ziffer 7` (EW-2-02). */
const DIGIT = order('DIGIT', {
  heads: forms('ziffer, startziffer, digit'),
  slots: { digit: number('', 'bare', { least: 0, missing: fault('E_DIGIT') }) },
  make: ({ digit = -1 }) => [{ kind: 'DIGIT', digit }],
});

/** `Markensatz 3` (EW-1-04). */
const SET = order('SET', {
  heads: forms('markensatz, satz, set, marker set'),
  slots: { set: number('', 'bare', { missing: fault('E_SET_TAKEN') }) },
  make: ({ set = 0 }) => [{ kind: 'SET', set }],
});

/** `Mutterland: Frankreich, Japan`: wishes, the dearest first (EW-3-01). */
const MOTHERLAND = order('MOTHERLAND', {
  heads: forms('mutterland, mutterländer, motherland'),
  slots: { wishes: countries },
  make: ({ wishes }) => [{ kind: 'MOTHERLAND', countries: keysOf(wishes) }],
});

/** `Heimatbündnisse: Kanada, Mexiko` (EW-4-01). */
const HOME = order('HOME', {
  heads: forms('heimatbündnis, heimatbündnisse, home alliance, home alliances'),
  slots: { partners: countries },
  make: ({ partners }) => [{ kind: 'HOME', countries: keysOf(partners) }],
});

/** `Kauf Bangladesch`, `buy Bangladesh together with Blue` (EW-9-01). */
const BUY = order('BUY', {
  verbs: [german('kaufen, erkaufen'), english('buy, purchase')],
  heads: forms('kauf, ankauf, purchase'),
  fillers: 'bündnis alliance gemeinsam together jointly',
  slots: { region: country('bare with'), partners: players, alone },
  make: ({ region = '', partners, alone: one }) => [
    { kind: 'BUY', region, partners: partnersOf(partners, one !== undefined) },
  ],
});

/** `Angriff auf Frankreich mit Panzer`, `attack France with tank alone` (EW-10-01, EW-15-01, EW-19-05). */
const ATTACK = order('ATTACK', {
  verbs: [german('an|greifen'), english('attack')],
  heads: forms('angriff, attacke, attack, krieg, war'),
  fillers: 'gemeinsam together jointly',
  slots: {
    region: country('bare on against in'),
    weapon: weaponsBy('bare with'),
    partners: players,
    alone,
  },
  make: ({ region = '', weapon = null, partners, alone: one }) => [
    { kind: 'ATTACK', region, weapon, partners: partnersOf(partners, one !== undefined) },
  ],
});

/** `Option beenden`, `pass` (EW-27-02). */
const PASS = order('PASS', {
  verbs: [german('beenden, passen, verzichten, auf|hören'), english('pass, end, decline')],
  fillers: 'option angriffsoption angriff attack',
  slots: {},
  make: () => [{ kind: 'PASS' }],
});

/** `Bündnis mit Blau und Grün`; with a country it is bought (EW-18-01, EW-9-01). */
const PACT = order('PACT', {
  verbs: [german('verbünden'), english('ally')],
  heads: forms('bündnis, spielerbündnis, alliance, pact'),
  slots: {
    region: noun('region', 'with'),
    players: items({ player: noun('party', 'bare with', { unknown: PLAYER }) }),
  },
  make: ({ region, players: named }, { object }) => {
    const list = playersOf(named);
    if (region !== undefined)
      return [{ kind: 'BUY', region, partners: list.length === 0 ? null : list }];
    if (list.length === 0) object(PLAYER);
    return [{ kind: 'PACT', players: list }];
  },
});

/** `Bündnis verlassen` (EW-18-11). */
const LEAVE = order('LEAVE', {
  verbs: [german('verlassen, aus|treten, brechen'), english('leave, quit, break')],
  fillers: 'bündnis spielerbündnis alliance pact',
  slots: {},
  make: () => [{ kind: 'LEAVE' }],
});

/** `Beitrag 500 für Blau` (EW-18-04). */
const CONTRIBUTE = order('CONTRIBUTE', {
  verbs: [german('bei|tragen, bei|steuern'), english('contribute')],
  heads: forms('beitrag, contribution'),
  fillers: 'marken markers pbu',
  slots: {
    amount: number('', 'bare', { missing: fault('E_CONTRIBUTION') }),
    player: noun('party', 'bare for to', { unknown: PLAYER, missing: PLAYER }),
    region: noun('region', 'about in on with', { unknown: COUNTRY }),
  },
  make: ({ amount = 0, player = '', region = null }) => [
    { kind: 'CONTRIBUTE', amount, player, region },
  ],
});

/** `Waffen: Panzer, Flugzeug, U-Boot`: for battles, in this order (EW-10-04, EW-11-02). */
const WEAPONS_FORM = order('WEAPONS', {
  heads: forms('waffen, waffe, weapons, weapon'),
  slots: {
    list: items({ weapon: weaponsBy('bare with') }, { missing: fault('E_LINE') }),
  },
  make: ({ list = [] }) => [
    { kind: 'WEAPONS', weapons: list.flatMap(({ weapon }) => weapon ?? []) },
  ],
});

export const GRAMMAR: Grammar<Order, Book> = {
  forms: [DIGIT, SET, MOTHERLAND, HOME, BUY, ATTACK, PASS, PACT, LEAVE, CONTRIBUTE, WEAPONS_FORM],
  writers: 'party',
  codes: { ...oneCode('eroberung.E_LINE') },
};
