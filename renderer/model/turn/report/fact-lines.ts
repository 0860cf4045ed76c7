import type { ReportedFact, ReportedFight, ReportedLand } from '../../../../engine';
import { cardLines, eventSentence, figuresOf, playerSentence } from '../../../kit/explain';
import type { Words } from '../../../kit/text/words';

/** A fight in one line: where, against whom, the outcome, own losses; an onlooker learns no more than the place. */
const fightSentence = ({ own, place, sides, winner }: ReportedFight, words: Words): string => {
  const { plain, list } = figuresOf(words);
  if (own === null) return words('turn:report.fightSeen', { place });
  const lost = sides[own].units.reduce((sum, { before, left }) => sum + before - left, 0);
  const others = sides[own === 0 ? 1 : 0].parties;
  const about = {
    place,
    other: list(others.map((party) => words('explain:party', { party }))),
    lost: plain(lost),
  };
  if (winner === null) return words('turn:report.fightDrawn', about);
  return words(winner === own ? 'turn:report.fightWon' : 'turn:report.fightLost', about);
};

const marchSentence = (
  { unit, start, end, stop }: Extract<ReportedFact, { readonly kind: 'march' }>['march'],
  words: Words,
): string => {
  const way = `${String(unit)}: ${start} → ${end}.`;
  return stop === undefined ? way : `${way} ${playerSentence(stop, words)}`;
};

/** One fact of a realm, as its report states it. */
const factSentence = (fact: ReportedFact, party: string, words: Words): string => {
  switch (fact.kind) {
    case 'event': {
      const { event } = fact;
      const sentence = [eventSentence(event, party, words), ...cardLines(event, words)].join(' · ');
      const place = event.place === '' ? '' : words('explain:place', { region: event.place });
      const text = place === '' ? sentence : `${place}: ${sentence}`;
      return fact.isNews ? words('whatif:fact.news', { text }) : text;
    }
    case 'fight':
      return fightSentence(fact.fight, words);
    case 'march':
      return marchSentence(fact.march, words);
    case 'land':
      return `${words(`turn:report.${fact.how}`)} ${fact.field}.`;
    case 'finding': {
      const text = playerSentence(fact.finding, words);
      return fact.finding.unit === undefined ? text : `${String(fact.finding.unit)}: ${text}`;
    }
    case 'treasury':
      return words('turn:report.treasury', {
        gold: figuresOf(words).plain(fact.unit === 'half' ? fact.gold / 2 : fact.gold),
      });
  }
};

const LANDS: readonly ReportedLand[] = ['gained', 'lost', 'discovered', 'explored'];

/** Facts as lines: fields of one kind together, everything else line by line, each sentence once. */
export function factLines(
  facts: readonly ReportedFact[],
  party: string,
  words: Words,
): readonly string[] {
  const lands = LANDS.flatMap((how): readonly string[] => {
    const fields = facts.flatMap((fact) =>
      fact.kind === 'land' && fact.how === how ? [fact.field] : [],
    );
    return fields.length === 0 ? [] : [`${words(`turn:report.${how}`)} ${fields.join(', ')}.`];
  });
  const others = facts
    .filter(({ kind }) => kind !== 'land')
    .map((fact) => factSentence(fact, party, words));
  return [...new Set([...others, ...lands])];
}
