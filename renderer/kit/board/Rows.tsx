import type { ReactNode } from 'react';
import './sheet.css';

/** One line of a sheet: what, and what it is. */
export interface SheetRow {
  readonly key: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
}

/** Lines with hairlines between them, values at the right edge. */
export const Rows = ({ rows }: { readonly rows: readonly SheetRow[] }) => (
  <dl className="ww-rows">
    {rows.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

/** A part of a sheet under a small heading. */
export const Part = ({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) => (
  <section className="ww-part">
    <h3 className="ww-over">{title}</h3>
    {children}
  </section>
);

/** A quiet sentence in place of rows. */
export const Quiet = ({ children }: { readonly children: ReactNode }) => (
  <p className="ww-quiet ww-dense">{children}</p>
);
