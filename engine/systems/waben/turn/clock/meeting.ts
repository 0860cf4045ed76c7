import type { FieldAddress } from '../../../../hex';
import type { CardBlock, Question } from '../../../../kernel';
import { ENCOUNTER_MATRIX } from '../../data';
import { mayStop, pairOutcome } from '../../rules/encounter/pair';
import { isStormOrder, needsStorm, siegeDeed } from '../../rules/encounter/siege';
import { isFighting } from '../../rules/movement/orders';
import { flagOf } from '../../rules/settings';
import { decisionBlock, offered } from '../blocks';
import { areHostile, isHostileTo, meeterOf, orderAgainst } from './hostile';
import { cellOfSpot, report } from './report';
import { type Clock, type Deed, isIdle, type Meeting, type Mover, spotOfMover } from './state';
import { fortressPoints, garrisonOf } from './town';

/** Options of the GM for an encounter; A is the first unit in the order of evaluation. */
const ENCOUNTER_OPTIONS = [
  'byRules',
  'bothStop',
  'aGoesOn',
  'bGoesOn',
  'bothGoOn',
  'aRetreats',
  'bRetreats',
  'bothRetreat',
  'fight',
] as const;
type EncounterWord = (typeof ENCOUNTER_OPTIONS)[number];

/** Result of an encounter, by the rules or by the GM's decision. */
type Outcome = Pick<Meeting, 'deed' | 'retreats' | 'stops'> & {
  /** Which of the two is before the walls of the other without storming them (WW-7.3-25). */
  readonly investor: 0 | 1 | null;
};

const outcome = (
  deed: Deed,
  retreats: Meeting['retreats'] = [false, false],
  stops: Meeting['stops'] = [false, false],
  investor: Outcome['investor'] = null,
): Outcome => ({ deed, retreats, stops, investor });

/** A unit that shuns everybody retreats before all who are not allied, enemies or not (WW-7.1-13). */
const shyOutcome = (a: Mover, b: Mover): Outcome => {
  const isShy = ({ plan, isTrapped }: Mover): boolean => plan.order === 'R' && !isTrapped;
  return outcome('none', [isShy(a), isShy(b)]);
};

/** Which of two stands in the garrison of the place, if exactly one does. */
const insiderOf = (clock: Clock, a: Mover, b: Mover): 0 | 1 | null => {
  const spot = spotOfMover(clock, a);
  if (spot === undefined || spot !== spotOfMover(clock, b)) return null;
  const garrison = garrisonOf(clock, spot);
  if (garrison.includes(a) === garrison.includes(b)) return null;
  return garrison.includes(a) ? 0 : 1;
};

/** The meeting of a unit in the field with one inside that holds the settlement (WW-7.3-25). */
const siegeOutcome = (clock: Clock, guard: Mover, comer: Mover, guardIndex: 0 | 1): Outcome => {
  const { settings } = clock;
  const order = orderAgainst(clock, comer, guard);
  const isStormNeeded = needsStorm(fortressPoints(clock, spotOfMover(clock, guard) ?? 0), settings);
  const deed = siegeDeed(
    { order, isStorming: isStormOrder(order, comer.plan.storms, settings) },
    orderAgainst(clock, guard, comer),
    isStormNeeded,
  );
  const only = (index: number): readonly [boolean, boolean] => [index === 0, index === 1];
  const isStopped = mayStop(meeterOf(clock, guard, comer), meeterOf(clock, comer, guard), settings);
  switch (deed) {
    case 'stop':
      return outcome('none', [false, false], [isStopped, isStopped]);
    case 'invest':
      return outcome('none', [false, false], [true, true], guardIndex === 0 ? 1 : 0);
    case 'retreat':
      return outcome('none', only(1 - guardIndex));
    default:
      return outcome(deed);
  }
};

