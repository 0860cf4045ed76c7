import { describe, expect, it } from 'vitest';
import {
  type Campaign,
  cellOf,
  type Edition,
  type SettingDefinition,
  settingsInForce,
  systems,
  type Table,
} from '../../../engine';
import { tharosCampaign } from '../../../assets/examples/tharos';
import type { Command } from '../state/command';
import { clauseHeading, differenceSentence, explainTree, moneyOf } from '../../kit/explain';
import { ownKey } from '../../kit/text/own-key';
import { createTexts, wordsOf } from '../../kit/text/words';
import { houseCatalogue } from './catalogue';
import { dropEdition, foundEdition, holdFrom, renameEdition, setCell, setRule } from './commands';
import { deviationsOf } from './difference';
import { cellIn, settingsWith, valueIn } from './edition';
import { countsIn, shownCell, typedCell, typedValue } from './value';

const system = systems['waben'];
if (system === undefined) throw new Error('the game is known');

const definitionOf = (key: string): SettingDefinition => {
  const found = system.settings.find((definition) => definition.key === key);
  if (found === undefined) throw new Error(`no setting ${key}`);
  return found;
};

const tableOf = (id: string): Table => {
  const found = system.tables.find((table) => table.id === id);
  if (found === undefined) throw new Error(`no table ${id}`);
  return found;
};

const after = (campaign: Campaign, command: Command): Campaign =>
  'replace' in command ? command.replace(campaign) : campaign;

/** The example by the rulebook. */
const bare = (): Campaign => ({ ...tharosCampaign(), settings: {}, editions: {} });

/** A campaign with one edition, and the edition. */
const founded = (campaign = bare(), name = 'Karcanon 2026') => {
  const { id, command } = foundEdition(campaign, name);
  const next = after(campaign, command);
  return { campaign: next, edition: () => editionIn(next, id), id };
};

const editionIn = (campaign: Campaign, id: string): Edition => {
  const edition = campaign.editions[id];
  if (edition === undefined) throw new Error('no edition');
  return edition;
};

const tax = definitionOf('econ.tax_rate_pct');
const points = tableOf('goodPoints');
const words = { label: 'Zelle', words: '6' };

describe('editions of house rules (WW-0.1-06)', () => {
  it('hold from the open turn on, under a name', () => {
    const { campaign, edition } = founded();
    expect(edition()).toMatchObject({
      name: 'Karcanon 2026',
      from: campaign.world.clock.turn,
      settings: {},
    });
  });

  it('get other names and other turns, and go with all their rules', () => {
    const { campaign, edition, id } = founded();
    const renamed = after(campaign, renameEdition(edition(), 'Haus'));
    const later = after(renamed, holdFrom(editionIn(renamed, id), 99));
    expect(later.editions[id]).toMatchObject({ name: 'Haus', from: 99 });
    expect(after(later, dropEdition(editionIn(later, id))).editions).toEqual({});
  });

  it('store a value that differs and drop one that holds without them', () => {
    const { campaign, edition, id } = founded();
    const changed = after(campaign, setRule(edition(), tax, 8, { words: '8', owner: null }));
    expect(changed.editions[id]?.settings).toEqual({ 'econ.tax_rate_pct': 8 });
    expect(valueIn(settingsInForce(changed), tax)).toBe(8);
    const back = after(
      changed,
      setRule(editionIn(changed, id), tax, 6, { words: '6', owner: null }),
    );
    expect(back.editions[id]?.settings).toEqual({});
  });

  it('lead back to the booklet over an older edition that differs', () => {
    const first = founded();
    const taxed = after(
      first.campaign,
      setRule(first.edition(), tax, 8, { words: '8', owner: null }),
    );
    const second = founded(taxed, 'Zweite');
    const back = after(
      second.campaign,
      setRule(second.edition(), tax, 6, { words: '6', owner: null }),
    );
    expect(back.editions[second.id]?.settings).toEqual({ 'econ.tax_rate_pct': 6 });
    expect(valueIn(settingsWith(back, second.id), tax)).toBe(6);
    expect(valueIn(settingsWith(back, first.id), tax)).toBe(8);
  });

  it('change single cells of a table and leave the others as printed', () => {
    const { campaign, edition, id } = founded();
    const place = { table: points, row: 'mounted', column: 'points' };
    const printed = points.cells['mounted']?.['points'] ?? 0;
    const changed = after(campaign, setCell(edition(), place, printed + 1, words));
    const settings = settingsInForce(changed);
    expect(cellOf(settings, points, 'mounted', 'points')).toMatchObject({
      value: printed + 1,
      printed,
    });
    expect(cellIn(settings, points, 'downhill', 'points')).toBe(
      points.cells['downhill']?.['points'],
    );
    const same = after(changed, setCell(editionIn(changed, id), place, printed, words));
    const empty = after(changed, setCell(editionIn(changed, id), place, null, words));
    expect([same.editions[id]?.settings, empty.editions[id]?.settings]).toEqual([{}, {}]);
  });
});

