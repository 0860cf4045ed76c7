import { describe, expect, it } from 'vitest';
import {
  BLANK_CAMPAIGN,
  csvCells,
  ENGLISH_CSV,
  GERMAN_CSV,
  readRecords,
  systems,
  type World,
} from '../../../engine';
import { BOARD_43, boardWorld, sidesOf, stateOf } from '../../../engine/systems/eroberung';
import { registerOf } from '../../screens/records/records/register';
import { registerCsv } from '../../screens/records/register/csv';
import { linesOf } from '../../model/records/lines';
import { type Language, wordsOf } from '../../kit/text/words';

const system = systems['eroberung'];
const kind = system?.records.find(({ id }) => id === 'country');
if (kind === undefined) throw new Error('no countries');

const ABOUT = { id: 'board', name: 'Brett', seed: 'board', system: 'eroberung' };

/** The countries of a world as the GM saves them from their register. */
const saved = (world: World, language: Language): string => {
  const words = wordsOf(language, 'eroberung');
  const register = registerOf('eroberung', kind);
  const campaign = { ...BLANK_CAMPAIGN, ...ABOUT, world };
  const lines = linesOf(register, { campaign, settings: {}, system, words, language });
  return registerCsv(register.columns, lines, words, language === 'de' ? GERMAN_CSV : ENGLISH_CSV);
};

/** A table as the GM reads it back into their register. */
const read = (world: World, text: string) =>
  readRecords(kind, csvCells(text, 2000), {
    world,
    settings: {},
    owner: null,
    parts: 1,
    ownerHeadings: ['wem es gehört'],
  });

/** A board with changed values. */
const changed = read(
  boardWorld(BOARD_43),
  'Name;Machtbasis;Quelle;Seiten\nFrankreich;12;eigener Wert;Iran, Vereinigte Staaten\nAtlantis;4;own value;Iran',
);

describe('the board as a table (EW-26-04, EW-24-01)', () => {
  it('accepts what a GM typed: a country it has is changed, another one is new, both without an owner', () => {
    expect(changed).toMatchObject({ unread: [], unknown: [] });
    const state = stateOf(changed.world);
    const [france, atlantis] = [/^Frankreich$/, /^Atlantis$/].map((name) =>
      state.countries.find((one) => name.test(one.name)),
    );
    expect(france).toMatchObject({ id: 'france', zone: 4, pbu: 12, source: 'user' });
    expect(atlantis).toMatchObject({ pbu: 4, source: 'user' });
    expect(state.countries).toHaveLength(44);
    expect(sidesOf(state, 'france', {})).toEqual(['united-states', 'iran']);
  });

  it.each(['de', 'en'] as const)(
    'goes whole into an empty board and into the printed one, whatever language it was saved in: %s',
    (language) => {
      const text = saved(changed.world, language);
      for (const world of [boardWorld([]), boardWorld(BOARD_43)]) {
        const again = read(world, text);
        expect(again).toMatchObject({ unread: [], unknown: [] });
        expect(saved(again.world, language)).toBe(text);
      }
    },
  );
});
