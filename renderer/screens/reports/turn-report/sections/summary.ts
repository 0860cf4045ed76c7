import type { TextBlock } from '../evaluation';
import type { Speech } from '../speech';
import { textBlock } from './block';
import { deedsOf } from './deviations';
import { isOwnFight, resultOf } from './fights';
import { ownEvents } from './happenings';

/** So many sentences at most. */
const MOST = 3;

type Sentence = string | null;

const land = (speech: Speech, say: Say): Sentence => {
  const [gained, lost] = [speech.snapshot.report.gained, speech.snapshot.report.lost].map(
    (fields) => fields.length,
  );
  const about = {
    gained: speech.grammar.count('field', gained ?? 0),
    lost: speech.grammar.count('field', lost ?? 0),
  };
  if (gained !== 0 && lost !== 0) return say('gainedAndLost', about);
  if (gained !== 0) return say('gained', about);
  return lost === 0 ? null : say('lost', about);
};

const fights = (speech: Speech, say: Say): Sentence => {
  const results = speech.snapshot.report.fights.filter(isOwnFight).map(resultOf);
  const count = (result: (typeof results)[number]): number =>
    results.filter((one) => one === result).length;
  const { grammar } = speech;
  const drawn = speech.words('turnReport:outcome.undecided', {
    fights: grammar.count('fight', count('drawn')),
  });
  const parts = [
    ...(count('won') === 0 ? [] : [grammar.count('victory', count('won')).acc]),
    ...(count('beaten') === 0 ? [] : [grammar.count('defeat', count('beaten')).acc]),
    ...(count('drawn') === 0 ? [] : [drawn]),
  ];
  return parts.length === 0 ? null : say('fights', { fights: grammar.list(parts) });
};

const marches = (speech: Speech, say: Say): Sentence => {
  const { stopped, arrived } = deedsOf(speech);
  if (stopped.length > 0) {
    const units = speech.grammar.count('unit', stopped.length);
    return say('stopped', { units, count: stopped.length });
  }
  return arrived.length === 0 ? null : say('arrived');
};

const letters = (speech: Speech, say: Say): Sentence => {
  const count = speech.snapshot.report.events.filter(({ kind }) => kind === 'message').length;
  return count === 0
    ? null
    : say('letters', { count, letters: speech.grammar.count('message', count) });
};

/** True if something of a game's own kinds happened to the reader; it is written in the section that follows. */
const hasHappened = (speech: Speech): boolean =>
  ownEvents(speech).some(({ parties }) => parties.includes(speech.snapshot.party.key));

const gold = (speech: Speech, say: Say): Sentence => {
  const after = speech.snapshot.report.balance?.after.value;
  return after === undefined ? null : say('treasury', { gold: speech.money(after) });
};

type Say = (key: string, about?: Readonly<Record<string, unknown>>) => string;

/** The month in two or three sentences, the most important first; the treasury where it fits. None where all stands below. */
export function summary(speech: Speech): readonly TextBlock[] {
  const say: Say = (key, about) =>
    speech.tone === 'neutral'
      ? speech.say(`turnReport:summary.neutral.${key}`, about)
      : speech.say(`turnReport:summary.inCharacter.${key}`, about);
  const weighty = [land, fights, marches, letters]
    .map((part) => part(speech, say))
    .filter((sentence) => sentence !== null);
  const treasury = gold(speech, say);
  const all = [...weighty, ...(treasury === null ? [] : [treasury])].slice(0, MOST);
  const isQuiet = weighty.length === 0 && !hasHappened(speech);
  const sentences = isQuiet ? [say('quiet'), ...all] : all;
  if (sentences.length === 0) return [];
  const { gained, lost, fights: fought, marches: marched, balance } = speech.snapshot.report;
  return [
    textBlock(
      {
        section: 'summary',
        key: 'summary',
        source: { kind: 'books' },
        facts: [
          gained,
          lost,
          fought.map(({ key, winner }) => [key, winner]),
          marched.map(({ unit, end }) => [unit, end]),
          balance?.after.value,
        ],
      },
      sentences.join(' '),
    ),
  ];
}