describe('what may be typed for a setting (WW-13.1-01)', () => {
  it.each([
    ['econ.tax_rate_pct', '8', 8],
    ['econ.tax_rate_pct', '8,5', undefined],
    ['econ.tax_rate_pct', 'acht', undefined],
    ['econ.tax_rate_pct', '-5', undefined],
    ['fight.sally_divisor', '−1,5', undefined],
    ['fight.sally_divisor', '1,75', 1.75],
    ['fight.sally_divisor', '1.75', 1.75],
    ['fight.sally_divisor', '', undefined],
    ['econ.allow_debt', 'true', true],
    ['econ.allow_debt', 'ja', undefined],
    ['econ.rounding', 'floor', 'floor'],
    ['econ.rounding', 'ceiling', undefined],
    ['cal.year_label', 'nach der Landung', 'nach der Landung'],
    ['seg.modules', 'magie, handel,', ['magie', 'handel']],
    ['terrain.difficulty', '{}', undefined],
  ])('%s: %s', (key, typed, value) => {
    expect(typedValue(definitionOf(key), typed)).toEqual(value);
  });
});

describe('the differences to the booklet', () => {
  it('are none while the rulebook holds', () => {
    expect(deviationsOf(system, founded().campaign)).toEqual([]);
  });

  it('are listed with printed and house value, clause and first turn', () => {
    const { campaign, edition, id } = founded();
    const { turn } = campaign.world.clock;
    const place = { table: points, row: 'mounted', column: 'points' };
    const taxed = after(campaign, setRule(edition(), tax, 8, { words: '8', owner: null }));
    const both = after(taxed, setCell(editionIn(taxed, id), place, 9, words));
    expect(deviationsOf(system, both)).toEqual([
      { kind: 'setting', clause: tax.clause, definition: tax, house: 8, since: turn },
      {
        kind: 'cell',
        clause: points.clause,
        ...place,
        printed: points.cells['mounted']?.['points'],
        house: 9,
        since: turn,
      },
    ]);
  });

  it('date from the edition that made them last, or from the beginning of the campaign', () => {
    const start = { ...bare(), settings: { 'econ.allow_debt': true } };
    const first = founded(start);
    const taxed = after(
      first.campaign,
      setRule(first.edition(), tax, 8, { words: '8', owner: null }),
    );
    const second = founded(taxed, 'Zweite');
    const later = after(second.campaign, holdFrom(second.edition(), 70));
    const again = after(
      later,
      setRule(editionIn(later, second.id), tax, 9, { words: '9', owner: null }),
    );
    expect(deviationsOf(system, again).map(({ since }) => since)).toEqual([70, null]);
  });
});

describe('a derivation under a house rule', () => {
  const settings = { 'table.goodPoints': { mounted: { points: 6 } } };
  const cell = cellOf(settings, points, 'mounted', 'points');
  it.each([
    ['de', 'Hausregel: 6 statt 5'],
    ['en', 'house rule: 6 instead of 5'],
  ] as const)('is marked in %s', (language, note) => {
    if (cell === undefined) throw new Error('the cell is there');
    const shown = explainTree({ ...cell, printed: 5 }, wordsOf(language));
    expect(shown.note).toContain(note);
    expect(shown.mark).toMatchObject({ kind: 'cell', isHouse: true });
  });
});

describe.each(Object.values(systems))('the texts of the register of $id', (game) => {
  it.each(['de', 'en'] as const)('exist in %s for every setting, choice and table', (language) => {
    const texts = createTexts(language);
    const isRendered = (key: string): boolean => texts.exists(key, { fallbackLng: [] });
    const groups = houseCatalogue(game).groups;
    const keys = game.settings.flatMap(({ key, allowed = [] }) => [
      `setting.${key}.name`,
      ...allowed.map((option) => `setting.${key}.options.${option}`),
    ]);
    expect(
      keys.filter((key) => isRendered(`house:${key}`) === isRendered(`${game.id}:${key}`)),
    ).toEqual([]);
    const unnamed = groups.filter(({ id, by }) =>
      by === 'key' ? !isRendered(`house:group.${id}`) : clauseHeading(game.id, id, language) === '',
    );
    expect(unnamed).toEqual([]);
    const tables = game.tables.map(({ id }) =>
      isRendered(`house:table.name.${id}`) ? id : ownKey('table', `${id}.name`, id),
    );
    expect(tables.filter((key) => key.includes(':') && !isRendered(key))).toEqual([]);
  });
});

