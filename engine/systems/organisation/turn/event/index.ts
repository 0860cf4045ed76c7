import type { FieldsDecision, Params, Saying, Stream } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { type EventKey, EVENTS, type Intensity } from '../../data/events';
import {
  eventAmount,
  eventOfDice,
  intensityOfDie,
  isChance,
  isEmpty,
  isEventKey,
  resolvedEvent,
} from '../../rules/event';
import { choiceOf } from '../../rules/settings';
import type { Chance } from '../../state/types';
import { diceBlocks, phaseStream, rerollBlocks, rollAllAgain, rollDice } from '../dice';
import {
  decisionBlocks,
  organisationOf,
  partiesOf,
  type PhaseTurn,
  reading,
  tell,
  tellFirst,
} from '../turn';
import { gmShift, resolveChance, wishesFor } from './chances';
import { strikeAll } from './effects';
import {
  concernedBy,
  fateCard,
  fateKey,
  fateSubject,
  lastEventOf,
  recordLastEvent,
  regionOfScope,
  scopesOf,
} from './scope';

/** Dice of an event: two for what happens, one for how strongly (OS-14-01). */
const DICE = 3;

/** What fate has in store for a scope. */
interface Fate {
  readonly scope: string;
  readonly parties: readonly PartyKey[];
  readonly event: EventKey;
  readonly intensity: Intensity;
  /** For the lots of the event (OS-0-13). */
  readonly lots: Stream;
  /** Puts what the event asked the GM on its card. */
  readonly finish: () => void;
}

/** The event a 7 repeats: the one underlying it, or the roll of the last phase where the GM reads it so (OS-14-07). */
function repeatedEvent(turn: PhaseTurn, scope: string, event: EventKey): EventKey {
  const last = lastEventOf(turn, scope);
  if (event !== 'repeat_last' || last === null) return resolvedEvent(event, last);
  const answer = reading(turn, 41, {
    key: `${fateKey(scope)}/q41`,
    clause: 'OS-14-07',
    about: { chance: scope, event: last },
    options: ['repeat', 'nothing'],
  });
  return answer === 'nothing' ? event : resolvedEvent(event, last);
}

/** The decision over the fate of a scope with what was decided: that nothing happens is offered once only. */
function withoutTwin(decision: FieldsDecision, decided: EventKey): FieldsDecision {
  const twin = decided === 'nothing_9' ? 'nothing_8' : 'nothing_9';
  const options = EVENTS.filter((event) => event !== twin);
  const fields = decision.fields.map((field) =>
    field.id === 'event' ? { id: field.id, options } : field,
  );
  return { ...decision, fields };
}

/** The dice of a scope, rolled again where somebody concerned wants it, and what they come to (OS-14-01, OS-14-15). */
function rollFate(turn: PhaseTurn, scope: string): Fate {
  const parties = concernedBy(turn, scope);
  const stream = phaseStream(turn, 'event', scope);
  const purpose = { party: scope, purpose: 'event', about: { scope } };
  const pool = rollDice(turn, purpose, stream, DICE, parties);
  rollAllAgain(turn, pool, wishesFor(turn, parties, 'REROLL_EVENT'), parties[0] ?? scope);
  const [one = 1, two = 1, three = 1] = pool.dice.map(({ value }) => value);
  const rolledEvent = eventOfDice(one, two);
  const decision: FieldsDecision = {
    input: 'fields',
    key: fateKey(scope),
    clause: 'OS-14-03',
    ...fateSubject(turn, 'fate', scope),
    fields: [
      { id: 'event', options: EVENTS },
      { id: 'intensity', options: ['low', 'strong'] },
    ],
    proposal: { event: rolledEvent, intensity: intensityOfDie(three) },
  };
  const decided = turn.decided.fields(decision);
  const rolled = isEventKey(decided['event']) ? decided['event'] : rolledEvent;
  const intensity = decided['intensity'] === 'strong' ? 'strong' : 'low';
  const event = repeatedEvent(turn, scope, rolled);
  recordLastEvent(turn, scope, event);
  const state = isEmpty(event) ? 'none' : isChance(event, intensity) ? 'open' : 'done';
  const say = (name: string, about: Params): Saying => ({ name: `organisation.${name}`, about });
  const questions = [`${fateKey(scope)}/q41`, chanceTimeKey(scope)];
  const shift = gmShift(turn, scope);
  const addBlocks = tellFirst(
    turn,
    fateCard(turn, 'fate', 'OS-14-03', scope, { event }, [
      ...diceBlocks(pool, 'event'),
      {
        kind: 'list',
        items: [
          say('intensity', { intensity }),
          say(`fateState.${state}`, {}),
          ...(rolled === event ? [] : [say('fateRepeated', {})]),
        ],
      },
      ...rerollBlocks(turn, pool, parties[0] ?? scope, 'event'),
      { kind: 'decision', decision: withoutTwin(decision, rolled) },
      ...(state === 'open' ? [{ kind: 'decision' as const, decision: shift }] : []),
    ]),
  );
  return {
    ...{ scope, parties, event, intensity, lots: pool.lots },
    finish: () => addBlocks(decisionBlocks(turn, questions)),
  };
}

