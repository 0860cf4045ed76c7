import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  type Campaign,
  type FieldAddress,
  type Lattice,
  type MapView,
  settlementAt,
  settingsInForce,
  systems,
} from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { useView } from '../../../model/state/view';
import { useSession } from '../../../model/state/session';
import { Tabs } from '../../../kit/ui';
import { BeliefFold, BeliefSheet } from '../belief/BeliefSheet';
import { LabelForm } from '../places/LabelForm';
import { closeLettering } from '../places/lettering';
import { SettlementForm } from '../places/SettlementForm';
import { type MapScreenState, useMapScreen } from '../../../model/map/state';
import { useTerrains } from '../../../model/map/use-catalogue';
import { FieldTab } from './FieldTab';
import { NoteTab } from './NoteTab';
import { RealmTab } from './RealmTab';
import { Quiet } from '../../../kit/board/Rows';
import { type FieldSheet, fieldSheet } from './sheet';
import { UnitsTab } from './UnitsTab';
import '../../../model/board/board.css';
import { Sheet as Shell } from '../../../kit/board/Sheet';

type TabId = 'field' | 'place' | 'belief' | 'realm' | 'units' | 'note';

type Wish = MapScreenState['editing'];

/** The tab for a request to edit something of this field. */
const tabFor = (wish: Wish, field: FieldAddress): TabId | undefined => {
  if (wish === null || wish.what === 'label' || wish.field !== field) return undefined;
  if (wish.what === 'realm') return 'realm';
  return wish.what === 'settlement' ? 'place' : 'note';
};

/** The open tab: the GM's choice, until something of the field is to be edited. */
const useTab = (field: FieldAddress): readonly [TabId, (tab: TabId) => void] => {
  const wish = useMapScreen((state) => state.editing);
  const [{ tab, seen }, set] = useState<{ readonly tab: TabId; readonly seen: Wish }>({
    tab: 'field',
    seen: null,
  });
  const wanted = wish === seen ? undefined : tabFor(wish, field);
  if (wanted !== undefined) set({ tab: wanted, seen: wish });
  return [wanted ?? tab, (next) => set({ tab: next, seen: wish })];
};

