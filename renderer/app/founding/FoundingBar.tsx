import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, inLanguage, isBeforeFirstTurn, systems } from '../../../engine';
import { useLanguage, useWords } from '../../kit/explain/react';
import { figuresOf, moneyOf } from '../../kit/explain';
import { type Shortcut, useShortcuts } from '../../kit/state/shortcuts';
import { Button, Icon, IconButton, NumberField } from '../../kit/ui';
import { announceDeadline } from '../../model/letters/commands';
import { DeadlineField } from '../../model/letters/DeadlineField';
import { useSession } from '../../model/state/session';
import { useView } from '../../model/state/view';
import { useTurnView } from '../../model/turn/turn-view';
import { FoundingObjections } from './FoundingObjections';
import { giveTreasuries, keepKnowledge } from './commands';
import { goToStep } from './go-to-step';
import {
  type FoundingLine,
  type FoundingModel,
  foundingOf,
  nextStepOf,
  showFounding,
  useFounding,
  useFoundingView,
} from './use-founding';
import './founding.css';

/** The day four weeks from now, such as `2026-12-25`. */
const inFourWeeks = (): string =>
  new Date(Date.now() + 28 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Names of parties that are told one by one. */
const NAMED = 6;

interface LineProps {
  readonly line: FoundingLine;
  readonly campaign: Campaign;
  /** True for the first one that is not done. */
  readonly isNext: boolean;
}

/** What a step is called, and why it is done, by its declaration or else by the texts of the screen. */
const useStepWords = (): ((line: FoundingLine) => {
  readonly title: string;
  readonly why: string;
}) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ step: { id, title, why } }) => ({
    title: title === undefined ? t(`founding:step.${id}.title`) : inLanguage(title, language),
    why: why === undefined ? t(`founding:step.${id}.why`) : inLanguage(why, language),
  });
};

/** One amount for everybody who has no treasury yet. */
const Treasuries = ({
  campaign,
  isNext,
}: {
  readonly campaign: Campaign;
  /** True where it is the step to be done now: it may take the focus. */
  readonly isNext: boolean;
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { execute, readOnly } = useSession();
  const [amount, setAmount] = useState(NaN);
  const currency = systems[campaign.system]?.currency;
  const give = (): void => {
    const money = moneyOf(currency, words);
    const smallest = money.typed(amount) ?? 0;
    const told = money.full(smallest);
    const reason = t('founding:treasuryReason');
    const command = giveTreasuries(campaign, smallest, { reason, told });
    if (command !== undefined) void execute(command);
  };
  return (
    <form
      className="ww-founding-form ww-row ww-align-end ww-gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        give();
      }}
    >
      <NumberField
        label={t('founding:amount')}
        minValue={0}
        autoFocus={isNext}
        value={amount}
        isDisabled={readOnly}
        onChange={setAmount}
      />
      <Button type="submit" isDisabled={readOnly}>
        {t('founding:give')}
      </Button>
    </form>
  );
};

/** What is done about a step in the list itself; nothing for steps that are done on other screens. */
const Inline = ({ line, campaign, isNext }: LineProps) => {
  const { t } = useTranslation();
  const { execute, readOnly } = useSession();
  const { to } = line.step.place;
  if (to === 'treasury')
    return line.isDone ? null : <Treasuries campaign={campaign} isNext={isNext} />;
  if (to === 'objections') return <FoundingObjections campaign={campaign} />;
  if (to !== 'deadline') return null;
  return (
    <div className="ww-founding-form ww-row ww-align-end ww-gap-8">
      <DeadlineField
        announced={campaign.deadline}
        isDisabled={readOnly}
        onAnnounce={(day) => void execute(announceDeadline(day))}
      />
      {line.isDone ? null : (
        <Button
          isDisabled={readOnly}
          autoFocus={isNext}
          onPress={() => void execute(announceDeadline(inFourWeeks()))}
        >
          {t('founding:fourWeeks')}
        </Button>
      )}
    </div>
  );
};

/** Does what one press can do for a step, or goes where it is done, by the campaign as it is at the press. */
const useStepAction = (): ((line: FoundingLine) => void) => {
  const execute = useSession((session) => session.execute);
  const { list, look } = useFoundingView();
  return ({ step }) => {
    const { campaign } = useSession.getState();
    // The list may be older than the campaign: it is computed when there is time for it.
    const line = campaign && foundingOf(campaign).lines.find((each) => each.step.id === step.id);
    if (!line) return;
    const { to } = step.place;
    const isHere = to === 'treasury' || to === 'objections' || to === 'deadline';
    list(isHere);
    if (to === 'objections') look(line.progress.missing);
    if (to === 'knowledge') void execute(keepKnowledge());
    else if (!isHere) goToStep(line, campaign);
  };
};

