import { IT_GOES, MAY_STAY, SETTING_OUT_FIRST, WHERE_IT_IS } from './motion';
import { CONTRASTS, type Saying, saying as phrase } from './sayings';
import { IDLE, UNBOUND, WHOMEVER } from './unit-harmless';
import { orderSayings } from './unit-orders';
import { saying } from './unit-words';

/** `mit der Nummer 201`: the number alone names a unit. */
const NUMBERS: readonly Saying[] = [
  phrase(
    '(?:(?:mit|unter) der |with the )?(?:nummer|nr\\.?|number|no\\.?)(?= [1-9]\\d{2}(?![\\d/]))',
  ),
];

/** Who keeps no watch does something else, or nothing; so does who is on his guard: `hütet sich vor Dornach`. */
const NO_WATCH: Saying = phrase(
  '(?:hält|halten|steht|stehen|schiebt|schieben) (?:keine|nicht|nie) (?:wacht|wache)|(?:hütet|hüten) sich',
  'nicht hält',
);

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
  // Where somebody is at home nobody can tell; a goal stands beside it, or there is none.
  phrase('(?:nach|zu) hause(?! (?:in|bei) )'),
  saying(
    '(?:macht|machen|mache)(?: nur)? (?:einen?|zwei|drei) (?:einzigen |einzelnen |kleinen )?schritte?(?:,? und zwar)?(?= (?:nach|auf|gen) )',
    'zieht',
  ),
];

/** What a unit does at the goal of its way: `nach 38, wo sie jeden Feind angreift`, `nach 65/6, where it negotiates`. */
const AT_GOAL: readonly Saying[] = [
  phrase(
    'wobei (?:sie|er|es)(?= (?:\\p{L}+ ){0,3}(?:ignor|flie|flücht|verteidig|wehr|halten|hält|angreif|ausweich))',
    'und',
  ),
  phrase(
    `(?<=\\d,? )wo (?:sie|er|es)(?= (?:(?:sich|dann|dort|sofort|jeden|alles|feind|gegner|fremden|stellung|die|ihre|seine|mit|jedem|allen) ){0,5}(?:verteidigt|wehrt|verhandelt|hält|ausweicht|angreift|verteidigen|verhandeln|halten|ausweichen|angreifen|bleibt|bleiben)(?!\\p{L}))(?! (?:die|der) (?:feinde?|gegner|fremden?) (?:angreif|verteidig|halten|hält))`,
    'und',
  ),
  phrase(
    '(?<=[1-9]\\d{2}(?! [^.;:!?]{0,60}\\d) ?[^.;:!?,\\d]{0,30}, ?)(?:welche[srn]?|which|who)(?= (?:(?:dort|da|sich|ebenfalls|auch|dann|there|then|also) ){1,3}(?:(?:die|ihre|seine|its) )?(?:stellung )?(?:hält|halten|verteidigt|verteidigen|bleibt|bleiben|ausweicht|ignoriert|holds?|stays?|defends?|retreats?)(?!\\p{L}))',
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

/**
 * Phrases of players about units, and the verbs of a grammar for them: those a game has, by what they mean. Nothing
 * stands for what every order of a unit means anyway.
 */
export function unitSayings(verbs: Parameters<typeof orderSayings>[0]): readonly Saying[] {
  return [
    ...CONTRASTS,
    ...NUMBERS,
    ...UNBOUND,
    ...IDLE,
    NO_WATCH,
    ...orderSayings(verbs),
    SETTING_OUT_FIRST,
    IT_GOES,
    ...MOVING,
    ...PURPOSES,
    ...AT_GOAL,
    ...MAY_STAY,
    WHERE_IT_IS,
    ...WHOMEVER,
  ];
}
