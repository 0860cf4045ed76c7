import { type ReactNode, Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  CardBlock,
  DecisionSubject,
  DiceBlock,
  FigureBlock,
  TurnEvent,
} from '../../../../engine';
import { cardWords, eventSentence } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { Icon } from '../../../kit/ui';
import { Face } from './Die';
import { useNames } from '../names';
import { keyOfRoll } from '../model/figures';
import { Figure } from '../parts/Figure';
import { DecisionView } from './DecisionView';
import { DieButton } from './DieButton';
import { OwnBlocks } from './own-blocks';

export interface CardBlocksProps {
  readonly blocks: readonly CardBlock[];
  readonly event: TurnEvent;
}

interface BlockProps<Block> {
  readonly block: Block;
  readonly event: TurnEvent;
}

/** The subject under which a decision about a block is stored. */
const subjectOf = (
  { name, about }: Pick<DiceBlock, 'name' | 'about'>,
  { coveredUntil }: TurnEvent,
): DecisionSubject => ({ name, about, ...(coveredUntil === undefined ? {} : { coveredUntil }) });

/** Dice of one throw as they fell first; beside one that was thrown again what it counts. */
const Dice = ({ block, event }: BlockProps<DiceBlock>) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useNames();
  const [party] = event.parties;
  const purpose = cardWords(block, words);
  const about = { purpose, ...(party === undefined ? {} : { party: names.party(party) }) };
  const label = party === undefined ? 'card:dice.label' : 'card:dice.labelOf';
  const { about: data, ...subject } = subjectOf(block, event);
  return (
    <span className="ww-dice" title={purpose}>
      {block.rolls.map((roll, index) => {
        const value = block.values[index] ?? roll.value;
        return (
          <span key={keyOfRoll(roll)} className="ww-inline ww-gap-4">
            <DieButton
              roll={roll}
              label={t(label, { ...about, number: index + 1 })}
              subject={{
                ...subject,
                about: { ...data, number: index + 1, ...(party === undefined ? {} : { party }) },
              }}
            />
            {value === roll.value ? null : (
              <span
                className="ww-die-counts ww-inline"
                role="img"
                aria-label={t('card:counts', { value })}
              >
                <Icon name="arrow" size={12} />
                <Face value={value} size={22} />
              </span>
            )}
          </span>
        );
      })}
    </span>
  );
};

/** A figure with its name; it opens its derivation and, under a key, the GM's own figure. */
const Named = ({ block, event }: BlockProps<FigureBlock>) => {
  const { t } = useTranslation();
  const words = useWords();
  const { value, ruling, range } = block;
  const name = cardWords(block, words);
  return (
    <span>
      {name}{' '}
      <Figure
        explained={value}
        title={t('card:figureOf', { name, what: eventSentence(event, '', words) })}
        ruling={ruling}
        subject={subjectOf(block, event)}
        {...(range === undefined ? {} : { range })}
      />
    </span>
  );
};

/** Short phrases side by side. */
const Chips = ({ block: { items } }: { readonly block: CardBlock & { readonly kind: 'list' } }) => {
  const words = useWords();
  return (
    <ul className="ww-row ww-align-stretch ww-wrapping ww-gap-6">
      {items.map((item, index) => (
        <li key={index} className="ww-chip">
          {cardWords(item, words)}
        </li>
      ))}
    </ul>
  );
};

const Sentence = ({ saying }: { readonly saying: CardBlock & { readonly kind: 'sentence' } }) => {
  const text = cardWords(saying, useWords()).trim();
  return text === '' ? null : <p className="ww-quiet">{text}</p>;
};

/** A block of a game's own in the view the game brings for it; nothing where it brings none. */
const Own = ({ block, event }: BlockProps<CardBlock & { readonly kind: 'own' }>) => {
  const Content = use(OwnBlocks)[block.name]?.Content;
  return Content === undefined ? null : (
    <Suspense fallback={null}>
      <Content data={block.data} event={event} />
    </Suspense>
  );
};

/** The value of the dice before a place among the blocks. */
const valuesBefore = (blocks: readonly CardBlock[], place: number): readonly number[] => {
  const dice = blocks.findLast(({ kind }, index) => index < place && kind === 'dice');
  return dice?.kind === 'dice' ? dice.values : [];
};

/** The figures of both sides of a fight beside each other, so that they are compared line by line. */
const Sides = ({ blocks, event }: CardBlocksProps) => (
  <div className="ww-event-card-sides ww-grid">
    {([0, 1] as const).map((side) => (
      <div key={side}>
        {blocks.map((block, place) =>
          block.kind === 'figure' && block.side === side ? (
            <Named key={place} block={block} event={event} />
          ) : null,
        )}
      </div>
    ))}
  </div>
);

const viewOf = (blocks: readonly CardBlock[], place: number, event: TurnEvent): ReactNode => {
  const block = blocks[place];
  switch (block?.kind) {
    case 'dice':
      return <Dice key={place} block={block} event={event} />;
    case 'figure':
      return <Named key={place} block={block} event={event} />;
    case 'sentence':
      return <Sentence key={place} saying={block} />;
    case 'list':
      return <Chips key={place} block={block} />;
    case 'decision': {
      const { decision } = block;
      return (
        <DecisionView key={decision.key} decision={decision} values={valuesBefore(blocks, place)} />
      );
    }
    case 'own':
      return <Own key={place} block={block} event={event} />;
    case undefined:
      return null;
  }
};

/** Dice and figures stand side by side, and decisions below a line. */
const ROW_OF: Readonly<Partial<Record<CardBlock['kind'], string>>> = {
  dice: 'ww-event-card-row',
  figure: 'ww-event-card-row',
  decision: 'ww-event-card-decisions',
};

const isOfSide = (block: CardBlock): boolean => block.kind === 'figure' && block.side !== undefined;

/** Blocks in their order, those of one row together. */
const rowsOf = (
  blocks: readonly CardBlock[],
): readonly { readonly row: string | undefined; readonly places: readonly number[] }[] =>
  blocks.reduce<{ row: string | undefined; places: number[] }[]>((rows, { kind }, place) => {
    const row = ROW_OF[kind];
    const last = rows.at(-1);
    if (row !== undefined && last?.row === row) last.places.push(place);
    else rows.push({ row, places: [place] });
    return rows;
  }, []);

/** How many rows of the same kind stand before one. */
const numberOf = (rows: readonly { readonly row: string | undefined }[], index: number): number =>
  rows.slice(0, index).filter(({ row }) => row === rows[index]?.row).length;

/** The details of a card, block by block; the figures of the sides of a fight first. */
export function CardBlocks({ blocks: all, event }: CardBlocksProps) {
  const blocks = all.filter((block) => !isOfSide(block));
  const details = rowsOf(blocks).map(({ row, places }, index, rows) => {
    const views = places.map((place) => viewOf(blocks, place, event));
    return row === undefined ? (
      views
    ) : (
      // By its kind: a sentence inserted before a row leaves the row, and the focus in it, where they are.
      <div key={`${row} ${String(numberOf(rows, index))}`} className={row}>
        {views}
      </div>
    );
  });
  return (
    <>
      {blocks.length === all.length ? null : <Sides blocks={all} event={event} />}
      {details}
    </>
  );
}
