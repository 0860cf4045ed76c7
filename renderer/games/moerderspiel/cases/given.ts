import type { Words } from '../../../../engine';
import { moerderspielCaseGame } from '../../../../engine/systems/moerderspiel/cases/game';
import { pick } from '../../case-words';
import type { CaseSpeech } from '../../game-view';
import type { CaseTexts } from '../../record-cases';

const nation = (key: string, speech: CaseSpeech): string =>
  pick(speech, moerderspielCaseGame.words.names?.[key] ?? [key, key]);

const WORKS: Readonly<Record<string, Words>> = {
  build: ['Stützpunkt auf', 'base on'],
  rebuild: ['Hauptstadt auf', 'capital on'],
};

/** What the screen says of the round, the board and the votes. */
export const TEXTS: CaseTexts = {
  /** Follows from the armies there are. */
  unsaid: ['nation.next'],
  told: {
    'army.progress': (text, speech) => {
      const [work = '', field = ''] = text.split(' ');
      return `${pick(speech, WORKS[work] ?? [work, work])} ${field}`;
    },
  },
  lines: {
    round: (round, speech) =>
      round === '0'
        ? pick(speech, ['Vor der ersten Runde.', 'Before the first round.'])
        : pick(speech, [`Es ist Runde ${round}.`, `It is round ${round}.`]),
    layout: (_, speech) =>
      pick(speech, [
        'Die Zeilen A, C, E … sind nach rechts gerückt.',
        'Rows A, C, E … are shifted to the right.',
      ]),
    mountains: (fields, speech) =>
      `${pick(speech, ['Gebirge', 'Mountains'])}: ${fields.replaceAll(' ', ', ')}`,
    votes: (said, speech) => {
      const votes = said.split(', ').map((vote) => {
        const [by = '', against = ''] = vote.split(' ').map((key) => nation(key, speech));
        return pick(speech, [`${by} gegen ${against}`, `${by} against ${against}`]);
      });
      return `${pick(speech, ['Stimmen', 'Votes'])}: ${votes.join(', ')}`;
    },
  },
};
