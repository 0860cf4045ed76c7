import type { Letter } from '../kernel';
import type { Campaign } from './campaign';

/** The sheets of a campaign as letters on their way in; who handed them in is not noted. */
export const lettersOf = ({ sheets }: Pick<Campaign, 'sheets'>): readonly Letter[] =>
  Object.values(sheets).map(({ party, turn, text, receivedAt }) => ({
    party,
    sender: null,
    receivedAt,
    turn,
    text,
  }));
