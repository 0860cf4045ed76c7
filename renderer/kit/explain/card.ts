import {
  type CardBlock,
  decidedFields,
  decidedNumber,
  decidedText,
  type Decision,
  type DiceBlock,
  type Json,
  type Rulings,
  type TurnEvent,
} from '../../../engine';
import type { Words } from '../text/words';
import { displayValue } from './money';
import { cardWords, decidedInWords, decisionInWords } from './decision';
import { figuresOf } from './figures';

/** The value in force for a decision; undefined where the GM decided nothing valid and nothing was asked. */
function holding(decision: Decision, rulings: Rulings): Json | undefined {
  const value = rulings[decision.key]?.value;
  if (!('input' in decision)) {
    const { options, proposal, isOffered = false } = decision;
    if (typeof value === 'string' && options.includes(value)) return value;
    return isOffered ? undefined : proposal;
  }
  if (value === undefined) return undefined;
  switch (decision.input) {
    case 'number':
      return decidedNumber(decision, value);
    case 'text':
      return decidedText(decision, value) || undefined;
    case 'fields':
      return decidedFields(decision, value);
    default:
      return value;
  }
}

/** A decision with the value in force, for read-only text; empty where there is nothing to say. */
function decisionLine(decision: Decision, words: Words, rulings: Rulings): string {
  const value = holding(decision, rulings);
  if (value === undefined) return '';
  const about = decisionInWords(decision, words);
  const text = decidedInWords(decision, value, words);
  return `${about}${/[.?!]$/.test(about) ? '' : ':'} ${text}`.trim();
}

/** The value of each die, those the GM typed in marked. */
export function diceValues({ rolls, values }: DiceBlock, words: Words): readonly string[] {
  return values.map((value, index) => {
    const roll = rolls[index];
    return roll?.typed !== undefined && roll.value === value
      ? words('explain:roll.byHand', { value })
      : String(value);
  });
}

/** A block of a card as a line of text; empty where there is nothing to say. */
export function cardLine(block: CardBlock, words: Words, rulings: Rulings): string {
  switch (block.kind) {
    case 'sentence':
      return cardWords(block, words).trim();
    case 'list':
      return block.items.map((item) => cardWords(item, words).trim()).join(', ');
    case 'dice':
      return block.values.length === 0
        ? ''
        : `${cardWords(block, words)}: ${diceValues(block, words).join(', ')}`;
    case 'figure':
      return `${cardWords(block, words)}: ${figuresOf(words).plain(displayValue(block.value))}`;
    case 'decision':
      return decisionLine(block.decision, words, rulings);
    case 'own':
      return '';
  }
}

/**
 * The details of a card as lines of text. For a party, pass the card of its reports, which lacks the blocks of the GM.
 * `rulings` are those the card was made with.
 */
export function cardLines(
  { blocks = [] }: TurnEvent,
  words: Words,
  rulings: Rulings = {},
): readonly string[] {
  return blocks.map((block) => cardLine(block, words, rulings)).filter((line) => line !== '');
}
