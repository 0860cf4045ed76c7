import { choice, english, forms, german, items, noun, number, separable } from '../../../../orders';
import type { Order } from '../order';
import { countriesIn, COUNTRY, fault, order } from './slots';

/** A wish that is gone already, between the wish and the next one. */
const GONE = ['wenn', 'falls', 'sollte', 'wenns', 'if'].flatMap((first) =>
  [
    ...[
      'das',
      'es',
      'die',
      'der',
      'dies',
      'that',
      'it',
      'that one',
      'this',
      'das land',
      '',
    ].flatMap((what) =>
      [
        'weg',
        'schon weg',
        'vergeben',
        'schon vergeben',
        'bereits vergeben',
        'bereits weg',
        'schon belegt',
        'belegt',
        'besetzt',
        'schon besetzt',
        'genommen',
        'schon genommen',
        'nicht geht',
        'nicht frei',
      ]
        .flatMap((gone) => [`${what} ${gone} ist`, `${what} ${gone} sein`, `${what} ${gone}`])
        .concat(
          ['taken', 'gone', 'already taken', 'already gone', 'not free', 'not available'].map(
            (gone) => `${what} is ${gone}`,
          ),
        ),
    ),
    'nicht geht',
    'nicht',
    'das nicht geht',
    'not',
  ].map((rest) => `${first} ${rest}`.replace(/ +/g, ' ').trim()),
);

/** Separator of wishes. */
const ELSE = [
  'sonst, oder, oder sonst, ersatzweise, hilfsweise, notfalls, or, or else, otherwise, else',
  'zur not, zur not auch, und sonst, ansonsten, andernfalls, danach, dann, alternativ, als ersatz',
  'erste wahl, zweite wahl, dritte wahl, die zweite, die dritte, die zweite wahl, die dritte wahl, wäre die zweite wahl, wäre die dritte wahl, wäre die zweite, wäre die dritte, wäre zweite wahl, an zweiter stelle, an dritter stelle, an zweiter stelle käme, an dritter stelle käme, an letzter stelle, nehme ich statt dessen, nehme ich stattdessen, statt dessen, stattdessen, zweiter wunsch, dritter wunsch, dann nehme ich, third choice is, second choice is, my second choice is, my third choice is, instead, zweitwunsch, drittwunsch, als zweites, als drittes',
  'second choice, third choice, failing that, if need be, then, as second choice, next best',
  ...GONE,
].join(', ');

/** `Ziffer 7` (EW-2-02). */
const DIGIT = order('DIGIT', {
  verbs: [
    forms('ziffer, startziffer, digit, starting digit, glückszahl, lucky number, lucky digit'),
    forms('startzahl, meine zahl, als ziffer, als startziffer, my number, starting number'),
    german('tippen, setzen, wählen, nehmen'),
    english('choose, pick, take'),
  ],
  heads: forms('ziffer, startziffer, digit, zahl, number'),
  fillers:
    'auf nummer zahl number meine my is ist die the as nr lautet sei ziffer digit startziffer',
  slots: { digit: number('', 'bare as', { least: 0, missing: fault('E_DIGIT') }) },
  make: ({ digit = -1 }, { verb, object }) => {
    if (!/(?:ziffer|digit|zahl|number|tipp)/.test(verb)) object(fault('E_DIGIT'));
    return [{ kind: 'DIGIT', digit }];
  },
});

/** `Markensatz 3` (EW-1-04). */
const SET = order('SET', {
  verbs: [
    forms('als marken, als markensatz, als meine marken, as markers, as my markers'),
    forms(
      'mit den marken, markensatz, marker set, set of markers, markers set, set number, satz nummer, satz marken',
    ),
    german('nehmen, wählen'),
    english('choose, pick, take'),
  ],
  heads: forms('satz, set, markensatz, marken'),
  fillers:
    'nummer number nr meine my is ist die the mit with lautet markensatz satz spielen spiele marken',
  slots: { set: number('satz, satzes, set', 'bare', { missing: fault('E_SET_TAKEN') }) },
  make: ({ set = 0 }, { verb, object }) => {
    if (!/(?:satz|set|marken)/.test(verb)) object(fault('E_LINE'));
    return [{ kind: 'SET', set }];
  },
});

