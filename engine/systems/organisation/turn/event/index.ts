import type { FieldsDecision, Saying, Stream } from '../../../../kernel';
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
import type { Chance } from '../../state/types';
import { diceBlocks, rerollBlocks } from '../dice';
import type { PhaseTurn } from '../turn';
import {
  gmShift,
  resolveChance,
  rollFate,
  fateKey,
  lastEventOf,
  noteFate,
  recordLastEvent,
  type Scope,
  scopeOf,
  scopesOf,
} from './chances';
import { strikeAll } from './effects';

/** Dice of an event: two for what happens, one for how strongly (OS-14-01). */
const DICE = 3;

/** Fate of a scope. */
interface Fate {
  readonly scope: Scope;
  readonly event: EventKey;
  readonly intensity: Intensity;
  /** For the lots of the event (OS-0-13). */
  readonly lots: Stream;
  /** Puts what the event asked the GM on its card. */
  readonly finish: () => void;
}

/** The event a 7 repeats: the one underlying it, or the roll of the last phase where the GM reads it so (OS-14-07). */
function repeatedEvent(turn: PhaseTurn, scope: Scope, event: EventKey): EventKey {
  const last = lastEventOf(turn, scope);
  if (event !== 'repeat_last' || last === null) return resolvedEvent(event, last);
  const about = { chance: scope.key, event: last };
  const options = ['repeat', 'nothing'] as const;
  const answer = turn.reading(41, 'OS-14-07', `${fateKey(scope.key)}/q41`, about, options);
  return answer === 'nothing' ? event : resolvedEvent(event, last);
}

/** The decision over the fate of a scope; that nothing happens is offered once only on its card. */
const fateDecision = (
  { key, ending, about }: Scope,
  events: readonly EventKey[],
  proposal: FieldsDecision['proposal'],
): FieldsDecision => ({
  input: 'fields',
  key: fateKey(key),
  clause: 'OS-14-03',
  name: `organisation.fate${ending}`,
  about,
  fields: [
    { id: 'event', options: events },
    { id: 'intensity', options: ['low', 'strong'] },
  ],
  proposal,
});

const chanceTimeKey = (scope: string): string => `chance/${scope}/time`;

/** The dice of a scope, rolled again where somebody concerned wants it, and their event (OS-14-01, OS-14-15). */
function fateOf(turn: PhaseTurn, key: string): Fate {
  const scope = scopeOf(turn, key);
  const pool = rollFate(turn, 'event', scope, DICE);
  const [one = 1, two = 1, three = 1] = pool.dice.map(({ value }) => value);
  const proposal = { event: eventOfDice(one, two), intensity: intensityOfDie(three) };
  const decided = turn.decided.fields(fateDecision(scope, EVENTS, proposal));
  const rolled = isEventKey(decided['event']) ? decided['event'] : proposal.event;
  const intensity = decided['intensity'] === 'strong' ? 'strong' : 'low';
  const event = repeatedEvent(turn, scope, rolled);
  recordLastEvent(turn, scope, event);
  const state = isEmpty(event) ? 'none' : isChance(event, intensity) ? 'open' : 'done';
  const say = (name: string, about: Saying['about'] = {}): Saying => ({
    name: `organisation.${name}`,
    about,
  });
  const repeated = rolled === event ? [] : [say('fateRepeated')];
  const twin = rolled === 'nothing_9' ? 'nothing_8' : 'nothing_9';
  const offered = EVENTS.filter((other) => other !== twin);
  const shift = { kind: 'decision', decision: gmShift(turn, scope) } as const;
  const addBlocks = noteFate(turn, 'fate', 'OS-14-03', scope, { event }, [
    ...diceBlocks(pool),
    {
      kind: 'list',
      items: [say('intensity', { intensity }), say(`fateState.${state}`), ...repeated],
    },
    ...rerollBlocks(turn, pool, scope.parties[0] ?? key),
    { kind: 'decision', decision: fateDecision(scope, offered, proposal) },
    ...(state === 'open' ? [shift] : []),
  ]);
  const finish = (): void => {
    addBlocks(turn.asked(`${fateKey(key)}/q41`, chanceTimeKey(key)));
  };
  return { scope, event, intensity, lots: pool.lots, finish };
}

/** True if a chance is rolled for at once: by the setting or the GM (`os.event.chance_time`, OS-14-05). */
function isAtOnce(turn: PhaseTurn, { scope, event }: Chance): boolean {
  const choice = turn.choice('os.event.chance_time');
  if (choice !== 'gm_decides') return choice === 'at_once';
  const about = { chance: scope, event };
  const question = { clause: 'OS-14-05', name: 'organisation.chanceTime', about };
  const options = ['end_of_act', 'at_once'];
  const key = chanceTimeKey(scope);
  return turn.ask({ ...question, key, options, proposal: 'end_of_act' }) === 'at_once';
}

/** Announces a chance to all, who can influence it (OS-14-04, OS-14-05, OS-14-06). */
function announceChance(turn: PhaseTurn, { scope: { key, parties }, event }: Fate): void {
  const chance: Chance = { scope: key, event, shifts: [] };
  turn.state = { ...turn.state, chances: [...turn.state.chances, chance] };
  for (const party of parties) {
    const more = { place: turn.own(party).seat, witnesses: turn.parties() };
    turn.note('chanceOpen', 'OS-14-05', party, { chance: key, event }, more);
  }
  if (isAtOnce(turn, chance)) resolveChance(turn, chance);
}

/** Start step 1: random events, by organisation, region or for the world (OS-9.1-01, OS-14-02, OS-14-18). */
export function randomEvents(turn: PhaseTurn): void {
  for (const key of scopesOf(turn)) {
    const fate = fateOf(turn, key);
    const { event, intensity, lots: stream } = fate;
    const { parties, region } = fate.scope;
    if (isEmpty(event))
      for (const party of parties)
        turn.note('eventNothing', 'OS-14-03', party, { event }, { place: turn.own(party).seat });
    else if (isChance(event, intensity)) announceChance(turn, fate);
    else {
      const amount = eventAmount(event, intensity, turn.settings);
      strikeAll(turn, event, parties, { stream, region, card: fateKey(key), amount });
    }
    fate.finish();
  }
}
