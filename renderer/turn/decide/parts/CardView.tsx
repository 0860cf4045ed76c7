import { useTranslation } from 'react-i18next';
import type { DeskModel } from '../../use-desk-model';
import { useCardTitle } from '../card-title';
import { FightBody } from '../fight/FightBody';
import type { Card } from '../model/cards';
import type { Queue } from '../use-cards';
import { CardFrame } from './CardFrame';
import { EncounterBody } from './EncounterBody';
import { EventsBody } from './EventsBody';
import { QuestionBody } from './QuestionBody';

export interface CardViewProps {
  readonly model: DeskModel;
  readonly queue: Queue;
  readonly card: Card;
}

const Body = ({ model, queue, card, title }: CardViewProps & { readonly title: string }) => {
  switch (card.kind) {
    case 'question':
      return (
        <QuestionBody model={model} question={card.question} isAsked onAccept={queue.accept} />
      );
    case 'encounter':
      return (
        <EncounterBody
          model={model}
          event={card.event}
          question={card.question}
          onAccept={queue.accept}
        />
      );
    case 'fight':
      return <FightBody model={model} fight={card.fight} mark={card.mark} title={title} />;
    default:
      return <EventsBody events={card.events} model={model} />;
  }
};

const isForm = (card: Card): boolean =>
  card.kind === 'question' ||
  (card.kind === 'encounter' &&
    (card.question !== undefined || (card.event.options ?? []).length > 0));

/** The card on the desk. */
export const CardView = (props: CardViewProps) => {
  const { model, queue, card } = props;
  const { t } = useTranslation();
  const title = useCardTitle(model)(card);
  return (
    <section className="ww-card-column" aria-label={t('decide:queue.cards')}>
      <CardFrame model={model} card={card} queue={queue} title={title} hasForm={isForm(card)}>
        <Body {...props} title={title} />
      </CardFrame>
    </section>
  );
};
