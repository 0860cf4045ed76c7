import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { statesAround } from '../model/state';
import { isRevealed } from '../model/war';
import type { Table } from '../use-table';
import { ActingOrder } from './ActingOrder';
import { ActionCards } from './ActionCards';
import { DiceTray } from './DiceTray';
import { EventCards } from './EventCards';
import { Happened } from './Happened';
import { Questions } from './Questions';
import { UnrestCards } from './UnrestCards';
import { WarTable } from './WarTable';

/** Wars whose divisions are still covered. */
const coveredWars = ({ record, model }: Table) =>
  record?.wars.filter((war) => !isRevealed(war, model.campaign.rulings)) ?? [];

/** Streams of dice nobody may see yet: those of covered wars. */
const coveredStreams = (table: Table): ReadonlySet<string> =>
  new Set(
    coveredWars(table).flatMap(({ sides }) =>
      sides.flatMap(({ dice, rerolls }) =>
        [...dice, ...rerolls.map(({ roll }) => roll)].map(({ stream }) => stream),
      ),
    ),
  );

/** Questions that stand on a card of their own: effects of wars, spending, means against unrest. */
const questionsOnCards = ({ record, step }: Table): ReadonlySet<string> => {
  if (record === null || step !== 'act') return new Set();
  return new Set([
    ...record.wars.flatMap(({ effects }) => effects.flatMap(({ question }) => question ?? [])),
    ...record.actions.flatMap(({ questions }) => questions),
  ]);
};

/** The step in which the organisations act: order, actions, wars, chances. */
const ActSheet = ({
  table,
  questions,
}: {
  readonly table: Table;
  readonly questions: readonly Question[];
}) => {
  const { t } = useTranslation();
  const { record } = table;
  if (record === null) return null;
  const chances = record.events.filter(({ chance }) => chance !== undefined);
  const before = statesAround(record, 'act')?.before;
  return (
    <>
      <ActingOrder order={record.order} />
      <ActionCards
        actions={record.actions.filter(({ kind }) => kind !== 'WAR')}
        questions={questions}
      />
      {record.wars.map((war) => (
        <WarTable key={war.key} war={war} questions={questions} before={before} />
      ))}
      <EventCards events={chances} title={t('organisation:fate.chances')} />
    </>
  );
};

/** All that belongs to a step: its cards, its open questions, its dice, what happened and what was paid. */
export const StepSheet = ({ table }: { readonly table: Table }) => {
  const { t } = useTranslation();
  const { record, step, sheet } = table;
  if (record === null) return null;
  const onCards = questionsOnCards(table);
  const streams = coveredStreams(table);
  const isCovered = coveredWars(table).length > 0;
  const unrestUnits = new Set(record.unrest.map(({ party, unit }) => `${party} ${unit}`));
  const isOnUnrest = ({ about }: Question): boolean =>
    step === 'unrest' && unrestUnits.has(`${String(about['party'])} ${String(about['unit'])}`);
  // What a covered war did is not told before it lies open.
  const events =
    step === 'act' && isCovered
      ? sheet.events.filter(({ kind }) => !kind.startsWith('organisation.war'))
      : sheet.events;
  return (
    <>
      {step === 'event' ? (
        <EventCards events={record.events} title={t('organisation:fate.title')} />
      ) : null}
      {step === 'act' ? <ActSheet table={table} questions={sheet.questions} /> : null}
      {step === 'unrest' ? (
        <UnrestCards unrest={record.unrest} questions={sheet.questions} />
      ) : null}
      <Questions
        questions={sheet.questions.filter(
          (question) => !onCards.has(question.key) && !isOnUnrest(question),
        )}
      />
      <Happened sheet={{ ...sheet, events }} />
      <DiceTray table={table} covered={(stream) => streams.has(stream)} />
    </>
  );
};
