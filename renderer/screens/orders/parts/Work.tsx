import { hexGameOf } from '../../../../engine';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, KeyCap, ToggleGroup } from '../../../kit/ui';
import { ChangesTab } from '../changes/ChangesTab';
import { ConfirmationTab } from '../check/ConfirmationTab';
import { CorrectionList } from '../check/CorrectionList';
import { FindingList } from '../check/FindingList';
import { type LineActions, lineActions } from '../check/line-actions';
import { QuestionsTab } from '../check/QuestionsTab';
import type { CheckActions } from '../check/use-check-actions';
import { KEY_OF_LEAF } from '../check/use-check-keys';
import { decide, ruling } from '../../../model/state/decide';
import { useExecute } from '../../../model/turn/execute';
import { shownTab, TURN_TABS, type TurnTab, useTurnView } from '../../../model/turn/turn-view';
import { ReportPanel } from '../../../model/turn/report/ReportPanel';
import { useFigureRulings } from '../../../model/turn/rulings';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { placeOfOrdered } from '../roster/ordered';
import { Roster } from '../roster/Roster';
import { ArchiveLink } from './ArchiveLink';
import { EventList } from './EventList';
import { LinesEditor } from './LinesEditor';
import { OrderTable } from './OrderTable';
import { QuestionCard } from './QuestionCard';
import { StepTable } from '../../../model/turn/parts/StepTable';
import './work.css';
import { useIsOnMap } from '../../../model/explain/use-game';
import { useBooksView } from '../../../model/books/books-store';
import { useView } from '../../../model/state/view';

/** Link to the balance sheet of a realm on the screen of the books. */
const BooksLink = ({ party }: { readonly party: string }) => {
  const { t } = useTranslation();
  const open = (): void => {
    useBooksView.getState().choose({ tab: 'balance', party, source: null, gap: null });
    useView.getState().set({ screen: 'books' });
  };
  return (
    <Button variant="text" onPress={open}>
      {t('ledger:sheet.open')}
    </Button>
  );
};

interface TabProps {
  readonly model: TurnModel;
  readonly actions: CheckActions;
}

/** What can be done with the lines of a letter: a new one, one less, all of them as a text. */
const LineButtons = ({
  begin,
  remove,
  edit,
  fromTemplate,
  keep,
  isBegun,
}: LineActions & { readonly isBegun: boolean }) => {
  const { t } = useTranslation();
  return (
    <div className="ww-row ww-wrapping ww-gap-8">
      <Button variant="text" icon="plus" shortcut="Insert" onPress={begin}>
        {t('check:lines.new')}
      </Button>
      <Button
        variant="text"
        icon="trash"
        shortcut="Delete"
        isDisabled={remove === undefined}
        onPress={() => remove?.()}
      >
        {t('check:lines.remove')}
      </Button>
      <Button variant="text" icon="pencil" shortcut="L" onPress={edit}>
        {t(isBegun ? 'check:lines.resume' : 'check:lines.edit')}
      </Button>
      <Button variant="text" icon="down" shortcut="I" onPress={fromTemplate}>
        {t('templates:act.choose')}
      </Button>
      <Button
        variant="text"
        icon="pin"
        shortcut="Shift+I"
        isDisabled={keep === undefined}
        onPress={() => keep?.()}
      >
        {t('templates:act.keep')}
      </Button>
    </div>
  );
};

/** Chooses a line; the map goes to whom it orders, but where the run tells ways it follows those. */
const useChooseLine = ({
  campaign,
  settings,
  system,
  party,
  reading,
  marches,
}: TurnModel): ((unit: number) => void) => {
  const isFollowed = useIsOnMap() && marches.length === 0;
  const choose = useTurnView((desk) => desk.choose);
  return (unit) => {
    const row = reading?.sheet.rows.find((one) => one.unit === unit);
    const source = { campaign, orders: system.orders, settings };
    choose({
      unit,
      step: null,
      ...(isFollowed && row !== undefined ? { place: placeOfOrdered(row, party, source) } : {}),
    });
  };
};

