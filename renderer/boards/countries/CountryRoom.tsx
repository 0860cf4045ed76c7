import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { gameViews } from '../../games/registry';
import { useSession } from '../../state/session';
import { ToggleGroup, usePageTheme } from '../../ui';
import type { Board, PartProps } from '../kit/board';
import { BoardView } from '../kit/BoardView';
import type { Sight } from '../kit/BoardStage';
import { CellMarks } from '../kit/CellMarks';
import { REST } from '../kit/cell-tools';
import { Drawing } from '../kit/Drawing';
import { Legend as Shell, LegendEntry, LegendGroup } from '../kit/Legend';
import { heightOf, onPaper } from '../kit/paper';
import { PartyShield } from '../kit/PartyShield';
import { SheetHead } from '../kit/Sheet';
import type { BoardHand } from '../kit/use-board-hand';
import {
  type CellContext,
  type CellGesture,
  COUNTRY_TOOLS,
  countryBox,
  countryCells,
  countryContext,
  countryDrawing,
  countryInWords,
  type CountryRoomState,
  countryScene,
  type SeenCountries,
  useCountryRoom,
  useSeenCountries,
} from './board';
import { LAYERS, said, zoneName } from './scene';
import { zoneTone } from './tones';

function Art({
  seen,
  hand,
  sight,
}: PartProps<SeenCountries> & {
  readonly hand: BoardHand<CellContext, CellGesture>;
  readonly sight: Sight;
}) {
  const theme = usePageTheme();
  const layers = useCountryRoom((room) => room.layers);
  const { ground, writing } = useMemo(
    () => countryDrawing(seen, seen.view)({ theme, layers }),
    [seen, theme, layers],
  );
  return (
    <svg className="ww-board-art" aria-hidden="true">
      <g transform={sight.place}>
        <Drawing list={ground} scale={sight.scale} id="board-" />
      </g>
      <CellMarks
        room={useCountryRoom}
        hand={hand}
        sight={sight}
        pathOf={countryCells(seen).outlineOf}
      />
      <g transform={sight.place}>
        <Drawing list={writing} scale={sight.scale} id="board-names-" />
      </g>
    </svg>
  );
}

/** How the board lies there: as a map, or as the tables of its zones. */
function Options({ seen }: PartProps<SeenCountries>) {
  const { t } = useTranslation();
  return (
    <ToggleGroup
      label={t('countries:view.title')}
      value={seen.view}
      onChange={(view) => useCountryRoom.setState({ view, camera: null })}
      options={(['map', 'table'] as const).map((id) => ({ id, label: t(`countries:view.${id}`) }))}
    />
  );
}

function Legend({ seen }: PartProps<SeenCountries>) {
  const { t } = useTranslation();
  const theme = usePageTheme();
  return (
    <Shell>
      <LegendGroup title={t('countries:legend.zones')}>
        {Object.keys(seen.game.zones).map((zone) => (
          <LegendEntry
            key={zone}
            list={[
              { kind: 'dots', at: [0, 0], radius: { of: 0.4 }, fill: zoneTone(Number(zone), theme).allied },
            ]}
            field={20}
          >
            {zone} {zoneName(seen, Number(zone))}
          </LegendEntry>
        ))}
      </LegendGroup>
      <LegendGroup title={t('countries:legend.parties')}>
        {Object.values(seen.parties).map((party) => (
          <li key={party.key}>
            <PartyShield party={party} size={15} />
            {party.name}
          </li>
        ))}
      </LegendGroup>
    </Shell>
  );
}

/** The sheet of a country or of the board: what the game has to say and to do about it. */
function Sheet({
  campaign,
  seen,
  chosen,
}: PartProps<SeenCountries> & { readonly chosen: string | null }) {
  const { t } = useTranslation();
  const Desk = gameViews[campaign.system]?.desk;
  const country = seen.sight.countries.find(({ key }) => key === chosen);
  const words = (key: string, about?: Readonly<Record<string, unknown>>) => t(key, { ...about });
  return (
    <>
      <SheetHead
        over={
          country === undefined
            ? t('countries:sheet.overview', { count: seen.sight.countries.length })
            : countryInWords(seen, country.key, words)
        }
        title={country === undefined ? campaign.name : said(seen, country.name)}
      />
      <div className="ww-board-sheet">
        {Desk === undefined ? null : (
          <Suspense fallback={null}>
            <Desk
              campaign={campaign}
              chosen={country?.key ?? null}
              choose={(key) => useCountryRoom.setState({ chosen: key })}
            />
          </Suspense>
        )}
      </div>
    </>
  );
}

/** The board of countries, as a declaration on the board kit. */
export const COUNTRIES: Board<CountryRoomState, SeenCountries, CellContext, CellGesture> = {
  texts: {
    tool: (id) => `countries:tool.${id}`,
    hint: (id) => `countries:hint.${id}`,
    layer: (id) => `countries:layers.${id}`,
    none: 'countries:status.none',
    sheet: 'countries:sheet.label',
  },
  room: useCountryRoom,
  tools: COUNTRY_TOOLS,
  faces: { select: { icon: 'pointer', keys: 'V' } },
  rest: REST,
  context: countryContext,
  layers: LAYERS,
  useSeen: useSeenCountries,
  cells: countryCells,
  box: (campaign) => {
    const scene = countryScene(campaign, 'de');
    const { view } = useCountryRoom.getState();
    return scene === undefined
      ? { left: 0, top: 0, right: 1, bottom: 1 }
      : countryCells({ ...scene, view }).box;
  },
  goesByCells: () => true,
  Art,
  cell: (seen, key, words) => {
    const country = seen.sight.countries.find((one) => one.key === key);
    return country === undefined
      ? undefined
      : { name: said(seen, country.name), what: countryInWords(seen, key, words) };
  },
  spoken: (seen, key, words) => {
    const country = seen.sight.countries.find((one) => one.key === key);
    const name = country === undefined ? key : said(seen, country.name);
    const open = country?.isOpen === true ? ` ${words('countries:open')}` : '';
    return `${name}. ${countryInWords(seen, key, words)}.${open}`;
  },
  distance: (seen, _, to) => {
    const country = seen.sight.countries.find((one) => one.key === to);
    return country === undefined ? '' : zoneName(seen, country.zone);
  },
  Options,
  Legend,
  Sheet,
  page: ({ name }, seen, width, words) => {
    const box = countryBox(seen, seen.view);
    const layers = { zones: true, markers: true, open: false };
    const { ground, writing } = countryDrawing(seen, seen.view)({ theme: 'print', layers });
    const drawing = { list: [...ground, ...writing], box };
    const size = { width, height: heightOf(box, width) };
    return {
      ...size,
      label: words('board:stage', { campaign: name }),
      marks: onPaper(drawing, size),
    };
  },
  keys: [
    {
      id: 'countries.view',
      keys: 'T',
      text: 'countries:view.title',
      scope: 'app:room.map',
      run: () => {
        const { view } = useCountryRoom.getState();
        useCountryRoom.setState({ view: view === 'map' ? 'table' : 'map', camera: null });
      },
    },
  ],
};

/** The board of the open campaign of a game on a board of countries. */
export function CountryRoom() {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <BoardView board={COUNTRIES} campaign={campaign} />;
}
