import type { ReactNode } from 'react';
import './sheet.css';

/** One line of a sheet: what, and what it is. */
export interface SheetRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Lines with hairlines between them, values at the right edge. */
export function Rows({ rows }: { readonly rows: readonly SheetRow[] }) {
  return (
    <dl className="ww-rows">
      {rows.map(({ key, label, value }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a sheet under a small heading. */
export function Part({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="ww-part">
      <h3 className="ww-over">{title}</h3>
      {children}
    </section>
  );
}

/** A quiet sentence in place of rows. */
export function Quiet({ children }: { readonly children: ReactNode }) {
  return <p className="ww-quiet ww-dense">{children}</p>;
}