const wishes = items(
  { region: noun('region', 'bare with as'), or: choice({ or: ELSE }, 'bare') },
  { missing: COUNTRY },
);

/** Words before a wish that is not the dearest. */
const FURTHER =
  'zweite wahl, dritte wahl, zweitwunsch, drittwunsch, zweiter wunsch, dritter wunsch, second choice, third choice, second wish, third wish';

/** True for a wish behind the dearest one: `Zweite Wahl: Argentinien`, `sonst nehme ich Italien`. */
const isFurther = (
  { wishes: [first] = [] }: { readonly wishes?: readonly { readonly or?: string }[] },
  previous: Order | undefined,
  verb: string,
): boolean =>
  previous?.kind === 'MOTHERLAND' &&
  (first?.or !== undefined || /^(?:zweit|dritt|second|third)/.test(verb));

/** `Mutterland: Frankreich, sonst Japan`: wishes, the dearest first (EW-3-01). */
const MOTHERLAND = order('MOTHERLAND', {
  verbs: [
    german('wählen, wünschen, nehmen'),
    english('choose, take, fancy, pick, prefer'),
    forms(
      'als mutterland, zum mutterland, mein mutterland, als heimat, als heimatland, fürs mutterland',
    ),
    forms('as my motherland, as motherland, my motherland, as my home country, for my motherland'),
    forms(FURTHER),
    forms(
      'am liebsten wäre mir, lieblingsland, wunschmutterland, würde gern spielen, spiele, play, erste wahl, erstwunsch, first choice, erster wunsch',
    ),
  ],
  english: 'motherland',
  heads: forms(
    'mutterland, mutterlandswahl, mutterlandwahl, mutterlandswunsch, mutterlandwunsch, mutterländer, land, heimatland, motherland, country, motherlands, home country, wunschland, wunschliste, wünsche, wishes',
  ),
  fillers:
    'mutterland mutterländer motherland heimatland bleibt stays sein werden be wunsch wish wäre ist is als as my mein hätte hätten schön am liebsten zuerst at first would like erstwunsch first choice',
  slots: { wishes },
  make: (values, { previous, verb }) =>
    isFurther(values, previous, verb)
      ? []
      : [{ kind: 'MOTHERLAND', countries: countriesIn(values.wishes) }],
  amend: ({ wishes: named }, last) =>
    last?.kind === 'MOTHERLAND'
      ? { ...last, countries: [...last.countries, ...countriesIn(named)] }
      : undefined,
});

/** `Heimatbündnisse: Kanada, Mexiko` (EW-4-01); `PACT` reads `In der Heimatzone verbünde ich mich mit Kanada`. */
const HOME = order('HOME', {
  verbs: [
    forms('heimatbündnis, heimatbündnisse, heimatpartner, heimatbündnissen, heimatpartnern'),
    forms(
      ['fürs', 'für das', 'zum', 'im', 'für meine', 'als', 'in']
        .flatMap((at) => [`${at} heimatbündnis`, `${at} heimatbündnisse`, `${at} heimatpartner`])
        .join(', '),
    ),
    forms('home alliance, home alliances, home partners, home partner, home allies, home ally'),
    german('nehmen, wählen, wünschen, schließen, verbünden, bei|treten'),
    separable('tritt', 'bei'),
    english('choose, take, pick, form, make, join'),
  ],
  english: 'home alliance',
  heads: forms(
    'heimatbündnis, heimatbündnisse, heimatpartner, home alliance, home alliances, home allies, home ally',
  ),
  fillers:
    'meine mein my are is sind werden be sollen als as fürs für for zum zu dazu noch like schließen gründen eingehen with mich',
  slots: {
    partners: items({ region: noun('region', 'bare with') }, { missing: COUNTRY }),
  },
  make: ({ partners: named }, { verb, object }) => {
    if (!/(?:heimat|home)/.test(verb)) object(fault('E_LINE'));
    return [{ kind: 'HOME', countries: countriesIn(named) }];
  },
});

/** Orders before the first attack option (EW-1 to EW-4). */
export const START_FORMS = [DIGIT, SET, MOTHERLAND, HOME];
