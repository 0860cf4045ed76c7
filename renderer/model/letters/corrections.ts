import { type Correction, type Span, withCorrection, withoutCorrection } from '../../../engine';
import type { Command } from '../state/command';
import type { Addressee } from './commands';

/**
 * Corrects the words at a span of the letter as it is read; the letter itself stays as it is. Where there is none, an
 * empty one of now (ISO 8601) holds the words.
 */
export function correctWords(
  party: Addressee,
  span: Span,
  words: string,
  now = new Date().toISOString(),
): Command {
  return {
    name: 'check:command.correct',
    about: { party: party.name, words },
    replace: (campaign) => {
      const { turn } = campaign.world.clock;
      const none = { turn, party: party.key, text: '', receivedAt: now };
      const sheet = campaign.sheets[party.key] ?? none;
      const corrections = withCorrection(sheet, span, words);
      return {
        ...campaign,
        sheets: { ...campaign.sheets, [party.key]: { ...sheet, corrections } },
      };
    },
  };
}

/** Reverts a correction: the player's words hold again. */
export function resetWords(party: Addressee, correction: Correction): Command {
  return {
    name: 'check:command.reset',
    about: { party: party.name, words: correction.text },
    replace: (campaign) => {
      const sheet = campaign.sheets[party.key];
      if (sheet === undefined) return campaign;
      const corrections = withoutCorrection(sheet, correction);
      return {
        ...campaign,
        sheets: { ...campaign.sheets, [party.key]: { ...sheet, corrections } },
      };
    },
  };
}
