import { behindAnnouncement } from './announced';
import { behindReason } from './behind-reason';
import { behindConsequence } from './consequences';
import { contrastIn } from './contrast';
import { behindDisclaimer } from './disclaimers';
import { withoutGapped } from './gapping';
import type { Nouns } from './nouns';
import { speakingAsWriter } from './own-name';
import { withoutResuming } from './resumed';
import type { Sentence } from './sentences';
import { addRemark, noteUse, settle, type State } from './state';
import { wordsFrom } from './tokens';

/** Tokens of a sentence that is written otherwise at most. */
const LONGEST = 80;

/** What is told before the order of a sentence, and the sentence without it; undefined if there is none. */
const behindTold = <Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  ...words: Parameters<typeof behindDisclaimer<Order, Book, Step>>
): ReturnType<typeof behindDisclaimer> =>
  behindDisclaimer(...words) ?? behindConsequence(...words) ?? behindAnnouncement(...words);

/**
 * The sentence that is read instead of one that says it otherwise: without what is not meant, with `wir` for the name of
 * the writer, without a pronoun for what is named before it, without what another one does with another thing, without doubts of
 * his own knowledge, a reason from which it follows or an announcement before it, or without a reason whose thing a pronoun means. Undefined = it is read as it stands.
 */
export function rewritten<Order, Book extends { readonly nouns: Nouns }, Step extends string>(
  my: State<Order, Book, Step>,
  sentence: Sentence,
  isClear: (sentence: Sentence) => boolean,
): Sentence | undefined {
  const { tokens } = sentence;
  if (tokens.length > LONGEST) return undefined;
  const contrast = contrastIn(my.reading, tokens);
  if (contrast !== undefined) {
    noteUse(my, contrast.denied, () => 'courtesy');
    return { ...sentence, tokens: contrast.tokens };
  }
  const asWriter = speakingAsWriter(my.reading, tokens);
  if (asWriter !== undefined) {
    noteUse(my, asWriter.name, () => 'courtesy');
    return { ...sentence, tokens: asWriter.tokens };
  }
  const resumed = withoutResuming(my.reading, tokens);
  if (resumed !== undefined) {
    noteUse(my, resumed.pronoun, () => 'courtesy');
    return { ...sentence, tokens: resumed.tokens };
  }
  const gapped = withoutGapped(my.reading, tokens);
  const unsure = gapped === undefined ? behindTold(my, sentence, isClear) : undefined;
  const isWhole = gapped === undefined && unsure === undefined;
  const behind = isWhole ? behindReason(my.reading, sentence, isClear) : undefined;
  const beside = gapped?.piece ?? unsure?.told ?? behind?.reason ?? [];
  const told = wordsFrom(my.letter, beside);
  if (told === undefined) return undefined;
  settle(my);
  noteUse(my, beside, () => 'asked');
  addRemark(my, my.codes.rest, told);
  if (gapped !== undefined) return { ...sentence, tokens: gapped.tokens };
  return unsure?.sentence ?? behind?.sentence;
}
