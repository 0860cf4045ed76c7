import type { ReactNode } from 'react';
import { FindingMark } from './FindingMark';
import './card.css';

export interface ErrorCardProps {
  /** What happened. */
  readonly title: string;
  /** What was kept and what to do. */
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

/** Something went wrong: what happened, what was kept, what to do. */
export function ErrorCard({ title, children, actions }: ErrorCardProps) {
  return (
    <div className="ww-error" role="alert">
      <FindingMark kind="REJECT">{title}</FindingMark>
      <p>{children}</p>
      {actions === undefined ? null : (
        <div className="ww-error-actions ww-row ww-align-stretch ww-gap-8">{actions}</div>
      )}
    </div>
  );
}
