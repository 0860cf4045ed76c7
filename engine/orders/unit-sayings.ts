import { IT_GOES, MAY_STAY, SETTING_OUT_FIRST } from './motion';
import { CONTRASTS, type Fits, type Saying, beginsAt, endsAt, saying as phrase } from './sayings';

/** A phrase that means a verb of the grammar; `so` says nothing and keeps the whole of the phrase together. */
const saying = (look: string, plain = '', fits?: Fits): Saying =>
  phrase(look, plain, plain === '' ? '' : 'so', fits);

/** `um niemanden`, `auf jeden`: whoever comes, as an order of a unit means him anyway. */
const ANY = '(?:jede[mnrs]?|alle[mnrs]?|jegliche[mnrs]?|irgendwe[mnr]|any|every|all|each|a)';
const FIGHT =
  '(?:kampf|kämpfe[n]?|streit|gefecht[en]?|ärger|konflikt|händeln?|scharmützel|schlacht|feindberührung|feindkontakt|begegnung|kontakt|auseinandersetzung|fights?|fighting|battles?|combat|trouble|contact|engagements?|skirmish(?:es)?|clash(?:es)?)';
const FOE =
  '(?:(?:fremde|feindliche|andere)[mnr]? )?(?:feind(?:en?|es)?|gegnern?|fremden?|angreifern?|ankömmlinge?n?|neugierigen?|enem(?:y|ies)|strangers?|foe?s?|attackers?|comers?|intruders?|one|body|thing)';
const ANYBODY =
  '(?:any(?:one|body|thing)|every(?:one|body|thing)|whoever|whomever|whatever|jede[mnr]|alle[mns]?|wem|wen)';
const NOBODY =
  '(?:niemande?[mn]?|nichts|gar nichts|rein gar nichts|keine[mnr]?|nobody|no one|none|nothing)';
const ITS =
  '(?:seine[mnrs]?|ihre[mnrs]?|eure[mnrs]?|deine[mnrs]?|the|its|their|his|your|die|den|das)';
const NOW =
  '(?:diesmal |jetzt |vorerst |heuer |diesen (?:mond|monat|zug) |in diesem (?:mond|monat|zug) |this (?:time|turn|moon) )?';

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
  `geh(?:t|en|e) (?:sie |es |er )?(?:${ANY} |dem |einem |allen )?(?:möglichen |drohenden )?(?:${FIGHT} |${FOE} )?aus dem wege?`,
  `h(?:ält|alten|alte|altet) (?:sich|euch) (?:aus allem|aus ${ANY} ${FIGHT}|von ${ANY}(?: ${FOE}| ${FIGHT})?) (?:heraus|raus|fern)`,
  `(?:ver)?(?:meid|scheu)(?:et|t|en|e) (?:${ANY} )?(?:${FIGHT}|${FOE})`,
  '(?:nimmt|nehmen|nehmt) (?:sie |er |es )?(?:reißaus|reissaus)',
  '(?:ergreift|ergreifen) (?:sie |er |es )?(?:die )?flucht',
  '(?:macht|machen) (?:sie |er |es )?sich (?:aus dem staube?|davon|vom acker|dünn|rar)',
  '(?:sucht|suchen) (?:sie |er |es )?das weite',
  '(?:haut|hauen|haue|haun) (?:sie |er |es |ihr )?(?:sofort |gleich |schnell )?ab',
  '(?:gibt|geben) (?:sie |er |es )?fersengeld',
  '(?:sofort |gleich |schnell |sich |lieber ){0,4}(?:abhauen|türmen|stiften gehen|das weite suchen|die flucht ergreifen|die beine in die hand nehmen|fersengeld geben)(?! (?:wir|sie|die))',
  '(?:nimmt|nehmen) (?:sie |er |es )?die beine in die hand',
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
  `l(?:ässt|assen|asst|aß|aßt) (?:${ANY}|alle welt|andere) (?:in ruhe|in frieden|links liegen|unbehelligt|ziehen|passieren|gewähren|vorbei)`,
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

/** `mit der Nummer 201`: the number alone names a unit. */
const NUMBERS: readonly Saying[] = [
  phrase('(?:mit der |with the )?(?:nummer|nr\\.?|number|no\\.?)(?= [1-9]\\d{2}(?![\\d/]))'),
];

/** What a unit does where it stands when somebody comes. */
const REACTION =
  '(?<!\\p{L})(?:verteidig|wehr|kämpf|flieh|flücht|flucht|abhau|türm|rückzug|zurück|(?:aus)?weich|aus dem weg|hau(?:en|t)|halten|haltet|hält|(?:an)?greif|defend|verdrück|verzieh|fight|flee|retreat|withdraw|hold|resist|attack|runs?(?!\\p{L})|K[VRHNAI](?!\\p{L}))';

