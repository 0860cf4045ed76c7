import { compareFractions, type Rulings, type TurnEvent } from '../../engine';
import { cardLines, eventSentence } from '../../renderer/explain';
import type { Words } from '../../renderer/text/words';

/** Cards of a run, by the clock: place, sentence and clause, and below what stands behind it. */
export function eventLines(
  events: readonly TurnEvent[],
  words: Words,
  rulings: Rulings,
): readonly string[] {
  return events
    .toSorted((a, b) => compareFractions(a.time, b.time))
    .flatMap((event) => {
      const place = event.place === '' ? '' : words('explain:place', { region: event.place });
      const sentence = `${eventSentence(event, '', words)}  [${event.clause}]`;
      return [
        [place, sentence].filter((part) => part !== '').join('  '),
        ...cardLines(event, words, rulings).map((line) => `  ${line}`),
      ];
    });
}
