import { useTranslation } from 'react-i18next';
import { inLanguage, type Measure, type Measured } from '../../../../engine';
import { DataTable } from '../../ui';
import { figuresOf } from '../figures';
import { useLanguage, useWords } from './use-words';

const PER_MILLE = 1000;

/** Settings that are compared: their name, and what they come to. */
export interface MeasuredSet {
  readonly id: string;
  readonly label: string;
  readonly measures: readonly Measure[];
}

const figureIn = (set: MeasuredSet, measure: string, figure: string): Measured | undefined =>
  set.measures.find(({ id }) => id === measure)?.figures.find(({ id }) => id === figure);

/** Results of sets of house rules side by side: a row per figure, a column per set, in the order of the sets. */
export function MeasureTable({
  sets,
  label,
}: {
  readonly sets: readonly MeasuredSet[];
  readonly label: string;
}) {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const language = useLanguage();
  const text = (figure: Measured | undefined): string => {
    if (figure === undefined) return t('house:register.nothing');
    const { value, unit } = figure;
    if (unit === 'percent') return t('house:measure.percent', { value: plain(value) });
    if (unit === 'ratio') return t('house:measure.ratio', { value: plain(value / PER_MILLE) });
    return plain(value);
  };
  const rows = (sets[0]?.measures ?? []).flatMap(({ id: measure, title, figures }) =>
    figures.map(({ id: figure, label: words }) => ({
      measure,
      figure,
      what: `${inLanguage(title, language)}: ${inLanguage(words, language)}`,
    })),
  );
  return (
    <DataTable
      label={label}
      rows={rows}
      keyOf={({ measure, figure }) => `${measure} ${figure}`}
      columns={[
        {
          id: 'what',
          label: t('house:measure.what'),
          isHead: true,
          isWrapped: true,
          cell: ({ what }) => what,
        },
        ...sets.map((set) => ({
          id: set.id,
          label: set.label,
          align: 'end' as const,
          cell: ({ measure, figure }: (typeof rows)[number]) =>
            text(figureIn(set, measure, figure)),
        })),
      ]}
    />
  );
}