/** A goal, an amount, or a verb of orders that are no reaction. */
const BEYOND =
  '(?:\\d/\\d|\\d{4}|\\d\\.\\d{3}|-\\d|(?<!\\p{L})(?:(?:nach|gen|richtung|towards?|to|for) [\\p{L}\\d]|(?:zieh|marschier|reit|fahr|segel|march|move|sail|ride)\\p{L}*(?! sich)(?=[^.;:!?]{0,40} (?:in|zum|zur|bis|auf|into|onto) ))|rüst|überweis|zahl|kauf|bau|gründ|pay|transfer|buy|build|raise|found)';

/** True for a phrase with something beyond a reaction beside it, as far as signs of a class reach. */
const isBesideMore = (near: string): Fits => {
  const [before, behind] = [endsAt(`${BEYOND}${near}{0,80}`), beginsAt(`${near}{0,80}${BEYOND}`)];
  return (small, start, end) => before(small, start) || behind(small, end);
};

const isInSentenceOfMore = isBesideMore('[^.;:!?]');
const isInClauseOfMore = isBesideMore('[^.,;:!?]');

const isBehindReaction = endsAt(`${REACTION}[^.;:!?]{0,60}`);
const isBeforeReaction = beginsAt(`[^.;:!?]{0,60}${REACTION}`);

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

/** A condition says nothing beside a reaction in a sentence without a goal; elsewhere it binds the order. */
const bindsNothing: Fits = (small, start, end) =>
  (isBehindReaction(small, start) || isBeforeReaction(small, end)) &&
  !isInSentenceOfMore(small, start, end);

/** `notfalls` beside a reaction, in a clause of its own: `nach 16, wo sie sich notfalls wehren`. */
const ifNeedBe = (look: string): Saying =>
  phrase(look, '', '', (...place) => !isInClauseOfMore(...place));

/** Conditions that a reaction means anyway. */
const WHEN_NEEDED: readonly string[] = [
  `(?:wenn|falls|sobald|sofern) (?:da |dort )?(?:man|jemand|einer|wer|irgendwer|irgendjemand|(?:ein |der )?(?:feind|gegner|fremder)|feinde|fremde) (?:sie |es |ihn |euch |dich )?(?:dort |da |denn )?(?:angreift|angreifen|kommt|kommen|naht|nahen|auftaucht|auftauchen|stört|bedroht|(?:sich )?nähert|belästigt|erscheint)`,
  '(?:bei|im falle?|in case of) (?:von |eines |einer |drohender |jeder |höchster |großer )?(?:gefahr|feindkontakts?|feindberührung|begegnung(?:en)?|angriffs?|bedrohung|überfalls?|danger|attack|trouble)(?! (?:von|vom|durch|seitens|für|by|from|for|on)(?!\\p{L}))',
  '(?:wenn|falls|sobald|sofern) (?:es|sie|er|ihr) (?:dort )?(?:angegriffen|attackiert|bedroht|gestört) (?:wird|werden|werdet)',
  '(?:wenn|falls|sobald|sofern) (?:es|das|die lage|die luft) (?:dort |da |zu |mal )?(?:brenzlig|eng|ernst|gefährlich|heiß|hart auf hart|haarig|kritisch|dick|schlimm|ungemütlich|mulmig) (?:wird|kommt|sein sollte|werden sollte)',
  '(?:if|when|should) (?:it|things|matters) (?:gets?|becomes?|turns?) (?:rough|hot|tough|ugly|dangerous|nasty|serious|difficult)',
  `(?:if|when|whenever|in case) (?:(?:it|they|he) (?:is|are) )?(?:attacked|threatened|challenged|(?:${ANYBODY}|someone|somebody|an enemy) (?:comes?|attacks?|approaches|turns up|shows up|appears|is there)(?: (?:near|close|along|it|them))?)`,
];

/** A reaction right before its condition: that binds nothing else, whatever stands before it. */
const isRightBehind = endsAt(
  '(?:ausweichen|weich(?:t|en|e) aus|flieh(?:t|en|e)|flücht(?:et|en)|verteidig(?:t|en|e)(?: sich)?|wehr(?:t|en|e)(?: sich)?|defends?(?: itself| themselves)?|flees?|retreats?|fights? back)(?: there| dort| da)?,? ',
);

/** Behind the first word of a reaction: `weicht bei Gefahr aus`. */
const isWithinReaction = endsAt('(?:sich|weich(?:t|en|e)) ');

