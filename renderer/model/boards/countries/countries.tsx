import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { type Campaign, settingsInForce, systems } from '../../../../engine';
import { gameViews } from '../../../games/registry';
import type { Words } from '../../../kit/text/words';
import { ToggleGroup } from '../../../kit/ui';
import type { Board, PartProps } from '../../board/board';
import { OpenBoard } from '../../board/BoardView';
import { type CellContext, type CellGesture, chooseTool, REST } from '../../board/cell-tools';
import { partyEntries } from '../../../kit/board/Legend';
import {
  countryIn,
  countryInWords,
  type CountryViewState,
  seenCountries,
  type SeenCountries,
  useCountryView,
} from './board';
import { countryCells } from './cells';
import { countryPlan } from './plan';
import { type CountryViewKind, said, zoneName } from './scene';
import { zoneTone } from './tones';

/** Switches the view of the board: as a map, or as the tables of its zones. */
const layAs = (view: CountryViewKind): void => useCountryView.setState({ view, camera: null });

/** The view of the board, and the sheet of a country or of the board: what the game shows and offers. */
function Sheet({
  campaign,
  seen,
  chosen,
}: PartProps<SeenCountries> & { readonly chosen: string | null }) {
  const { t } = useTranslation();
  const view = useCountryView((screen) => screen.view);
  const ViewState = gameViews[campaign.system]?.desk;
  return (
    <>
      <ToggleGroup
        label={t('countries:view.title')}
        value={view}
        onChange={layAs}
        options={(['map', 'table'] as const).map((id) => ({
          id,
          label: t(`countries:view.${id}`),
        }))}
      />
      {ViewState === undefined ? null : (
        <Suspense fallback={null}>
          <ViewState
            campaign={campaign}
            chosen={countryIn(seen, chosen)?.key ?? null}
            choose={(key) => useCountryView.setState({ chosen: key })}
          />
        </Suspense>
      )}
    </>
  );
}

/** What the tools may know of the open board. */
function contextIn(campaign: Campaign, view: CountryViewKind, words: Words): CellContext | null {
  const system = systems[campaign.system];
  const settings = settingsInForce(campaign);
  const seen = system && seenCountries({ system, settings, world: campaign.world }, words);
  return seen === undefined
    ? null
    : {
        cellAt: countryCells(seen, view).cellAt,
        areNeighbours: () => false,
        overSide: () => undefined,
      };
}

const boardOf = (
  view: CountryViewKind,
): Board<CountryViewState, SeenCountries, CellContext, CellGesture> => ({
  texts: {
    tool: (id) => `countries:tool.${id}`,
    hint: (id) => `countries:hint.${id}`,
    layer: (id) => `countries:layers.${id}`,
    none: 'countries:status.none',
    sheet: 'countries:sheet.label',
  },
  screen: useCountryView,
  tools: [chooseTool<'select', CellContext>('select')],
  faces: { select: { icon: 'pointer', keys: 'V' } },
  rest: REST,
  context: (campaign, words) => contextIn(campaign, view, words),
  see: (game, _, words) => seenCountries(game, words),
  cells: (seen) => countryCells(seen, view),
  plan: (seen) => countryPlan(seen, view),
  present: (seen, key) => countryIn(seen, key)?.held?.parties ?? [],
  goesByCells: () => true,
  cell: (seen, key, words) => {
    const country = countryIn(seen, key);
    return country && { name: said(seen, country.name), what: countryInWords(seen, key, words) };
  },
  spoken: (seen, key, words) => {
    const country = countryIn(seen, key);
    const name = country === undefined ? key : said(seen, country.name);
    const open = country?.isOpen === true ? ` ${words('countries:open')}` : '';
    return `${name}. ${countryInWords(seen, key, words)}.${open}`;
  },
  distance: (seen, _, to) => {
    const country = countryIn(seen, to);
    return country === undefined ? '' : zoneName(seen, country.zone);
  },
  Options: () => null,
  legend: (seen, { theme, words }) => [
    {
      title: words('countries:legend.zones'),
      entries: Object.keys(seen.game.zones).map((zone) => ({
        key: zone,
        text: `${zone} ${zoneName(seen, Number(zone))}`,
        list: [
          {
            kind: 'dots',
            at: [0, 0],
            radius: { of: 0.4 },
            fill: zoneTone(Number(zone), theme).allied,
          },
        ],
      })),
    },
    { title: words('countries:legend.parties'), entries: partyEntries(seen.parties, theme) },
  ],
  about: (seen, key, words) =>
    key === null
      ? words('countries:sheet.overview', { count: seen.sight.countries.length })
      : countryInWords(seen, key, words),
  Sheet,
  keys: [
    {
      id: 'countries.view',
      keys: 'T',
      text: 'countries:view.title',
      scope: 'app:screen.map',
      run: () => layAs(view === 'map' ? 'table' : 'map'),
    },
  ],
});

/** The board of countries as a map of the world, and as the tables of its zones with the track. */
export const COUNTRY_MAP = boardOf('map');
const COUNTRY_TABLE = boardOf('table');

/** The board of the open campaign of a game on a board of countries. */
export function CountryScreen() {
  const view = useCountryView((screen) => screen.view);
  return view === 'map' ? (
    <OpenBoard key="map" board={COUNTRY_MAP} />
  ) : (
    <OpenBoard key="table" board={COUNTRY_TABLE} />
  );
}
