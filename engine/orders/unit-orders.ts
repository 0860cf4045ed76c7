import { beginsAt, endsAt, type Fits, type Saying } from './sayings';
import { ANY, ANYBODY, FIGHT, FOE, ITS, NOBODY, NOW, saying } from './unit-words';

const STAYING: readonly string[] = [
  '(?:hockt|hocken|sitzt|sitzen|steht|stehen|liegt|liegen|lungert|lungern|wartet|warten) (?:weiter|weiterhin|einfach|nur|dort|da|hier|still|ruhig|brav|weiter dort|nur da|einfach da|nur rum|nur herum|herum|rum)(?! (?:in|auf|und) (?:de[mr]|einem?) (?:brief|zug|liste))',
  '(?:bleibt|bleiben|bleibe) (?:still |ruhig |brav |weiter |weiterhin |dort |da |einfach )?(?:sitzen|hocken|stehen|liegen|daheim|zuhause|zu hause|vor ort)',
  '(?:stays?|remains?|sits?|stands?) (?:exactly |right |just |still )?(?:where it is|where they are|there|put|at home|in place|in camp)',
  '(?:lies?|lays?|stays?|remains?|rides?) at anchor',
  '(?:sits?|stands?) (?:tight|still|by)',
  '(?:dreht|drehen|legt|legen) (?:dort |weiter )?(?:däumchen|die (?:beine|füße|hände) (?:hoch|in den schoß))',
  '(?:liegt|liegen|bleibt|bleiben) (?:weiter |weiterhin )?(?:vor anker|liegen|ligen)',
];

/** Denials of any motion: what stays. */
const NOT_MOVING: readonly string[] = [
  `(?:rühr|beweg)\\p{L}* (?:sich|euch|dich) ${NOW}(?:nicht|kein(?:en|e|es)? \\p{L}+)(?: (?:vom fleck|von der stelle|von dannen|weg|fort|von hier|von dort|vom platz))?`,
  `(?:sich|euch|dich) ${NOW}nicht (?:vom fleck |von der stelle |vom platz )?(?:zu )?(?:rühren|bewegen)`,
  '(?:weich|geh|rück|tret|tritt|mach)\\p{L}* (?:keinen?|nicht einen|nicht eine) (?:einzigen )?(?:fuß ?breit|fußbreit|schritt|schrittbreit|meter|zoll|millimeter|zentimeter|handbreit|fingerbreit)(?: (?:zurück|vom fleck|von der stelle|weit))?',
  '(?:weich|rück|geh)(?:t|en) (?:nicht|keinen schritt) von (?:der stelle|ihrem posten|ihrem platz|dort|da)',
  `(?:mach|tu|unternehm|unternimm|unternimmt)\\p{L}* ${NOW}(?:gar |überhaupt |weiter |rein gar )?(?:nichts|keinen zug|keine bewegung)`,
  `keine?n? (?:fahrt|zug|bewegung|marsch|ortswechsel|ritt|schritt|verlegung|reise)(?: (?:diesmal|jetzt|vorerst|diesen (?:mond|monat|zug)|in diesem (?:mond|monat|zug)))?`,
  `(?:verlässt|verlassen|verlasst|verlass) ${NOW}${ITS} (?:lager|posten|hafen|platz|stellung|stadt|burg|mauern|ort|feld|ankerplatz|liegeplatz) ${NOW}nicht`,
  `(?:geht|gehen|fährt|fahren|läuft|laufen|segelt|segeln|zieht|ziehen|reitet|reiten|marschiert|marschieren) ${NOW}(?:nirgendwohin|nirgendwo hin|nirgends hin|nicht (?:los|weg|aus|weiter|fort))`,
  'no (?:move|movement|moves|march|marching|sailing|riding)(?: this (?:time|turn|moon))?',
  "(?:(?:does|do|will|shall) not|doesn['’]t|don['’]t|won['’]t|do n[o']t) (?:move|budge|stir|leave|go anywhere|march|sail)(?: an inch| a muscle| anywhere| (?:its|their|the) \\p{L}+)?",
  '(?:goes|go|going|moves?|sails?|rides?) nowhere',
  '(?:gar |überhaupt )?nichts (?:zu )?(?:tun|machen|unternehmen)(?!,? (?:was|das|wenn|bis|als|außer|ohne|gegen|für)(?!\\p{L}))',
];

