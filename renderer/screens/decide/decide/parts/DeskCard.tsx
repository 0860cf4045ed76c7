import { useTranslation } from 'react-i18next';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { useCardTitle } from '../card-title';
import { FightBody } from '../fight/FightBody';
import type { Card } from '../model/cards';
import type { Queue } from '../use-cards';
import { CardFrame } from './CardFrame';
import { QuestionBody } from './QuestionBody';
import { CardView } from '../../../../model/turn/card/CardView';

export interface DeskCardProps {
  readonly model: DeskModel;
  readonly queue: Queue;
  readonly card: Card;
}

const Body = ({ model, queue, card, title }: DeskCardProps & { readonly title: string }) => {
  switch (card.kind) {
    case 'question':
      return (
        <>
          {card.event === undefined ? null : <CardView event={card.event} />}
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
