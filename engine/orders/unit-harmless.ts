import { beginsAt, endsAt, type Fits, type Saying, saying as phrase } from './sayings';
import { ANY, ANYBODY, FOE, saying } from './unit-words';

/** What a unit does where it stands when somebody comes. */
const REACTION =
  '(?<!\\p{L})(?:verteidig|wehr|kämpf|flieh|flücht|flucht|abhau|türm|rückzug|zurück|(?:aus)?weich|aus dem weg|hau(?:en|t)|halten|haltet|hält|(?:an)?greif|defend|verdrück|verzieh|weglauf|davonlauf|ignor|fight|flee|retreat|withdraw|hold|resist|attack|runs?(?!\\p{L})|K[VRHNAI](?!\\p{L}))';

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
  "(?:wenns|wenn[’']s|falls[’']s) (?:dort |da |zu |mal )?(?:brenzlig|brenzlich|eng|ernst|gefährlich|heiß|haarig|kritisch|schlimm|ungemütlich|mulmig) (?:wird|kommt)",
  '(?:wenn|falls|sobald|sofern) (?:es|sie|er|ihr) (?:dort )?(?:angegriffen|attackiert|bedroht|gestört) (?:wird|werden|werdet)',
  '(?:wenn|falls|sobald|sofern) (?:es|das|die lage|die luft) (?:dort |da |zu |mal )?(?:brenzlig|eng|ernst|gefährlich|heiß|hart auf hart|haarig|kritisch|dick|schlimm|ungemütlich|mulmig) (?:wird|kommt|sein sollte|werden sollte)',
  '(?:if|when|whenever|should) (?:it|they|he) (?:meets?|encounters?|comes? across|runs? into) (?:someone|somebody|anyone|anybody|anything|strangers|enemies|an enemy|a stranger)',
  '(?:wenn|falls|sobald|sofern) (?:sie|es|er|ihr) (?:(?:da |dort |unterwegs )?(?:jemandem|einem feind|einem fremden|feinden|fremden) (?:begegnet|begegnen)|(?:da |dort |unterwegs )?(?:jemanden|einen feind|einen fremden|feinde|fremde) (?:trifft|treffen|sieht|sehen)|auf (?:jemanden|feinde|fremde) (?:trifft|treffen|stößt|stoßen))',
  '(?:if|when|should) (?:it|things|matters) (?:gets?|becomes?|turns?) (?:rough|hot|tough|ugly|dangerous|nasty|serious|difficult)',
  `(?:if|when|whenever|in case) (?:(?:it|they|he) (?:is|are) )?(?:attacked|threatened|challenged|(?:${ANYBODY}|someone|somebody|an enemy) (?:comes?|attacks?|approaches|turns up|shows up|appears|is there)(?: (?:near|close|along|it|them))?)`,
];

/** A reaction right before its condition: that binds nothing else, whatever stands before it. */
const isRightBehind = endsAt(
  '(?:ausweichen|weich(?:t|en|e) aus|zieh(?:t|en|e) sich(?: dann| auch| ebenfalls| sofort| lieber| bitte)? zurück|zurückziehen|flieh(?:t|en|e)|flücht(?:et|en)|(?:läuft|laufen|rennt|rennen) (?:weg|davon)|runs? away|verteidig(?:t|en|e)(?: sich)?|wehr(?:t|en|e)(?: sich)?|defends?(?: itself| themselves)?|flees?|retreats?|fights? back)(?: there| dort| da)?,? ',
);

/** Behind the first word of a reaction: `weicht bei Gefahr aus`. */
const isWithinReaction = endsAt('(?:sich|weich(?:t|en|e)) ');

/** Before a clause that is nothing but a reaction: `... und bei Feindkontakt sofort abhauen`. */
const isInOwnClause = endsAt('(?:und|and|,) (?:(?:soll|sollen|sich|dann|shall|should) ){0,2}');

/** What is needed, in a word or a condition. */
const NEED = `(?:${[...WHEN_NEEDED, 'notfalls', 'nötigenfalls', 'im notfall'].join('|')})`;

/** Conditions that a reaction means anyway: whoever comes, whoever attacks. */
export const UNBOUND: readonly Saying[] = [
  ...WHEN_NEEDED.map((look) =>
    phrase(
      look,
      '',
      '',
      (small, start, end) => isRightBehind(small, start) || bindsNothing(small, start, end),
    ),
  ),
  phrase(
    `${NEED}(?=,? (?:(?:sofort|gleich|schnell|lieber|sich|nur|bitte|immediately|at once) ){0,2}(?:ausweichen|abhauen|weglaufen|davonlaufen|fliehen|flüchten|türmen|verteidigen|wehren|zurückziehen|verdrücken|verziehen|flieht|bleibt|retreat|withdraw|flee|defend(?: itself)?|run)(?=(?: so)?\\s?(?:[.,;!\\n]|$)))`,
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
    '(?:alles |jeden |jedes |alle )?(?:was|wer|der|die|das) sich (?:(?!\\d|nicht|nie|kein)\\S+ ){0,4}(?:zeigt|zeigen|nähert|nähern|blicken lässt|sehen lässt|blicken läßt|sehen läßt|rührt|regt)',
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

/** Whomever units meet: every order of a unit is about him. */
export const WHOMEVER: readonly Saying[] = [
  // `... ziehen und die Feinde vernichten`: behind an infinitive they are those to whom it is done.
  phrase(
    '(?<=(?:ziehen|gehen|marschieren|vorrücken|rücken|reiten|segeln|fahren) und )die (?:feinde|gegner|fremden)(?= (?:vernichten|angreifen|verfolgen|ignorieren)\\s?(?:[.!;\\n]|$))',
  ),
  saying(
    `(?<!${BEFORE_DOERS}\\s{0,3})(?:(?:vor|gegen|auf|mit|von|bei|from|before|against|with|at|of) )?(?:${ANY} ${FOE}|(?:fremde|feindliche|andere)[mnr]? (?:schiffe?n?|flotten?|heere?n?|truppen|einheiten|verbände[n]?|segel)|(?:die |den |the )(?:feinde?|gegner|fremden?|enem(?:y|ies)|strangers?)|${ANYBODY}|alle welt)(?: foreign)?`,
  ),
];

/** Words beside an order that say what it says anyway. */
export const IDLE: readonly Saying[] = [
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
