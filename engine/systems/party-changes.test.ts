import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { seenlandCampaign } from '../../assets/examples/seenland';
import { tharosCampaign } from '../../assets/examples/tharos';
import { type Campaign, fieldsOf, partyChanges, type World } from '../world';
import { systems } from './registry';

const changesOf = (
  party: string,
  { system, settings, world }: Campaign,
  change: (world: World) => World,
) => {
  const game = systems[system] ?? expect.fail(system);
  return partyChanges(party, world, change(world), game, settings);
};

const tharos = tharosCampaign();

const withUnit =
  (id: string, change: object) =>
  (world: World): World => {
    const unit = world.units[id] ?? expect.fail(id);
    return { ...world, units: { ...world.units, [id]: { ...unit, ...change } } };
  };

describe('what changed for a realm between two worlds', () => {
  it.each(Object.entries({ tha: tharos, hal: rabensundCampaign(), grenze: seenlandCampaign() }))(
    'is nothing where they are alike (%s)',
    (party, campaign) => {
      expect(changesOf(party, campaign, (world) => structuredClone(world))).toEqual([]);
    },
  );

  it('a unit that moved and shrank, with the words of both, and the figure that follows', () => {
    const place = { kind: 'field', field: '210/30' };
    const found = changesOf('tha', tharos, withUnit('tha:203', { place, size: 40 }));
    expect(found).toContainEqual({ kind: 'figure', figure: 'heads', values: [22230, 22220] });
    const unit = found.find((one) => one.kind === 'record' && one.id === 'tha:203');
    expect(unit).toMatchObject({ record: 'unit', state: 'changed' });
    const fields = unit?.kind === 'record' ? unit.fields : [];
    expect(fields.map(({ field, values: [[before], [after]] }) => [field, before, after])).toEqual(
      expect.arrayContaining([
        ['size', '50', '40'],
        ['place', '210/37', '210/30'],
      ]),
    );
  });

  it('a unit that is no more, and one that is new', () => {
    const gone = changesOf('tha', tharos, ({ units: { 'tha:203': _, ...units }, ...world }) => ({
      ...world,
      units,
    }));
    expect(gone).toContainEqual(
      expect.objectContaining({ record: 'unit', id: 'tha:203', state: 'gone', fields: [] }),
    );
    const unit = tharos.world.units['tha:203'] ?? expect.fail('203');
    const fresh = changesOf('tha', tharos, (world) => ({
      ...world,
      units: { ...world.units, 'tha:299': { ...unit, id: 'tha:299', number: 299 } },
    }));
    expect(fresh).toContainEqual(expect.objectContaining({ id: 'tha:299', state: 'new' }));
  });

  it('nothing of others: their units change nothing for it', () => {
    expect(changesOf('tha', tharos, withUnit('val:101', { size: 1 }))).toEqual([]);
  });

  it('land it lost, and who has it now; for that one it is won', () => {
    const [field = expect.fail('no land')] = fieldsOf(tharos.world.map, 'tha');
    const lose = (world: World): World => {
      const [no = '', index = ''] = field.split('/');
      const chunk = Object.values(world.map.grossfelder).find((one) => one.no === no);
      if (chunk === undefined) throw new Error('no Großfeld');
      const owner = chunk.owner.map((one, at) => (at === Number(index) - 1 ? 'val' : one));
      const grossfelder = { ...world.map.grossfelder, [chunk.no]: { ...chunk, owner } };
      return { ...world, map: { ...world.map, grossfelder } };
    };
    expect(changesOf('tha', tharos, lose)).toContainEqual({
      kind: 'land',
      field,
      isWon: false,
      other: 'val',
    });
    expect(changesOf('val', tharos, lose)).toContainEqual({
      kind: 'land',
      field,
      isWon: true,
      other: 'tha',
    });
  });

  it('an army of another game, under the name its letters give it', () => {
    const pygma = systems['pygma'] ?? expect.fail('pygma');
    const campaign = rabensundCampaign();
    const armies = pygma.records.find(({ id }) => id === 'army') ?? expect.fail('army');
    const own =
      armies.rows(campaign.world, campaign.settings).find(({ owner }) => owner === 'hal') ??
      expect.fail('hal');
    const found = changesOf(
      'hal',
      campaign,
      (world) =>
        armies.put?.({ ...own.row, strength: 1 } as typeof own.row, {
          world,
          settings: campaign.settings,
          owner: 'hal',
        }) ?? world,
    );
    expect(found).toContainEqual(
      expect.objectContaining({
        record: 'army',
        state: 'changed',
        name: [own.row.id.replace(/(?=\d)/, ' '), own.row.id.replace(/(?=\d)/, ' ')],
      }),
    );
  });
});
