import { Fragment, memo, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LetterPart } from '../../../../../engine';
import { sideMarks, useSideOverflow } from '../../../../kit/ui';
import { VirtualRows } from '../../../../model/turn/parts/VirtualRows';
import { documentLines } from '../model/lines';

export interface DocumentTextProps {
  readonly text: string;
  readonly parts: readonly LetterPart[];
  /** The highlighted part, scrolled into view. */
  readonly part: number | null;
}

/** A line; the cells of a table stand below those of the rows around it, still between tabs when copied. */
const Words = ({ text, widths }: { readonly text: string; readonly widths: readonly number[] }) => {
  if (widths.length === 0) return text;
  return text.split('\t').map((cell, index) => (
    <Fragment key={index}>
      {index === 0 ? null : <span className="ww-document-tab">{'\t'}</span>}
      <span className="ww-document-cell" style={{ minWidth: `${String(widths[index] ?? 0)}ch` }}>
        {cell}
      </span>
    </Fragment>
  ));
};

/** The text of a document as it came, its parts marked by colour and by name at the margin. */
export const DocumentText = memo(({ text, parts, part }: DocumentTextProps) => {
  const { t } = useTranslation();
  const scroller = useRef<HTMLDivElement>(null);
  const side = sideMarks(useSideOverflow(scroller, undefined, text));
  const lines = useMemo(() => documentLines(text, parts), [text, parts]);
  const target = part === null ? -1 : lines.findIndex((line) => line.part === part);
  return (
    <div
      ref={scroller}
      className="ww-document-text ww-side-scroll"
      {...side}
      tabIndex={0}
      role="document"
      aria-label={t('inbox:document.original')}
    >
      <VirtualRows
        count={lines.length}
        height={24}
        scroller={scroller}
        target={target < 0 ? null : target}
        row={(index) => {
          const line = lines[index];
          if (line === undefined) return null;
          const kind = line.part === null ? undefined : parts[line.part]?.kind;
          return (
            <p
              className="ww-document-line"
              {...(kind === undefined ? {} : { 'data-part': kind })}
              {...(line.widths.length === 0 ? {} : { 'data-tabular': true })}
              {...(line.part === part && part !== null ? { 'data-current': true } : {})}
            >
              <Words text={line.text} widths={line.widths} />
              {line.isFirst && kind !== undefined ? (
                <span className="ww-document-label ww-small ww-quiet" aria-hidden="true">
                  {t(`inbox:part.${kind}`)}
                </span>
              ) : null}
            </p>
          );
        }}
      />
    </div>
  );
});
DocumentText.displayName = 'DocumentText';
