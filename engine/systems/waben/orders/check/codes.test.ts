import { describe, expect, it } from 'vitest';
import { at, edited, tinyWorld, troop } from '../../../../testing';
import { placeSettlement } from '../../../../world';
import { checkOrders, extensionsOf, formatCode, readOrders } from '..';
import { withAllowedExtensions } from '../allowed';

describe('a conditional row', () => {
  it.each([
    ['ask', 'ASK'],
    ['reject', 'REJECT'],
  ])('WW-12.6-15: is handled by the setting: %s', (choice, severity) => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19')] });
    const text = 'Nr.\tZugbefehl\tBefehl\tSonstiges\n101\t-20\tKV\tfalls es taut';
    const findings = checkOrders(readOrders(text, 'tha', world), world, {
      'order.conditions': choice,
    });
    expect(findings.find(({ code }) => code === 'F-ORD-CONDITION')?.severity).toBe(severity);
  });
});

describe('E for a unit under minimum size', () => {
  it('WW-12.5-08, WW-6.2-09: names the size as reason and the GM’s minimum, not the printed one', () => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { size: 1500 })] });
    const sheet = readOrders('Nr.\tZugbefehl\tBefehl\n101\t\tKVE', 'tha', world);
    const findings = checkOrders(sheet, world, { 'unit.min_size': { K: 2000 } });
    expect(findings.find(({ code }) => code === 'F-ORD-NOCOMBAT')?.about).toEqual({
      reason: 'small',
      type: 'K',
      size: 1500,
      minimum: 2000,
    });
  });
});

describe('several extensions', () => {
  const order = (code: string, most: number) => {
    const world = tinyWorld({ units: [troop('tha', 101, '210/19', { size: 5000 })] });
    const settings = { 'order.max_extensions': most };
    const read = readOrders(`Nr.\tZugbefehl\tBefehl\n101\t\t${code}`, 'tha', world);
    const sheet = withAllowedExtensions(read, settings);
    const found = checkOrders(read, world, settings).filter(({ code: name }) =>
      /F-ORD-(?:EXTENSIONS|COMBO|UNPARSED|UNKNOWN)/.test(name),
    );
    return {
      code: formatCode(sheet.rows[0]?.content.code ?? { class: 'A', main: 'B' }),
      kinds: extensionsOf(sheet.rows[0]?.content.code ?? null).map(({ kind }) => kind),
      found: found.map(({ code: name, words }) => `${name} ${words}`),
    };
  };

  it.each([
    ['KAEF', 1, 'KAE', ['F-ORD-EXTENSIONS F']],
    ['KAEF', 2, 'KAEF', []],
    ['KAEFB3', 2, 'KAEF', ['F-ORD-EXTENSIONS B3']],
    ['KAEB3F', 3, 'KAEB3F', []],
    ['KREF', 2, 'KRE', ['F-ORD-COMBO F']],
    ['KAE', 0, 'KA', ['F-ORD-EXTENSIONS E']],
    ['KAE7', 2, 'KAE', ['F-ORD-UNPARSED 7']],
  ])('WW-6.2-05, WW-12.6-03: %s with %i allowed is %s', (code, most, kept, findings) => {
    const read = order(code, most);
    expect(read.code).toBe(kept);
    expect(read.found).toEqual(findings);
  });

  it('WW-12.6-03: the digit of B is no extension of its own', () => {
    expect(order('KAB3', 1)).toEqual({ code: 'KAB3', kinds: ['B'], found: [] });
  });
});

describe('settings of the GM', () => {
  it.each([
    ['102', {}, ['F-UNIT-RANGE']],
    ['402', { 'unit.ranges': { K: '400-499' } }, []],
    ['102', { 'unit.ranges': { K: 'four hundred' } }, ['F-UNIT-RANGE']],
  ])('WW-12.5-01: riders numbered %s under %o', (number, settings, expected) => {
    const type = number === '402' ? 'K' : 'R';
    const unit = troop('tha', Number(number), '210/19', { type, size: 5000 });
    const world = tinyWorld({ units: [unit] });
    const sheet = readOrders(`Nr.\tZugbefehl\tBefehl\n${number}\t\tKV`, 'tha', world);
    const codes = checkOrders(sheet, world, settings).map(({ code }) => code);
    expect(codes.filter((code) => code === 'F-UNIT-RANGE')).toEqual(expected);
  });

  it.each([
    [true, undefined],
    [false, 'outside'],
  ])('WW-12.6-11: attacks from outside allowed: %s', (allowed, reason) => {
    const ships = troop('tha', 301, '210/19', { type: 'S', size: 100, leaders: 5 });
    const plain = tinyWorld({ units: [ships] });
    const map = edited(plain.map, (before) =>
      placeSettlement(before, at('210/20'), {
        type: 'std',
        name: 'Town',
        owner: 'tha',
        built: 24,
        harbours: [5],
      }),
    );
    const world = { ...plain, map };
    const text = 'Nr.\tZugbefehl\tBefehl\tSonstiges\n301\t\tKA\t210/20 angreifen';
    const sheet = readOrders(text, 'tha', world);
    const found = checkOrders(sheet, world, { 'order.assault_from_side': allowed }).find(
      ({ code }) => code === 'F-ORD-NOTARGET',
    );
    expect(found?.about['reason']).toBe(reason);
  });
});
