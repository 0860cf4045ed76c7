import { type KeyboardEvent, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { inLanguage } from '../../../../engine';
import { realmColour } from '../../../kit/cartography/colour';
import { useLanguage } from '../../../kit/explain/react';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, SearchBox, SelectTable, ToggleGroup } from '../../../kit/ui';
import { showPlace } from '../../../model/boards/registry';
import { useIsOnMap, usePlaceName } from '../../../model/explain/use-game';
import { Shield } from '../../../model/turn/card/Sign';
import { beginLine, NOTHING_CHOSEN, useTurnView } from '../../../model/turn/turn-view';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { FindingSummary } from '../parts/FindingSummary';
import { isWithout, rosterCounts, rosterOf, type RosterRow, shownIn } from './ordered';
import { useRoster } from './roster-store';
import './roster.css';

const shortcut = shortcutsOf('openTurn:station.orders');

/** Rows longer than this many pixels are cut. */
const ROW_HEIGHT = 28;

/** What can be done with a row; absent = not possible now. */
interface RowActions {
  readonly open?: () => void;
  readonly begin?: () => void;
  readonly place?: () => void;
}

/** What can be done with the rows of the roster. */
const useRowActions = (
  { campaign, system, lattice, readingOf }: TurnModel,
  readOnly: boolean,
): ((row: RosterRow) => RowActions) => {
  const language = useLanguage();
  return ({ party, subject, unit, isPending }) => {
    const at = subject?.place ?? '';
    const goTo = (): void =>
      useTurnView
        .getState()
        .choose({ ...NOTHING_CHOSEN, party: party.key, tab: 'orders', side: 'orders', unit });
    const begin = (): void => {
      const name = subject === null ? '' : inLanguage(subject.name, language);
      const words = system.orders.subjects?.leadsLine === true && name !== '' ? `${name} ` : '';
      goTo();
      beginLine(party.key, readingOf(party.key)?.text ?? '', words);
    };
    const isShown = campaign.sheets[party.key] === undefined || !isPending;
    return {
      ...(unit === null ? {} : { open: goTo }),
      ...(readOnly || !isShown ? {} : { begin }),
      ...(at === '' ? {} : { place: () => showPlace(system.board.kind, lattice, at) }),
    };
  };
};

/** The rows of the roster as they are looked at. */
const useRows = (model: TurnModel) => {
  const { campaign, system, settings, realms, readingOf, findingsOf, party } = model;
  const { show, isOwn, text } = useRoster();
  const language = useLanguage();
  const placeName = usePlaceName();
  const all = useMemo(
    () => rosterOf({ campaign, orders: system.orders, settings, realms, readingOf, findingsOf }),
    [campaign, system, settings, realms, readingOf, findingsOf],
  );
  const rows = useMemo(
    () => (isOwn ? all.filter((row) => row.party.key === party.key) : all),
    [all, isOwn, party],
  );
  const shown = useMemo(
    () =>
      shownIn(rows, show, text, (row) => [
        row.party.name,
        ...(row.subject === null
          ? []
          : [
              inLanguage(row.subject.name, language),
              inLanguage(row.subject.what, language),
              placeName(row.subject.place),
            ]),
        ...row.orders,
      ]),
    [rows, show, text, language, placeName],
  );
  return { rows, shown };
};

/** Search and filters above the table. */
const Tools = ({
  model,
  rows,
}: {
  readonly model: TurnModel;
  readonly rows: readonly RosterRow[];
}) => {
  const { t } = useTranslation();
  const { show, isOwn, text, set } = useRoster();
  const search = useRef<HTMLInputElement>(null);
  const keys = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'roster.search',
        keys: '/',
        text: 'overview:search.label',
        scope: 'openTurn:station.orders',
        run: () => search.current?.focus(),
      },
    ],
    [],
  );
  useShortcuts(keys);
  const counts = rosterCounts(rows);
  return (
    <div className="ww-row ww-wrapping ww-gap-12">
      <SearchBox
        label={t('overview:search.label')}
        value={text}
        onChange={(next) => set({ text: next })}
        placeholder={t('overview:search.hint')}
        shortcut="/"
        inputRef={search}
      />
      <ToggleGroup
        label={t('overview:show.label')}
        value={show}
        onChange={(next) => set({ show: next })}
        options={(['all', 'without', 'objections'] as const).map((id) => ({
          id,
          label: `${t(`overview:show.${id}`)} (${String(counts[id])})`,
        }))}
      />
      <ToggleGroup
        label={t('overview:whose.label')}
        value={isOwn ? 'own' : 'all'}
        onChange={(next) => set({ isOwn: next === 'own' })}
        options={[
          { id: 'all', label: t('overview:whose.all') },
          { id: 'own', label: model.party.name },
        ]}
      />
    </div>
  );
};

interface CellLinkProps {
  readonly children: string;
  readonly onPress: (() => void) | undefined;
}

/** Words of a cell that lead somewhere; by keys the row leads there. */
const CellLink = ({ children, onPress }: CellLinkProps) =>
  onPress === undefined ? (
    children
  ) : (
    <button type="button" className="ww-link" tabIndex={-1} onClick={onPress}>
      {children}
    </button>
  );

