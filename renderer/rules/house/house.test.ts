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
import type { Command } from '../../state/command';
import { explainTree } from '../../explain';
import { wordsOf } from '../../text/words';
import { dropEdition, foundEdition, holdFrom, renameEdition, setCell, setRule } from './commands';
import { deviationsOf } from './difference';
import { cellIn, settingsWith, valueIn } from './edition';
import { typedValue } from './value';

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

/** The example by the booklet. */
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

  it('keep a value that differs and forget one that holds without them', () => {
    const { campaign, edition, id } = founded();
    const changed = after(campaign, setRule(edition(), tax, 8, '8'));
    expect(changed.editions[id]?.settings).toEqual({ 'econ.tax_rate_pct': 8 });
    expect(valueIn(settingsInForce(changed), tax)).toBe(8);
    const back = after(changed, setRule(editionIn(changed, id), tax, 6, '6'));
    expect(back.editions[id]?.settings).toEqual({});
  });

  it('lead back to the booklet over an older edition that differs', () => {
    const first = founded();
    const taxed = after(first.campaign, setRule(first.edition(), tax, 8, '8'));
    const second = founded(taxed, 'Zweite');
    const back = after(second.campaign, setRule(second.edition(), tax, 6, '6'));
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
    ['fight.sally_divisor', '1,75', 1.75],
    ['fight.sally_divisor', '1.75', 1.75],
    ['fight.sally_divisor', '', undefined],
    ['econ.allow_debt', 'true', true],
    ['econ.allow_debt', 'ja', undefined],
    ['econ.rounding', 'floor', 'floor'],
    ['econ.rounding', 'ceiling', undefined],
    ['cal.year_label', 'nach der Landung', 'nach der Landung'],
    ['seg.modules', 'magie, handel,', ['magie', 'handel']],
    ['terrain.table', '{}', undefined],
  ])('%s: %s', (key, typed, value) => {
    expect(typedValue(definitionOf(key), typed)).toEqual(value);
  });
});

describe('the differences to the booklet', () => {
  it('are none while the booklet holds', () => {
    expect(deviationsOf(system, founded().campaign)).toEqual([]);
  });

  it('are listed with printed and house value, clause and first turn', () => {
    const { campaign, edition, id } = founded();
    const { turn } = campaign.world.clock;
    const place = { table: points, row: 'mounted', column: 'points' };
    const taxed = after(campaign, setRule(edition(), tax, 8, '8'));
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
    const taxed = after(first.campaign, setRule(first.edition(), tax, 8, '8'));
    const second = founded(taxed, 'Zweite');
    const later = after(second.campaign, holdFrom(second.edition(), 70));
    const again = after(later, setRule(editionIn(later, second.id), tax, 9, '9'));
    expect(deviationsOf(system, again).map(({ since }) => since)).toEqual([70, null]);
  });
});

describe('a derivation under a house rule', () => {
  const settings = { 'table.goodPoints': { mounted: { points: 6 } } };
  const cell = cellOf(settings, points, 'mounted', 'points');
  it.each([
    ['de', 'Hausregel: 6 statt 5'],
    ['en', 'house rule: 6 instead of 5'],
  ] as const)('says so in %s', (language, note) => {
    if (cell === undefined) throw new Error('the cell is there');
    const shown = explainTree({ ...cell, printed: 5 }, wordsOf(language));
    expect(shown.note).toContain(note);
    expect(shown.mark).toMatchObject({ kind: 'cell', isHouse: true });
  });
});

describe('the words of the register', () => {
  it.each(['de', 'en'] as const)('exist in %s for every setting, choice and table', (language) => {
    const say = wordsOf(language);
    const keys = [
      ...system.settings.flatMap(({ key, allowed, type }) => [
        `house:setting.${key}.name`,
        `house:group.${key.split('.', 1)[0] ?? ''}`,
        ...(type === 'enum' ? (allowed ?? []) : []).map(
          (option) => `house:setting.${key}.options.${option}`,
        ),
      ]),
      ...system.tables.map(({ id }) => `house:table.name.${id}`),
    ];
    expect(keys.filter((key) => say(key, { defaultValue: '' }) === '')).toEqual([]);
  });
});