/** Before a clause that is nothing but a reaction: `... und bei Feindkontakt sofort abhauen`. */
const isInOwnClause = endsAt('(?:und|and|,) (?:(?:soll|sollen|sich|dann|shall|should) ){0,2}');

/** What is needed, in a word or a condition. */
const NEED = `(?:${[...WHEN_NEEDED, 'notfalls', 'nötigenfalls', 'im notfall'].join('|')})`;

/** Conditions that a reaction means anyway: whoever comes, whoever attacks. */
const UNBOUND: readonly Saying[] = [
  ...WHEN_NEEDED.map((look) =>
    phrase(
      look,
      '',
      '',
      (small, start, end) => isRightBehind(small, start) || bindsNothing(small, start, end),
    ),
  ),
  phrase(
    `${NEED}(?= (?:(?:sofort|gleich|schnell|lieber|sich|nur|bitte|immediately|at once) ){0,2}(?:ausweichen|abhauen|fliehen|flüchten|türmen|verteidigen|wehren|zurückziehen|verdrücken|verziehen|flieht|bleibt|retreat|withdraw|flee|defend(?: itself)?|run)(?=(?: so)?\\s?(?:[.,;!\\n]|$)))`,
    '',
    '',
    isInOwnClause,
  ),
  // `weicht bei Gefahr aus`, `sollen sich notfalls zurückziehen`: within a reaction that goes nowhere.
  phrase(
    `${NEED}(?= (?:aus(?:weichen)?|zurück(?:ziehen)?|verteidigen|wehren)(?! (?:nach|in|auf|bis|zu|zum|zur)(?!\\p{L}))(?!\\p{L}))`,
    '',
    '',
    isWithinReaction,
  ),
  saying(
    '(?<=zieh(?:t|en|e) sich )(?:notfalls|nötigenfalls|falls nötig|wenn nötig|im notfall)(?= zurück(?! (?:nach|in|auf|bis|zu)(?!\\p{L})))',
  ),
  saying(
    '(?<=, ?)(?:der|die|das|who|that)(?: (?:sich|ihm|ihnen|ihr|da|dort|to|near|up))* (?:kommt|kommen|nähert|zeigt|begegnet|auftaucht|comes?|approaches|appears|shows up)',
  ),
  ifNeedBe(
    '(?:nötigenfalls|notfalls|im notfall|falls nötig|wenn nötig|if need be|if necessary)(?=(?: \\p{L}+){0,3} (?:verteidig|wehr|zurück|flieh|ausweich|defend|retreat|KV|KR))',
  ),
  ifNeedBe(
    '(?<=(?:verteidig\\p{L}*|wehr\\p{L}*|defends?|retreats?|KV|KR)(?: \\p{L}+){0,2} )(?:nötigenfalls|notfalls|im notfall|falls nötig|wenn nötig|if need be|if necessary)',
  ),
  saying(
    '(?:was|wer|wen|wem|alles was|jeden der)(?: (?:\\p{L}+)){0,4} (?:weg|wege|quere|bug|kiel|klinge|hufe|begegnet|begegnen|trifft|treffen|bewegt|nähert|entgegenstellt|entgegentritt|entgegenkommt)(?: (?:kommt|liegt|steht|tritt|stellt|ist|gerät|läuft|stellen|treten|kommen))?',
  ),
  saying(
    `(?:that |who |which |whatever |whoever )?(?:it|they|he) (?:meets?|encounters?|finds?|comes? across|runs? into)`,
  ),
  saying(
    '(?:that|who|which) (?:gets?|stands?|is|comes?|crosses) (?:in )?(?:its|their|the) (?:way|path)',
  ),
];

/** Behind these words it is who carries out the order: `und alle greifen an`. */
const BEFORE_DOERS =
  '(?:^|[.;:!?,|\\n]|(?<![\\p{L}])(?:und|and|bitte|please|dann|then|auch|sollen|also|let|lasst|jetzt|now|dass|that))';

/** Who keeps no watch does something else, or nothing; so does who is on his guard: `hütet sich vor Dornach`. */
const NO_WATCH: Saying = phrase(
  '(?:hält|halten|steht|stehen|schiebt|schieben) (?:keine|nicht|nie) (?:wacht|wache)|(?:hütet|hüten) sich',
  'nicht hält',
);

/** Whomever units meet: every order of a unit is about him. */
const WHOMEVER: readonly Saying[] = [
  saying(
    `(?<!${BEFORE_DOERS}\\s{0,3})(?:(?:vor|gegen|auf|mit|von|bei|from|before|against|with|at|of) )?(?:${ANY} ${FOE}|(?:die |den |the )(?:feinde?|gegner|fremden?|enem(?:y|ies)|strangers?)|${ANYBODY}|alle welt)(?: foreign)?`,
  ),
];

