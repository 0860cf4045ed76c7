import { letterInForce, type OrderSheet, plainCopy, turnOf, type TurnPhase } from '../../../kernel';
import type { World } from '../../../world';
import { LETTERS } from '../orders';
import type { MordOrder } from '../orders/order';
import { isAlive, nationsOf } from '../rules/nation';
import { stateOf, withState } from '../state/keep';
import type { NationKey } from '../state/types';
import { truth } from '../views/board';
import { publish } from './publish';
import { RESOLUTION } from './resolution';
import { setUp } from './setup';
import { openRound, type RoundTurn } from './turn';

/** Reads the letters of all nations that play and reports their findings (TM-0-06). */
function readLetters(turn: RoundTurn): void {
  const sheets = new Map<NationKey, OrderSheet<MordOrder>>();
  for (const { key } of nationsOf(turn.start).filter(isAlive)) {
    const text = letterInForce(turn.input, key);
    if (text === undefined) continue;
    const sheet = LETTERS.read(text, key, turn.input.world);
    for (const found of sheet.findings) turn.find(found);
    sheets.set(key, sheet);
  }
  turn.sheets = Object.fromEntries(sheets);
}

/** A step of the resolution; there is none before the first round. */
const fromFirstRound = ({ id, run }: TurnPhase<RoundTurn>): TurnPhase<RoundTurn> => ({
  id,
  run: (turn) => {
    if (turn.start.round > 0 && turn.start.outcome === null) run(turn);
  },
});

/** Letters, the set-up or the steps of a round, the reports (TM-2-15, TM-10-01). */
const PHASES: readonly TurnPhase<RoundTurn>[] = [
  { id: 'read', run: readLetters },
  {
    id: 'setup',
    run: (turn) => {
      if (turn.start.round === 0) setUp(turn);
    },
  },
  ...RESOLUTION.map(fromFirstRound),
  {
    id: 'publish',
    run: (turn) => {
      turn.reports = publish(turn);
    },
  },
];

/** The phases of a round, and how it is resolved; afterwards the next round is open. */
export const TURN = turnOf<World, RoundTurn>(
  PHASES,
  (input) => openRound(input, stateOf(input.world)),
  (turn) => ({
    world: withState(turn.input.world, turn.state),
    reports: turn.reports,
    board: plainCopy(truth(turn.state, turn.input.settings)),
  }),
);
