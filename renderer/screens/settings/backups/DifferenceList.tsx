import { useTranslation } from 'react-i18next';
import { useMoney } from '../../../model/explain/use-game';
import { DataTable, FindingMark, Icon } from '../../../kit/ui';
import type {
  Differences,
  PartDifference,
  TreasuryDifference,
} from '../../../model/backups/compare';

/** Most names that are listed of one collection. */
const NAMES = 40;

const KINDS = ['changed', 'back', 'gone'] as const;

const Names = ({ text, names }: { readonly text: string; readonly names: readonly string[] }) => {
  const { t } = useTranslation();
  const different = [...new Set(names)];
  const more = different.length - NAMES;
  const listed = different.slice(0, NAMES).join(', ');
  return (
    <p>
      {t(text, { names: listed })}
      {more > 0 ? ` ${t('backup:preview.more', { count: more })}` : null}
    </p>
  );
};

const Part = ({ difference }: { readonly difference: PartDifference }) => {
  const { t } = useTranslation();
  const kinds = KINDS.filter((kind) => difference[kind].length > 0);
  return (
    <details className="ww-backup-difference">
      <summary>
        <Icon name="right" size={14} />
        <span>{t(`backup:part.${difference.part}`)}</span>
        <span className="ww-quiet">
          {kinds
            .map((kind) => t(`backup:preview.${kind}`, { count: difference[kind].length }))
            .join(', ')}
        </span>
      </summary>
      {kinds.map((kind) => (
        <Names key={kind} text={`backup:preview.${kind}List`} names={difference[kind]} />
      ))}
    </details>
  );
};

const Treasuries = ({ rows }: { readonly rows: readonly TreasuryDifference[] }) => {
  const { t } = useTranslation();
  const money = useMoney();
  const amount = (value: number | null): string => (value === null ? '–' : money.full(value));
  return (
    <details className="ww-backup-difference">
      <summary>
        <Icon name="right" size={14} />
        <span>{t('backup:preview.treasuries')}</span>
        <span className="ww-quiet">{t('backup:preview.changed', { count: rows.length })}</span>
      </summary>
      <DataTable
        rows={rows}
        keyOf={({ party }) => party}
        columns={[
          { id: 'party', label: t('backup:preview.party'), cell: ({ party }) => party },
          {
            id: 'now',
            label: t('backup:preview.now'),
            align: 'end',
            cell: ({ now }) => amount(now),
          },
          {
            id: 'then',
            label: t('backup:preview.then'),
            align: 'end',
            cell: ({ then }) => amount(then),
          },
        ]}
      />
    </details>
  );
};

/** What becomes otherwise by going back to a backup: counts, and lists that open. */
export function DifferenceList({ differences }: { readonly differences: Differences }) {
  const { t } = useTranslation();
  const { parts, treasuries } = differences;
  if (parts.length === 0 && treasuries.length === 0)
    return <FindingMark kind="GOOD">{t('backup:preview.same')}</FindingMark>;
  return (
    <section className="ww-backup-differences" aria-label={t('backup:preview.differences')}>
      <h3 className="ww-over">{t('backup:preview.differences')}</h3>
      {parts.map((difference) => (
        <Part key={difference.part} difference={difference} />
      ))}
      {treasuries.length === 0 ? null : <Treasuries rows={treasuries} />}
    </section>
  );
}
