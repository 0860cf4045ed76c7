import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsOnMap } from '../../../model/explain/use-game';
import { Button, EmptyState, Popover, useMedia } from '../../../kit/ui';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useRestoredFocus } from '../../../model/turn/use-restored-focus';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import './decide.css';
import { useDecide } from './decide-store';
import { Aside } from './parts/Aside';
import { DecideHead } from './parts/DecideHead';
import { QueueList } from './parts/QueueList';
import { RulingsPanel } from './parts/RulingsPanel';
import { type Queue, useCards } from './use-cards';
import { useDecideKeys } from './use-decide-keys';
import { useRepeatedRun } from './use-repeated-run';
import type { TurnEvent } from '../../../../engine';
import { useCardTitle } from './card-title';
import { FightBody } from './fight/FightBody';
import { type Card, ownBlocks } from './model/cards';
import { CardFrame } from './parts/CardFrame';
import { QuestionBody } from './parts/QuestionBody';
import { CardView } from '../../../model/turn/card/CardView';

interface DecisionCardProps {
  readonly model: TurnModel;
  readonly queue: Queue;
  readonly card: Card;
}

/** An event without what is shown beside the map. */
const besideMap = (event: TurnEvent): TurnEvent => {
  const beside = ownBlocks(event);
  return { ...event, blocks: event.blocks?.filter((block) => !beside.includes(block)) ?? [] };
};

const Body = ({ model, queue, card, title }: DecisionCardProps & { readonly title: string }) => {
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
        <div className="ww-event-cards ww-grid ww-align-stretch ww-gap-14" data-edit>
          {card.events.map((event, index) => (
            <CardView key={index} event={event} />
          ))}
        </div>
      );
  }
};

/** The open card. */
const DecisionCard = (props: DecisionCardProps) => {
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

/** Screens too narrow for queue, card and map side by side. */
const NARROW = '(max-width: 1599px)';

/** The queue behind a button, where there is no space for it beside the card. */
const QueueButton = ({ model, queue }: { readonly model: TurnModel; readonly queue: Queue }) => {
  const { t } = useTranslation();
  const trigger = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const label = t('decide:queue.show');
  return (
    <div ref={trigger}>
      <Button icon="down" onPress={() => setOpen(true)}>
        {label}
      </Button>
      <Popover label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
        <QueueList model={model} queue={queue} onChosen={() => setOpen(false)} />
      </Popover>
    </div>
  );
};

/** No open card: why, and what to do. */
const Nothing = ({ model, queue }: { readonly model: TurnModel; readonly queue: Queue }) => {
  const { t } = useTranslation();
  const set = useDecide((state) => state.set);
  const { proposal, run } = model.proposed;
  if (proposal === null)
    return (
      <EmptyState
        title={t('decide:empty.title')}
        action={
          <Button variant="filled" shortcut="F5" onPress={run}>
            {t('turn:action.run')}
          </Button>
        }
      >
        {t('decide:empty.text')}
      </EmptyState>
    );
  if (queue.all.length === 0)
    return (
      <EmptyState title={t('decide:empty.quietTitle')}>{t('decide:empty.quietText')}</EmptyState>
    );
  return (
    <EmptyState
      title={t('decide:empty.noneTitle')}
      action={
        <Button onPress={() => set({ onlyOpen: false, group: 'all', party: null })}>
          {t('decide:empty.showAll')}
        </Button>
      }
    >
      {t('decide:empty.noneText')}
    </EmptyState>
  );
};

const Sheet = ({ model, queue }: { readonly model: TurnModel; readonly queue: Queue }) => {
  const { t } = useTranslation();
  const tab = useDecide((state) => state.tab);
  const isOnMap = useIsOnMap();
  const { card } = queue;
  if (tab === 'rulings') return <RulingsPanel model={model} />;
  if (card === undefined)
    return (
      <section className="ww-card-column" aria-label={t('decide:queue.cards')}>
        <Nothing model={model} queue={queue} />
      </section>
    );
  return (
    <>
      {/* By card: another one begins at its top, with nothing typed. */}
      <DecisionCard key={card.key} model={model} queue={queue} card={card} />
      {isOnMap ? <Aside model={model} card={card} /> : null}
    </>
  );
};

/** The step in which the GM decides: the queue, the open card, map and table beside it. */
export function DecideStep({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const queue = useCards(model);
  const place = useArrivalFocus<HTMLElement>();
  useRestoredFocus(place, place);
  const isOnMap = useIsOnMap();
  // Without a map beside the card there is space for the queue.
  const isNarrow = useMedia(NARROW) && isOnMap;
  useDecideKeys(queue);
  useRepeatedRun(model);
  const hasCards = queue.all.length > 0;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ww-decide ww-grid ww-whole"
      aria-label={t('openTurn:station.decide')}
      {...(isNarrow || !hasCards ? { 'data-narrow': true } : {})}
      {...(isOnMap ? {} : { 'data-mapless': true })}
    >
      {hasCards || Object.keys(model.campaign.rulings).length > 0 ? (
        <div className="ww-decide-top ww-row ww-gap-14">
          {isNarrow && hasCards ? <QueueButton model={model} queue={queue} /> : null}
          <DecideHead model={model} queue={queue} />
        </div>
      ) : null}
      <div className="ww-decide-notice">
        <RunNotice proposed={model.proposed} />
      </div>
      <div className="ww-decide-body ww-grid">
        {isNarrow || !hasCards ? null : <QueueList model={model} queue={queue} />}
        <Sheet model={model} queue={queue} />
      </div>
    </section>
  );
}
