import {
  type Campaign,
  type Correction,
  type LetterEdit,
  type Span,
  withCorrection,
  withoutCorrection,
} from '../../../engine';
import type { Command } from '../state/command';
import type { Addressee } from './commands';

/** The campaign with other words at a span of a letter; an empty letter of `now` holds them where there is none. */
const replacing =
  (party: Addressee, span: Span, words: string, now: string) =>
  (campaign: Campaign): Campaign => {
    const { turn } = campaign.world.clock;
    const none = { turn, party: party.key, text: '', receivedAt: now };
    const sheet = campaign.sheets[party.key] ?? none;
    const corrections = withCorrection(sheet, span, words);
    return {
      ...campaign,
      sheets: { ...campaign.sheets, [party.key]: { ...sheet, corrections } },
    };
  };

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
    replace: replacing(party, span, words, now),
  };
}

/** Corrects lines of the letter as it is read, as {@link correctWords} does: new ones, others, or none in their place. */
export function rewriteLines(
  party: Addressee,
  { span, words }: LetterEdit,
  now = new Date().toISOString(),
): Command {
  return {
    name: 'check:command.lines',
    about: { party: party.name },
    replace: replacing(party, span, words, now),
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