const Line = ({ line, campaign, isNext }: LineProps) => {
  const { t } = useTranslation();
  const { plain, list } = figuresOf(useWords());
  const { title, why } = useStepWords()(line);
  const act = useStepAction();
  const { progress, isDone } = line;
  const { parties } = campaign.world;
  const names = progress.missing.map((key) => parties[key]?.name ?? key);
  const rest = names.length - NAMED;
  const told = rest > 0 ? [...names.slice(0, NAMED), t('founding:more', { count: rest })] : names;
  return (
    <li className="ww-founding-step" data-done={isDone || undefined}>
      <span className="ww-founding-mark">
        {isDone ? <Icon name="check" size={16} /> : null}
        <span className="ww-visually-hidden">
          {t(isDone ? 'founding:state.done' : 'founding:state.open')}
        </span>
      </span>
      <div>
        <button type="button" className="ww-link" onClick={() => act(line)}>
          {title}
        </button>
        {progress.of > 1 ? (
          <span className="ww-quiet ww-small ww-figures">
            {' '}
            {t('founding:count', { done: plain(progress.done), of: plain(progress.of) })}
          </span>
        ) : null}
        <p className="ww-small ww-quiet">{why}</p>
        {names.length === 0 || progress.done === 0 ? null : (
          <p className="ww-small">{t('founding:missing', { names: list(told) })}</p>
        )}
        <Inline line={line} campaign={campaign} isNext={isNext} />
      </div>
    </li>
  );
};

/** The next step, with what it is for. */
const Next = ({
  next,
  isDone,
}: {
  readonly next: FoundingLine | undefined;
  /** Every step is done, objections too. */
  readonly isDone: boolean;
}) => {
  const { t } = useTranslation();
  const wordsOf = useStepWords();
  const act = useStepAction();
  if (next === undefined)
    return (
      <>
        <Button
          variant="filled"
          onPress={() => {
            useTurnView.getState().choose({ turnStep: 'inbox' });
            useView.getState().set({ screen: 'turn' });
          }}
        >
          {t('founding:toTurn')}
        </Button>
        <span className="ww-founding-why">
          {t(isDone ? 'founding:complete' : 'founding:insisted')}
        </span>
      </>
    );
  const { title, why } = wordsOf(next);
  return (
    <>
      <Button variant="filled" onPress={() => act(next)}>
        {title}
      </Button>
      <span className="ww-founding-why">{why}</span>
    </>
  );
};

const Bar = ({
  model,
  campaign,
}: {
  readonly model: FoundingModel;
  readonly campaign: Campaign;
}) => {
  const { t } = useTranslation();
  const { isListed, list, looked } = useFoundingView();
  const next = nextStepOf(model, looked);
  const id = useId();
  const count = t('founding:count', { done: model.done, of: model.lines.length });
  return (
    <section
      className="ww-founding"
      aria-label={t('founding:title')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') list(false);
      }}
    >
      <div className="ww-founding-bar ww-row ww-gap-12">
        <h2>{t('founding:title')}</h2>
        <span className="ww-small ww-quiet ww-figures">{count}</span>
        <Next next={next} isDone={model.done === model.lines.length} />
        <Button
          variant="text"
          icon={isListed ? 'up' : 'down'}
          aria-expanded={isListed}
          aria-controls={id}
          onPress={() => list(!isListed)}
        >
          {t('founding:all')}
        </Button>
        <IconButton
          icon="close"
          label={t('founding:hide')}
          onPress={() => showFounding(campaign.id, false)}
        />
      </div>
      {isListed ? (
        <div className="ww-founding-list" id={id}>
          <p className="ww-small ww-quiet">{t('founding:free')}</p>
          <ol>
            {model.lines.map((line) => (
              <Line key={line.step.id} line={line} campaign={campaign} isNext={line === next} />
            ))}
          </ol>
        </div>
      ) : null}
    </section>
  );
};

/** What is still to be done before the first turn, over every screen; empty where nothing is, or the GM hid it. */
export function FoundingBar({ campaign }: { readonly campaign: Campaign }) {
  const model = useFounding(campaign);
  const acts = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'founding',
        text: 'founding:open',
        scope: 'app:screen.everywhere',
        icon: 'check',
        isEnabled: () => isBeforeFirstTurn(campaign),
        run: () => showFounding(campaign.id, true),
      },
    ],
    [campaign],
  );
  useShortcuts(acts);
  return model === undefined || model.lines.length === 0 ? null : (
    <Bar model={model} campaign={campaign} />
  );
}
