import { useId, useState } from 'react';
import type { PressFinding } from '../../../../engine';

/** The words of a text with those that name positions apart. */
const cut = (text: string, findings: readonly PressFinding[]) => {
  const parts: { readonly text: string; readonly isMarked: boolean }[] = [];
  let at = 0;
  for (const { start, end } of findings) {
    parts.push({ text: text.slice(at, start), isMarked: false });
    parts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  return [...parts, { text: text.slice(at), isMarked: false }];
};

/** A text the GM writes in; positions are underlined while he looks at what is kept. It is kept when he leaves it. */
export function MarkedText({
  label,
  value,
  rows,
  findings,
  isReadOnly,
  onKeep,
}: {
  readonly label: string;
  readonly value: string;
  readonly rows: number;
  /** Those of this text, in its order. */
  readonly findings: readonly PressFinding[];
  readonly isReadOnly: boolean;
  readonly onKeep: (text: string) => void;
}) {
  const id = useId();
  // Null = nothing typed since it was kept.
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? value;
  return (
    <div className="ww-field">
      <label className="ww-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="ww-news-marked ww-grid" data-rows={rows > 1 ? 'many' : 'one'}>
        <div className="ww-news-under" aria-hidden="true">
          {cut(text, typed === null ? findings : []).map((part, index) =>
            part.isMarked ? <mark key={index}>{part.text}</mark> : part.text,
          )}
          {'\u200b'}
        </div>
        <textarea
          id={id}
          className="ww-input"
          rows={rows}
          value={text}
          readOnly={isReadOnly}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && rows === 1) event.currentTarget.blur();
            if (event.key === 'Escape') {
              setTyped(null);
              event.stopPropagation();
            }
          }}
          onBlur={() => {
            if (typed !== null && typed !== value)
              onKeep(rows === 1 ? typed.replace(/\s*\n\s*/g, ' ') : typed);
            setTyped(null);
          }}
        />
      </div>
    </div>
  );
}
