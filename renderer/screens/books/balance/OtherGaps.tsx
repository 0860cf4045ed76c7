import { useTranslation } from 'react-i18next';
import { GapNote } from './GapNote';
import { useSheet } from './sheet-context';

/** What the letter says wrong elsewhere: other lists, rows that are missing. */
export const OtherGaps = () => {
  const { t } = useTranslation();
  const { sheet, gaps, current } = useSheet();
  const sections = new Set(['summary', 'storage', ...sheet.sections.map(({ key }) => key)]);
  const summary = new Set(sheet.summary.map((row) => row.id ?? row.key));
  const others = gaps.flatMap((gap, index) => {
    const { place } = gap;
    const isShown =
      place !== null &&
      sections.has(place.section) &&
      (place.section !== 'summary' || summary.has(place.row)) &&
      place.section !== 'storage';
    return isShown ? [] : [{ gap, index, isCurrent: index === current }];
  });
  if (others.length === 0) return null;
  return (
    <section className="ww-book" aria-label={t('ledger:sheet.otherLists')}>
      <h3 className="ww-head">{t('ledger:sheet.otherLists')}</h3>
      {others.map((placed) => (
        <GapNote
          key={placed.index}
          {...placed}
          lead={
            placed.gap.finding.words === ''
              ? ''
              : t('ledger:sheet.otherWords', { words: placed.gap.finding.words })
          }
        />
      ))}
    </section>
  );
};