const Acts = ({ actions }: { readonly actions: RowActions }) => {
  const { t } = useTranslation();
  const { open, begin, place } = actions;
  return (
    <div className="ww-row ww-wrapping ww-gap-8">
      <Button
        variant="text"
        icon="arrow"
        shortcut="Enter"
        isDisabled={open === undefined}
        onPress={() => open?.()}
      >
        {t('overview:act.open')}
      </Button>
      <Button
        variant="text"
        icon="plus"
        shortcut="L"
        isDisabled={begin === undefined}
        onPress={() => begin?.()}
      >
        {t('overview:act.begin')}
      </Button>
      <Button
        variant="text"
        icon="map"
        shortcut="M"
        isDisabled={place === undefined}
        onPress={() => place?.()}
      >
        {t('overview:act.place')}
      </Button>
    </div>
  );
};

export interface RosterProps {
  readonly model: TurnModel;
  readonly actions: { readonly readOnly: boolean };
}

/** All who can be ordered with their orders of the turn: who has none, what is wrong, and the way to the line. */
export function Roster({ model, actions: { readOnly } }: RosterProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const placeName = usePlaceName();
  const isOnMap = useIsOnMap();
  const { chosen, show, text, set } = useRoster();
  const { rows, shown } = useRows(model);
  const actionsOf = useRowActions(model, readOnly);
  const scroller = useRef<HTMLDivElement>(null);
  const { subjects } = model.system.orders;
  const many = subjects === undefined ? t('noun:Realms') : inLanguage(subjects.many, language);
  const at = Math.max(
    0,
    shown.findIndex(({ key }) => key === chosen),
  );
  const row = shown[at];
  const actions: RowActions = row === undefined ? {} : actionsOf(row);
  const { begin, place } = actions;
  const keys = useMemo(
    (): readonly Shortcut[] => [
      shortcut('roster.place', 'M', 'overview:act.place', () => place?.(), {
        isEnabled: () => place !== undefined,
      }),
      shortcut('roster.begin', 'L', 'overview:act.begin', () => begin?.(), {
        isEnabled: () => begin !== undefined,
      }),
    ],
    [begin, place],
  );
  useShortcuts(keys);
  const choose = (next: RosterRow): void => {
    set({ chosen: next.key });
    if (isOnMap) useTurnView.getState().choose({ place: next.subject?.place ?? null });
  };
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || key !== 'Enter') return false;
    const run = actions.open ?? begin;
    run?.();
    return run !== undefined;
  };
  const wordsIn = ({ orders, isPending }: RosterRow): string =>
    orders.length > 0 ? orders.join(' · ') : t(isPending ? 'overview:pending' : 'overview:without');
  return (
    <section className="ww-roster ww-stack ww-gap-8" aria-label={t('overview:title', { many })}>
      <header className="ww-line-head">
        <h2 className="ww-head">{t('overview:title', { many })}</h2>
        <span role="status" className="ww-small ww-quiet">
          {t('overview:counts', { ...rosterCounts(rows) })}
        </span>
      </header>
      <Tools model={model} rows={rows} />
      <SelectTable
        label={t('overview:title', { many })}
        className="ww-roster-table"
        scroller="ww-roster-scroll"
        scrollRef={scroller}
        rowHeight={ROW_HEIGHT}
        rows={shown}
        keyOf={({ key }) => key}
        chosen={shown.length === 0 ? -1 : at}
        onChoose={choose}
        onKey={onKey}
        isFirst
        none={t(`overview:none.${text.trim() === '' ? show : 'all'}`)}
        mark={(one) => ({ 'data-without': isWithout(one) || undefined })}
        columns={[
          {
            id: 'party',
            label: t('noun:Realm'),
            cell: ({ party }) => (
              <span className="ww-inline ww-gap-8">
                <Shield colour={realmColour('light', model.campaign.world.parties, party.key)} />
                {party.name}
              </span>
            ),
          },
          {
            id: 'name',
            label: t('overview:column.name'),
            isHead: true,
            cell: ({ subject }) =>
              subject === null ? t('noun:Realm') : inLanguage(subject.name, language),
          },
          {
            id: 'what',
            label: t('app:common.what'),
            cell: ({ subject }) => (subject === null ? '' : inLanguage(subject.what, language)),
          },
          {
            id: 'place',
            label: t('overview:column.place'),
            cell: (one) =>
              one.subject === null ? null : (
                <CellLink onPress={actionsOf(one).place}>{placeName(one.subject.place)}</CellLink>
              ),
          },
          {
            id: 'orders',
            label: t('app:common.order'),
            mark: (one) => ({ title: wordsIn(one) }),
            cell: (one) => {
              const { open, begin } = actionsOf(one);
              return <CellLink onPress={open ?? begin}>{wordsIn(one)}</CellLink>;
            },
          },
          {
            id: 'finding',
            label: t('turn:column.finding'),
            cell: ({ orders, worst, isSettled, findings }) =>
              orders.length === 0 ? null : (
                <FindingSummary worst={worst} isSettled={isSettled} count={findings.length} />
              ),
          },
        ]}
      />
      <Acts actions={actions} />
    </section>
  );
}
