import { Suspense, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, hexGameOf, type Lattice } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { gameViews } from '../../games/registry';
import { useSession } from '../../model/state/session';
import { EmptyState, KeyCap, StatusSlot } from '../../kit/ui';
import { OwnBlocks } from '../../model/turn/card/own-blocks';
import { type Closing, useClose } from '../../screens/decide/close/use-close';
import {
  LETTERLESS,
  type TurnViewState,
  useTurnView,
  type TurnStepId,
} from '../../model/turn/turn-view';
import { useDeadline } from '../../screens/orders/inbox/thread/use-deadline';
import { TurnStepBar } from './TurnStepBar';
import { type TurnStep as TurnStepEntry, turnStepsOf, nameOfTurnStep } from './turn-steps';
import { openDocuments } from './waiting';
import '../../screens/decide/turn.css';
import { type TurnModel, useTurnModel } from '../../model/turn/use-turn-model';
import { MonthOnly } from '../../screens/decide/whatif/MonthOnly';
import { VariantBanner } from '../../screens/decide/whatif/VariantBanner';
import { isFresh, cachedRunOf, useTrial } from '../../model/adjudicate';
import { openQuestions } from '../../model/turn/model/realms';
import { shownOf } from '../../model/turn/whatif/shown';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../kit/state/shortcuts';
import { useWish } from '../../model/state/use-wish';
import { jumpToFinding } from '../../screens/orders/check/jump';

const IN_VARIANT: ReadonlySet<TurnStepId> = new Set(['orders', 'run', 'table', 'decide', 'whatif']);

/** True where a variant can be worked on; mailbox, closing and archive are those of the month alone. */
function worksInVariant(turnStep: TurnStepId): boolean {
  return IN_VARIANT.has(turnStep);
}

/** Binds a digit to every step, in their order, while the screen is shown. */
function useTurnStepKeys(turnSteps: readonly TurnStepEntry[]): void {
  const keys = useMemo(
    () =>
      turnSteps.map(({ id }, index): Shortcut =>
        shortcut(`turn.station ${id}`, String(index + 1), nameOfTurnStep(id), () =>
          useTurnView.getState().choose({ turnStep: id }),
        ),
      ),
    [turnSteps],
  );
  useShortcuts(keys);
}

const shortcut = shortcutsOf('app:screen.turn');

/** True where the questions of the open letter are in sight: not beside the overview and what changed. */
const showsQuestions = ({ turnStep, tab }: Pick<TurnViewState, 'turnStep' | 'tab'>): boolean =>
  turnStep === 'orders' && !LETTERLESS.includes(tab);

/** True where Enter already has a meaning. */
const isOnControl = (element: Element | null): boolean =>
  element?.closest('button, a, input, [role="tab"]') != null;

/** Enter accepts the usual answer of the open question; from another tab it goes to the question. */
const acceptQuestion = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-question]');
  if (form === null) useTurnView.getState().choose({ tab: 'orders', side: 'orders' });
  else form.requestSubmit();
};

/** Binds the keys of the open turn while it is on the screen. */
const useTurnKeys = (model: TurnModel, closing: Closing): void => {
  const jump = useWish((step: 1 | -1) => jumpToFinding(model, step));
  const keys = useMemo(
    (): readonly Shortcut[] => [
      shortcut('turn.run', 'F5', 'turn:action.run', model.proposed.run, { inText: true }),
      shortcut('turn.next', 'F8', 'turn:action.nextFinding', () => jump(1)),
      shortcut('turn.previous', 'Shift+F8', 'turn:action.previousFinding', () => jump(-1)),
      {
        id: 'turn.accept',
        keys: 'Enter',
        text: 'turn:action.accept',
        scope: 'openTurn:station.orders',
        isEnabled: () =>
          showsQuestions(useTurnView.getState()) &&
          model.questions.length > 0 &&
          !isOnControl(document.activeElement),
        run: acceptQuestion,
      },
      shortcut('turn.apply', 'Mod+Enter', 'turn:action.apply', closing.goOn, {
        isEnabled: () =>
          model.variant === null &&
          (useTurnView.getState().turnStep !== 'close' || closing.obstacle === null),
      }),
    ],
    [model, closing, jump],
  );
  useShortcuts(keys);
};

