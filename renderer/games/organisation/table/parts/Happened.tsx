import { useTranslation } from 'react-i18next';
import type { Posting } from '../../../../../engine';
import { eventSentence, findingSentence } from '../../../../explain';
import { ExplainedFigure, useWords } from '../../../../explain/react';
import { ownKey } from '../../../../text/own-key';
import { FindingMark } from '../../../../ui';
import type { StepSheet } from '../model/sheet';
import { useTableNames } from '../use-table-names';
import { Sign } from './Sign';

const PostingRow = ({ posting }: { readonly posting: Posting }) => {
  const words = useWords();
  const names = useTableNames();
  const { party, place, name, about, amount, why } = posting;
  const title = words(ownKey('cause', name, `organisation:cause.${name}`), { ...about });
  return (
    <tr>
      <td>
        <span className="ww-table-party">
          <Sign party={party} /> {names.party(party)}
        </span>
      </td>
      <td>{place === undefined ? '' : names.region(place)}</td>
      <td className="ww-wrap">{title}</td>
      <td className="ww-right">
        <ExplainedFigure value={names.signedMoney(amount)} explained={why} title={title} />
      </td>
    </tr>
  );
};

/** Money that changed hands in the step, each amount with its derivation. */
const Postings = ({ postings }: Pick<StepSheet, 'postings'>) => {
  const { t } = useTranslation();
  if (postings.length === 0) return null;
  return (
    <section className="ww-table-block" aria-label={t('organisation:desk.postings')}>
      <h3 className="ww-head">{t('organisation:desk.postings')}</h3>
      <table className="ww-table">
        <thead>
          <tr>
            <th scope="col">{t('organisation:desk.column.organisation')}</th>
            <th scope="col">{t('organisation:desk.column.region')}</th>
            <th scope="col">{t('organisation:desk.column.cause')}</th>
            <th scope="col" className="ww-right">
              {t('organisation:desk.column.money')}
            </th>
          </tr>
        </thead>
        <tbody>
          {postings.map((posting, index) => (
            <PostingRow key={index} posting={posting} />
          ))}
        </tbody>
      </table>
    </section>
  );
};

/** What happened in the step, in sentences, and what could not be carried out. */
export const Happened = ({ sheet }: { readonly sheet: StepSheet }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { events, findings, postings, questions, rolls } = sheet;
  const isQuiet =
    events.length + findings.length + postings.length + questions.length + rolls.length === 0;
  return (
    <>
      {isQuiet ? <p className="ww-quiet">{t('organisation:desk.nothing')}</p> : null}
      {events.length === 0 ? null : (
        <section className="ww-table-block" aria-label={t('organisation:desk.happened')}>
          <h3 className="ww-head">{t('organisation:desk.happened')}</h3>
          <ul className="ww-happened">
            {events.map((event, index) => (
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
