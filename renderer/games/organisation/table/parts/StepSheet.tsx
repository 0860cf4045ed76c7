import { useTranslation } from 'react-i18next';
import type { Question } from '../../../../../engine';
import { statesAround } from '../model/state';
import type { StepSheet as Lists } from '../model/sheet';
import type { TableActs } from '../use-table-acts';
import { Button, EmptyState } from '../../../../ui';
import type { Table } from '../use-table';
import { ActingOrder } from './ActingOrder';
import { ActionCards } from './ActionCards';
import { DiceTray } from './DiceTray';
import { EventCards } from './EventCards';
import { Happened } from './Happened';
import { Questions } from './Questions';
import { UnrestCards } from './UnrestCards';
import { WarTable } from './WarTable';

/** Streams of dice nobody may see yet: those of covered wars. */
const coveredStreams = (table: Table): ReadonlySet<string> =>
  new Set(
    table.covered.flatMap(({ sides }) =>
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

/** Causes of money that changes hands by force. */
const BY_FORCE = ['organisation.stolen', 'organisation.loot'];

/** What a step brought without what covered wars did. */
const told = ({ sheet, covered, step }: Table): Lists => {
  if (step !== 'act' || covered.length === 0) return sheet;
  const regions = covered.map(({ region }) => region);
  return {
    ...sheet,
    events: sheet.events.filter(({ kind }) => !kind.startsWith('organisation.war')),
    postings: sheet.postings.filter(
      ({ name, place }) => !BY_FORCE.includes(name) || !regions.includes(place ?? ''),
    ),
  };
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
  const { record, step, sheet } = table;
  if (record === null) return null;
  if (table.isHidden && step !== 'act') return <Covered acts={acts} />;
  const onCards = questionsOnCards(table);
  const streams = coveredStreams(table);
  return (
    <>
      {step === 'event' ? (
        <EventCards events={record.events} title={t('organisation:fate.title')} />
      ) : null}
      {step === 'act' ? <ActSheet table={table} questions={sheet.questions} /> : null}
      {step === 'unrest' ? <UnrestCards unrest={record.unrest} /> : null}
      <Questions questions={sheet.questions.filter(({ key }) => !onCards.has(key))} />
      <Happened sheet={told(table)} />
      <DiceTray table={table} covered={(stream) => streams.has(stream)} />
    </>
  );
};
