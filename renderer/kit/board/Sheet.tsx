import type { ReactNode } from 'react';
import './sheet.css';

/** The column at the right of a board: the sheet of what is chosen. */
export function Sheet({
  label,
  foot,
  className = '',
  children,
}: {
  readonly label: string;
  readonly className?: string;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <aside className="ww-inspector ww-stack" aria-label={label}>
      <div className={`ww-inspector-sheet ${className}`}>{children}</div>
      {foot}
    </aside>
  );
}

/** The head of a sheet: a muted line over its name. */
export function SheetHead({ over, title }: { readonly over: ReactNode; readonly title: string }) {
  return (
    <header className="ww-inspector-head">
      <p className="ww-quiet">{over}</p>
      <h2>{title}</h2>
    </header>
  );
}