const RETREATING: readonly string[] = [
  '(?<=(?:,|and|while|then) )(?:retreating|withdrawing)',
  `(?:${ANY} |dem |einem )?(?:möglichen |drohenden )?(?:${FIGHT} |${FOE} |gesindel )?aus dem wege? (?:zu )?geh(?:t|en|e)`,
  `geh(?:t|en|e) (?:sie |es |er )?(?:unterwegs |dabei |dort |da )?(?:${ANY} |dem |einem |allen )?(?:möglichen |drohenden )?(?:${FIGHT} |${FOE} )?aus dem wege?`,
  `h(?:ält|alten|alte|altet) (?:sich|euch) (?:aus allem|aus ${ANY} ${FIGHT}|von ${ANY}(?: ${FOE}| ${FIGHT})?) (?:heraus|raus|fern)`,
  `(?:ver)?(?:meid|scheu)(?:et|t|en|e) (?:${ANY} )?(?:${FIGHT}|${FOE})`,
  '(?:nimmt|nehmen|nehmt) (?:sie |er |es )?(?:reißaus|reissaus)',
  `l(?:äuft|aufen|aufe) (?:sofort |schnell )?(?:vor (?:${ANY}(?: ${FOE})?|${ANYBODY}|feinden|fremden) )?davon(?:,? was (?!\\p{L}* ?(?:nach|gen))\\p{L}+ (?:hat|beißt|kommt|ist))?`,
  `lauf(?:t|en|e) vor (?:${ANY}|${ANYBODY}),? was \\p{L}+ hat,? davon`,
  '(?:ergreift|ergreifen) (?:sie |er |es )?(?:die )?flucht',
  '(?:macht|machen) (?:sie |er |es )?sich (?:aus dem staube?|davon|vom acker|dünn|rar)',
  '(?:sucht|suchen) (?:sie |er |es )?das weite',
  '(?:haut|hauen|haue|haun) (?:sie |er |es |ihr )?(?:sofort |gleich |schnell )?ab',
  '(?:gibt|geben) (?:sie |er |es )?fersengeld',
  '(?:sofort |gleich |schnell |sich |lieber ){0,4}(?:abhauen|weglaufen|davonlaufen|wegrennen|türmen|stiften gehen|das weite suchen|die flucht ergreifen|die beine in die hand nehmen|fersengeld geben)(?! (?:wir|sie|die))',
  '(?:nimmt|nehmen) (?:sie |er |es )?die beine in die hand',
  '(?:läuft|laufen|rennt|rennen) (?:sie |er |es )?(?:sofort |schnell )?weg(?! (?:nach|zu|in|auf|über|von) )',
  '(?:verdrückt sich|verdrücken sich|verziehen sich|verzieht sich)',
  '(?:sich|euch) (?:\\p{L}+ ){0,2}?(?:zu )?(?:verdrücken|verziehen|davonmachen|davonstehlen)',
  `(?:vor )?${ANY}(?: ${FOE}| ${FIGHT})? weich(?:t|en|e) (?:sie |es |er )?aus`,
  `(?:weich(?:t|en|e|et)|zieh(?:t|en|e|et) sich) (?:sie |es |er )?(?:(?:vor )?(?:${ANY}(?: ${FOE}| ${FIGHT})?|den fremden|feinden) )(?:aus|zurück)`,
  `(?:rückzug|flucht),? vor (?:${ANY}(?: ${FOE})?|${ANYBODY}|feinden|fremden)`,
  `(?:yet |but )?(?:avoid|evad|evade|shun|dodge|escape)(?:s|ing)? (?:${ANY} )?(?:${FIGHT}|${FOE}|${ANYBODY})`,
  `(?:keep|stay|steer)s? (?:well )?(?:clear of|away from|out of) (?:${ANY} )?(?:${FIGHT}|${FOE}|${ANYBODY}(?:['’]s way)?|harm['’]s way|the way)`,
  `(?:run|flee|bolt|scatter|slip|get|back|shy|turn)s?(?: away| off| out)? (?:from|before|at the sight of) (?:(?:${ANY} )?(?:${FIGHT}|${FOE})|${ANYBODY})`,
  '(?:run|runs) (?:away|for it)',
  '(?:bringt|bringen) sich (?:dort |schnell |sofort )?in sicherheit|sich in sicherheit (?:zu )?bringen',
  `komm(?:t|en|e) (?:dabei |dort )?(?:${NOBODY}|${ANY}) in die quere`,
  '(?:sucht|suchen) (?:ihr|sein) heil in der flucht',
  '(?:turns? tail|takes? to (?:its|their) heels|falls? back|gives? way|makes? off)',
  `(?:retreat|withdraw|pull back|fall back)s?(?:,? (?:from|before) (?:${ANY}(?: ${FOE}| ${FIGHT})?|${ANYBODY}))`,
];