const chanceTimeKey = (scope: string): string => `chance/${scope}/time`;

/** True if a chance is rolled for at once: as the campaign or the GM says (`os.event.chance_time`, OS-14-05). */
function isAtOnce(turn: PhaseTurn, { scope, event }: Chance): boolean {
  const choice = choiceOf(turn.input.settings, 'os.event.chance_time');
  if (choice !== 'gm_decides') return choice === 'at_once';
  const answer = turn.ask({
    key: chanceTimeKey(scope),
    clause: 'OS-14-05',
    name: 'organisation.chanceTime',
    about: { chance: scope, event },
    options: ['end_of_act', 'at_once'],
    proposal: 'end_of_act',
  });
  return answer === 'at_once';
}

/** Tells those concerned. */
function tellAll(
  turn: PhaseTurn,
  { parties }: Fate,
  event: Pick<Parameters<typeof tell>[1], 'kind' | 'clause' | 'about' | 'witnesses'>,
): void {
  for (const party of parties) {
    const place = organisationOf(turn, party)?.seat ?? '';
    const { kind, clause, about, witnesses } = event;
    const heard = witnesses === undefined ? {} : { witnesses };
    tell(turn, { kind, clause, place, parties: [party], ...heard, about });
  }
}

/** Announces a chance to all, who can influence it (OS-14-04, OS-14-05, OS-14-06). */
function announceChance(turn: PhaseTurn, fate: Fate): void {
  const { scope, event } = fate;
  const chance: Chance = { scope, event, shifts: [] };
  turn.state = { ...turn.state, chances: [...turn.state.chances, chance] };
  tellAll(turn, fate, {
    kind: 'organisation.chanceOpen',
    clause: 'OS-14-05',
    witnesses: partiesOf(turn),
    about: { chance: scope, event },
  });
  if (isAtOnce(turn, chance)) resolveChance(turn, chance);
}

/** Start step 1: random events, by organisation, region or for the world (OS-9.1-01, OS-14-02, OS-14-18). */
export function randomEvents(turn: PhaseTurn): void {
  for (const scope of scopesOf(turn)) {
    const fate = rollFate(turn, scope);
    const { event, intensity, parties, lots } = fate;
    if (isEmpty(event))
      tellAll(turn, fate, {
        kind: 'organisation.eventNothing',
        clause: 'OS-14-03',
        about: { event },
      });
    else if (isChance(event, intensity)) announceChance(turn, fate);
    else
      strikeAll(turn, event, parties, {
        stream: lots,
        region: regionOfScope(turn, scope),
        card: fateKey(scope),
        amount: eventAmount(event, intensity, turn.input.settings),
      });
    fate.finish();
  }
}
