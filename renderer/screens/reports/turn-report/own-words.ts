import { type Address, regionNameIn, type TurnEvent } from '../../../../engine';
import { ownEventText } from '../../../kit/explain';
import { tidied } from '../../../kit/text/clean';
import type { Speech } from './speech';

/** Name of a region as it is printed; what is no region stays as it is. */
export function regionName(
  { snapshot, grammar }: Pick<Speech, 'snapshot' | 'grammar'>,
  key: string,
): string {
  const region = snapshot.board?.regions[key];
  return region === undefined ? key : regionNameIn(region, grammar.language);
}

/** How turn reports with these texts address their reader. */
function addressOf(words: Speech['words']): Address {
  return words('turnReport:address') === 'du' ? 'du' : 'Sie';
}

/** How near the reader is to an event of a game's own: he acts, it is done to him, or he looks on. */
export function nearness({ parties }: TurnEvent, me: string): '' | 'lost' | 'seen' {
  if (parties[0] === me) return '';
  return parties.includes(me) ? 'lost' : 'seen';
}

/** An event that only one game knows, in the letter's tone; the reader of the letter is addressed in it. */
export function ownSentence(speech: Speech, event: TurnEvent): string {
  const { snapshot, grammar, tone, words, partyOf } = speech;
  const me = snapshot.party.key;
  const text = ownEventText(
    event,
    (game, name) => `${game}:told.${tone}.${name}`,
    nearness(event, me),
    {
      grammar,
      words,
      partyOf: (key) => {
        if (key === me) return grammar.reader[tone === 'neutral' ? addressOf(words) : tone];
        return key in snapshot.parties ? partyOf(key) : undefined;
      },
      nobody: () => partyOf(''),
      regionOf: (key) => regionName(speech, key),
    },
  );
  return tidied(text ?? '');
}
