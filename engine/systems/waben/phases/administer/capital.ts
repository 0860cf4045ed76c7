import type { FieldAddress } from '../../../../hex';
import type { Finding, TurnEvent } from '../../../../kernel';
import { type Party, settlementAt } from '../../../../world';
import { declarationsOf } from '../../orders/declaration';
import { finding } from '../../orders/finding';
import { isMusterDue } from '../../rules/calendar';
import { ownSettlementAt } from '../../rules/roster/places';
import { choiceOf } from '../../rules/settings';
import { atStart } from '../happening';
import type { TurnRun } from '../run';

/** One party after its word on the capital. */
interface Seated {
  readonly party: Party;
  readonly findings: readonly Finding[];
  readonly events: readonly TurnEvent[];
}

const told = (party: Party, ...findings: readonly Finding[]): Seated => ({
  party,
  findings,
  events: [],
});

const moved = (run: TurnRun, party: Party, place: FieldAddress): Seated => ({
  party: { ...party, capital: place, nextCapital: null },
  findings: [],
  events: [
    atStart({
      kind: 'capital',
      clause: 'WW-4.2-19',
      place,
      parties: [party.key],
      about: { settlement: settlementAt(run.world.map, place)?.name ?? '' },
    }),
  ],
});

/** True if a capital may change in this turn: at a muster date, or at any time if the GM wants that (WW-12.4-14). */
const mayMove = ({ input, world }: TurnRun): boolean =>
  choiceOf(input.settings, 'settle.capital_change') === 'any' || isMusterDue(world.clock);

/** What was declared earlier takes effect with the muster date, if the settlement is still its own. */
const withPending = (run: TurnRun, party: Party): Seated => {
  const place = party.nextCapital ?? null;
  if (place === null || !mayMove(run)) return told(party);
  return ownSettlementAt(run.world.map, place, party.key, run.input.settings) === undefined
    ? told({ ...party, nextCapital: null })
    : moved(run, party, place);
};

/** The first word of the letter counts; whoever has no capital has the declared one at once. */
const withDeclared = (run: TurnRun, party: Party): Seated => {
  const [word] = declarationsOf(run.declarations[party.key] ?? [], 'capital');
  if (word === undefined || word.place === party.capital) return told(party);
  const { place } = word;
  if (ownSettlementAt(run.world.map, place, party.key, run.input.settings) === undefined) {
    return told(
      party,
      finding('F-ORD-NOTARGET', party.key, { at: word, about: { reason: 'ownSettlement', place } }),
    );
  }
  return party.capital === null || mayMove(run)
    ? moved(run, party, place)
    : told({ ...party, nextCapital: place });
};

/** Capitals declared now or before: any own settlement, one per party or none (WW-4.2-19, WW-10.1-05). */
export const seatCapitals = (run: TurnRun): TurnRun => {
  const seated = Object.keys(run.world.parties)
    .sort()
    .flatMap((key) => {
      const party = run.world.parties[key];
      if (party === undefined) return [];
      const pending = withPending(run, party);
      const declared = withDeclared(run, pending.party);
      return [{ ...declared, events: [...pending.events, ...declared.events] }];
    });
  return {
    ...run,
    world: {
      ...run.world,
      parties: Object.fromEntries(seated.map(({ party }) => [party.key, party])),
    },
    findings: [...run.findings, ...seated.flatMap(({ findings }) => findings)],
    events: [...run.events, ...seated.flatMap(({ events }) => events)],
  };
};
