import { choice, english, forms, german, items, noun, number } from '../../../../orders';
import { countriesIn, COUNTRY, fault, order } from './slots';

/** Separator of wishes. */
const ELSE =
  'sonst, oder, oder sonst, ersatzweise, hilfsweise, notfalls, or, or else, otherwise, else';

/** `Ziffer 7` (EW-2-02). */
const DIGIT = order('DIGIT', {
  verbs: [forms('ziffer, startziffer, digit, starting digit')],
  slots: { digit: number('', 'bare as', { least: 0, missing: fault('E_DIGIT') }) },
  make: ({ digit = -1 }) => [{ kind: 'DIGIT', digit }],
});

/** `Markensatz 3` (EW-1-04). */
const SET = order('SET', {
  verbs: [forms('markensatz, marker set, set of markers')],
  heads: forms('satz, set'),
  fillers: 'nummer number',
  slots: { set: number('', 'bare', { missing: fault('E_SET_TAKEN') }) },
  make: ({ set = 0 }) => [{ kind: 'SET', set }],
});

const wishes = items(
  { region: noun('region', 'bare with as'), or: choice({ or: ELSE }, 'bare') },
  { missing: COUNTRY },
);

/** `Mutterland: Frankreich, sonst Japan`: wishes, the dearest first (EW-3-01). */
const MOTHERLAND = order('MOTHERLAND', {
  verbs: [german('wählen, wünschen'), english('choose'), forms('nehme, take')],
  heads: forms(
    'mutterland, mutterländer, heimatland, motherland, motherlands, home country, wunschland, wunschliste, wünsche, wishes',
  ),
  fillers: 'mutterland mutterländer motherland heimatland sein werden be wunsch wish',
  slots: { wishes },
  make: ({ wishes: named }) => [{ kind: 'MOTHERLAND', countries: countriesIn(named) }],
});

/** `Heimatbündnisse: Kanada, Mexiko` (EW-4-01); `PACT` reads `In der Heimatzone verbünde ich mich mit Kanada`. */
const HOME = order('HOME', {
  heads: forms('heimatbündnis, heimatbündnisse, heimatpartner, home alliance, home alliances'),
  slots: {
    partners: items({ region: noun('region', 'bare with') }, { missing: COUNTRY }),
  },
  make: ({ partners: named }) => [{ kind: 'HOME', countries: countriesIn(named) }],
});

/** Orders before the first attack option (EW-1 to EW-4). */
export const START_FORMS = [DIGIT, SET, MOTHERLAND, HOME];
