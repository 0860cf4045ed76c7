import { choiceOf } from '../rules/settings';
import { holdersOf } from '../rules/board';
import { bookedHalves, type EwTurn, move, say } from './turn';

/** Values that change with this turn: reported, and booked anew where the GM wants it (EW-24-01, EW-24-02). */
export function applyChanges(turn: EwTurn): void {
  const { settings } = turn.input;
  for (const { region, turn: from, pbu } of turn.state.changes) {
    if (from !== turn.state.turn) continue;
    say(turn, 'changed', 'EW-24-01', { place: region, about: { pbu } });
    if (choiceOf(settings, 'ew.pbu.change') !== 'rebook') continue;
    const holders = holdersOf(turn.state, region);
    const [first] = holders;
    if (first === undefined) continue;
    const parts = bookedHalves(turn, region, first.kind, holders.length);
    for (const [index, holder] of holders.entries()) {
      const halves = parts[index] ?? 0;
      move(turn, holder.owner, halves - holder.halves, 'change', region);
      const holdings = turn.state.holdings.map((one) =>
        one === holder ? { ...one, halves } : one,
      );
      turn.state = { ...turn.state, holdings };
    }
  }
}
