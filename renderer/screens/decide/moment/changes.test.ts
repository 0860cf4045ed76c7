import { describe, expect, it } from 'vitest';
import type { Words } from '../../../../engine';
import { mills } from '../../../../engine/testing/mills';
import { millWorld } from '../../../../engine/testing/mills/campaign';
import { partiesAt } from './changes';

const input = {
  world: millWorld(),
  orders: { anna: 'BAUE Mühle in Hochland' },
  settings: {},
  rulings: {},
  seed: 's',
};
const [built, ground] = mills.moments(input);
if (built === undefined || ground === undefined) throw new Error('nothing was computed');
const reading = { settings: {}, language: 'de', showsSecrets: false } as const;

const at = (phase: string, before = input.world, after = built) =>
  partiesAt({ phase, before, after }, mills, reading);

describe('what every party has after a phase', () => {
  it('is described by the records and figures of the game, with what the phase changed', () => {
    const [anna, bert] = at('build');
    expect(anna?.figures).toEqual([{ id: 'mills.money', value: 7, by: -5 }]);
    expect(bert?.figures).toEqual([{ id: 'mills.money', value: 12, by: 0 }]);
    const mill = anna?.kinds.find(({ kind }) => kind.id === 'mill');
    expect(mill?.fields.map(({ id }) => id)).toEqual(['region', 'wheels', 'grist']);
    expect(mill?.rows.map(({ state }) => state)).toEqual(['same', 'new']);
    expect(mill?.rows[1]?.cells['region']).toEqual({ text: 'Hochland' });
  });

  it('shows the former text, the difference of numbers, and what is gone', () => {
    const mill = mills.records[0];
    const owned = mill?.rows(built, {}).find(({ owner }) => owner === 'anna');
    if (mill?.put === undefined || mill.remove === undefined || owned === undefined)
      throw new Error('there is no mill');
    const place = { world: built, settings: {}, owner: 'anna' };
    const changed = Object.assign({}, owned.row, { region: 'marsch', wheels: 4 });
    const moved = mill.put(changed, place);
    const rows = at('x', built, moved)[0]?.kinds[0]?.rows;
    const cells = rows?.find(({ id }) => id === owned.row.id)?.cells;
    expect(cells?.['region']).toEqual({ text: 'Marsch', before: 'Küste' });
    expect(cells?.['wheels']).toEqual({ text: '4', by: 3 });
    const said = mill.fields.map((one) =>
      one.id === 'wheels'
        ? { ...one, said: (value: number): Words => [`W${String(value)}`, ''] }
        : one,
    );
    const inWords = partiesAt(
      { phase: 'x', before: built, after: moved },
      { ...mills, records: [{ ...mill, fields: said }] },
      reading,
    )[0]?.kinds[0]?.rows.find(({ id }) => id === owned.row.id);
    expect(inWords?.cells['wheels']).toEqual({ text: 'W4', before: 'W1' });
    const without = mill.remove(owned.row, place);
    const left = at('x', built, without)[0]?.kinds[0]?.rows;
    expect(left?.find(({ id }) => id === owned.row.id)?.state).toBe('gone');
  });

  it('lists a record once that a second kind has as well', () => {
    const [mill] = mills.records;
    if (mill === undefined) throw new Error('there is no mill');
    const again = { ...mill, id: 'again', partOf: mill.id };
    const moment = { phase: 'build', before: input.world, after: built };
    const told = (records: typeof mills.records) =>
      partiesAt(moment, { ...mills, records }, reading);
    expect(told([again, ...mills.records])).toEqual(told(mills.records));
  });

  it('reveals no secret until the GM shows them, nor that something changed of which nothing else is left', () => {
    const withSecrets = (...ids: readonly string[]) => ({
      ...mills,
      records: mills.records.map((kind) => ({
        ...kind,
        fields: kind.fields.map((one) => (ids.includes(one.id) ? { ...one, isSecret: true } : one)),
      })),
    });
    const moment = { phase: 'build', before: input.world, after: built };
    const fieldsOf = (showsSecrets: boolean, ...ids: readonly string[]) =>
      partiesAt(moment, withSecrets(...ids), { ...reading, showsSecrets })[0]?.kinds.find(
        ({ kind }) => kind.id === 'mill',
      )?.fields;
    expect(fieldsOf(false, 'wheels')?.map(({ id }) => id)).toEqual(['region', 'grist']);
    expect(fieldsOf(true, 'wheels')?.map(({ id }) => id)).toEqual(['region', 'wheels', 'grist']);
    expect(fieldsOf(false, 'region', 'wheels', 'grist')).toBeUndefined();
  });

  it('is the same where a phase changed nothing', () => {
    const states = at('x', ground, ground).flatMap(({ kinds }) =>
      kinds.flatMap(({ rows }) => rows.map(({ state }) => state)),
    );
    expect(new Set(states)).toEqual(new Set(['same']));
  });
});
