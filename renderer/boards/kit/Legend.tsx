import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DisplayList } from '../../cartography';
import { SmallDrawing } from './Drawing';

/** Explains on a board what is drawn there; the groups are its children. */
export function Legend({
  isOpen = false,
  children,
}: {
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useTranslation();
  return (
    <details className="ww-over-map ww-map-legend" open={isOpen}>
      <summary>{t('looks:legend.label')}</summary>
      {children}
    </details>
  );
}

/** Entries of one kind under their heading. */
export function LegendGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h3 className="ww-over">{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

/** An entry with a drawing `field` pixels to a unit, a little larger than one field. */
export function LegendEntry({
  list,
  field,
  children,
}: {
  readonly list: DisplayList;
  readonly field: number;
  readonly children: ReactNode;
}) {
  return (
    <li>
      <SmallDrawing list={list} field={field} width={field + 2} height={field * 1.16 + 2} />
      {children}
    </li>
  );
}