/** The open turn's part of the status line: number of the run, open questions, and the key that accepts where it does. */
const TurnStatus = () => {
  const { t } = useTranslation();
  const month = useSession((session) => session.campaign);
  const chosen = useTurnView((desk) => desk.variant);
  const hasQuestions = useTurnView(showsQuestions);
  const trial = useTrial();
  if (month === null) return null;
  const { campaign, variant } = shownOf(month, chosen);
  const { proposal, basis, runs } = cachedRunOf(trial, variant?.id ?? null, campaign);
  if (basis === null) return null;
  const questions = openQuestions(proposal, campaign.rulings).length;
  return (
    <>
      <span>
        {t(isFresh(basis, campaign) ? 'turn:status.run' : 'turn:status.stale', { run: runs })}
      </span>
      <span>{t('turn:status.questions', { count: questions })}</span>
      {questions === 0 || !hasQuestions ? null : (
        <span className="ww-inline ww-gap-6">
          <KeyCap keys="Enter" /> {t('turn:action.accept')}
        </span>
      )}
    </>
  );
};

/** A step of the turn; those that belong to the month alone say so while a variant is shown. */
const TurnStep = ({
  turnStep: { id, Content },
  model,
}: {
  readonly turnStep: TurnStepEntry;
  readonly model: TurnModel;
}) =>
  model.variant !== null && !worksInVariant(id) ? (
    <MonthOnly variant={model.variant} />
  ) : (
    <Content model={model} />
  );

const NONE = {} as const;

/** What is missing on the screens of the turn as long as something is covered, and how it appears. */
const CoveredNotice = ({ model: { proposed } }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  return proposed.isCovered ? (
    <p className="ww-covered-notice ww-small ww-quiet" role="status">
      {t('openTurn:covered')}
    </p>
  ) : null;
};

/** The month: the bar of its steps, and the current step. */
const Month = ({ model }: { readonly model: TurnModel }) => {
  const { campaign, system } = model;
  const language = useLanguage();
  const here = useTurnView(({ turnStep }) => turnStep);
  const closing = useClose(model);
  const turnSteps = useMemo(() => turnStepsOf(system), [system]);
  useTurnStepKeys(turnSteps);
  useTurnKeys(model, closing);
  useDeadline(model);
  const { terrains } = hexGameOf(system);
  const lexicon = useMemo(
    () => lexiconOf(campaign.world, terrains, language),
    [campaign.world, terrains, language],
  );
  const turnStep = turnSteps.find(({ id }) => id === here) ?? turnSteps[0];
  return (
    <LexiconContext value={lexicon}>
      <div className="ww-turn ww-grid ww-whole">
        <div>
          <TurnStepBar model={model} turnSteps={turnSteps} onApply={closing.goOn} />
          <VariantBanner model={model} />
          <CoveredNotice model={model} />
        </div>
        <OwnBlocks value={gameViews[system.id]?.blocks ?? NONE}>
          <Suspense fallback={null}>
            {turnStep === undefined ? null : <TurnStep turnStep={turnStep} model={model} />}
          </Suspense>
        </OwnBlocks>
      </div>
      <StatusSlot>
        <TurnStatus />
      </StatusSlot>
    </LexiconContext>
  );
};

const OpenScreen = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const model = useTurnModel(campaign, lattice);
  const hasEntered = useTurnView((desk) => desk.hasEntered);
  const enter = useTurnView((desk) => desk.enter);
  const first = openDocuments(campaign.inbox) > 0 ? 'inbox' : 'orders';
  useLayoutEffect(() => enter(first), [enter, first]);
  if (!hasEntered) return null;
  return model === undefined ? (
    <EmptyState title={t('turn:nobody.title')}>{t('turn:nobody.text')}</EmptyState>
  ) : (
    <Month model={model} />
  );
};

/** The screen in which a month is adjudicated. */
export function TurnScreen() {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <OpenScreen key={campaign.id} campaign={campaign} lattice={lattice} />
  );
}
