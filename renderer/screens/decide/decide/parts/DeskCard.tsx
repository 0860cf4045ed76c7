import { useTranslation } from 'react-i18next';
import type { TurnEvent } from '../../../../../engine';
import { useIsOnMap } from '../../../../model/explain/use-game';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { useCardTitle } from '../card-title';
import { FightBody } from '../fight/FightBody';
import type { Card } from '../model/cards';
import type { Queue } from '../use-cards';
import { ownBlocks } from './Aside';
import { CardFrame } from './CardFrame';
import { QuestionBody } from './QuestionBody';
import { CardView } from '../../../../model/turn/card/CardView';

export interface DeskCardProps {
  readonly model: DeskModel;
  readonly queue: Queue;
  readonly card: Card;
}

/** An event without what stands beside the map. */
const besideMap = (event: TurnEvent): TurnEvent => {
  const beside = ownBlocks(event);
  return { ...event, blocks: event.blocks?.filter((block) => !beside.includes(block)) ?? [] };
};

const Body = ({ model, queue, card, title }: DeskCardProps & { readonly title: string }) => {
  const isOnMap = useIsOnMap();
  switch (card.kind) {
    case 'question':
      return (
        <>
          {card.event === undefined ? null : (
            <CardView event={isOnMap ? besideMap(card.event) : card.event} />
          )}
          <QuestionBody model={model} question={card.question} onAccept={queue.accept} />
        </>
      );
    case 'fight':
      return <FightBody model={model} fight={card.fight} mark={card.mark} title={title} />;
    case 'events':
      return (
        <div className="ww-event-cards" data-edit>
          {card.events.map((event, index) => (
            <CardView key={index} event={event} />
          ))}
        </div>
      );
  }
};

/** The card on the desk. */
export const DeskCard = (props: DeskCardProps) => {
  const { model, queue, card } = props;
  const { t } = useTranslation();
  const title = useCardTitle(model)(card);
  return (
    <section className="ww-card-column" aria-label={t('decide:queue.cards')}>
      <CardFrame
        model={model}
        card={card}
        queue={queue}
        title={title}
        hasForm={card.kind === 'question'}
      >
        <Body {...props} title={title} />
      </CardFrame>
    </section>
  );
};
