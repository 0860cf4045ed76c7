import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasMoons } from '../../../model/explain/use-game';
import { useWords } from '../../../kit/explain/react';
import { dateOf, eventSentence, figuresOf } from '../../../kit/explain';
import { Button, Dialog, FindingMark, FindingRow } from '../../../kit/ui';
import { cardsOf } from '../decide/model/cards';
import { unseenCards } from '../decide/model/queue';
import { useDeliveryView } from '../../../model/reports/delivery-store';
import { NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useRestoredFocus } from '../../../model/turn/use-restored-focus';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { Changes } from './Changes';
import './close.css';
import { type OpenPoint, openPoints } from './open-points';
import { type Closing, useClose } from './use-close';
import type { TurnEvent } from '../../../../engine';
import { useView } from '../../../model/state/view';

/** Realms by name; each leads to its letter, or, where the point is not settled there, to its players. */
const Realms = ({ point, model }: { readonly point: OpenPoint; readonly model: TurnModel }) => {
  const { choose } = useTurnView();
  const enter = useView(({ set }) => set);
  const { parties } = model.campaign.world;
  if (point.parties.length === 0) return null;
  return (
    <span className="ww-close-realms">
      {point.parties.map((key) => (
        <button
          key={key}
          type="button"
          className="ww-link"
          onClick={() =>
            point.turnStep === null
              ? enter({ screen: 'records' })
              : choose({ ...NOTHING_CHOSEN, turnStep: point.turnStep, party: key, tab: 'orders' })
          }
        >
          {parties[key]?.name ?? key}
        </button>
      ))}
    </span>
  );
};

/** Covered results as their cards describe them while they are covered. */
const CoveredList = ({ events }: { readonly events: readonly TurnEvent[] }) => {
  const words = useWords();
  return (
    <ul className="ww-close-covered">
      {events.map((event, index) => (
        <li key={index}>{eventSentence(event, '', words)}</li>
      ))}
    </ul>
  );
};

const Way = ({ point }: { readonly point: OpenPoint }) => {
  const { t } = useTranslation();
  const { choose } = useTurnView();
  const { turnStep } = point;
  if (turnStep === null || point.parties.length > 0) return null;
  return (
    <button type="button" className="ww-link" onClick={() => choose({ turnStep })}>
      {t('openTurn:close.goTo', { turnStep: t(`openTurn:station.${turnStep}`) })}
    </button>
  );
};