const IGNORING: readonly string[] = [
  `(?:kümmer|scher)(?:t|n|e|et|en) (?:sich|euch) (?:um|an) ${NOBODY}`,
  `(?:sich |euch )?um ${NOBODY} (?:zu )?(?:kümmern|scheren)`,
  `(?:beachte|behellige|belästige)(?:t|n|r)? ${NOBODY}`,
  `(?:${ANY}|alle welt|andere) (?:in ruhe|in frieden|links liegen|unbehelligt) l(?:ässt|äßt|assen)(?:,? was (?:ihr|ihm|ihnen) (?:begegnet|begegnen|über den weg läuft|in den weg kommt))?`,
  `übers(?:ieht|ehen)(?: dabei| einfach| dort)? (?:${ANY}|alle welt)`,
  `l(?:ässt|äßt|assen|asst|aß|aßt) (?:${ANY}|alle welt|andere) (?:in ruhe|in frieden|links liegen|unbehelligt|ziehen|passieren|gewähren|vorbei)`,
  '(?:sieht|sehen|schaut|schauen|guckt|gucken) (?:einfach )?(?:weg|nicht hin)',
  `l(?:ässt|assen|asst) sich (?:auf|in) ${NOBODY}(?: ${FIGHT})?(?: ${FIGHT})? ?ein`,
  `(?:pay|take|give)(?:s|ing)? no (?:heed|attention|notice)(?: (?:to|of) (?:${ANYBODY}|others|strangers|foes))?`,
  'mind(?:s|ing)? (?:its|their|his|your) own business',
  `lets? (?:${ANYBODY}|all) (?:pass|be|go|alone|through)(?: by)?`,
  `leaves? (?:${ANYBODY}|all|others) (?:alone|in peace|be)`,
  `bothers? (?:with )?${NOBODY}`,
  'looks? the other way',
  `(?:ignoring|disregarding) (?:${ANY}(?: ${FOE})?|${ANYBODY})`,
];

const DEFENDING: readonly string[] = [
  '(?:(?:bleibt|bleiben|ist|sind|steht|stehen|geht|gehen) )?(?:in der|in die|auf) (?:defensive|abwehr)',
  '(?:nimmt|nehmen) (?:eine )?verteidigungsstellung(?:en)? ein',
  `(?:schl(?:ägt|agen)|weis(?:t|en|e)|wehr(?:t|en|e)) (?:${ANY} |die |den )?(?:angreifer|angriffe?) (?:zurück|ab)`,
  'setz(?:t|en|e) sich (?:tapfer |dort |dann |nach kräften |mit aller kraft )?zur wehr',
  'sich (?:tapfer |dort |dann |nach kräften )?zur wehr (?:zu )?setzen',
  '(?:fight|strike|hit|shoot)s? back',
  '(?:stand|stay|go|be|is|are|goes|remain)s?(?: strictly)? on the defensive',
  `(?:fend|beat|ward|fight|drive)s? off (?:${ANY} )?(?:${FOE}|attacks?|${ANYBODY})`,
  '(?<=(?:,|and|while|then) )defending(?: itself| themselves| himself)?',
];

