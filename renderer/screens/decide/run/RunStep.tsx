import { useEffect, useMemo, useRef } from 'react';
import { TabPanel, Tabs } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  coveredFrom,
  type FieldAddress,
  parseFieldAddress,
  partiesInOrder,
  type TurnEvent,
} from '../../../../engine';
import { useIsOnMap } from '../../../model/explain/use-game';
import { type Shortcut, shortcutsOf, useShortcuts } from '../../../kit/state/shortcuts';
import { Button, EmptyState, Select, ToggleGroup } from '../../../kit/ui';
import { useRepeatedRun } from '../decide/use-repeated-run';
import { useTurnView } from '../../../model/turn/turn-view';
import { momentsOf } from '../../../model/turn/model/places';
import { RunNotice } from '../../../model/turn/parts/RunNotice';
import { TurnMap } from '../../../model/turn/parts/TurnMap';
import { VirtualRows } from '../../../model/turn/parts/VirtualRows';
import { MomentPane } from '../moment/MomentPane';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { coverAt } from '../table/model';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { isLit, stopsOf, stepTime, togglePlay, usePlayback } from './use-playback';
import { ResultLine } from './ResultRows';
import { rowsOf } from './results';
import './run.css';
import { BESIDE, useRun } from './run-store';
import { Stepper } from './Stepper';
import { usePhaseName } from './phase-name';
import { Transport } from './Transport';

const shortcut = shortcutsOf('openTurn:station.run');

/** Represents all realms in the list; no realm has an empty key. */
const ALL = '';

const ROW = 32;

/** The results of the open phase, for a realm or for all. */
const Results = ({ model, phase }: { readonly model: TurnModel; readonly phase: string }) => {
  const { t } = useTranslation();
  const { party, set } = useRun();
  const scroller = useRef<HTMLDivElement>(null);
  const { proposal, stale, whole } = model.proposed;
  const stage = proposal?.stages.find((one) => one.phase === phase);
  const rows = useMemo(
    () => (proposal === null || stage === undefined ? [] : rowsOf(proposal, stage, party)),
    [proposal, stage, party],
  );
  const { rulings, world } = model.campaign;
  const { parties } = world;
  const { isHere } = useMemo(() => coverAt(whole, rulings, phase), [whole, rulings, phase]);
  const title = usePhaseName()(phase);
  return (
    <section className="ww-results ww-grid" aria-label={t('decide:run.results', { phase: title })}>
      <header className="ww-line-head ww-results-head">
        <h2 className="ww-head">{title}</h2>
        {stale ? <span className="ww-small ww-quiet">{t('decide:run.stale')}</span> : null}
        <Select
          label={t('noun:Realm')}
          isLabelHidden
          value={party ?? ALL}
          onChange={(key) => set({ party: key === ALL ? null : key })}
          options={[
            { id: ALL, label: t('decide:queue.allRealms') },
            ...partiesInOrder(parties).map(({ key, name }) => ({ id: key, label: name })),
          ]}
        />
      </header>
      {isHere ? <p className="ww-quiet ww-small">{t('decide:run.isCovered')}</p> : null}
      {rows.length === 0 && !isHere ? (
        <p className="ww-quiet ww-small">
          {party === null
            ? t('decide:run.empty')
            : t('decide:run.emptyRealm', { party: parties[party]?.name ?? party })}
        </p>
      ) : rows.length === 0 ? null : (
        <div className="ww-results-scroll" ref={scroller} tabIndex={-1}>
          <VirtualRows
            key={`${phase} ${party ?? ''}`}
            count={rows.length}
            height={ROW}
            scroller={scroller}
            target={null}
            row={(index) => {
              const row = rows[index];
              return row === undefined ? null : <ResultLine row={row} rulings={rulings} />;
            }}
          />
        </div>
      )}
    </section>
  );
};

/** Binds the keys of the playback while it is on the screen. */
const usePlaybackKeys = (stops: readonly number[], moons: number): void => {
  const keys = useMemo(
    (): readonly Shortcut[] => [
      shortcut('run.play', 'Space', 'decide:key.play', () => togglePlay(moons), {
        isEnabled: () => document.activeElement?.closest('button, a, input, .ww-turn-map') == null,
      }),
      shortcut('run.nextEvent', '.', 'decide:key.nextEvent', () => stepTime(stops, 1, moons)),
      shortcut('run.previousEvent', ',', 'decide:key.previousEvent', () =>
        stepTime(stops, -1, moons),
      ),
    ],
    [stops, moons],
  );
  useShortcuts(keys);
};