/** Words beside an order that say what it says anyway. */
const IDLE: readonly Saying[] = [
  // `Natürlich` is a kind of advantage in the Organisationsspiel.
  saying('natürlich'),
  saying('wo (?:sie|er|es)(?: dann| dort)?(?= sich )'),
  saying(
    'where (?:it|they|he)(?= (?:then |will )?(?:defend|attack|hold|retreat|ignore|stay|flieht|bleibt|annihilate|destroy))',
  ),
  saying(
    'wo (?:sie|er|es|ihr|du) (?:gerade |jetzt |nun |schon )?(?:ist|sind|steht|stehen|liegt|liegen|seid|bist|lagert|lagern)(?:,)?',
  ),
  saying('where (?:it|they|you|he|she) (?:is|are|stands?|lies?)'),
  saying(
    'bis (?:zum|aufs|auf die|auf den|zur) (?:letzten|äußersten|bitteren|letzte|letzter|messer)(?: (?:mann|ende|schiff|pferd|planke|atemzug|blutstropfen|tropfen(?: blut)?|mannes|stein))?',
  ),
  saying(
    'to the (?:last|bitter)(?: (?:man|plank|ship|soul|sailor|drop(?: of blood)?|breath|horse|end|stone))?',
  ),
  saying('(?:at|um) (?:all|any|jeden) (?:costs?|preis)'),
  saying('(?:come what may|no matter what|koste es,? was es wolle|komme,? was (?:da )?wolle)'),
  saying(
    '(?:without|ohne) (?:hesitation|delay|mercy|zu zögern|zögern|gnade|rücksicht auf verluste|erbarmen|pardon|verzug)',
  ),
  saying('(?:kein pardon|keine gnade|no quarter|no mercy|no prisoners|keine gefangenen)'),
  saying(
    '(?:mehr aber nicht|aber mehr nicht|aber sonst nichts|but no more|but nothing more|nothing else)',
  ),
  saying('(?:nach wie vor|as ever)'),
  saying(
    '(?:auf jeden fall|auf alle fälle|in jedem fall|jedenfalls|in any case|at any rate)(?: ?:)?',
  ),
  saying(
    '(?:l(?:asst|ässt|assen) (?:sich|euch) (?:dabei |dort )?nicht (?:sehen|blicken|erwischen|provozieren|locken|herauslocken)|ohne gesehen zu werden)',
  ),
];

const RESTING: readonly string[] = [
  '(?:die arbeit(?:en)? (?:ruht|ruhen)|mach(?:t|en|e) (?:eine )?pause|(?:hat|haben|mach(?:t|en|e)) (?:diesmal |jetzt )?(?:urlaub|ferien|feierabend|frei(?! )|ihre ruhe)|leg(?:t|en|e) die arbeit nieder|stell(?:t|en|e) die arbeit ein|arbeite(?:t|n) (?:diesmal |diesen (?:mond|monat|zug) )?nicht|(?:are|is|be) idle|downs? tools|stops? work(?:ing)?|do not work|does not work)',
];

const MOVING: readonly Saying[] = [
  phrase('(?:zieht|ziehen) sich(?= vor [^.;:!?,]{1,40} zurück)', 'flieht'),
  phrase('(?:verlässt|verlassen|verlasst|leaves?|quits?)(?= (?:field |feld )?\\d{1,3}/\\d)', 'von'),
  saying('bis(?= (?:nach|zu|zum|zur|vor) )'),
  saying('bis(?= (?:feld )?\\d)', 'gen'),
  saying(
    '(?<!(?:sich|flieht|fliehen|flüchtet|flüchten|weicht|weichen|KR|rückzug) )vor(?: die (?:mauern|tore) von)?(?= (?!nach|und|auf|bis|in|zu|an)\\p{L})',
  ),
  saying('(?:stößt|stoßen)(?= [^.;:!?]{0,40} vor(?![\\p{L}]))', 'zieht'),
  saying('(?:nimmt|nehmen|nehmt|nimm|hält|halten|setzt|setzen) kurs auf', 'zieht nach'),
  saying(
    '(?:macht|machen|begibt|begeben|begebt)(?: sich| euch)?(?: auf (?:den weg|die reise))?(?= (?:nach|über|gen|richtung|via|zu) )',
    'zieht',
  ),
  saying(
    '(?:is |are )?(?:leaves?|heads?|makes?|steers?|bound|departs?|sets? (?:out|off|sail|course|forth)|puts? to sea|weighs? anchor) for',
    'go to',
  ),
  saying(
    '(?:carr(?:y|ies)|continues?|proceeds?|travels?|press(?:es)?|returns?|cross(?:es)?|pushes|push)(?: on| onwards?| further| ahead| across| back| over)? (?:to|towards|as far as)',
    'go to',
  ),
  saying('(?:makes?|works?|finds?) (?:its|their|his) way (?:to|towards)', 'goes to'),
  phrase('by way of(?= (?:field )?\\d)', 'by'),
];