const outcomeByRules = (clock: Clock, a: Mover, b: Mover): Outcome => {
  if (!areHostile(clock, a, b)) return shyOutcome(a, b);
  const insider = insiderOf(clock, a, b);
  if (insider === 0) return siegeOutcome(clock, a, b, 0);
  if (insider === 1) return siegeOutcome(clock, b, a, 1);
  const pair = pairOutcome(meeterOf(clock, a, b), meeterOf(clock, b, a), clock.settings);
  return outcome(pair.isFight ? 'fight' : 'none', pair.retreats, pair.stops);
};

/** A fight that the GM wants: in the open, or about the settlement in which one of the two stands. */
const fightByWord = (clock: Clock, a: Mover, b: Mover): Outcome => {
  if (insiderOf(clock, a, b) === null) return outcome('fight');
  const points = fortressPoints(clock, spotOfMover(clock, a) ?? 0);
  return outcome(needsStorm(points, clock.settings) ? 'storm' : 'attack');
};

const outcomeByWord = (
  clock: Clock,
  a: Mover,
  b: Mover,
  word: Exclude<EncounterWord, 'byRules'>,
): Outcome => {
  const nobody = [false, false] as const;
  switch (word) {
    case 'bothStop':
      return outcome('none', nobody, [true, true]);
    case 'aGoesOn':
      return outcome('none', nobody, [false, true]);
    case 'bGoesOn':
      return outcome('none', nobody, [true, false]);
    case 'bothGoOn':
      return outcome('none');
    case 'aRetreats':
      return outcome('none', [true, false]);
    case 'bRetreats':
      return outcome('none', [false, true]);
    case 'bothRetreat':
      return outcome('none', [true, true]);
    case 'fight':
      return fightByWord(clock, a, b);
  }
};

/** Result of it in one word for reports. */
const wordFor = ({ deed, retreats, stops }: Outcome): string => {
  if (deed !== 'none') return deed;
  if (retreats[0]) return retreats[1] ? 'bothRetreat' : 'aRetreats';
  if (retreats[1]) return 'bRetreats';
  if (stops[0]) return stops[1] ? 'bothStop' : 'bGoesOn';
  return stops[1] ? 'aGoesOn' : 'bothGoOn';
};

/** True if only one of two counts the other as enemy (WW-7.1-13). */
const isOneSided = (clock: Clock, a: Mover, b: Mover): boolean =>
  isHostileTo(clock, a, b) !== isHostileTo(clock, b, a);

const isOnItsWay = (mover: Mover): boolean => mover.pending !== null || !isIdle(mover);

/**
 * True if the rules leave a choice to the GM: a talk between units of which one is held up, or an encounter that only
 * one of the two parties wants (WW-7.1-07, WW-7.1-13).
 */
const leavesChoice = (clock: Clock, a: Mover, b: Mover, { deed, stops }: Outcome): boolean => {
  const isTalk = (stops[0] && isOnItsWay(a)) || (stops[1] && isOnItsWay(b));
  return isTalk || (isOneSided(clock, a, b) && (deed !== 'none' || stops[0] || stops[1]));
};

/** Options of the GM for two units, the outcome by the rules first: units that cannot fight are not made to. */
const optionsFor = (a: Mover, b: Mover): readonly EncounterWord[] =>
  isFighting(a.plan.type) && isFighting(b.plan.type)
    ? ENCOUNTER_OPTIONS
    : ENCOUNTER_OPTIONS.filter((option) => option !== 'fight');

const questionOf = (
  key: string,
  options: readonly EncounterWord[],
  about: Readonly<Record<string, string>>,
): Question => ({
  key,
  clause: 'WW-7.1-07',
  name: 'encounter',
  about,
  options,
  proposal: 'byRules',
});

/** Notes that two parties have talked: they are in contact from now on (WW-12.7-31). */
function noteContact(clock: Clock, a: Mover, b: Mover): void {
  const [one, other] = [a.plan.unit.party, b.plan.unit.party];
  clock.contacts.set(one, (clock.contacts.get(one) ?? new Set()).add(other));
  clock.contacts.set(other, (clock.contacts.get(other) ?? new Set()).add(one));
}

