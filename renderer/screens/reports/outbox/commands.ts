import type { Campaign, OutgoingLetter } from '../../../../engine';
import type { Command } from '../../../model/state/command';
import { markAllSent } from '../../../model/turn/archive/commands';
import { isSendable, type OutgoingRow } from './letters';

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));

/** Says of a letter that it is on its way, or with null that it is not. `at` is the moment, ISO 8601. */
export const markLetter = ({ id, title }: OutgoingLetter, at: string | null): Command => ({
  name: at === null ? 'dispatch:command.letterBack' : 'dispatch:command.letterSent',
  about: { title },
  replace: (campaign) => {
    const letter = campaign.outbox[id];
    return letter === undefined
      ? campaign
      : { ...campaign, outbox: { ...campaign.outbox, [id]: { ...letter, sentAt: at } } };
  },
});

/** Takes a letter out of the box. */
export const dropLetter = ({ id, title }: OutgoingLetter): Command => ({
  name: 'dispatch:command.letterDropped',
  about: { title },
  replace: (campaign) => ({ ...campaign, outbox: without(campaign.outbox, id) }),
});

const withLettersSent = (
  campaign: Campaign,
  rows: readonly OutgoingRow[],
  at: string,
): Campaign => {
  const ids = new Set(rows.flatMap((row) => ('letter' in row ? [row.letter.id] : [])));
  const outbox = Object.fromEntries(
    Object.entries(campaign.outbox).map(([id, letter]) => [
      id,
      ids.has(id) ? { ...letter, sentAt: letter.sentAt ?? at } : letter,
    ]),
  );
  return ids.size === 0 ? campaign : { ...campaign, outbox };
};

const withEvaluationsSent = (
  campaign: Campaign,
  rows: readonly OutgoingRow[],
  at: string,
): Campaign => {
  const evaluations = rows.filter(({ kind }) => kind === 'evaluation');
  const turns = [...new Set(evaluations.map(({ turn }) => turn))];
  return turns.reduce((now, turn) => {
    const parties = evaluations
      .filter((row) => row.turn === turn)
      .flatMap(({ party }) => (party === null ? [] : (now.world.parties[party] ?? [])));
    const command = markAllSent(turn, parties, at);
    return 'replace' in command ? command.replace(now) : now;
  }, campaign);
};

/** Says of many that they are on their way, as one act; what is held back or sent already stays as it is. */
export const markRowsSent = (rows: readonly OutgoingRow[], at: string): Command => {
  const going = rows.filter(isSendable);
  return {
    name: 'dispatch:command.lettersSent',
    about: { count: going.length },
    replace: (campaign) => withEvaluationsSent(withLettersSent(campaign, going, at), going, at),
  };
};
