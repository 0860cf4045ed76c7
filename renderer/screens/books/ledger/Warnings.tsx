import { useTranslation } from 'react-i18next';
import type { ClauseId } from '../../../../engine';
import { findingSentence, rendered } from '../../../kit/explain';
import { useRemarkClause } from '../../../model/explain/RemarkLink';
import { useRule, useWords } from '../../../kit/explain/react';
import { FindingMark } from '../../../kit/ui';
import type { BookWarning } from '../model/warnings';
import { PlaceLink } from '../PlaceLink';
import type { BooksModel } from '../use-books-model';

const useSentence = (model: BooksModel): ((warning: BookWarning) => string) => {
  const words = useWords();
  const { parties } = model.campaign.world;
  return ({ kind, about, finding }) => {
    if (finding !== undefined) return findingSentence(finding, words);
    const others = Array.isArray(about['others'])
      ? about['others'].map((key: string) => parties[key]?.name ?? key)
      : [];
    return words(`ledger:warning.${kind}`, rendered({ ...about, others }, words));
  };
};

/** What a warning rests on: the clause, and its rule on demand. */
const Ground = ({ clause }: { readonly clause: ClauseId }) => {
  const { link, text } = useRule(clause);
  return (
    <>
      {link}
      {text}
    </>
  );
};

const Warning = ({
  warning,
  model,
}: {
  readonly warning: BookWarning;
  readonly model: BooksModel;
}) => {
  const sentenceOf = useSentence(model);
  const remark = useRemarkClause(`ledger:warning.${warning.kind}`);
  const clause = warning.finding?.clause ?? remark;
  const name = model.campaign.world.parties[warning.party]?.name ?? warning.party;
  return (
    <li className="ww-gap ww-grid ww-gap-6" data-kind="WARN">
      <FindingMark kind="WARN" isBare />
      <span>
        <b>{name}:</b> {sentenceOf(warning)}{' '}
        {warning.place === null ? null : (
          <PlaceLink place={warning.place} lattice={model.lattice} />
        )}{' '}
        {clause === undefined ? null : <Ground clause={clause} />}
      </span>
    </li>
  );
};

/** What the GM should know about gold before the month is closed. */
export function Warnings({
  warnings,
  model,
}: {
  readonly warnings: readonly BookWarning[];
  readonly model: BooksModel;
}) {
  const { t } = useTranslation();
  return warnings.length === 0 ? null : (
    <section aria-label={t('ledger:warning.title')}>
      <h3 className="ww-over">{t('ledger:warning.title')}</h3>
      <ul className="ww-warnings">
        {warnings.map((warning, index) => (
          <Warning key={index} warning={warning} model={model} />
        ))}
      </ul>
    </section>
  );
}
