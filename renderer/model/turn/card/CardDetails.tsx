import { useTranslation } from 'react-i18next';
import type { CardBlock, DiceBlock, Rulings, TurnEvent } from '../../../../engine';
import { cardLine, cardWords, diceValues } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { Face } from './Die';
import { Figure } from '../parts/Figure';
import './card-details.css';

/** Dice as they count, only to be looked at. */
const Dice = ({ block }: { readonly block: DiceBlock }) => {
  const { t } = useTranslation();
  const words = useWords();
  const eyes = diceValues(block, words).join(', ');
  return (
    <>
      {cardWords(block, words)}{' '}
      <span role="img" aria-label={t('openTurn:archive.eyes', { eyes })}>
        {block.values.map((value, place) => {
          const roll = block.rolls[place];
          return (
            <span key={place} {...(roll?.typed === undefined ? {} : { 'data-hand': true })}>
              {roll === undefined || roll.die === 'd6' ? <Face value={value} size={18} /> : value}
            </span>
          );
        })}
      </span>
    </>
  );
};

const Content = ({ block, line }: { readonly block: CardBlock; readonly line: string }) => {
  const words = useWords();
  if (block.kind === 'dice') return <Dice block={block} />;
  if (block.kind !== 'figure') return line;
  const title = cardWords(block, words);
  return (
    <>
      {title} <Figure explained={block.value} title={title} />
    </>
  );
};

export interface CardDetailsProps {
  readonly event: TurnEvent;
  /** The GM's words the card was made with. */
  readonly rulings: Rulings;
}

/** What stands behind the sentence of a card, quietly below it; figures open, nothing is decided here. */
export function CardDetails({ event: { blocks = [] }, rulings }: CardDetailsProps) {
  const words = useWords();
  const told = blocks
    .map((block) => ({ block, line: cardLine(block, words, rulings) }))
    .filter(({ line }) => line !== '');
  return told.length === 0 ? null : (
    <div className="ww-card-details ww-row ww-align-baseline ww-wrapping ww-small ww-quiet">
      {told.map(({ block, line }, place) => (
        <p key={place}>
          <Content block={block} line={line} />
        </p>
      ))}
    </div>
  );
}
