import type { ReactNode } from 'react';
import { RemarkLink } from '../explain/RemarkLink';
import { useWords } from '../../kit/explain/react';
import { ClauseLink, StatusSlot } from '../../kit/ui';
import type { ToolMessage } from '../../kit/board/tool';

/** What a tool says of the place under the hand, or of the last gesture. */
export function ToolMessageNote({ told }: { readonly told: ToolMessage | null }) {
  const words = useWords();
  if (told === null) return <span role="status" className="ww-visually-hidden" />;
  const { text, about, clause, tone } = told;
  return (
    <span role="status" className="ww-map-hint" data-tone={tone}>
      {words(text, about)}{' '}
      {clause === undefined ? <RemarkLink remark={text} /> : <ClauseLink clause={clause} />}
    </span>
  );
}

/** The line below a board: what is under the hand, and what was told last. */
export function BoardStatus({
  told,
  children,
}: {
  readonly told: ToolMessage | null;
  readonly children: ReactNode;
}) {
  return (
    <StatusSlot>
      {children}
      <ToolMessageNote told={told} />
    </StatusSlot>
  );
}

/** Speaks what is chosen on a board to those who do not see it. */
export function Announcer({ text }: { readonly text: string }) {
  return (
    <p className="ww-visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