/** Who watches stays where he is, and fights where he is attacked. */
const WATCHING: readonly string[] = [
  '(?:hält|halten|haltet|halte) (?:dort |hier |weiter |weiterhin )?(?:die |treue |treu |gute |scharfe )?(?:wacht|wache)',
  '(?:steht|stehen|schiebt|schieben) (?:dort |hier |weiter |weiterhin )?(?:auf )?(?:wacht|wache)',
  '(?:keeps?|stands?) (?:a )?(?:close |good |careful )?(?:watch|guard)(?! over)',
];

const HOLDING: readonly string[] = [
  '(?<=(?:,|and|while|then) )holding',
  'steh(?:t|en|e) (?:fest|felsenfest|wie (?:eine?|der) (?:eins|mauer|fels|wand|fels in der brandung)|ihren mann|seinen mann)',
  `(?:hold|keep|maintain|stand)(?:s|ing)? (?:${ITS} )?(?:ground|fast|firm)(?: (?:there|here))?`,
  `(?:hold|keep|maintain)(?:s|ing)? (?:${ITS} )?(?:position|post|line|fort|place)s?`,
  `(?:in |die |der |ihre |seine )?stellung (?:zu )?(?:halten|behaupten)`,
];

/** Denials of any way past, and of any ground. */
const YIELDING_NOTHING: readonly string[] = [
  '(?:gibt|geben|gebt) (?:keinen|nicht einen|nichts) ?(?:fußbreit|zoll|meter|schritt|boden)?(?: (?:bodens?|land|erde))? (?:preis|her|ab|auf|nach)',
  'l(?:ässt|assen|asst) (?:niemanden?|keinen|nichts|keine maus) (?:durch|vorbei|passieren|herein|hinein|rein)',
  'lets? (?:no one|nobody|none) (?:pass|through|by|in)',
  '(?:give|yield|cede)s? (?:no|not an|not one|up no) (?:ground|inch|yard|foot|step)',
];

const DESTROYING: readonly string[] = [
  '(?<=(?:,|and|while|then) )(?:annihilating|destroying)',
  'lassen? (?:dort )?(?:keinen|niemanden) am leben',
  '(?:wer|was|jeder|alles)(?:,? (?:der|was))?(?: \\p{L}+){1,6},? (?:wird|werden) (?:vernichtet|aufgerieben|niedergemacht|niedergehauen|ausgelöscht)',
  'mach(?:t|en|e) (?:sie |ihn |alles |jeden |alle )?nieder',
];

const ATTACKING: readonly string[] = [
  '(?:wer|was|jeder|alles)(?:,? (?:der|was))?(?: \\p{L}+){1,6},? (?:wird|werden) (?:angegriffen|attackiert)',
  '(?:geht|gehen) (?:zum angriff|in die offensive)(?: über)?',
  '(?:nimmt|nehmen) (?:dort |dann )?den kampf (?:an|auf)(?! (?:die|den|der|dem|das|eine[mn]?|see|land|leben)(?!\\p{L}))|den kampf (?:an|auf)nehmen',
  '(?:sucht|suchen) (?:dort |dann )?(?:den|die) (?:kampf|schlacht|entscheidung)(?! (?:de[rs]|über|um|zwischen|nicht|nie)(?!\\p{L}))',
  '(?:schlägt|schlagen|schlagt) (?:dort |sofort )?(?:los|zu)',
  `attacking (?:${ANY}(?: ${FOE})?|${ANYBODY})(?: foreign)?`,
  'goes? (?:on|over to) the (?:attack|offensive)',
  '(?<=(?:,|and|while|then) )attacking',
];

