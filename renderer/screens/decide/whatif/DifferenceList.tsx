import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { MonthDifference } from '../../../../engine';
import { useGame, useMoney } from '../../../model/explain/use-game';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';
import { type DifferenceGroup, grouped, type Numbered } from './groups';
import { differenceSentence } from './sentence';

export interface DifferenceListProps {
  readonly differences: readonly MonthDifference[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

type Row =
  | { readonly kind: 'head'; readonly group: DifferenceGroup; readonly count: number }
  | ({ readonly kind: 'item' } & Numbered);

const rowsOf = (differences: readonly MonthDifference[]): readonly Row[] =>
  grouped(differences).flatMap(({ group, items }): readonly Row[] => [
    { kind: 'head', group, count: items.length },
    ...items.map((item) => ({ kind: 'item', ...item }) as const),
  ]);

/** Where an arrow leads from a place in a list. */
const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Walks over the buttons of a list: the next one gets the focus and is chosen. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (step === undefined) return;
  const items = [...event.currentTarget.querySelectorAll('button')];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items[step(at, items.length - 1)];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
  next.click();
};

/** Differences in words, group by group; arrows walk, the chosen one is shown on the maps. */
export const DifferenceList = ({ differences, chosen, onChoose }: DifferenceListProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const money = useMoney();
  const language = useLanguage();
  const game = useGame()?.id ?? '';
  const scroller = useRef<HTMLDivElement>(null);
  const rows = useMemo(() => rowsOf(differences), [differences]);
  const target = chosen ?? rows.find((row) => row.kind === 'item')?.id;
  const place = rows.findIndex((row) => row.kind === 'item' && row.id === chosen);
  const drawn = (row: Row | undefined) => {
    if (row === undefined) return null;
    if (row.kind === 'head')
      return (
        <h4 className="ww-over ww-difference-head">
          {t(`whatif:group.${row.group}`)} <span className="ww-figures">({row.count})</span>
        </h4>
      );
    return (
      <button
        type="button"
        className="ww-difference"
        data-kind={row.difference.kind}
        aria-pressed={row.id === chosen}
        tabIndex={row.id === target ? 0 : -1}
        onClick={() => onChoose(row.id)}
      >
        {differenceSentence(row.difference, words, money, { game, language })}
      </button>
    );
  };
  return (
    <div
      ref={scroller}
      className="ww-differences"
      role="group"
      aria-label={t('whatif:differences.label')}
      onKeyDown={walk}
    >
      <VirtualRows
        count={rows.length}
        height={44}
        scroller={scroller}
        target={place < 0 ? null : place}
        row={(index) => drawn(rows[index])}
      />
    </div>
  );
};
