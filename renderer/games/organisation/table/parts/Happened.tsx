import { useTranslation } from 'react-i18next';
import { Sign } from '../../../../turn/card/Sign';
import type { Posting, TurnEvent } from '../../../../../engine';
import { eventSentence, findingSentence } from '../../../../explain';
import { ExplainedFigure, useWords } from '../../../../explain/react';
import { ownKey } from '../../../../text/own-key';
import { DataTable, FindingMark } from '../../../../ui';
import type { StepSheet } from '../model/sheet';
import { useTableNames } from '../use-table-names';

/** Money that changed hands in the step, each amount with its derivation. */
const Postings = ({ postings }: Pick<StepSheet, 'postings'>) => {
  const { t } = useTranslation();
  const words = useWords();
  const names = useTableNames();
  const causeOf = ({ name, about }: Posting): string =>
    words(ownKey('cause', name, `organisation:cause.${name}`), { ...about });
  if (postings.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:desk.postings')}>
      <h3 className="ww-head">{t('organisation:desk.postings')}</h3>
      <DataTable
        rows={postings}
        keyOf={(_, index) => index}
        columns={[
          {
            id: 'organisation',
            label: t('organisation:desk.column.organisation'),
            cell: ({ party }) => (
              <span className="ww-party-name">
                <Sign party={party} /> {names.party(party)}
              </span>
            ),
          },
          {
            id: 'region',
            label: t('organisation:desk.column.region'),
            cell: ({ place }) => (place === undefined ? '' : names.region(place)),
          },
          {
            id: 'cause',
            label: t('organisation:desk.column.cause'),
            isWrapped: true,
            cell: causeOf,
          },
          {
            id: 'money',
            label: t('organisation:desk.column.money'),
            align: 'end',
            cell: (posting) => (
              <ExplainedFigure
                value={names.signedMoney(posting.amount)}
                explained={posting.why}
                title={causeOf(posting)}
              />
            ),
          },
        ]}
      />
    </section>
  );
};

/** What happened in the step, in sentences, and what could not be carried out. */
export const Happened = ({
  sheet,
  sentences,
}: {
  readonly sheet: StepSheet;
  /** Events without a card of their own. */
  readonly sentences: readonly TurnEvent[];
}) => {
  const { t } = useTranslation();
  const words = useWords();
  const { events, findings, postings, questions, rolls } = sheet;
  const isQuiet =
    events.length + findings.length + postings.length + questions.length + rolls.length === 0;
  return (
    <>
      {isQuiet ? <p className="ww-quiet">{t('organisation:desk.nothing')}</p> : null}
      {sentences.length === 0 ? null : (
        <section className="ww-table-block" aria-label={t('organisation:desk.happened')}>
          <h3 className="ww-head">{t('organisation:desk.happened')}</h3>
          <ul className="ww-happened">
            {sentences.map((event, index) => (
              <li key={index}>
                <Sign party={event.parties[0] ?? ''} />
                <span>{eventSentence(event, '', words)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {findings.length === 0 ? null : (
        <section className="ww-table-block" aria-label={t('organisation:desk.refused')}>
          <h3 className="ww-head">{t('organisation:desk.refused')}</h3>
          <ul className="ww-happened">
            {findings.map((finding, index) => (
              <li key={index}>
                <FindingMark kind={finding.severity} />
                <span>{findingSentence(finding, words)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Postings postings={postings} />
    </>
  );
};
