import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../../model/state/session';
import { Button, Icon, Tooltip } from '../../../../kit/ui';
import { useHasMoons, useIsOnMap, usePlaceName } from '../../../../model/explain/use-game';
import { useRule } from '../../../../kit/explain/react';
import { useTurnView } from '../../../../model/turn/turn-view';
import { useExecute } from '../../../../model/turn/execute';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { type Queue, reopenCard } from '../use-cards';
import { useDecide } from '../decide-store';
import type { Card } from '../model/cards';
import { isSeen } from '../model/queue';
import { useMomentWords, usePlaceWords } from '../../../../model/turn/names';

const clauseOf = (card: Card): string => {
  switch (card.kind) {
    case 'question':
      return card.event?.clause ?? card.question.clause;
    case 'fight':
      return card.fight.clause;
    default:
      return card.events[0]?.clause ?? '';
  }
};

/** Where and when, under the title. */
const Circumstances = ({ model, card }: { readonly model: TurnModel; readonly card: Card }) => {
  const { t } = useTranslation();
  const placeWords = usePlaceWords(model);
  const placeName = usePlaceName();
  const hasMoons = useHasMoons();
  const isOnMap = useIsOnMap();
  const momentWords = useMomentWords(model.campaign.world.clock);
  const choose = useTurnView((desk) => desk.choose);
  const rule = useRule(clauseOf(card));
  return (
    <>
      <p className="ww-card-when ww-row ww-align-baseline ww-wrapping ww-small ww-quiet">
        {card.place !== '' && !isOnMap ? <span>{placeName(card.place)}</span> : null}
        {card.place === '' || !isOnMap ? null : (
          <button
            type="button"
            className="ww-event-place ww-figures"
            aria-label={t('turn:events.show', { place: card.place })}
            onClick={() => choose({ place: card.place })}
          >
            {placeWords(card.place)}
          </button>
        )}
        {hasMoons ? <span>{momentWords(card.time)}</span> : null}
        {card.kind === 'fight' ? (
          <span>{t('decide:card.rounds', { count: card.fight.rounds.length })}</span>
        ) : null}
        {rule.link}
      </p>
      {rule.text}
    </>
  );
};

const Steps = ({ queue }: { readonly queue: Queue }) => {
  const { t } = useTranslation();
  const { place, shown, step } = queue;
  return (
    <div className="ww-row ww-gap-8">
      <span className="ww-small ww-quiet" aria-live="polite">
        {t('decide:queue.number', { number: place + 1, total: shown.length })}
      </span>
      <Tooltip text={t('decide:key.previous')} shortcut="K">
        <Button isDisabled={place <= 0} onPress={() => step(-1)}>
          {t('app:common.back')}
        </Button>
      </Tooltip>
      <Tooltip text={t('decide:key.next')} shortcut="J">
        <Button isDisabled={place >= shown.length - 1} onPress={() => step(1)}>
          {t('decide:queue.next')}
        </Button>
      </Tooltip>
    </div>
  );
};

/** The buttons under a card: accept it, throw dice, compute again. A form on the card has its own button. */
const Actions = ({
  model,
  card,
  queue,
  hasForm,
}: {
  readonly model: TurnModel;
  readonly card: Card;
  readonly queue: Queue;
  readonly hasForm: boolean;
}) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const set = useDecide((state) => state.set);
  const readOnly = useSession((session) => session.readOnly);
  const { run, state } = model.proposed;
  const isRunning = state.kind === 'running';
  const seen = isSeen(card, model.campaign);
  return (
    <footer className="ww-card-foot ww-row ww-wrapping">
      {hasForm ? null : (
        <Button
          variant="filled"
          shortcut="Enter"
          isDisabled={readOnly}
          onPress={() => queue.accept()}
        >
          {t(seen ? 'decide:card.acceptAgain' : 'decide:card.accept')}
        </Button>
      )}
      {card.kind === 'fight' ? (
        <Button shortcut="R" isDisabled={readOnly} onPress={() => set({ isRolling: true })}>
          {t('decide:card.dice')}
        </Button>
      ) : null}
      {seen ? (
        <Button variant="text" isDisabled={readOnly} onPress={() => void execute(reopenCard(card))}>
          {t('app:common.openAgain')}
        </Button>
      ) : null}
      <Button variant="text" onPress={run} isDisabled={isRunning}>
        {t(isRunning ? 'decide:card.running' : 'decide:card.rerun')}
      </Button>
      <span className="ww-small ww-quiet ww-push">{t('decide:card.booked')}</span>
    </footer>
  );
};

export interface CardFrameProps {
  readonly model: TurnModel;
  readonly card: Card;
  readonly queue: Queue;
  readonly title: string;
  /** The card holds a form whose button accepts it. */
  readonly hasForm: boolean;
  readonly children: ReactNode;
}

/** One card: title, where and when, its place in the queue, what is to be decided, the buttons. */
export function CardFrame({ model, card, queue, title, hasForm, children }: CardFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <article
        className="ww-card"
        aria-label={title}
        data-card={card.key}
        data-kind-of={card.group}
      >
        <header className="ww-card-head ww-row ww-align-end ww-wrapping ww-split">
          <div>
            <h2 className="ww-card-title">{title}</h2>
            <Circumstances model={model} card={card} />
          </div>
          <Steps queue={queue} />
        </header>
        {isSeen(card, model.campaign) ? (
          <p className="ww-card-seen ww-row ww-gap-6 ww-small">
            <Icon name="check" size={14} /> {t('decide:card.isSeen')}
          </p>
        ) : null}
        {children}
      </article>
      <Actions model={model} card={card} queue={queue} hasForm={hasForm} />
    </>
  );
}
