import { useEffect, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { type Page, PageView } from '../../../kit/paper';
import { adoptPageSize } from './page-size';

const size = ({ width, height }: Page): string => `${width}mm ${height}mm`;

/**
 * The sheets for the printer, outside the page's own layout. They are made when the printer asks for them, so that they
 * are those of the very last choice.
 */
export const PrintedPages = ({ make }: { readonly make: () => readonly Page[] }) => {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    const lay = (): void => flushSync(() => setPages(make()));
    const clear = (): void => setPages([]);
    globalThis.addEventListener('beforeprint', lay);
    globalThis.addEventListener('afterprint', clear);
    return () => {
      globalThis.removeEventListener('beforeprint', lay);
      globalThis.removeEventListener('afterprint', clear);
    };
  }, [make]);
  const paper = pages[0] === undefined ? null : size(pages[0]);
  useLayoutEffect(() => (paper === null ? undefined : adoptPageSize(paper)), [paper]);
  if (paper === null) return null;
  return createPortal(
    <div className="ww-printed-pages" aria-hidden="true">
      {pages.map((page, index) => (
        <div key={index} className="ww-printed-page" style={{ height: `${page.height}mm` }}>
          <PageView page={page} width={`${page.width}mm`} />
        </div>
      ))}
    </div>,
    document.body,
  );
};
