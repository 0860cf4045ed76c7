import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  type Lattice,
  type MonthDifference,
  monthDifferences,
  type Proposal,
  type RuleSystem,
  type World,
} from '../../../../engine';
import { useGame, useIsOnMap, useMoney } from '../../../model/explain/use-game';
import { FindingRow } from '../../../kit/ui';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { RealmFigures } from './RealmFigures';
import {
  type DifferenceGroup,
  grouped,
  type Numbered,
  type TwinSide,
  type TwinView,
  useTwinView,
} from './use-twin-view';
import type { Camera } from '../../../kit/board/camera';
import { MapPane, type MapPaneHandle } from '../../../model/map/pane';
import { differenceSentence } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';

interface DifferenceListProps {
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

/** Moves through the buttons of a list: the next one gets the focus and is chosen. */
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

/** Differences as text, group by group; arrow keys move, the chosen one is shown on the maps. */
const DifferenceList = ({ differences, chosen, onChoose }: DifferenceListProps) => {
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

interface TwinMapsProps {
  readonly twin: TwinView;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  /** What the two maps show, as text. */
  readonly labels: readonly [before: string, after: string];
}

type Place = 'before' | 'after';

/** Two maps side by side under one camera: moving one moves the other. */
const TwinMaps = ({ twin, lattice, system, labels }: TwinMapsProps) => {
  const panes = {
    before: useRef<MapPaneHandle>(null),
    after: useRef<MapPaneHandle>(null),
  };
  const leader = useRef<Place | null>(null);
  const follow = (moved: Place, { centre, scale }: Camera): void => {
    if (leader.current !== moved) return;
    panes[moved === 'before' ? 'after' : 'before'].current?.follow({ centre, scale });
  };
  const pane = (place: Place, side: TwinSide, label: string) => (
    <figure
      className="ww-twin ww-grid"
      onPointerEnter={() => (leader.current = place)}
      onFocus={() => (leader.current = place)}
    >
      <figcaption className="ww-over">{label}</figcaption>
      <div className="ww-twin-map">
        <MapPane
          ref={panes[place]}
          view={side.view}
          lattice={lattice}
          terrains={hexGameOf(system).terrains}
          label={label}
          paths={side.paths}
          highlights={twin.highlights}
          selection={twin.selection}
          focus={twin.focus}
          onCamera={(camera) => follow(place, camera)}
        />
      </div>
    </figure>
  );
  return (
    <div className="ww-twins ww-grid">
      {pane('before', twin.before, labels[0])}
      {pane('after', twin.after, labels[1])}
    </div>
  );
};

export interface ComparedRunsProps {
  readonly model: TurnModel;
  readonly runs: readonly [before: Proposal<World>, after: Proposal<World>];
  readonly labels: readonly [before: string, after: string];
  /** Shown where nothing differs. */
  readonly same: string;
}

/** Two runs of a month side by side: the differences as text, two maps, figures of the realms. */
export function ComparedRuns({ model, runs, labels, same }: ComparedRunsProps) {
  const { t } = useTranslation();
  const isOnMap = useIsOnMap();
  const [chosen, setChosen] = useState<number | null>(null);
  const [before, after] = runs;
  const { system, settings } = model;
  const differences = useMemo(
    () => monthDifferences(before, after, { ...system, settings }),
    [before, after, system, settings],
  );
  const twin = useTwinView(
    runs,
    differences,
    chosen === null ? undefined : differences[chosen],
    model,
  );
  return (
    <div className="ww-compared ww-grid" {...(isOnMap ? {} : { 'data-mapless': true })}>
      <section className="ww-compared-list ww-stack" aria-label={t('whatif:differences.title')}>
        <h3 className="ww-over">{t('whatif:differences.count', { count: differences.length })}</h3>
        {differences.length === 0 ? (
          <FindingRow kind="GOOD">{same}</FindingRow>
        ) : (
          <DifferenceList differences={differences} chosen={chosen} onChoose={setChosen} />
        )}
      </section>
      {isOnMap ? (
        <TwinMaps twin={twin} lattice={model.lattice} system={model.system} labels={labels} />
      ) : null}
      <section
        className="ww-compared-figures"
        aria-label={t('whatif:figures.caption')}
        tabIndex={0}
      >
        <RealmFigures
          worlds={[before.world, after.world]}
          system={model.system}
          settings={model.settings}
        />
      </section>
    </div>
  );
}
