import { folded } from './tokens';

/** The words of a list as they are compared. */
export function words(list: string): ReadonlySet<string> {
  return new Set(
    list
      .trim()
      .split(/\s+/)
      .map((word) => folded(word) || word),
  );
}

/** Separators between the parts of an order; `bracket` is an opening bracket. */
export type Marker =
  | 'from'
  | 'to'
  | 'in'
  | 'against'
  | 'with'
  | 'on'
  | 'about'
  | 'as'
  | 'for'
  | 'bracket';

const MARKER_WORDS: Readonly<Record<Exclude<Marker, 'bracket'>, string>> = {
  from: 'von vom v aus from of out seitens',
  to: 'nach to into towards an zu zum zur ins richtung gen n -> > ',
  in: 'in im at bei beim innerhalb within inside',
  against: 'gegen wider against gg',
  with: 'mit durch per mittels mithilfe with by using via m w',
  on: 'auf aufs on upon onto',
  about: 'über about regarding concerning bezüglich betreffs',
  as: 'als as',
  for: 'für for',
};

/** Prepositions by their fold. */
export const MARKERS: ReadonlyMap<string, Marker> = new Map(
  Object.entries(MARKER_WORDS).flatMap(([marker, list]) =>
    [...words(list)].map((fold) => [fold, marker as Marker] as const),
  ),
);

/** Prepositions that can stand for a mere genitive: `2 Stufen von den Turmrittern`, `2 levels of`. */
export const GENITIVE = words('von vom of');

/** Prepositions that lead on to a verb or stand for an article as well. */
export const IDLE = words('zu to an um for für of von durch aus out on als as');

/** Articles alone: words before a noun that say nothing more of it. */
export const ARTICLES = words(
  'der die das den dem des ein eine einen einem einer nen ne nem the a an',
);

/** Words that cut a sentence into pieces, and signs that do. */
export const SOFT: ReadonlySet<string> = new Set([
  ...words('und and sowie mitsamt samt nebst'),
  ',',
  '/',
  '&',
]);

/** Words and signs between those who are named together. */
export const AND: ReadonlySet<string> = new Set([
  ...words('und and sowie mitsamt samt nebst'),
  '&',
  '+',
]);

/** Signs that end a sentence. */
export const HARD: ReadonlySet<string> = new Set([';', '.', '!', '?', '…']);

/** Small words without meaning for an order: articles, courtesy, pronouns, connectives. */
export const FILLERS = words(`
  der die das den dem des ein eine einen einem einer eines the a an
  wir ich man uns unser unsere unseren unserem unserer unseres mein meine meinen meinem meiner meines
  we i our my us mine ihr ihre euer eure i'll we'll i'd we'd
  bitte please kindly gern gerne gefälligst
  soll sollen sollte sollten will wollen wolle möchte möchten moechte mögen möge würde würden werde werden wird
  lass lasse lasst lassen let lets shall should would will like want wish wants going go have has get
  haben hat habe sind ist sei seien be is are was gebe gibt geben gilt erteile erteilen befehle befehlen ordne ordnen
  ask asking beg humbly bitten entschieden beschlossen decided
  wünsche wünschen beschließe beschließen beschliesst plane planen planung vorhaben beabsichtige beabsichtigen befiehlt lautet
  zu dort there hier here davon dazu daraus dafür dabei hiermit hereby damit somit
  dann danach anschließend zuerst zunächst schließlich zuletzt weiter weiterhin ferner ebenfalls auch außerdem zusätzlich ebenso
  then next first firstly secondly finally also too furthermore additionally moreover
  aber während zuvor vorher denn erstmal nochmal endlich übrigens ach oh anyway well es
  doch mal noch jetzt nun sofort gleich now bereits schon again wieder erneut
  diesmal diese dieser diesem diesen dieses runde phase zug turn round this time heute today
  je jeweils each every weitere weiteren weiterer weiteres another more further neue neuen neuer neues new
  zwar namely nämlich und and also so dass that
  derweil derweilen indes indessen hingegen dagegen wiederum unterdessen inzwischen währenddessen meanwhile überdies moreover
  deshalb deswegen folglich somit demnach
  unbedingt dringend genau exactly ganz komplett genannten eigenen eigene eigener own
  region organisation organization um gesamt insgesamt wie folgt folgende folgendes folgenden
  sir herr frau spielleiter spielleitung sl gm befehl befehle auftrag aufträge order orders
  nur only just lediglich plus einmal once eben halt ja
  thy thee thine shall let do please most
  yes jo jawohl ok okay
  his their its seine seinen seiner seinem ihrem ihrer ihren thereafter afterwards hernach hierauf daraufhin sogleich alsbald abermals nochmals
  du dir dich mir mich ihm ihnen könntest könnten kannst könnt kann können könnte could can you your me
  also so nun wohlan sodann alsdann darum deshalb daher hence thus
  selbstverständlich freilich einfach ruhig brav gemütlich vorsichtig rasch schnell zügig umgehend unverzüglich schleunigst
  flugs flink eilig eiligst langsam geradewegs schnurstracks direkt geschwind ordentlich kräftig tüchtig feierlich fröhlich munter
  unbesorgt getrost tapfer wacker mutig kühn eisern treu standhaft grimmig geschlossen vollzählig sicherheitshalber vorsichtshalber vorerst
  certainly naturally quietly calmly carefully cautiously bravely boldly gently quickly swiftly straight directly immediately promptly
  slowly simply safely duly
  nen ne nem mer ma mia dat wat un ond fortan nunmehr wirklich wahrhaftig tatsächlich really indeed kurz kurzum lieben guten treuen geschätzten verehrten werten tapferen braven dear beloved noble
`);