const Orders = ({ model, actions }: TabProps) => {
  const { t } = useTranslation();
  const { choose, correcting, drafts } = useTurnView();
  const { table, party, unit, reading } = model;
  const chooseLine = useChooseLine(model);
  const isWriting = correcting?.at === 'lines';
  if (table === null && !isWriting) return null;
  const lines = lineActions(model, actions);
  return (
    <section aria-label={t('turn:orders.title', { party: party.name })}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('turn:orders.title', { party: party.name })}</h2>
        {table === null ? null : (
          <span className="ww-small ww-quiet">
            {t('turn:orders.read', { read: table.rows.length, troubled: table.troubled })}
            {table.others === 0 ? null : t('turn:orders.others', { count: table.others })}
          </span>
        )}
      </header>
      {isWriting ? (
        <LinesEditor
          model={model}
          actions={actions}
          read={reading?.text ?? ''}
          span={correcting.span}
          onClose={() => choose({ correcting: null })}
        />
      ) : table === null ? null : table.rows.length === 0 ? (
        <p className="ww-quiet">
          {t(
            reading?.isPending === true
              ? 'turn:orders.reading'
              : reading?.isUnreadable === true
                ? 'turn:orders.unreadable'
                : 'turn:orders.none',
          )}
        </p>
      ) : (
        <OrderTable
          table={table}
          unit={unit}
          onChoose={chooseLine}
          writing={{
            text: reading?.text ?? '',
            correcting,
            ...(actions.readOnly ? {} : { onCorrect: actions.correctSpan }),
            onReplace: actions.replace,
            onCancel: () => choose({ correcting: null }),
          }}
        />
      )}
      {lines === undefined || isWriting ? null : (
        <LineButtons {...lines} isBegun={drafts[party.key] !== undefined} />
      )}
    </section>
  );
};

const Steps = ({ model }: { readonly model: TurnModel }) => {
  const { step, choose } = useTurnView();
  const rulings = useFigureRulings();
  if (model.march === null) return null;
  const { terrains } = hexGameOf(model.system);
  return (
    <StepTable
      march={model.march}
      terrainName={(key) => terrains[key]?.display ?? key}
      step={step}
      onChooseStep={(next) => choose({ step: next })}
      rulings={rulings}
    />
  );
};

const Questions = ({ model }: { readonly model: TurnModel }) => {
  const execute = useExecute();
  const [asked, setAsked] = useState<string | null>(null);
  const { questions } = model;
  // By its key: another run may bring questions before it, and what the GM has typed stays with it.
  const place = Math.max(
    0,
    questions.findIndex(({ key }) => key === asked),
  );
  const question = questions[place];
  if (question === undefined) return null;
  return (
    <QuestionCard
      key={question.key}
      question={question}
      number={place + 1}
      total={questions.length}
      onAnswer={(value, reason, label) =>
        void execute(decide(label, ruling(question, value, reason)))
      }
      onSkip={() => setAsked(questions[(place + 1) % questions.length]?.key ?? null)}
    />
  );
};

/** Neither letter nor run: then past turns are shown beside the ways to bring a letter. */
const isIdle = ({ reading, proposed }: TurnModel): boolean =>
  reading === null && proposed.proposal === null;

/** Orders of the realm: what was found, the steps, what happens. */
const OrderLeaf = ({ model, actions }: TabProps) => (
  <>
    <Orders model={model} actions={actions} />
    <FindingList model={model} actions={actions} />
    <Steps model={model} />
    <Questions model={model} />
    <CorrectionList model={model} actions={actions} />
    <EventList model={model} />
  </>
);

const TABS = {
  orders: OrderLeaf,
  confirmation: ConfirmationTab,
  questions: QuestionsTab,
  report: ReportPanel,
  changes: ChangesTab,
  roster: Roster,
} as const satisfies Readonly<Record<TurnTab, unknown>>;

/** The name of a tab and the key that opens it. */
const tabLabel = (id: TurnTab, name: string) => ({
  name,
  label: (
    <>
      {name} <KeyCap keys={KEY_OF_LEAF[id]} />
    </>
  ),
});

/** The tabs: the orders, what is written to the player of them, what was computed. */
const TabSwitch = ({ model, shown }: { readonly model: TurnModel; readonly shown: TurnTab }) => {
  const { t } = useTranslation();
  const choose = useTurnView((desk) => desk.choose);
  const isComputed = model.proposed.proposal !== null;
  return (
    <ToggleGroup
      label={t('turn:leaf.label')}
      variant="line"
      value={shown}
      onChange={(next) => choose({ tab: next })}
      options={TURN_TABS.map((id) => ({
        id,
        isDisabled: shownTab(id, isComputed) !== id,
        ...tabLabel(id, t(`turn:leaf.${id}`)),
      }))}
    />
  );
};

/** The middle of the open turn: the open tab, what is already decided, past turns. */
export function Work({ model, actions }: TabProps) {
  const tab = useTurnView((desk) => desk.tab);
  const shown = shownTab(tab, model.proposed.proposal !== null);
  const Tab = TABS[shown];
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const scroller = sheet.current?.parentElement;
    if (scroller != null) scroller.scrollTop = 0;
  }, [shown]);
  return (
    <div ref={sheet} className="ww-work ww-grid ww-gap-16">
      <div className="ww-line-head">
        <TabSwitch model={model} shown={shown} />
        {model.system.parties.forecast === undefined ? null : <BooksLink party={model.party.key} />}
      </div>
      <Tab key={shown} model={model} actions={actions} />
      {isIdle(model) ? null : <ArchiveLink campaign={model.campaign} />}
    </div>
  );
}
