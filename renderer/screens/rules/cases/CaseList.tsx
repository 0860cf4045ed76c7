import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage, type TextCase } from '../../../../engine';
import { DataTable, Icon } from '../../../kit/ui';
import './cases.css';
import { partsOfCase, type CaseContext } from './case-text';

const CasePage = ({ one, telling }: { readonly one: TextCase; readonly telling: CaseContext }) => {
  const { t } = useTranslation();
  // Keys of settings are for those who write cases.
  const title = inLanguage(one.title, telling.language).replace(/ \(`[^`]+`\)/, '');
  return (
    <article>
      <h5>{title.charAt(0).toUpperCase() + title.slice(1)}</h5>
      <DataTable
        isBare
        rows={partsOfCase(one, telling)}
        keyOf={(_, index) => index}
        mark={({ kind }) => ({ 'data-kind': kind })}
        columns={[
          {
            id: 'kind',
            label: '',
            isHead: true,
            cell: ({ kind, party, turn }) =>
              turn === undefined
                ? t(`help:cases.${kind}`, { party })
                : t('help:cases.laterLetter', { party, turn }),
          },
          {
            id: 'lines',
            label: '',
            cell: ({ lines }) => lines.map((line, at) => <p key={at}>{line}</p>),
          },
        ]}
      />
    </article>
  );
};

/** The cases of a clause, folded until somebody wishes to see them. */
export function CaseList({
  cases,
  telling,
}: {
  readonly cases: readonly TextCase[];
  readonly telling: CaseContext;
}) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="ww-cases" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="right" size={14} />
        {t('help:cases.title', { number: cases.length })}
      </summary>
      {isOpen
        ? cases.map((one) => (
            <CasePage key={`${one.line} ${one.title[1]}`} one={one} telling={telling} />
          ))
        : null}
    </details>
  );
}
