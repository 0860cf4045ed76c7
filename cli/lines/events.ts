import { compareFractions, type Rulings, type TurnEvent } from '../../engine';
import { cardLines, eventSentence, standingAlone } from '../../renderer/kit/explain';
import type { Words } from '../../renderer/kit/text/words';

/** Cards of a run by time: place, sentence and clause, and their blocks below. */
export function eventLines(
  events: readonly TurnEvent[],
  words: Words,
  rulings: Rulings,
): readonly string[] {
  return events
    .toSorted((a, b) => compareFractions(a.time, b.time))
    .flatMap((event) => {
      const place = event.place === '' ? '' : words('explain:place', { region: event.place });
      const actor = words('explain:party', { party: event.parties[0] ?? '' });
      const text = standingAlone(event, eventSentence(event, '', words), actor);
      const sentence = `${text}  [${event.clause}]`;
      return [
        [place, sentence].filter((part) => part !== '').join('  '),
        ...cardLines(event, words, rulings).map((line) => `  ${line}`),
      ];
    });
}
