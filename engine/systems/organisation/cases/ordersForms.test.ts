import { describe, expect, it } from 'vitest';
import { organisationWorld } from '../../../testing/organisation';
import { organisation } from '..';
import { orderLines } from '../../../testing/organisationCases';

const world = organisationWorld();
const valuesOf = (form: string, party = 'kontor', language: 'de' | 'en' = 'de') =>
  organisation.forms?.values(form, world, party, {}, language) ?? {};
const formOf = (id: string) => organisation.forms?.definitions.find((form) => form.id === id);

/** Column of the order sheet in which orders of a step are written. */
const COLUMN: Readonly<Record<string, string>> = { BUILD: 'build', REPAIR: 'build', PASS: 'act' };

describe('forms (OS-20-04)', () => {
  it('the order sheet is sent back as a letter that is understood', () => {
    const values = {
      ...valuesOf('orders', 'orden'),
      'build.1': 'BAUE Turmritter',
      'build.3': 'REPARIERE Passfeste',
      'move.1': 'BEWEGE 1,5 Geld nach Seenland',
      'act.2': 'PASSE',
      'crowd.1': 'AUFRUHR in Hochland: u3',
      'trade.1': 'HANDEL in Hochland: 0',
      'pay.1': 'ZAHLE nichts in Hochland',
      'calm.1': 'BERUHIGE 1 in Hochland',
    };
    for (const language of ['de', 'en'] as const) {
      const text = formOf('orders')?.toText?.(values, language) ?? '';
      const sheet = organisation.orders.read(text, 'orden', world);
      expect(sheet.findings).toEqual([]);
      expect(sheet.rows.map(({ content: { step, order } }) => [step, order.kind])).toEqual([
        ['build_begin', 'BUILD'],
        ['build_begin', 'REPAIR'],
        ['move_begin', 'MOVE_MONEY'],
        ['act', 'PASS'],
        ['population', 'OVERPOPULATION'],
        ['income', 'TRADE'],
        ['upkeep', 'PAY'],
        ['unrest', 'CALM'],
      ]);
    }
  });

  it.each(
    orderLines().filter(
      ({ isWhole, orders }) => isWhole && orders.every(({ kind }) => kind in COLUMN),
    ),
  )('a field of it holds any order: $line', ({ line, orders }) => {
    const column = COLUMN[orders[0]?.kind ?? ''] ?? '';
    const text = formOf('orders')?.toText?.({ [`${column}.1`]: line }, 'de') ?? '';
    const { rows } = organisation.orders.read(text, 'orden', world);
    expect(rows.map(({ content }) => content.order)).toEqual(orders);
  });

  it('OS-22-02: the sheet of the Küstenkontor', () => {
    expect(valuesOf('sheet')).toMatchObject({
      organisation: 'Küstenkontor',
      phase: '1',
      seat: 'Küste',
      'regions.region.1': 'Küste',
      'regions.calm.1': '3',
      'regions.limit.1': '6',
      'regions.purse.1': '6',
      'advantages.name.1': 'Salzhandel',
      'advantages.category.1': 'Handel',
      'advantages.intact.1': '3',
      'advantages.upkeep.3': '1',
    });
  });

  it('OS-22-04: its closing account, in the notation of the language', () => {
    expect(valuesOf('closing')).toMatchObject({ before: '6', change: '2,5', after: '8,5' });
    expect(valuesOf('closing', 'kontor', 'en')).toMatchObject({ after: '8.5' });
    expect(valuesOf('closing')).toMatchObject({ 'item.1': 'Handel', 'itemRegion.1': 'Küste' });
  });

  it('OS-4-09, OS-10-02, OS-13-08, OS-14-03: the reference card tells the tables in force', () => {
    const card = valuesOf('reference');
    expect(card['categoryUpkeep.7']).toBe('0,5');
    expect(card['price.1']).toBe('4');
    expect(card['price.9']).toBe('21');
    expect(card['warEffect.4']).toBe('1 Geld stehlen');
    expect(card['eventLow.1']).toBe('Chance');
    expect(card['eventStrong.5']).toBe('−2 Geld');
    expect(card['eventLow.7']).toBe('–');
  });

  it('holds words alone, no name of the program', () => {
    for (const form of ['orders', 'sheet', 'closing', 'reference'])
      for (const language of ['de', 'en'] as const)
        expect(JSON.stringify(Object.values(valuesOf(form, 'kontor', language)))).not.toMatch(
          /organisation\.|undefined|NaN/,
        );
  });

  it('nobody is told of anybody else', () => {
    const own = JSON.stringify(
      ['orders', 'sheet', 'closing'].map((form) => valuesOf(form, 'orden')),
    );
    expect(own).not.toMatch(/Salzhandel|Späher|Archiv|Waldbund/);
    expect(valuesOf('sheet', 'nobody')).toEqual({});
  });
});
