import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageView, useFonts } from '../../../kit/paper';
import { pagesOf, picturesIn } from '../../../model/news/files';
import type { NewsEdition } from '../../../model/news/print/edition';

/** The sheets of an issue as they will be printed, under each other. */
export function Sheets({ edition }: { readonly edition: NewsEdition }) {
  const { t } = useTranslation();
  const fonts = useFonts();
  const pages = useMemo(
    () => (typeof fonts === 'string' ? [] : pagesOf(edition, fonts)),
    [edition, fonts],
  );
  const pictures = useMemo(() => picturesIn(edition), [edition]);
  return (
    <section
      className="ww-news-sheets ww-stack ww-gap-16"
      aria-label={t('news:preview.label')}
      tabIndex={0}
    >
      {pages.map((page, index) => (
        <div
          key={index}
          className="ww-news-sheet"
          style={{ aspectRatio: `${String(page.width)} / ${String(page.height)}` }}
        >
          <PageView page={page} pictures={pictures} />
        </div>
      ))}
    </section>
  );
}
