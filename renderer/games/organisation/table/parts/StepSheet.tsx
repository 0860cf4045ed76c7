import { useTranslation } from 'react-i18next';
import {
  isCovered,
  isToReveal,
  type Question,
  type TurnEvent,
  type TurnResult,
} from '../../../../../engine';
import { CardView } from '../../../../turn/card/CardView';
import { DecisionView } from '../../../../turn/card/DecisionView';
import { Button, EmptyState } from '../../../../ui';
import type { StepSheet as Lists } from '../model/sheet';
import { streamsOf } from '../model/war';
import type { TableActs } from '../use-table-acts';
import type { Table } from '../use-table';
import { ActingOrder } from './ActingOrder';
import { DiceTray } from './DiceTray';
import { Happened } from './Happened';

/** What those concerned are told of what stands on a card at the table: it is not told twice there. */
const ON_OTHER_CARDS: readonly TurnEvent['kind'][] = [
  'organisation.warDivision',
  'organisation.eventNothing',
  'organisation.chanceOpen',
  'organisation.chanceTrue',
  'organisation.chanceAverted',
];

/** True for events that have more to show than their sentence. */
const isCard = ({ blocks = [] }: TurnEvent): boolean => blocks.length > 0;

/** What a step brought without what is covered, but for the card on which it is laid open, and its dice. */
const told = (
  { sheet, model: { campaign } }: Table,
  isOfCovered: (stream: string) => boolean,
): Lists => {
  const { rulings } = campaign;
  const isOpen = (result: TurnResult): boolean => !isCovered(result, rulings);
  const first = sheet.rolls.findIndex(({ roll }) => isOfCovered(roll.stream));
  return {
    rolls: sheet.rolls.filter(
      ({ roll }, index) => first < 0 || index < first || isOfCovered(roll.stream),
    ),
    events: sheet.events.filter((event) => isOpen(event) || isToReveal(event, rulings)),
    findings: sheet.findings.filter(isOpen),
    questions: sheet.questions.filter(isOpen),
    postings: sheet.postings.filter(isOpen),
  };
};

/** What the cards of a step are headed with. */
const TITLES: Readonly<Partial<Record<Table['step'], string>>> = {
  event: 'organisation:fate.title',
  unrest: 'organisation:unrest.title',
};

const Cards = ({
  events,
  step,
}: {
  readonly events: readonly TurnEvent[];
  readonly step: Table['step'];
}) => {
  const { t } = useTranslation();
  const title = t(TITLES[step] ?? 'organisation:act.title');
  if (events.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      <div className="ww-event-cards">
        {events.map((event, index) => (
          <CardView key={index} event={event} />
        ))}
      </div>
    </section>
  );
};

/** What is open in the step beside what its cards ask themselves. */
const Questions = ({ questions }: { readonly questions: readonly Question[] }) => {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:desk.open')}>
      <h3 className="ww-head">{t('organisation:desk.open')}</h3>
      <div className="ww-decisions">
        {questions.map((question) => (
          <DecisionView key={question.key} decision={question} />
        ))}
      </div>
    </section>
  );
};

/** Questions that stand on no card. */
const besideCards = ({ events, questions }: Lists): readonly Question[] => {
  const onCards = new Set(
    events.flatMap(({ blocks = [] }) =>
      blocks.flatMap((block) => (block.kind === 'decision' ? [block.decision.key] : [])),
    ),
  );
  return questions.filter(({ key }) => !onCards.has(key));
};

/** What follows a war is not shown before it lies open: the way back to it. */
const Covered = ({ acts }: { readonly acts: TableActs }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('organisation:desk.coveredTitle')}
      action={<Button onPress={() => acts.show('act')}>{t('organisation:desk.toWar')}</Button>}
    >
      {t('organisation:desk.coveredText')}
    </EmptyState>
  );
};

/** All that belongs to a step: its cards, its open questions, its dice, what happened and what was paid. */
export const StepSheet = ({ table, acts }: { readonly table: Table; readonly acts: TableActs }) => {
  const { t } = useTranslation();
  const { record, step } = table;
  if (record === null) return null;
  if (table.isHidden && step !== 'act') return <Covered acts={acts} />;
  const streams = new Set(table.covered.flatMap(streamsOf));
  const isOfCovered = (stream: string): boolean => streams.has(stream);
  const sheet = told(table, isOfCovered);
  const events = sheet.events.filter(({ kind }) => !ON_OTHER_CARDS.includes(kind));
  return (
    <>
      {step === 'act' ? <ActingOrder order={record.order} /> : null}
      <Cards events={events.filter(isCard)} step={step} />
      <Questions questions={besideCards(sheet)} />
      <Happened sheet={sheet} sentences={events.filter((event) => !isCard(event))} />
      <DiceTray rolls={sheet.rolls} wars={table.wars} covered={isOfCovered} />
      {table.isHidden ? <p className="ww-quiet">{t('organisation:desk.coveredText')}</p> : null}
    </>
  );
};
