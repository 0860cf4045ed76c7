import {
  type ReactNode,
  type RefObject,
  useDeferredValue,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { hexGameOf, type Campaign, type RuleSystem, systems, type World } from '../../../engine';
import { lexiconOf } from '../../kit/explain';
import { LexiconContext, useLanguage } from '../../kit/explain/react';
import { Reader, type ReaderEntry, showHeading } from '../../kit/reader';
import { HOUSE_LABORATORY } from '../state/jump';
import { useSession } from '../state/session';
import { useView } from '../state/view';
import { EmptyState } from '../../kit/ui';
import { type HouseCatalogue, houseCatalogue, houseCount, searchHouse } from './catalogue';
import { Deviations } from './Deviations';
import { Editions } from './Editions';
import './house.css';
import { aheadOf, AheadTables } from './laboratory/AheadTables';
import { Laboratory } from './laboratory/Laboratory';
import { Measures } from './Measures';
import { PreviewPart } from './PreviewPart';
import { SettingGroupPart } from './SettingGroup';
import { TablePart } from './TableSheet';
import { type House, useHouse } from './use-house';

const PART = {
  editions: 'house-editions',
  deviations: 'house-deviations',
  measures: 'house-measures',
  ahead: 'house-ahead',
  preview: 'house-preview',
  laboratory: HOUSE_LABORATORY,
  tables: 'house-tables',
} as const;

const groupId = (id: string): string => `house-group-${id}`;
const tableId = (id: string): string => `house-table-${id}`;

/** The list beside the sheet. */
const useEntries = (house: House, shown: HouseCatalogue): readonly ReaderEntry[] => {
  const { t } = useTranslation();
  const { edition, names } = house;
  return [
    { id: PART.editions, title: t('house:edition.title'), depth: 0 },
    { id: PART.deviations, title: t('house:deviation.title'), depth: 0 },
    ...(house.system.presets === undefined
      ? []
      : [{ id: PART.measures, title: t('house:measure.title'), depth: 0 }]),
    ...(aheadOf(house.system).length === 0
      ? []
      : [{ id: PART.ahead, title: t('laboratory:ahead.title'), depth: 0 }]),
    ...(edition === null ? [] : [{ id: PART.preview, title: t('house:preview.title'), depth: 0 }]),
    ...(house.system.laboratory === undefined
      ? []
      : [{ id: PART.laboratory, title: t('laboratory:title'), depth: 0 }]),
    ...shown.groups.map((group) => ({
      id: groupId(group.id),
      title: names.group(group),
      depth: 0,
      count: group.settings.length,
    })),
    ...(shown.tables.length === 0
      ? []
      : [
          {
            id: PART.tables,
            title: t('house:table.title'),
            depth: 0,
            count: shown.tables.length,
          },
        ]),
    ...shown.tables.map((table) => ({
      id: tableId(table.id),
      title: names.table(table),
      depth: 1,
    })),
  ];
};

const Sheet = ({
  house,
  shown,
  isSearching,
}: {
  readonly house: House;
  readonly shown: HouseCatalogue;
  readonly isSearching: boolean;
}) => {
  const { t } = useTranslation();
  return (
    <div className="ww-rules ww-house-rules">
      <h2>{t('house:title')}</h2>
      <p className="ww-rules-intro">{t('house:intro')}</p>
      {isSearching ? null : (
        <>
          <Editions id={PART.editions} house={house} />
          <Deviations id={PART.deviations} house={house} />
          {house.system.presets === undefined ? null : (
            <Measures id={PART.measures} house={house} presets={house.system.presets} />
          )}
          {aheadOf(house.system).length === 0 ? null : (
            <section aria-labelledby={PART.ahead}>
              <h3 id={PART.ahead} tabIndex={-1} data-heading>
                {t('laboratory:ahead.title')}
              </h3>
              <AheadTables game={house.system} />
            </section>
          )}
          <PreviewPart id={PART.preview} house={house} />
          {house.system.laboratory === undefined ? null : (
            <Laboratory id={PART.laboratory} house={house} />
          )}
        </>
      )}
      {shown.groups.map((group) => (
        <SettingGroupPart key={group.id} id={groupId(group.id)} group={group} house={house} />
      ))}
      {shown.tables.length === 0 ? null : (
        <section aria-labelledby={PART.tables}>
          <h3 id={PART.tables} tabIndex={-1} data-heading>
            {t('house:table.title')}
          </h3>
          <p className="ww-rules-intro">{t('house:table.intro')}</p>
          {shown.tables.map((table) => (
            <TablePart key={table.id} id={tableId(table.id)} house={house} table={table} />
          ))}
        </section>
      )}
    </div>
  );
};

interface OpenProps {
  readonly campaign: Campaign;
  readonly system: RuleSystem<World>;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly head: ReactNode;
}

const OpenHouse = ({ campaign, system, searchRef, head }: OpenProps) => {
  const { t } = useTranslation();
  const house = useHouse(campaign, system);
  const rule = useView((view) => view.rule);
  useEffect(() => {
    if (rule?.id === HOUSE_LABORATORY) showHeading(HOUSE_LABORATORY);
  }, [rule]);
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const isSearching = sought.trim() !== '';
  const catalogue = useMemo(() => houseCatalogue(system), [system]);
  const shown = useMemo(
    () => searchHouse(catalogue, sought, house.names),
    [catalogue, sought, house.names],
  );
  const count = houseCount(shown);
  const found =
    count === 0
      ? t('house:none', { clause: system.register.clauses[0] ?? '' })
      : t('help:rules.found', { count });
  const all = useEntries(house, shown);
  const { tables: _, ...parts } = PART;
  const fixed: readonly string[] = Object.values(parts);
  return (
    <Reader
      contents={t('house:contents')}
      search={{ label: t('house:search'), value: query }}
      onSearch={setQuery}
      searchRef={searchRef}
      found={isSearching ? found : null}
      entries={isSearching ? all.filter(({ id }) => !fixed.includes(id)) : all}
      head={head}
    >
      <Sheet house={house} shown={shown} isSearching={isSearching} />
    </Reader>
  );
};

/** The house rules of the open world: editions, differences, preview, every setting, every table. */
export function HouseScreen({ searchRef, head }: Pick<OpenProps, 'searchRef' | 'head'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const campaign = useSession((session) => session.campaign);
  const world = campaign?.world;
  const system = campaign === null ? undefined : systems[campaign.system];
  const lexicon = useMemo(
    () =>
      world === undefined ? undefined : lexiconOf(world, hexGameOf(system).terrains, language),
    [world, system, language],
  );
  if (campaign === null || system === undefined || lexicon === undefined)
    return (
      <div className="ww-house-nothing ww-grid ww-gap-16">
        {head}
        <EmptyState title={t('house:noWorld.title')}>{t('house:noWorld.text')}</EmptyState>
      </div>
    );
  return (
    <LexiconContext value={lexicon}>
      <OpenHouse
        key={campaign.id}
        campaign={campaign}
        system={system}
        searchRef={searchRef}
        head={head}
      />
    </LexiconContext>
  );
}