/** Words of courtesy with which a sentence that orders nothing begins. */
export const GREETINGS = words(`
  hallo hi hey hello servus moin salut tach guten liebe lieber liebes sehr geehrte geehrter werte werter verehrte verehrter dear
  grüße gruß gruss grüsse mfg vg lg viele herzliche beste freundliche freundlichen mit best kind regards cheers yours sincerely
  danke dank vielen thanks thank bis tschüss tschüs ciao bye schöne schönes schönen good greetings euer eure eurer dein ihr ps
  hochachtungsvoll ergebenst greets ave heil gegeben gezeichnet gez signed
`);

/** Words in a sentence of courtesy beside those it begins with. */
export const COURTESY = words(`
  spielleiter spielleiterin spielleitung sl gm meister gamemaster game master an alle zusammen freunde leute tag morgen abend
  grüße gruß gruss grüsse grüßen grüssen dank danke herzlichen freundlichen freundlich vielmals voraus schon mal im für deine eure die der das
  mühe arbeit wochenende bald dann nächste nächsten mal runde zug regards wishes best greetings from aus sonnigen verschneiten
  everybody everyone all there day evening morning for your work effort thank you thanks very much in advance next time
  und and dem den vom von the of to zum zur name spaß fun viel
`);

/** Words that begin a question a player wants answered. */
export const QUESTIONS = words(
  'ob wie wieviel wieviele was wer wen wem wozu weshalb wieso welche welcher welches wo wohin woher warum wann how what whether who whom which where why when',
);

/** Words that begin a clause which gives a reason: nothing in it is an order. */
export const REASONS = words(
  'da weil denn because since obwohl obgleich although though damit nachdem after sodass whereas zumal',
);

/** The same of two words: what for, what follows from it, and `for it is written that ...`. */
const REASON_PAIRS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['so', words('that dass wahr wie')],
  ['auf', words('dass')],
  ['dann', words('hätten hätte wären wäre haben')],
  ['for', words('it they he she we there')],
  ['auch', words('wenn')],
  ['selbst', words('wenn')],
  ['even', words('if though')],
  ['seit', words('wir ich er sie es man unser unsere')],
]);

/** Pairs that begin a reason without a comma before it as well: `attacks target 1 so that nobody follows`. */
const CLEAR_PAIRS: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['so', words('that dass')],
  ['even', words('though')],
]);

/** Those that mean nothing else, wherever they stand in a sentence. */
const CLEAR_REASONS = words('weil because although though obwohl obgleich whereas sodass');

/** True for a word that begins a reason without a comma before it: `hold 158/03 though the sands bury them`. */
export function isReasonWord(tokens: readonly { readonly fold: string }[], at: number): boolean {
  const fold = tokens[at]?.fold ?? '';
  return CLEAR_REASONS.has(fold) || CLEAR_PAIRS.get(fold)?.has(tokens[at + 1]?.fold ?? '') === true;
}

/** Words behind `after` that make a sequence of it: `After that I attack ...`. */
const SEQUENCE = words('that this which');

/** True if a clause that gives a reason begins at a place. */
export function opensReason(tokens: readonly { readonly fold: string }[], at: number): boolean {
  const [{ fold } = { fold: '' }, next] = [tokens[at], tokens[at + 1]];
  // `da nehme ich Satz 6` tells where or then; `da ich ... nehme` gives a reason.
  if (fold === 'da' && ['ich', 'wir'].includes(tokens[at + 2]?.fold ?? '')) return false;
  if (fold === 'after' && SEQUENCE.has(next?.fold ?? '')) return false;
  if (REASONS.has(fold) || isPurpose(tokens, at) || isAsReason(tokens, at)) return true;
  // `Dann hätte ich gern, dass ...` is a wish.
  const isWish = tokens.slice(at, at + WISH).some((one) => GLADLY.has(one.fold));
  return !isWish && REASON_PAIRS.get(fold)?.has(next?.fold ?? '') === true;
}

/** True for `um die Furt zu sichern`, to the next comma. */
function isPurpose(tokens: readonly { readonly fold: string }[], at: number): boolean {
  if (tokens[at]?.fold !== 'um') return false;
  const behind = tokens.findIndex(
    ({ fold }, index) => index > at && (fold === ',' || fold === '.'),
  );
  const end = behind < 0 ? tokens.length : behind;
  return tokens[end - 2]?.fold === 'zu' && end - at > 3;
}

/** Words behind `as` that make a condition or a comparison of it, and verbs that make a clause of it. */
const AS_OTHER = words('soon long far if well many much often');
const AS_VERBS = words('is are was were has have had');

/** True for `as our treasury is full`, to the next comma. */
function isAsReason(tokens: readonly { readonly fold: string }[], at: number): boolean {
  if (tokens[at]?.fold !== 'as' || AS_OTHER.has(tokens[at + 1]?.fold ?? '')) return false;
  const end = tokens.findIndex(({ fold }, index) => index > at && fold === ',');
  return tokens.slice(at + 2, end < 0 ? tokens.length : end).some(({ fold }) => AS_VERBS.has(fold));
}

/** How far behind `dann hätte` a word of a wish stands, and those words. */
const WISH = 6;
const GLADLY = words('gern gerne lieber');

/** Words of an order in time or rank: numbers only beside a word for one, `den zweiten Würfel`. */
export const ORDINALS = words(
  'ersten erste erster first zweiten zweite zweiter second dritten dritte dritter third',
);

/** Numbers that are articles as well: they count where nothing but a number can stand. */
export const ARTICLE_NUMBERS = words('ein eine einen einem einer eines a an');
