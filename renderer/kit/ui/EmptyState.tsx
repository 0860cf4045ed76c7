import type { ReactNode } from 'react';
import './card.css';

export interface EmptyStateProps {
  readonly title: string;
  /** What to do next. */
  readonly children: ReactNode;
  /** One button. */
  readonly action?: ReactNode;
}

/** Nothing here yet: a small drawing, a line, what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="ww-empty">
      <svg width={58} height={60} viewBox="-29 -25 58 60" aria-hidden="true">
        <path d="M-13 -22.5L0 -15V0L-13 7.5L-26 0V-15z" />
        <path d="M13 -22.5L26 -15V0L13 7.5L0 0V-15z" strokeDasharray="3 3" />
        <path d="M0 0L13 7.5V22.5L0 30L-13 22.5V7.5z" strokeDasharray="3 3" />
      </svg>
      <h2 className="ww-empty-title">{title}</h2>
      <p>{children}</p>
      {action}
    </div>
  );
}
