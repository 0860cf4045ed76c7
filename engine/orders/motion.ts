import { type Saying, saying } from './sayings';
import { apart, english, forms, german, separable } from './verbs';

/** Phrases for setting out, each with the verb in all persons, in front of it or behind it. */
const SETTING_OUT = [
  'setzt, setzen, setze; sich in bewegung, segel, die segel',
  'sticht, stechen, steche; in see',
  'lichtet, lichten, lichte; anker, den anker, die anker',
  'nimmt, nehmen, nehme; kurs auf',
  'hält, halten, halte; kurs auf, auf kurs',
  'macht, machen, mache; einen abstecher, sich auf den weg, sich auf, sich auf die socken',
  'bricht, brechen, breche; die zelte ab, das lager ab',
  'löst, lösen, löse; die leinen, leinen',
  'schlägt, schlagen, schlage; den weg ein',
  'tritt, treten, trete; den marsch an, die reise an, den weg an',
].flatMap((line) => {
  const [verbs = [], rests = []] = line.split('; ').map((part) => part.split(', '));
  const infinitive = verbs[1] ?? '';
  return rests.flatMap((rest) => [
    ...verbs.map((verb) => `${verb} ${rest}`),
    `${rest} ${infinitive}`,
  ]);
});

/** Who sets out and does something goes where he does it: `lichtet die Anker und segelt nach ...`. */
export const SETTING_OUT_FIRST: Saying = saying(
  `(?:${SETTING_OUT.join('|')}|bricht auf|brechen auf|erhebt sich|erheben sich|(?:geht|gehen) hin|(?:zieht|ziehen|marschiert|marschieren|reitet|reiten) los|(?:rückt|rücken) aus|hingehen|losziehen|ausrücken|go|goes|(?:move|moves|march|marches) in|(?:ride|rides|move|moves|march|marches) out|(?:sets|set) (?:out|off|sail|forth)|(?:puts|put) to sea|(?:weighs|weigh) anchor)(?:(?: (?:dann|sofort|then))? (?:und|and)|,(?= \\p{Ll}{2,12}(?:t|en) (?:auf|nach|über|gen|zu|bis) ))(?= (?!(?:die|der|das|the|our|unsere?|meine?|sie|er|es|they|it|jede[rs]?|alle[rs]?|everyone|everybody|every|all|man|jemand|niemand|keiner|nobody|somebody|dann|then|dort|da|there|dann|armee|army|heer|host|flotte|fleet|reiter|horde|[a-zäöü]{0,2}h? ?\\d)(?![\\p{L}])))`,
);

/** What a unit may do is what it shall do, if that is to stay: `103 kann sich ausruhen`. */
export const MAY_STAY: readonly Saying[] = ['kann|darf', 'können|dürfen', 'can|may'].map(
  (may, at) =>
    saying(
      `(?:${may})(?= (?:[^.;:!?,\\s]{1,20} ){0,6}(?:bleiben|stehenbleiben|ausruhen|verharren|stay|rest|remain)(?![\\p{L}])(?! (?:lassen|und|oder|oder|and|or)(?![\\p{L}])))`,
      ['soll', 'sollen', 'let'][at] ?? '',
    ),
);

/** Where a unit stays once more: `bleibt im Lager bzw. da wo sie ist`. */
export const WHERE_IT_IS: Saying = saying(
  '(?:bzw\\.?|beziehungsweise|also|d\\. ?h\\.) (?:da|dort),? wo (?:sie|er|es) (?:ist|sind|steht|stehen)',
);

/** How things go is no motion: `bei uns geht es weiter`. */
export const IT_GOES: Saying = saying(
  "(?:es geht|geht es|geht['’]?s)(?: (?:mir|uns|jetzt|nun|wieder|heute))? (?:weiter|los|gut|voran|rund)(?=\\s?(?:[.,;:!?\\n]|$))",
);

/** Verbs of units that go somewhere, in every game that has units. */
export const MARCH = [
  german(
    'ziehen, marschieren, gehen, rücken, bewegen, begeben, wandern, laufen, reisen, reiten, fahren, segeln, eilen, schleichen, stapfen, spazieren, schreiten, schicken, entsenden, beordern, traben, galoppieren, preschen, hasten, trotten, pirschen, stiefeln, rollen, rudern, schippern, pilgern, wälzen, strömen, kriechen, huschen, gleiten, schlendern, bummeln, latschen, tippeln, staksen',
  ),
  german(
    'vor|rücken, aus|rücken, ein|rücken, nach|rücken, ab|rücken, an|rücken, auf|rücken, auf|brechen, los|ziehen, weiter|ziehen, hinüber|ziehen, hin|ziehen, ab|ziehen, um|ziehen, aus|ziehen, los|marschieren, weiter|marschieren, ab|marschieren, vor|marschieren, los|reiten, weiter|reiten, zurück|kehren, heim|kehren, vor|dringen',
  ),
  apart(german('vor|preschen, vor|stürmen, los|stürmen')),
  separable('tritt den heimweg, treten den heimweg, tritt den rückweg, treten den rückweg', 'an'),
  apart(german('vor|schieben, vor|stoßen, über|setzen')),
  german('aus|laufen, ein|laufen'),
  apart(separable('stößt', 'vor')),
  apart(separable('dringt', 'vor')),
  separable('rückt, rücke, rücken, zieht, ziehe', 'vor'),
  separable('bricht, brechen, breche', 'auf'),
  ...['heim', 'zurück', 'herüber', 'rüber'].map((back) =>
    apart(separable('kommt, kommen, komme', back)),
  ),
  apart(german('mit|gehen, mit|ziehen, mit|reiten, heim|ziehen, heim|reiten, heim|gehen')),
  separable('läuft, laufen', 'weiter'),
  separable('läuft', 'aus'),
  separable('läuft', 'ein'),
  forms(
    'läuft, geht, fährt, eilt, steuert, marches, goes, go, macht sich auf, heads for, head for, makes for',
  ),
  forms(SETTING_OUT.join(', ')),
  english(
    'move, march, advance, travel, proceed, ride, sail, journey, relocate, trot, gallop, hurry, hasten, rush, creep, trek, trudge, stride, row, roll, sneak, walk, return, march forth, ride forth, sail forth, go forth, move out, ride out, move on, slip away, steal away, sneak off, sneak away',
  ),
  forms('sets out, set out, sets off, set off, sets sail, set sail, sets forth, set forth'),
  forms('puts to sea, put to sea, weighs anchor, weigh anchor, goes forth'),
];
