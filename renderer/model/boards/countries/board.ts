import type { Words } from '../../../kit/text/words';
import type { PlayedGame, SeenThrough } from '../../board/board';
import {
  createBoardScreen,
  BOARD_SCREEN_START,
  type BoardScreenState,
} from '../../board/screen-state';
import { countryScene } from './plan';
import {
  type CountryLayer,
  type CountryScene,
  type CountryViewKind,
  said,
  zoneName,
} from './scene';

/** View state of a board of countries. */
export interface CountryViewState extends BoardScreenState<'select', CountryLayer> {
  readonly view: CountryViewKind;
}

export const useCountryView = createBoardScreen<CountryViewState>({
  ...BOARD_SCREEN_START,
  tool: 'select',
  view: 'map',
  layers: { zones: true, markers: true, open: true },
});

/** A board of countries; everything on it is public. */
export type SeenCountries = CountryScene & SeenThrough;

/** The board of a game in the language of some texts; undefined for games without one. */
export function seenCountries(
  { system, settings, world }: PlayedGame,
  words: Words,
): SeenCountries | undefined {
  const game = system.board.countries;
  const language = words('countries:language') === 'de' ? 'de' : 'en';
  return game && { ...countryScene(game, { world, settings }, language), viewer: null };
}

/** A country of a scene by its key. */
export function countryIn({ sight }: CountryScene, key: string | null) {
  return sight.countries.find((one) => one.key === key);
}

/** A country as text: its zone, its value, how it is held and by whom. */
export function countryInWords(scene: CountryScene, key: string, words: Words): string {
  const country = countryIn(scene, key);
  if (country === undefined) return '';
  const { held, value, zone } = country;
  const names = (held?.parties ?? []).map((party) => scene.parties[party]?.name ?? party);
  const how = said(scene, scene.game.fields[held?.field ?? 'free']);
  return words('countries:what', {
    value,
    zone: zoneName(scene, zone),
    how: names.length === 0 ? how : `${how}: ${names.join(' + ')}`,
  });
}
