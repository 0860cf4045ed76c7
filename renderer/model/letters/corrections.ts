import {
  type Campaign,
  type Correction,
  type LetterEdit,
  type Span,
  withCorrection,
  withoutCorrection,
} from '../../../engine';
import { type Command, replacing } from '../state/command';
import type { Addressee } from './commands';

/**
 * The campaign with other words at a span of the letter of a party as it is read; the letter itself stays as it is.
 * Where there is none, the words become a letter received at `now` (ISO 8601), which later documents stand beside.
 */
export function withWords(
  campaign: Campaign,
  party: string,
  span: Span,
  words: string,
  now: string,
): Campaign {
  const sheet = campaign.sheets[party];
  const keeping = (kept: Campaign['sheets'][string]): Campaign => ({
    ...campaign,
    sheets: { ...campaign.sheets, [party]: kept },
  });
  if (sheet !== undefined)
    return keeping({ ...sheet, corrections: withCorrection(sheet, span, words) });
  const text = words.trimStart();
  const { turn } = campaign.world.clock;
  return text === '' ? campaign : keeping({ turn, party, text, receivedAt: now });
}

/**
 * Corrects the words at a span of the letter as it is read; the letter itself stays as it is. Where there is none, the
 * words are a letter of now (ISO 8601).
 */
export function correctWords(
  party: Addressee,
  span: Span,
  words: string,
  now = new Date().toISOString(),
): Command {
  return replacing('check:command.correct', { party: party.name, words }, (campaign) =>
    withWords(campaign, party.key, span, words, now),
  );
}

/** Corrects lines of the letter as it is read, as {@link correctWords} does: new ones, others, or none in their place. */
export function rewriteLines(
  party: Addressee,
  { span, words }: LetterEdit,
  now = new Date().toISOString(),
): Command {
  return replacing('check:command.lines', { party: party.name }, (campaign) =>
    withWords(campaign, party.key, span, words, now),
  );
}

/** Reverts a correction: the player's words hold again. */
export function resetWords(party: Addressee, correction: Correction): Command {
  return replacing(
    'check:command.reset',
    { party: party.name, words: correction.text },
    (campaign) => {
      const sheet = campaign.sheets[party.key];
      if (sheet === undefined) return campaign;
      const corrections = withoutCorrection(sheet, correction);
      return {
        ...campaign,
        sheets: { ...campaign.sheets, [party.key]: { ...sheet, corrections } },
      };
    },
  );
}
