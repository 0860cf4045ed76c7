import { type Proposal, rollKey, type Rulings, type TurnInput } from '../kernel';
import { organisation } from '../systems/organisation';
import { stateOf } from '../systems/organisation/state/read';
import { withState } from '../systems/organisation/state/write';
import type { Organisation } from '../systems/organisation/state/types';
import type { PartyKey, World } from '../world';
import { diceOf } from './letters';
import { organisationWorld } from './organisation';
import { houseBot } from './house-bot';
import type { Trial } from './secretChanges';
import { computed } from './there';

type Input = TurnInput<World>;

/** The generic bot of the Organisationsspiel. */
export const ORGANISATION_BOT = houseBot(organisation);

/** In how many phases secrecy of organisations is tried. */
export const SECRET_PHASES = { small: 3, middle: 6, full: 500 };

/** Result of a phase of organisations, computed to its end. */
export function phaseOf(input: Input): Proposal<World> {
  return computed(organisation, input);
}

/** A phase after some phases at random, with letters at random, and the organisation under test. */
export function phaseTrialOf(seed: number): Trial {
  const worlds: World[] = [organisationWorld()];
  ORGANISATION_BOT.play(organisationWorld(), seed % 4, seed, ({ proposal }) => {
    worlds.push(proposal.world);
  });
  const world = worlds.at(-1) ?? organisationWorld();
  const orders = ORGANISATION_BOT.letters(diceOf(seed * 7 + 1), world);
  const input = { world, orders, rulings: {}, settings: {}, seed: `secret-${String(seed)}` };
  const parties = Object.values(stateOf(world, {}).organisations).map(({ key }) => key);
  return { input, proposal: phaseOf(input), viewer: parties[seed % parties.length] ?? '' };
}

/** Organisations that neither do anything to the viewer nor suffer anything by him. */
export function strangers({ input: { world }, proposal, viewer }: Trial): readonly PartyKey[] {
  return Object.keys(world.parties).filter(
    (party) =>
      party !== viewer &&
      !proposal.events.some(
        ({ parties, isPublic }) =>
          isPublic !== true && parties.includes(party) && parties.includes(viewer),
      ),
  );
}

/**
 * Kinds of events that reveal the money of an organisation: too little of it, theft, unrest that could be bought off.
 */
const TELLS_MONEY = /unpaid|unrest|stolen|steal|loot|rebel|damage|lost/i;

/** Strangers whose money has no effect on what others see: they can pay for everything, and nobody robs them. */
const richStrangers = (trial: Trial): readonly PartyKey[] => {
  const { events, findings, postings } = trial.proposal;
  return strangers(trial).filter(
    (party) =>
      findings.every((one) => one.party !== party || one.code !== 'organisation.E_MONEY') &&
      postings.every((one) => one.party !== party || !TELLS_MONEY.test(one.name)) &&
      events.every(({ kind, parties }) => !parties.includes(party) || !TELLS_MONEY.test(kind)),
  );
};

const RICHER = 7;

const richer = (purses: Organisation['purses']): Organisation['purses'] =>
  Object.fromEntries(
    Object.entries(purses).map(([region, halves]) => [region, halves > 0 ? halves + RICHER : 0]),
  );

const HIDDEN_NOTE = {
  id: 's9',
  title: 'Drachenhort',
  text: 'Nur der Spielleiter weiß es.',
} as const;

/**
 * Other names for advantages no letter names, other notes and levels long exhausted; other money where it cannot be
 * noticed.
 */
const otherwise = (one: Organisation, trial: Trial, rich: ReadonlySet<PartyKey>): Organisation => {
  const { viewer, input } = trial;
  if (one.key === viewer)
    return { ...one, secrets: [...one.secrets, { ...HIDDEN_NOTE, isOwn: false }] };
  const letters = Object.values(input.orders).join('\n');
  const isStranger = strangers(trial).includes(one.key);
  return {
    ...one,
    secrets: [...one.secrets, { ...HIDDEN_NOTE, isOwn: true }],
    purses: rich.has(one.key) ? richer(one.purses) : one.purses,
    advantages: one.advantages.map((advantage, index) =>
      isStranger && !letters.includes(advantage.name)
        ? { ...advantage, name: `Verborgenes ${String(index)}`, exhausted: advantage.exhausted + 1 }
        : advantage,
    ),
  };
};

const boardNoted = (world: World): World =>
  world.board === undefined
    ? world
    : {
        ...world,
        board: {
          ...world.board,
          regions: Object.fromEntries(
            Object.values(world.board.regions).map((region) => [
              region.key,
              { ...region, note: 'Hier liegt der Drachenhort.' },
            ]),
          ),
        },
      };

/** Dice by which strangers ask their secret services, as the GM might type them in. */
const diceOfStrangers = (trial: Trial): Rulings => {
  const others = new Set(strangers(trial));
  const { rolls = [] } = trial.proposal;
  return Object.fromEntries(
    rolls
      .filter(({ party = '', purpose }) => purpose === 'information' && others.has(party))
      .map(({ roll: { stream, index, value } }) => {
        const key = rollKey(stream, index);
        return [key, { key, value: 7 - value, reason: 'rolled at the table' }];
      }),
  );
};

/** Words in the letters of others that do nothing: the GM alone reads them. */
const lettersOf = ({ input: { orders }, viewer }: Trial): Input['orders'] =>
  Object.fromEntries(
    Object.entries(orders).map(([party, text]) => [
      party,
      party === viewer ? text : `${text}\nDer Drachenhort bleibt unter uns`,
    ]),
  );

/** How much of what is hidden could be changed, so that a trial that changes nothing is seen. */
export function changesIn(trial: Trial): { readonly names: number; readonly purses: number } {
  return {
    names: strangers(trial).length,
    purses: richStrangers(trial).length,
  };
}

/** The same phase with everything changed beforehand that the viewer cannot know (OS-20-03). */
export function hiddenBefore(trial: Trial): Input {
  const { input } = trial;
  const state = stateOf(input.world, input.settings);
  const rich = new Set(richStrangers(trial));
  const organisations = Object.fromEntries(
    Object.values(state.organisations).map((one) => [one.key, otherwise(one, trial, rich)]),
  );
  return {
    ...input,
    world: boardNoted(withState(input.world, { ...state, organisations })),
    orders: lettersOf(trial),
    rulings: { ...input.rulings, ...diceOfStrangers(trial) },
  };
}
