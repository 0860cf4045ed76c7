import type { Letter } from '../kernel';
import type { Campaign } from './campaign';
import { correctedText } from './corrections';

/** The sheets of a campaign as letters on their way in; who handed them in is not noted. */
export const lettersOf = ({ sheets }: Pick<Campaign, 'sheets'>): readonly Letter[] =>
  Object.values(sheets).map((sheet) => ({
    party: sheet.party,
    sender: null,
    receivedAt: sheet.receivedAt,
    turn: sheet.turn,
    text: correctedText(sheet),
  }));