const Head = ({ sheet, title }: { readonly sheet: FieldSheet; readonly title: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const terrain = useTerrains()[sheet.terrain ?? ''];
  const name = terrain?.name[language] ?? sheet.terrain ?? t('map:inspector.unknown');
  return (
    <header className="ww-inspector-head">
      <p className="ww-quiet ww-figures">
        {sheet.settlement === null ? sheet.field : `${sheet.field} · ${name}`}
      </p>
      <h2>{title === '' ? name : title}</h2>
    </header>
  );
};

const Sheet = ({
  sheet,
  campaign,
  view,
}: {
  readonly sheet: FieldSheet;
  readonly campaign: Campaign;
  readonly view: MapView;
}) => {
  const { t } = useTranslation();
  const [wanted, setTab] = useTab(sheet.field);
  const execute = useSession((session) => session.execute);
  const system = systems[campaign.system];
  const figures = useMemo(
    () =>
      sheet.gm === null
        ? []
        : (hexGameOf(system).figures?.(campaign.world, sheet.field, settingsInForce(campaign)) ??
          []),
    [system, campaign, sheet.field, sheet.gm],
  );
  const count = sheet.gm === null ? sheet.pieces.length : sheet.gm.units.length;
  const place = sheet.gm === null ? undefined : settlementAt(campaign.world.map, sheet.field);
  const { audience } = view;
  const isThere = (id: TabId): boolean =>
    (id !== 'place' || place !== undefined) &&
    (id !== 'belief' || audience.kind === 'realm') &&
    (id !== 'note' || audience.kind === 'truth');
  const tab = isThere(wanted) ? wanted : 'field';
  const unitsLabel =
    count === 0 ? t('map:inspector.tab.units') : t('map:inspector.tab.unitsCount', { count });
  return (
    <>
      <Head sheet={sheet} title={sheet.settlement?.name ?? ''} />
      <Tabs<TabId>
        label={t('map:inspector.tab.label')}
        value={tab}
        onChange={setTab}
        items={[
          {
            id: 'field',
            label: t('map:inspector.tab.field'),
            panel: <FieldTab sheet={sheet} figures={figures} tables={system?.tables ?? []} />,
          },
          ...(place === undefined
            ? []
            : [
                {
                  id: 'place' as const,
                  label: t('places:settlement.tab'),
                  panel: (
                    <SettlementForm
                      campaign={campaign}
                      field={sheet.field}
                      settlement={place}
                      onCommand={(command) => void execute(command)}
                    />
                  ),
                },
              ]),
          ...(audience.kind === 'truth'
            ? []
            : [
                {
                  id: 'belief' as const,
                  label: t('belief:tab'),
                  panel: (
                    <BeliefSheet
                      campaign={campaign}
                      party={audience.party}
                      fields={[sheet.field]}
                    />
                  ),
                },
              ]),
          {
            id: 'realm',
            label: t('map:inspector.tab.realm'),
            panel: (
              <RealmTab
                sheet={sheet}
                campaign={campaign}
                onCommand={(command) => void execute(command)}
              />
            ),
          },
          {
            id: 'units',
            label: unitsLabel,
            panel: <UnitsTab sheet={sheet} parties={view.parties} />,
          },
          ...(sheet.gm === null
            ? []
            : [
                {
                  id: 'note' as const,
                  label: t('map:inspector.tab.note'),
                  panel: (
                    <NoteTab
                      key={sheet.field}
                      field={sheet.field}
                      gm={sheet.gm}
                      map={campaign.world.map}
                      onCommand={(command) => void execute(command)}
                    />
                  ),
                },
              ]),
        ]}
      />
    </>
  );
};

const NO_FIELDS: readonly FieldAddress[] = [];

const Nothing = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <>
    <header className="ww-inspector-head">
      <h2>{title}</h2>
    </header>
    <Quiet>{children}</Quiet>
  </>
);

/** The sheet of the chosen field, with what the screen adds at its foot. */
export function Inspector({
  campaign,
  lattice,
  view,
  foot,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly view: MapView;
  readonly foot: ReactNode;
}) {
  const { t } = useTranslation();
  const field = useView((view) => view.field);
  const terrains = useTerrains();
  const sheet = useMemo(
    () =>
      field === null || lattice.cellOf(field) === undefined
        ? null
        : fieldSheet(campaign, { view, lattice, terrains }, field),
    [campaign, view, lattice, terrains, field],
  );
  const editing = useMapScreen((state) => state.editing);
  const execute = useSession((session) => session.execute);
  const { audience } = view;
  const viewer = audience.kind === 'realm' ? (view.parties[audience.party]?.name ?? '') : '';
  return (
    <Shell label={t('map:inspector.label')} foot={foot}>
      {editing?.what === 'label' && audience.kind === 'truth' ? (
        <LabelForm
          key={editing.id ?? JSON.stringify(editing.points)}
          id={editing.id}
          points={editing.points}
          campaign={campaign}
          onCommand={(command) => void execute(command)}
          onDone={closeLettering}
        />
      ) : sheet === null ? (
        <>
          <Nothing title={t('map:inspector.nothing')}>{t('map:inspector.nothingHint')}</Nothing>
          {audience.kind === 'truth' ? null : (
            <BeliefFold campaign={campaign} party={audience.party} fields={NO_FIELDS} />
          )}
        </>
      ) : sheet.terrain === null ? (
        <>
          <Nothing title={`${sheet.field} · ${t('map:inspector.unknown')}`}>
            {t('map:inspector.unknownHint', { name: viewer })}
          </Nothing>
          {audience.kind === 'truth' ? null : (
            <BeliefFold campaign={campaign} party={audience.party} fields={[sheet.field]} />
          )}
        </>
      ) : (
        <Sheet sheet={sheet} campaign={campaign} view={view} />
      )}
    </Shell>
  );
}