const isTalk = ({ deed, retreats, stops }: Outcome): boolean =>
  deed === 'none' && !retreats[0] && !retreats[1] && stops[0] && stops[1];

/** Who meets whom, in the view the game has for it: heads and type of both as they meet; all else the event is about. */
function encounterBlock(a: Mover, b: Mover): CardBlock {
  const forceOf = ({ size, plan }: Mover) => ({ size, type: plan.unit.type });
  return { kind: 'own', name: 'waben.encounter', data: { a: forceOf(a), b: forceOf(b) } };
}

function reportMeeting(clock: Clock, a: Mover, b: Mover, telling: Telling): void {
  const { about, spot, investor, decision, isHidden } = telling;
  const word = { blocks: [encounterBlock(a, b), decisionBlock(decision)], isHidden };
  const parties = [a.plan.unit.party, b.plan.unit.party];
  if (investor === null) {
    report(clock, spot, { kind: 'encounter', clause: 'WW-7.1-06', parties, about, ...word });
    return;
  }
  const [unit, guard] = investor === 0 ? [a, b] : [b, a];
  report(clock, spot, {
    kind: 'investment',
    clause: 'WW-7.3-25',
    parties: [unit, guard].map(({ plan }) => plan.unit.party),
    about: { ...about, unit: unit.plan.unit.id, guard: guard.plan.unit.id },
    ...word,
  });
}

interface Telling {
  readonly decision: Question;
  readonly isHidden: boolean;
  readonly about: Readonly<Record<string, string>>;
  readonly spot: number;
  readonly investor: Outcome['investor'];
}

/** A unit that neither stops nor attacks and is left alone is hardly worth a word. */
const isEventful = ({ deed, retreats, stops }: Outcome): boolean =>
  deed !== 'none' || [...retreats, ...stops].includes(true);

/**
 * The encounter of two units at a place: by the matrix, by the rules for settlements, or by the GM's word under
 * `encounter/<place>/<a>/<b>` (WW-7.1-06, WW-7.1-10, WW-7.3-25). Two that only stop each other since before this
 * moon go on doing so without a word (`isOld`, WW-10.1-19).
 */
export function meetingOf(
  clock: Clock,
  a: Mover,
  b: Mover,
  place: { readonly spot: number; readonly isOld: boolean },
): Meeting {
  const { lattice } = clock.board;
  const field: FieldAddress = lattice.addressOf(cellOfSpot(lattice, place.spot));
  const key = `encounter/${field}/${a.plan.unit.id}/${b.plan.unit.id}`;
  const byRules = outcomeByRules(clock, a, b);
  const options = optionsFor(a, b);
  const word = options.find((option) => option === clock.rulings[key]?.value);
  const isRuled = word !== undefined && word !== 'byRules';
  const result = isRuled ? outcomeByWord(clock, a, b, word) : byRules;
  const [orderA, orderB] = [orderAgainst(clock, a, b), orderAgainst(clock, b, a)];
  const cell = ENCOUNTER_MATRIX[orderA][orderB];
  const units = { a: a.plan.unit.id, b: b.plan.unit.id };
  const orders = { orderA: `K${orderA}`, orderB: `K${orderB}` };
  const isSilent = place.isOld && isTalk(result) && !isRuled;
  if (!isSilent) {
    const question = questionOf(key, options, { place: field, ...units, ...orders, cell });
    const isAsked = leavesChoice(clock, a, b, byRules);
    if (isAsked) clock.questions.set(key, question);
    const about = { ...units, ...orders, cell, outcome: wordFor(result) };
    const isHidden = !isEventful(result);
    if (isRuled || !isHidden) {
      const { investor } = result;
      const decision = isAsked ? question : offered(question);
      reportMeeting(clock, a, b, { about, spot: place.spot, investor, decision, isHidden });
    }
    if (isTalk(result) && flagOf(clock.settings, 'fight.negotiation_contact'))
      noteContact(clock, a, b);
  }
  return { a, b, ...result, isRuled, isOld: place.isOld, isDone: false };
}
