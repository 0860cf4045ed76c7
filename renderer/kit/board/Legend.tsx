import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  inLanguage,
  type LetteredMark,
  type LetteredMarkKind,
  partiesInOrder,
  type ViewParty,
} from '../../../engine';
import type { DisplayList, MapTheme } from '../cartography';
import type { Language } from '../text/words';
import { SmallDrawing } from './Drawing';
import { signMarks } from './pieces';
import { shieldMarks } from './shield';

/** Pixels to a unit of the plane in the drawings of a legend. */
const FIELD = 20;

/** What a sign on a board means. */
export interface LegendEntry {
  readonly key: string | number;
  readonly text: string;
  /** The sign, a little larger than one field at most; its middle is the origin of the plane. */
  readonly list?: DisplayList;
  /** A second sign, before the text; not on paper. */
  readonly face?: ReactNode;
}

/** Entries of one kind under their heading. */
export interface LegendGroup {
  readonly title: string;
  readonly entries: readonly LegendEntry[];
}

/** Parties by their shields. */
export function partyEntries(
  parties: Readonly<Record<string, ViewParty>>,
  theme: MapTheme,
): readonly LegendEntry[] {
  return partiesInOrder(parties).map(({ key, name }) => ({
    key,
    text: name,
    list: shieldMarks(parties, theme, key, { x: 0, y: -0.08 }, 0.36),
  }));
}

/** Kinds of marks that are on a board. */
export function markEntries(
  marks: readonly LetteredMark[],
  kinds: Readonly<Record<string, LetteredMarkKind>>,
  language: Language,
): readonly LegendEntry[] {
  return Object.entries(kinds)
    .filter(([id]) => marks.some(({ kind }) => kind === id))
    .map(([key, { sign, label }]) => ({
      key,
      text: inLanguage(label, language),
      list: signMarks(sign, { x: 0, y: 0 }, 0.3),
    }));
}

/** Explains on a board what is drawn there; nothing where there is nothing to explain. */
export function Legend({
  isOpen = false,
  groups,
}: {
  readonly isOpen?: boolean;
  readonly groups: readonly LegendGroup[];
}) {
  const { t } = useTranslation();
  const shown = groups.filter(({ entries }) => entries.length > 0);
  if (shown.length === 0) return null;
  return (
    <details className="ww-over-map ww-map-legend" open={isOpen}>
      <summary>{t('looks:legend.label')}</summary>
      {shown.map(({ title, entries }) => (
        <section key={title}>
          <h3 className="ww-over">{title}</h3>
          <ul>
            {entries.map(({ key, text, list, face }) => (
              <li key={key}>
                {list === undefined ? null : (
                  <SmallDrawing
                    list={list}
                    field={FIELD}
                    width={FIELD + 2}
                    height={FIELD * 1.16 + 2}
                    id={`legend-${String(key).replaceAll(/[^a-z0-9]/gi, '')}-`}
                  />
                )}
                {face}
                {text}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