const NONE: readonly TurnEvent[] = [];

/** Fields at which something happens at the moment of the slider. */
const useLitFields = (events: readonly TurnEvent[]): readonly FieldAddress[] => {
  // As one text: the fields change far less often than the moment.
  const lit = useTurnView(({ time }) =>
    [...new Set(events.filter((event) => isLit(event, time)).map(({ place }) => place))].join(' '),
  );
  return useMemo(() => lit.split(' ').flatMap((place) => parseFieldAddress(place) ?? []), [lit]);
};

/** The map with all marches, and the playback over it. */
const PlaybackMap = ({ model }: { readonly model: TurnModel }) => {
  const { t } = useTranslation();
  const { lattice, proposed } = model;
  const { moonsPerTurn: moons } = model.campaign.world.clock;
  const { proposal } = proposed;
  const party = useRun((state) => state.party);
  const all = proposal?.events ?? NONE;
  const events = useMemo(
    () => (party === null ? all : all.filter(({ parties }) => parties.includes(party))),
    [all, party],
  );
  const stops = useMemo(
    () => stopsOf(events, momentsOf(proposal?.marches ?? [])),
    [events, proposal],
  );
  const lit = useLitFields(events);
  usePlayback(stops, moons);
  usePlaybackKeys(stops, moons);
  // A map that has just come shows the turn from its beginning; on leaving it shows all of it again.
  useEffect(() => {
    const { time, choose } = useTurnView.getState();
    if (time === null) choose({ time: 0 });
    return () => {
      useRun.getState().set({ isPlaying: false });
      choose({ time: null, place: null });
    };
  }, [lattice]);
  return (
    <TurnMap
      model={model}
      label={t('decide:run.map')}
      lit={lit}
      isNumbered
      overlay={stops.length === 0 ? null : <Transport model={model} stops={stops} />}
    />
  );
};

/** Beside the results: the march on the map, or the state after the phase. */
const Beside = ({ model, phase }: { readonly model: TurnModel; readonly phase: string }) => {
  const { t } = useTranslation();
  const { beside, set } = useRun();
  const isOnMap = useIsOnMap();
  const moment = (
    <MomentPane
      model={model}
      phases={model.system.phases}
      phase={phase}
      onChange={(next) => set({ phase: next })}
    />
  );
  if (!isOnMap) return moment;
  return (
    <div className="ww-run-beside ww-grid">
      <ToggleGroup
        label={t('decide:run.beside')}
        variant="line"
        value={beside}
        onChange={(next) => set({ beside: next })}
        options={BESIDE.map((id) => ({ id, label: t(`decide:run.besides.${id}`) }))}
      />
      {beside === 'map' ? <PlaybackMap model={model} /> : moment}
    </div>
  );
};

/** The step in which a month is run: its phases, what each brought, the simultaneous march on the map. */
export function RunStep({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const { phase, set } = useRun();
  const isOnMap = useIsOnMap();
  const place = useArrivalFocus<HTMLDivElement>();
  useRepeatedRun(model);
  const { proposed, system } = model;
  const { proposal, state, run, whole } = proposed;
  const { rulings } = model.campaign;
  if (proposal === null && state.kind !== 'running' && state.kind !== 'failed')
    return (
      <div className="ww-run-empty">
        <EmptyState
          title={t('decide:run.noRunTitle')}
          action={
            <Button variant="filled" shortcut="F5" onPress={run}>
              {t('turn:action.run')}
            </Button>
          }
        >
          {t('decide:run.noRunText')}
        </EmptyState>
      </div>
    );
  const chosen = system.phases.includes(phase) ? phase : (system.phases[0] ?? '');
  return (
    <div ref={place} tabIndex={-1} className="ww-run-place">
      <Tabs
        className="ww-run ww-grid ww-whole"
        {...(isOnMap ? {} : { 'data-mapless': true })}
        orientation="vertical"
        selectedKey={chosen}
        onSelectionChange={(key) => set({ phase: String(key) })}
      >
        <Stepper
          phases={system.phases}
          stages={proposal?.stages ?? []}
          state={state}
          covered={whole === null ? Infinity : coveredFrom(whole, rulings)}
        />
        <TabPanel id={chosen} className="ww-run-results ww-grid">
          <RunNotice proposed={proposed} />
          <Results model={model} phase={chosen} />
        </TabPanel>
        <Beside model={model} phase={chosen} />
      </Tabs>
    </div>
  );
}
