import { expect, it } from 'vitest';
import { compareFractions, systems, type TurnEvent } from '../../../../../engine';
import { samples } from '../../../../../engine/testing/samples';
import { cardsOf } from './cards';
import { reportedOn } from './reported';

const turns = Object.values(systems).flatMap((system) =>
  (samples[system.id]?.inputs ?? []).map(({ name, input }) => {
    const proposal = system.adjudicate(input);
    if (proposal === undefined) throw new Error('cancelled by nobody');
    const cards = cardsOf(proposal, input.world.clock.moonsPerTurn, system.words?.judged ?? []);
    return { game: system.id, name, proposal, cards };
  }),
);

const isThere = (one: TurnEvent, other: TurnEvent): boolean =>
  one.place === other.place && compareFractions(one.time, other.time) === 0;

it.each(turns)('$game, $name: each result of a decision is on its card', ({ proposal, cards }) => {
  const shown = cards.flatMap((card) => reportedOn(card, proposal).flatMap(({ events }) => events));
  for (const event of proposal.events.filter(({ resultOf }) => resultOf !== undefined))
    expect(shown.some((one) => one.kind === event.kind && isThere(one, event))).toBe(true);
});

it.each(turns)(
  '$game, $name: no card says that nobody reads of it where reports tell of its field then',
  ({ proposal, cards }) => {
    const untold = cards.filter((card) => reportedOn(card, proposal).length === 0);
    const of = (card: (typeof cards)[number]): readonly TurnEvent[] =>
      card.kind === 'question' && card.event !== undefined ? [card.event] : [];
    const silent = untold.flatMap(of).filter(({ place }) => place !== '');
    const told = proposal.reports.flatMap(({ events }) => events);
    expect(silent.filter((event) => told.some((one) => isThere(one, event)))).toEqual([]);
  },
);

it('is tried with results of decisions', () => {
  const results = turns.flatMap(({ proposal }) => proposal.events.map(({ resultOf }) => resultOf));
  expect(results.filter((key) => key !== undefined).length).toBeGreaterThan(5);
});
