import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../../kit/ui';
import { VirtualRows } from '../../../../model/turn/parts/VirtualRows';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useCardTitle } from '../card-title';
import type { Card } from '../model/cards';
import { isSeen } from '../model/queue';
import { useMomentWords, useNames } from '../../../../model/turn/names';
import { figuresOf, questionInWords } from '../../../../kit/explain';
import { useHasMoons } from '../../../../model/explain/use-game';
import { useWords } from '../../../../kit/explain/react';
import type { Queue } from '../use-cards';

const ROW = 58;

const Entry = ({
  model,
  card,
  isCurrent,
  onChoose,
}: {
  readonly model: TurnModel;
  readonly card: Card;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}) => {
  const { t } = useTranslation();
  const title = useCardTitle(model)(card);
  const moment = useMomentWords(model.campaign.world.clock);
  const names = useNames();
  const words = useWords();
  const { list } = figuresOf(words);
  const hasMoons = useHasMoons();
  const seen = isSeen(card, model.campaign);
  const who = [...new Set(card.parties)].map(names.party);
  return (
    <button
      type="button"
      className="ww-queue-entry ww-grid"
      data-kind-of={card.group}
      {...(seen ? { 'data-seen': true } : {})}
      {...(isCurrent ? { 'aria-current': true as const } : {})}
      onClick={onChoose}
    >
      <span className="ww-queue-state">
        {seen ? <Icon name="check" size={14} /> : null}
        <span className="ww-visually-hidden">
          {t(seen ? 'decide:queue.seen' : 'decide:queue.open')}
        </span>
      </span>{' '}
      <b>{title}</b>{' '}
      {card.group === 'question' && card.kind === 'question' ? (
        <span className="ww-queue-asks">{questionInWords(card.question, words).text} </span>
      ) : null}
      <span className="ww-queue-who">{list(who)}</span>{' '}
      {hasMoons ? <span className="ww-small ww-quiet">{moment(card.time)}</span> : null}
    </button>
  );
};

export interface QueueListProps {
  readonly model: TurnModel;
  readonly queue: Queue;
  /** After a card was chosen. */
  readonly onChosen?: () => void;
}

/** All cards of the filter in chronological order. */
export function QueueList({ model, queue, onChosen }: QueueListProps) {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const { shown, place, go } = queue;
  return (
    <nav className="ww-queue" aria-label={t('decide:queue.label')}>
      <div className="ww-queue-scroll" ref={scroller}>
        <VirtualRows
          count={shown.length}
          height={ROW}
          scroller={scroller}
          target={place < 0 ? null : place}
          row={(index) => {
            const card = shown[index];
            return card === undefined ? null : (
              <Entry
                model={model}
                card={card}
                isCurrent={index === place}
                onChoose={() => {
                  go(card);
                  onChosen?.();
                }}
              />
            );
          }}
        />
      </div>
    </nav>
  );
}
