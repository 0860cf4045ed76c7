import { useCallback, useMemo } from 'react';
import { correctedSpan, originalSpan, type ReceivedSheet, type Span } from '../../../../engine';
import { lineActions } from '../check/line-actions';
import type { CheckActions } from '../check/use-check-actions';
import { findingSentence } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { removeSheet } from '../../../model/turn/commands';
import { OrderDialog } from '../../../model/letters/OrderDialog';
import { useExecute } from '../../../model/turn/execute';
import { LETTERLESS, useTurnView } from '../../../model/turn/turn-view';
import { KEY_OF_LEAF } from '../check/use-check-keys';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import type { IntakeModel } from '../use-intake';
import { ArchiveLink } from './ArchiveLink';
import { useTranslation } from 'react-i18next';
import { Button, EmptyState, IconButton, Menu } from '../../../kit/ui';
import './letter.css';
import { LetterText, type LetterTextProps } from '../../../model/turn/parts/LetterText';
import { writtenMoment } from '../../../kit/text/moment';

interface LetterPaneProps extends LetterTextProps {
  readonly sheet: ReceivedSheet;
  readonly intake: IntakeModel;
  readonly onType: () => void;
  readonly onRemove: () => void;
  /** Begins to replace the selected words; absent = not allowed. */
  readonly onCorrect?: () => void;
  /** Begins an order of the selected words; absent = not allowed. */
  readonly onOrder?: () => void;
}

/** What can be done with a letter that is there: another one in its place, or none. */
const LetterMenu = ({
  intake,
  onType,
  onRemove,
}: Pick<LetterPaneProps, 'intake' | 'onType' | 'onRemove'>) => {
  const { t } = useTranslation();
  const label = t('turn:letter.menu');
  return (
    <Menu
      trigger={<IconButton icon="more" label={label} />}
      label={label}
      entries={[
        {
          id: 'paste',
          label: t('turn:letter.paste'),
          icon: 'upload',
          shortcut: 'Mod+V',
          onAction: intake.paste,
        },
        { id: 'open', label: t('turn:letter.open'), icon: 'file', onAction: intake.open },
        { id: 'type', label: t('turn:letter.type'), icon: 'pencil', onAction: onType },
        {
          id: 'remove',
          label: t('turn:letter.remove'),
          icon: 'trash',
          isDanger: true,
          onAction: onRemove,
        },
      ]}
    />
  );
};

/** The letter as it arrived, on its own sheet. */
const LetterPane = (props: LetterPaneProps) => {
  const { sheet, intake, onType, onRemove, onCorrect, onOrder, ...text } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const received = writtenMoment(sheet.receivedAt, language, 'day');
  return (
    <section className="ww-letter ww-stack" aria-label={t('turn:letter.title')}>
      <header className="ww-letter-head ww-row ww-gap-8">
        <h2 className="ww-over">{t('turn:letter.title')}</h2>
        {text.picked === null || text.editing !== null || onCorrect === undefined ? (
          <span className="ww-small ww-quiet">{t('turn:letter.received', { date: received })}</span>
        ) : (
          <span className="ww-small">
            <Button variant="hand" icon="pencil" shortcut="E" onPress={onCorrect}>
              {t('check:act.correct')}
            </Button>
            {onOrder === undefined ? null : (
              <Button variant="hand" icon="plus" shortcut="Shift+L" onPress={onOrder}>
                {t('check:lines.fromWords')}
              </Button>
            )}
          </span>
        )}
        <LetterMenu intake={intake} onType={onType} onRemove={onRemove} />
      </header>
      <LetterText {...text} />
    </section>
  );
};

interface EmptyTurnProps {
  readonly party: string;
  readonly onPaste: () => void;
  readonly onOpen: () => void;
  readonly onType: () => void;
  /** Present if the campaign brings an example turn for this party. */
  readonly onExample?: () => void;
}

/** No letter yet: how to bring one. */
const EmptyTurn = ({ party, onPaste, onOpen, onType, onExample }: EmptyTurnProps) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('turn:empty.title', { party })}
      action={
        <div className="ww-row ww-align-stretch ww-wrapping ww-gap-8">
          {onExample === undefined ? null : (
            <Button variant="filled" onPress={onExample}>
              {t('turn:empty.example')}
            </Button>
          )}
          <Button shortcut="Mod+V" onPress={onPaste}>
            {t('turn:empty.paste')}
          </Button>
          <Button icon="file" onPress={onOpen}>
            {t('app:common.openFile')}
          </Button>
          <Button variant="text" onPress={onType}>
            {t('turn:empty.type')}
          </Button>
        </div>
      }
    >
      {t('turn:empty.hint')}
    </EmptyState>
  );
};