const RESTING: readonly string[] = [
  '(?:(?:und )?(?:ist|sind) (?:inaktiv|untätig|idle)|die arbeit(?:en)? (?:ruht|ruhen)|mach(?:t|en|e) (?:eine )?pause|(?:hat|haben|mach(?:t|en|e)) (?:diesmal |jetzt )?(?:urlaub|ferien|feierabend|frei(?! )|ihre ruhe)|leg(?:t|en|e) die arbeit nieder|stell(?:t|en|e) die arbeit ein|arbeite(?:t|n) (?:diesmal |diesen (?:mond|monat|zug) )?nicht|(?:are|is|be) idle|downs? tools|stops? work(?:ing)?|do not work|does not work)',
];

/** `102 genauso`, `ebenso die 103`: the same as the one before. */
const SAME_WORD =
  '(?:ebenso|genauso|ebenfalls|desgleichen|gleichfalls|dito|ditto|likewise|(?:the |das )?(?:same|gleiche|selbe)|dasselbe|auch so|dgl\\.?)';
const SAME: readonly string[] = [
  `(?<=(?<![\\d/])[1-9]\\d{2}(?: \\([^()\\d]{1,30}\\))?(?:,| -|:)? )(?:(?:macht|machen|tut|tun|does|do|gilt) )?${SAME_WORD}`,
  `${SAME_WORD}(?: (?:gilt|goes))?(?: (?:für|for))?(?: auch)?(?: (?:die|das|der|den|the|heer|armee|flotte|army|fleet|reiter))*(?= [1-9]\\d{2}(?![\\d/]))`,
];

/** Where somebody goes, or would go. */
const GOAL =
  '(?:(?<![\\p{L}\\d])(?:(?:nach|gen|richtung|über|zu|zum|zur|gegen|towards?|to|into|onto|via|against|for(?! (?:now|the|this|any|all|a|one)(?!\\p{L}))|auf(?! de[mr] )|in (?:den|die|das|richtung)|except|außer|save) [\\p{L}\\d]|ins )|(?<![\\d/])(?<!(?:in|at|bei) )\\d{1,3}/\\d)';

/** Within a clause, or one that tells what is denied in it: `tut nichts, was nach 210/30 führt`. */
const WITHIN =
  '(?:,? (?:was|das|which|that) )?(?:(?! (?:und|and) (?!(?:nach|gen|zu|to|towards?) ))[^.,;:!?]){0,80}';

const isBeforeGoal = beginsAt(`${WITHIN}${GOAL}`);
const isBehindGoal = endsAt(
  '(?<!\\p{L})(?:nach|gen|richtung|towards?) [\\p{L}\\d](?:(?! (?:und|and) )[^.,;!?]){0,40}',
);

/** A denial of one goal denies that alone, and orders nothing: `bewegt sich nicht nach 210/30`. */
const deniesAll: Fits = (small, start, end) =>
  !isBeforeGoal(small, end) && !isBehindGoal(small, start);

/** What a unit can be ordered by a phrase of players, with the phrases for it. */
const MEANT = {
  stay: STAYING,
  retreat: RETREATING,
  ignore: IGNORING,
  defend: DEFENDING,
  hold: HOLDING,
  destroy: DESTROYING,
  attack: ATTACKING,
  watch: WATCHING,
  rest: RESTING,
  same: SAME,
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Denials that mean an order of a unit, if they deny no single goal. */
const DENYING: Readonly<Record<string, readonly string[]>> = {
  stay: NOT_MOVING,
  hold: YIELDING_NOTHING,
};

/** Phrases of players for orders of units, and the verbs of a grammar for them: those a game has, by what they mean. */
export function orderSayings(
  verbs: Readonly<Partial<Record<keyof typeof MEANT, string>>>,
): readonly Saying[] {
  return Object.entries(verbs).flatMap(([kind, verb]) => [
    ...MEANT[kind as keyof typeof MEANT].map((look) => saying(look, verb)),
    ...(DENYING[kind] ?? []).map((look) => saying(look, verb, deniesAll)),
  ]);
}