/** What is not settled yet, each line with its link. */
const OpenList = ({
  points,
  model,
}: {
  readonly points: readonly OpenPoint[];
  readonly model: TurnModel;
}) => {
  const { t } = useTranslation();
  return (
    <section className="ww-close-open" aria-labelledby="ww-close-open">
      <h3 id="ww-close-open" className="ww-head">
        {t('openTurn:close.open')}
      </h3>
      {points.length === 0 ? (
        <FindingRow kind="GOOD" label={t('openTurn:close.clearLabel')}>
          {t('openTurn:close.clear')}
        </FindingRow>
      ) : (
        <ul>
          {points.map((point) => (
            <li key={point.kind}>
              <FindingRow kind={point.severity} label={t(`openTurn:close.label.${point.kind}`)}>
                {t(`openTurn:close.point.${point.kind}`, { count: point.count })}{' '}
                <Realms point={point} model={model} />
                <CoveredList events={point.events ?? []} />
                <Way point={point} />
              </FindingRow>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

const useOpenPoints = (
  { campaign, proposed, realms, questions, system }: TurnModel,
  { covered, revealed }: Closing,
) => {
  const { proposal } = proposed;
  return useMemo(() => {
    const { world, inbox } = campaign;
    const cards =
      proposal === null
        ? []
        : cardsOf(proposal, world.clock.moonsPerTurn, system.words?.judged ?? []);
    return openPoints({
      realms,
      questions: questions.length,
      cards: unseenCards(cards, campaign).length,
      inbox,
      proposal,
      covered,
      revealed,
    });
  }, [campaign, proposal, realms, questions, system, covered, revealed]);
};

/** The month that was closed last, while nothing of the open one is there yet. */
const JustClosed = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const enter = useView(({ set }) => set);
  const { choose } = useTurnView();
  const { archive, sheets, world } = model.month;
  const last = archive[world.clock.turn - 1];
  if (last === undefined || Object.keys(sheets).length > 0) return null;
  return (
    <div className="ww-close-done ww-row ww-gap-12" role="status">
      <FindingMark kind="GOOD">{t('openTurn:close.done', { turn: last.turn })}</FindingMark>
      <Button
        variant="filled"
        icon="dispatch"
        onPress={() => {
          useDeliveryView.getState().choose({ tab: 'evaluations' });
          enter({ screen: 'delivery' });
        }}
      >
        {t('openTurn:close.toReports')}
      </Button>
      <button type="button" className="ww-link" onClick={() => choose({ turnStep: 'archive' })}>
        {t('openTurn:close.toArchive')}
      </button>
    </div>
  );
};

/** Asks whether the month is to be applied though something of it is still covered. */
const AskCovered = ({ covered, toRevealing, applyAnyway }: Closing) => {
  const { t } = useTranslation();
  const { isAsked, choose } = useTurnView();
  return (
    <Dialog
      title={t('openTurn:close.askCovered.title')}
      isOpen={isAsked}
      onOpenChange={(isOpen) => choose({ isAsked: isOpen })}
      footer={
        <>
          <Button onPress={applyAnyway}>{t('openTurn:close.askCovered.apply')}</Button>
          <Button variant="filled" autoFocus onPress={toRevealing}>
            {t('openTurn:close.askCovered.reveal')}
          </Button>
        </>
      }
    >
      <div className="ww-grid ww-gap-12">
        <p>{t('openTurn:close.askCovered.text')}</p>
        <CoveredList events={covered} />
        <p>{t('openTurn:close.askCovered.after')}</p>
      </div>
    </Dialog>
  );
};

/** The end of a month: what is still open and where it is settled, the results of the month, and the command itself. */
export function Close({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const words = useWords();
  const { plain } = figuresOf(words);
  const closing = useClose(model);
  const { obstacle, about, apply } = closing;
  const { proposal, isCovered } = model.proposed;
  const points = useOpenPoints(model, closing);
  const place = useArrivalFocus<HTMLElement>();
  useRestoredFocus(place, place);
  const isComing = obstacle === 'running' || obstacle === 'stale';
  const { system, settings, world } = model.campaign;
  const { turn } = world.clock;
  // The number alone stands in the title.
  const isDated = useHasMoons() || (model.system.calendar.label?.(settings) ?? '') !== '';
  const rulings = Object.keys(model.campaign.rulings).length;
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="ww-close ww-grid ww-whole"
      aria-labelledby="ww-close-title"
    >
      <JustClosed model={model} />
      <header className="ww-close-head ww-row ww-align-start ww-split">
        <div>
          <h2 id="ww-close-title" className="ww-close-title">
            {t('openTurn:close.title', { turn })}
          </h2>
          <p className="ww-quiet">
            {isDated ? `${dateOf({ system, settings, clock: world.clock }, words)}. ` : null}
            {t('openTurn:close.text')}
          </p>
          <p className="ww-small ww-quiet">
            {points.length > 0 && (obstacle === null || isComing)
              ? `${t('openTurn:close.insist', { count: points.length })} `
              : null}
            {rulings > 0
              ? t('openTurn:close.rulings', { count: rulings, figure: plain(rulings) })
              : null}
          </p>
        </div>
        <div className="ww-close-act ww-grid ww-gap-8">
          <Button
            variant="filled"
            shortcut="Mod+Enter"
            onPress={apply}
            // While the turn is computed the button has the focus, to be pressed as soon as that is done.
            isBusy={isComing}
            isDisabled={obstacle !== null && !isComing}
          >
            {t('openTurn:close.apply')}
          </Button>
          {obstacle === null ? null : (
            <p className="ww-small ww-quiet ww-right">
              {t(`openTurn:close.obstacle.${obstacle}`, about)}
            </p>
          )}
        </div>
      </header>
      <div className="ww-close-body ww-grid ww-align-start">
        <OpenList points={points} model={model} />
        {proposal === null || isCovered ? null : <Changes model={model} proposal={proposal} />}
      </div>
      <AskCovered {...closing} />
    </section>
  );
}