/** The tabs that need neither a letter nor a run. */
const LetterlessLinks = () => {
  const { t } = useTranslation();
  const { tab: shown, correcting, choose } = useTurnView();
  // The tabs themselves stand beside it then.
  if (LETTERLESS.includes(shown) || correcting?.at === 'lines') return null;
  return (
    <div className="ww-letterless ww-row ww-wrapping ww-gap-8">
      {LETTERLESS.map((tab) => (
        <Button
          key={tab}
          variant="text"
          shortcut={KEY_OF_LEAF[tab]}
          onPress={() => choose({ tab })}
        >
          {t(`turn:leaf.${tab}`)}
        </Button>
      ))}
    </div>
  );
};

export interface LettersProps {
  readonly model: TurnModel;
  readonly intake: IntakeModel;
  readonly example: string | undefined;
  readonly onType: () => void;
  readonly actions: CheckActions;
}

/** The words of the letter being replaced, or the selected ones, as places of the letter. */
const useLetterEditing = ({ reading }: TurnModel, actions: CheckActions) => {
  const { correcting, picked, choose } = useTurnView();
  const onPick = useCallback((span: Span | null): void => choose({ picked: span }), [choose]);
  if (reading === null || correcting?.at !== 'letter') return { picked, editing: null, onPick };
  const { span, proposal } = correcting;
  const editing = {
    words: reading.text.slice(span.start, span.end),
    proposal,
    onReplace: (words: string) => actions.replace(span, words),
    onCancel: () => choose({ correcting: null }),
  };
  return { picked: originalSpan(reading.received, span), editing, onPick };
};

/** Begins to replace words selected in the letter. */
export function correctPicked({ reading }: TurnModel, actions: CheckActions): void {
  const { picked } = useTurnView.getState();
  if (reading !== null && picked !== null)
    actions.correctAt(correctedSpan(reading.received, picked), 'letter');
}

/** Orders that words of the letter may mean, to choose one of them. */
const WordsOrder = ({ campaign, party, system, reading }: TurnModel) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const execute = useExecute();
  const { ordered, choose } = useTurnView();
  const text = reading?.text;
  const order = useMemo(() => {
    if (ordered === null || text === undefined) return null;
    const words = text.slice(ordered.start, ordered.end).replaceAll(/\s+/g, ' ').trim();
    return {
      campaign,
      title: t('check:lines.fromWords'),
      parties: [party],
      linesOf: () => system.orders.linesAbout?.(words, party.key, campaign.world, language) ?? [],
      begun: words,
      instead: ordered,
      execute,
    };
  }, [ordered, text, campaign, party, system, execute, t, language]);
  return <OrderDialog order={order} onClose={() => choose({ ordered: null })} />;
};

/** The left side of the open turn: the letter of the realm, or how to bring one. */
export function Letters({ model, intake, example, onType, actions }: LettersProps) {
  const words = useWords();
  const choose = useTurnView((desk) => desk.choose);
  const { campaign, finding, letter, reading, unit, findings, party, proposed } = model;
  const execute = useExecute();
  const editing = useLetterEditing(model, actions);
  const sentenceOf = useCallback(
    (index: number): string => {
      const marked = findings[index];
      return marked === undefined ? '' : findingSentence(marked, words);
    },
    [findings, words],
  );
  const chooseWords = useCallback(
    (nextUnit: number | null, index: number | null): void => {
      const marked = index === null ? undefined : findings[index];
      choose({ unit: nextUnit, finding: marked ?? null });
    },
    [findings, choose],
  );
  const found = finding === null ? undefined : findings[finding];
  const row = reading?.sheet.rows.find((order) => order.unit === unit);
  const place = found?.span?.start ?? row?.span.start;
  return (
    <div className="ww-letters ww-stack">
      {letter === null || reading === null ? (
        <>
          <EmptyTurn
            party={party.name}
            onPaste={intake.paste}
            onOpen={intake.open}
            onType={onType}
            {...(example === undefined ? {} : { onExample: () => intake.take(example) })}
          />
          {proposed.proposal === null ? (
            <>
              <LetterlessLinks />
              <ArchiveLink campaign={campaign} />
            </>
          ) : null}
        </>
      ) : (
        <LetterPane
          sheet={reading.received}
          letter={letter}
          text={reading.received.text}
          {...editing}
          {...(actions.readOnly
            ? {}
            : {
                onCorrect: () => correctPicked(model, actions),
                onOrder: () => lineActions(model, actions)?.fromWords(),
              })}
          unit={unit}
          finding={finding}
          line={place === undefined ? null : letter.lineAt(place)}
          sentenceOf={sentenceOf}
          onChoose={chooseWords}
          intake={intake}
          onType={onType}
          onRemove={() => void execute(removeSheet(party))}
        />
      )}
      <WordsOrder {...model} />
    </div>
  );
}