describe('a game that counts in halves and names its settings itself', () => {
  const other = systems['organisation'];
  const found = other?.settings.find(({ key }) => key === 'os.start.default_levels');
  const list = other?.settings.find(({ key }) => key === 'os.hire.categories');
  const prices = other?.tables.find(({ id }) => id === 'organisation.hire');
  if (other === undefined || found === undefined || list === undefined || prices === undefined)
    throw new Error('the game is known');

  it('has its settings by the chapters of its rules, each once', () => {
    const { groups } = houseCatalogue(other);
    const chapters = groups.map(({ id }) => Number(id));
    expect(chapters).toEqual([...chapters].sort((a, b) => a - b));
    expect(groups.flatMap(({ settings }) => settings)).toHaveLength(other.settings.length);
    expect(groups.find(({ id }) => id === '3')?.settings.map(({ key }) => key)).toContain(
      'os.unrest.bloody',
    );
  });

  it.each([
    ['1,5', 3],
    ['1.5', 3],
    ['4', 8],
    ['0', 0],
    ['1,25', undefined],
    ['viel', undefined],
    ['-5', undefined],
  ])('takes %s for %s halves', (typed, halves) => {
    expect(typedCell(prices, 'price', typed)).toBe(halves);
  });

  it('accepts negative numbers only in columns where the rules print some', () => {
    const towns = tableOf('settlement');
    expect(typedCell(towns, 'netIncome', '−500')).toBe(-500);
    expect(typedCell(towns, 'inhabitants', '−500')).toBeUndefined();
    expect(typedCell(tableOf('stepModifier'), 'difficulty', '-5')).toBe(-5);
  });

  it('shows halves in whole amounts, and other tables as they are', () => {
    expect(shownCell(prices, 3)).toBe(1.5);
    expect(shownCell(points, 3)).toBe(3);
    expect(typedCell(points, 'points', '1,25')).toBe(1.25);
  });

  const GERMAN: Readonly<Record<string, string>> = {
    trade: 'Handel',
    authority: 'Autorität',
    secret_service: 'Geheimdienst',
  };
  const option = (_: SettingDefinition, key: string): string => GERMAN[key] ?? key;

  it('takes keys in words or as they are written, and nothing the register does not allow', () => {
    expect(typedValue(list, 'Handel, autorität, military', option)).toEqual([
      'trade',
      'authority',
      'military',
    ]);
    expect(typedValue(list, '', option)).toEqual([]);
    expect(typedValue(list, 'Handel, Magie', option)).toBeUndefined();
    expect(typedValue(list, 'natural', option)).toBeUndefined();
  });

  it('takes counts by key', () => {
    const value = { trade: 2, secret_service: 3 };
    expect(typedValue(found, 'Handel 2, Geheimdienst 3', option)).toEqual(value);
    expect(countsIn(found, value)).toEqual([
      ['trade', 2],
      ['secret_service', 3],
    ]);
    for (const typed of ['Handel', 'Handel zwei', 'Magie 2', '2'])
      expect(typedValue(found, typed, option), typed).toBeUndefined();
  });

  it('describes the command of changing a setting in the words of the game', () => {
    const { edition } = founded();
    const { name, about } = setRule(edition(), list, ['trade'], {
      words: 'Handel',
      owner: 'organisation',
    });
    expect(wordsOf('de')(name, about)).toBe(
      'Karcanon 2026: Was sich anheuern lässt auf Handel gesetzt',
    );
    expect(wordsOf('en')(name, about)).toBe('Karcanon 2026: What can be hired set to Handel');
  });
});

describe('what an edition changes', () => {
  it('is shown in the money of the game', () => {
    const difference = { kind: 'treasury', party: 'Orden', gold: [9, 10] } as const;
    const inGame = (game: string): string => {
      const words = wordsOf('de', game);
      const money = moneyOf(systems[game]?.currency, words);
      return differenceSentence(difference, words, money, { game, language: 'de' });
    };
    expect(inGame('organisation')).toBe('Orden hat 5 Geld statt 4,5 Geld (+0,5).');
    expect(inGame('waben')).toBe('Orden hat 10 GS statt 9 GS (+1).');
  });
});