/** What a unit does at the goal of its way: `nach 38, wo sie jeden Feind angreift`, `nach 65/6, where it negotiates`. */
const AT_GOAL: readonly Saying[] = [
  phrase(
    `(?<=\\d,? )wo (?:sie|er|es)(?= (?:(?:sich|dann|dort|sofort|jeden|alles|feind|gegner|fremden|stellung|die|ihre|seine|mit|jedem|allen) ){0,5}(?:verteidigt|wehrt|verhandelt|hält|ausweicht|angreift|verteidigen|verhandeln|halten|ausweichen|angreifen|bleibt|bleiben)(?!\\p{L}))(?! (?:die|der) (?:feinde?|gegner|fremden?) (?:angreif|verteidig|halten|hält))`,
    'und',
  ),
  phrase('(?<=\\d,? )where (?:it|they|he)(?= (?:negotiates?|parleys?|waits?)(?!\\p{L}))', 'and'),
];

/** Verbs that tell where somebody went, before a purpose he had. */
const WENT =
  '(?:ging|gingen|zog|zogen|ritt|ritten|fuhr|fuhren|lief|liefen|kam|kamen|[\\p{L}]+ierten?|[\\p{L}]+elten?|went|moved|marched|sailed|rode|came)';

/** A purpose that is an order of a unit: `nach 65/47, um dort zu verhandeln`. */
const PURPOSES: readonly Saying[] = [
  phrase(
    `um (?:(?:dort|da|hier|sich) ){1,2}zu(?<!(?<!\\p{L})${WENT}(?!\\p{L})[^.;!?]{0,80})(?= (?:verhandeln|verteidigen|halten)(?!\\p{L}))`,
    'und',
  ),
  // `um mit den Fremden zu verhandeln`: with whomever there is.
  phrase(
    `um mit (?:de[nmr]|jede[mr]|allen|ihnen) (?:(?:dortigen|dort|anwesenden|fremden|anderen|vielen|guten) )?(?:fremden|leuten|bewohnern|einheimischen|nachbarn|herren|reisenden)? ?zu(?<!(?<!\\p{L})${WENT}(?!\\p{L})[^.;!?]{0,80})(?= verhandeln(?!\\p{L}))`,
    'und',
  ),
  phrase('(?:in order to|(?<=\\d,? )to)(?= (?:negotiate|parley|defend|hold) there)', 'and'),
];

/** `102 genauso`, `ebenso die 103`: the same as the one before. */
const SAME_WORD =
  '(?:ebenso|genauso|ebenfalls|desgleichen|gleichfalls|dito|ditto|likewise|(?:the |das )?(?:same|gleiche|selbe)|dasselbe|auch so|dgl\\.?)';
const SAME: readonly string[] = [
  `(?<=(?<![\\d/])[1-9]\\d{2}(?:,| -|:)? )(?:(?:macht|machen|tut|tun|does|do|gilt) )?${SAME_WORD}`,
  `${SAME_WORD}(?: (?:gilt|goes))?(?: (?:für|for))?(?: auch)?(?: (?:die|das|der|den|the|heer|armee|flotte|army|fleet|reiter))*(?= [1-9]\\d{2}(?![\\d/]))`,
];

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

/**
 * Phrases of players about units, and the verbs of a grammar for them: those a game has, by what they mean. Nothing
 * stands for what every order of a unit means anyway.
 */
export function unitSayings(
  verbs: Readonly<Partial<Record<keyof typeof MEANT, string>>>,
): readonly Saying[] {
  const meant = Object.entries(verbs).flatMap(([kind, verb]) => [
    ...MEANT[kind as keyof typeof MEANT].map((look) => saying(look, verb)),
    ...(DENYING[kind] ?? []).map((look) => saying(look, verb, deniesAll)),
  ]);
  return [
    ...CONTRASTS,
    ...NUMBERS,
    ...UNBOUND,
    ...IDLE,
    NO_WATCH,
    ...meant,
    SETTING_OUT_FIRST,
    IT_GOES,
    ...MOVING,
    ...PURPOSES,
    ...AT_GOAL,
    ...MAY_STAY,
    ...WHOMEVER,
  ];
}
