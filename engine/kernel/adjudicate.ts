import { reportsOf } from './party-reports';
import type { Proposal } from './proposal';
import type { RuleSystem } from './system';
import { proposalOf, runTurn, type Turn, type TurnPhase } from './turn';
import type { TurnInput } from './turn-input';

/** Properties of a world that every turn needs: its date, and who plays. */
interface Dated {
  readonly clock: { readonly turn: number };
  readonly parties: Readonly<Record<string, unknown>>;
}

/**
 * The turn of a game composed of its phases: opened, run, closed. The next world is that of `close`, a turn later where
 * no phase has opened the next turn; the parties' reports follow from the events, unless the game makes its own.
 */
export function turnOf<World extends Dated, Own extends Turn<World>>(
  phases: readonly TurnPhase<Own>[],
  open: (input: TurnInput<World>) => Own,
  close: (turn: Own) => Partial<Proposal<World>> & Pick<Proposal<World>, 'world'>,
): Pick<RuleSystem<World>, 'phases' | 'adjudicate' | 'moments'> {
  return {
    phases: phases.map(({ id }) => id),
    adjudicate: (input, progress) => {
      const turn = open(input);
      if (!runTurn(phases, turn, progress)) return undefined;
      const { world, ...more } = close(turn);
      const { clock, parties } = world;
      const isOpened = clock.turn > input.world.clock.turn;
      return proposalOf(
        turn,
        isOpened ? world : { ...world, clock: { ...clock, turn: clock.turn + 1 } },
        { ...more, reports: more.reports ?? reportsOf(turn, Object.keys(parties).sort()) },
      );
    },
    moments: (input) => {
      const turn = open(input);
      const worlds: World[] = [];
      const noted = phases.map(({ id, run }) => ({
        id,
        run: (own: Own) => {
          run(own);
          worlds.push(close(own).world);
        },
      }));
      runTurn(noted, turn);
      return worlds;
    },
  };
}
