import { openStream, type Stream } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import type { EventKey, Intensity } from '../../data/events';
import type { EventRecord } from '../../record';
import {
  eventAmount,
  eventOfDice,
  intensityOfDie,
  isChance,
  isEmpty,
  resolvedEvent,
} from '../../rules/event';
import { choiceOf } from '../../rules/settings';
import type { Chance } from '../../state/types';
import { chosen, reading } from '../choice';
import { phaseStream, rolled } from '../dice';
import { happened, organisationOf, partiesOf } from '../doing';
import { allRolledAgain, type DicePool, poolOf, ruledWishes } from '../rerolls';
import type { PhaseRun } from '../run';
import { fateRuling, typedFate, withCard } from './card';
import { resolved, wishesFor } from './chances';
import { struck } from './effects';
import { concernedBy, lastEventOf, regionOfScope, scopesOf, withLastEvent } from './scope';

/** Dice of an event: two for what happens, one for how strongly (OS-14-01). */
const DICE = 3;

/** What fate has in store for a scope. */
interface Fate {
  readonly scope: string;
  readonly parties: readonly PartyKey[];
  readonly rolled: EventKey;
  readonly event: EventKey;
  readonly intensity: Intensity;
  /** For the lots of the event (OS-0-13). */
  readonly lots: Stream;
}

const cardOf = (fate: Fate, first: DicePool['dice'], pool: DicePool): EventRecord => ({
  scope: fate.scope,
  dice: first,
  rerolls: pool.rerolls,
  rolled: fate.rolled,
  event: fate.event,
  intensity: fate.intensity,
  state: 'none',
  results: [],
  ruling: fateRuling(fate.scope),
});

/** The event a 7 repeats: the one underlying it, or the roll of the last phase where the GM reads it so (OS-14-07). */
const repeated = (
  run: PhaseRun,
  scope: string,
  event: EventKey,
): { readonly run: PhaseRun; readonly event: EventKey } => {
  const last = lastEventOf(run, scope);
  if (event !== 'repeat_last' || last === null) return { run, event: resolvedEvent(event, last) };
  const { run: asked, answer } = reading(run, 41, {
    key: `${fateRuling(scope)}/q41`,
    clause: 'OS-14-07',
    about: { chance: scope, event: last },
    options: ['repeat', 'nothing'],
  });
  return { run: asked, event: answer === 'nothing' ? event : resolvedEvent(event, last) };
};

/** The dice of a scope, rolled again where somebody concerned wants it, and what they come to (OS-14-01, OS-14-15). */
const fated = (run: PhaseRun, scope: string): { readonly run: PhaseRun; readonly fate: Fate } => {
  const parties = concernedBy(run, scope);
  const stream = phaseStream(run, 'event', scope);
  const about = { scope };
  const dice = rolled(run, { party: scope, purpose: 'event', about }, openStream(stream), DICE);
  const wishes = [
    ...wishesFor(run, parties, 'REROLL_EVENT'),
    ...ruledWishes(run, stream, parties[0] ?? scope),
  ];
  const again = allRolledAgain(dice.run, poolOf(stream, parties, about, dice.rolls), wishes);
  const [one = 1, two = 1, three = 1] = again.pool.dice.map(({ value }) => value);
  const typed = typedFate(run, scope);
  const event = typed.event ?? eventOfDice(one, two);
  const last = repeated(again.run, scope, event);
  const fate: Fate = {
    scope,
    parties,
    rolled: event,
    event: last.event,
    intensity: typed.intensity ?? intensityOfDie(three),
    lots: dice.stream,
  };
  const card = cardOf(fate, dice.rolls, again.pool);
  const noted = withLastEvent(last.run, scope, fate.event);
  return { run: { ...noted, eventCards: [...noted.eventCards, card] }, fate };
};

/** When a chance is rolled for: at the end of acting, at once, or as the GM says (`os.event.chance_time`, OS-14-05). */
const timeOf = (
  run: PhaseRun,
  { scope, event }: Chance,
): { readonly run: PhaseRun; readonly isAtOnce: boolean } => {
  const choice = choiceOf(run.input.settings, 'os.event.chance_time');
  if (choice !== 'gm_decides') return { run, isAtOnce: choice === 'at_once' };
  const { run: asked, answer } = chosen(run, {
    key: `chance/${scope}/time`,
    clause: 'OS-14-05',
    name: 'organisation.chanceTime',
    about: { chance: scope, event },
    options: ['end_of_act', 'at_once'],
    proposal: 'end_of_act',
  });
  return { run: asked, isAtOnce: answer === 'at_once' };
};

/** A chance announced to all, who can influence it (OS-14-04, OS-14-05, OS-14-06). */
const announced = (run: PhaseRun, { scope, event, parties }: Fate): PhaseRun => {
  const chance: Chance = { scope, event, shifts: [] };
  const open = withCard(
    { ...run, state: { ...run.state, chances: [...run.state.chances, chance] } },
    scope,
    (card) => ({ ...card, state: 'open' }),
  );
  const told = parties.reduce(
    (before, party) =>
      happened(before, {
        kind: 'organisation.chanceOpen',
        clause: 'OS-14-05',
        place: organisationOf(before, party)?.seat ?? '',
        parties: [party],
        witnesses: partiesOf(before),
        about: { chance: scope, event },
      }),
    open,
  );
  const { run: asked, isAtOnce } = timeOf(told, chance);
  return isAtOnce ? resolved(asked, chance) : asked;
};

/** A fact, or an event without chance: it takes hold in step 1 (OS-14-18). */
const carriedOut = (run: PhaseRun, fate: Fate): PhaseRun => {
  const { scope, event, parties, lots, intensity } = fate;
  const after = struck(run, event, parties, {
    stream: lots,
    region: regionOfScope(run, scope),
    card: fateRuling(scope),
    amount: eventAmount(event, intensity, run.input.settings),
  });
  return withCard(after.run, scope, (card) => ({
    ...card,
    state: 'done',
    results: after.results,
  }));
};

const quiet = (run: PhaseRun, { event, parties }: Fate): PhaseRun =>
  parties.reduce(
    (before, party) =>
      happened(before, {
        kind: 'organisation.eventNothing',
        clause: 'OS-14-03',
        place: organisationOf(before, party)?.seat ?? '',
        parties: [party],
        about: { event },
      }),
    run,
  );

const oneScope = (run: PhaseRun, scope: string): PhaseRun => {
  const { run: noted, fate } = fated(run, scope);
  if (isEmpty(fate.event)) return quiet(noted, fate);
  return isChance(fate.event, fate.intensity) ? announced(noted, fate) : carriedOut(noted, fate);
};

/** Start step 1: random events, by organisation, region or for the world (OS-9.1-01, OS-14-02, OS-14-18). */
export const event = (run: PhaseRun): PhaseRun => scopesOf(run).reduce(oneScope, run);
