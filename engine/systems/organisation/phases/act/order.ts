import { allottedOrder, openStream } from '../../../../kernel';
import type { PartyKey } from '../../../../world';
import { treasuryOf } from '../../rules/money';
import { choiceOf } from '../../rules/settings';
import { chosen } from '../choice';
import { kept, phaseStream } from '../dice';
import { organisationOf, partiesOf } from '../doing';
import type { PhaseRun } from '../run';

interface Ordered {
  readonly run: PhaseRun;
  readonly order: readonly PartyKey[];
}

/** Drawn place by place from the rest (OS-9.4-04, OS-0-12). */
const byLot = (run: PhaseRun): Ordered => {
  const stream = openStream(phaseStream(run, 'order'));
  const { order, rolls } = allottedOrder(stream, partiesOf(run), run.input.rulings);
  return { run: kept(run, { party: '', purpose: 'order', about: {} }, rolls), order };
};

/** Those with the least money first, equal ones by key. */
const poorestFirst = (run: PhaseRun): Ordered => {
  const wealth = (party: PartyKey): number => {
    const organisation = organisationOf(run, party);
    return organisation === undefined ? 0 : treasuryOf(organisation);
  };
  return { run, order: [...partiesOf(run)].sort((a, b) => wealth(a) - wealth(b)) };
};

/** As the GM says, place by place; what he does not say the lot has said. */
const byGm = (run: PhaseRun): Ordered => {
  const lot = byLot(run);
  return lot.order.reduce<Ordered>(
    ({ run: before, order }, _, place) => {
      const rest = lot.order.filter((party) => !order.includes(party));
      const names = rest.map(
        (party) => [`name.${party}`, organisationOf(run, party)?.name ?? party] as const,
      );
      const { run: asked, answer } = chosen(before, {
        key: `order/${String(place + 1)}`,
        clause: 'OS-9.4-04',
        name: 'organisation.actingNext',
        about: { place: place + 1, ...Object.fromEntries(names) },
        options: rest.map((party) => `organisation:${party}`),
        proposal: `organisation:${rest[0] ?? ''}`,
      });
      return { run: asked, order: [...order, answer.slice('organisation:'.length)] };
    },
    { run: lot.run, order: [] },
  );
};

/** The order in which the organisations act (`os.act.order`, OS-9.4-04). */
export const inActingOrder = (run: PhaseRun): PhaseRun => {
  const choice = choiceOf(run.input.settings, 'os.act.order');
  const ordered =
    choice === 'poorest_first' ? poorestFirst(run) : choice === 'gm' ? byGm(run) : byLot(run);
  return { ...ordered.run, actingOrder: ordered.order };
};
