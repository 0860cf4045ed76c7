import { describe, expect, it } from 'vitest';
import type { Database } from '../database';
import { type Document, goTo, perform } from '../document';
import { createDisk, example, moment, nextTurn, note, origin } from '../testing';

const CAMPAIGN = 'tharos';

type Outcome = Parameters<typeof perform>[1];

/** A campaign on the disk with a branch that was left: three acts, two taken back, three more, the last taken back. */
const played = async () => {
  const disk = createDisk();
  const { database, storage } = disk.start();
  const id = await storage.create(example(), origin);
  const read = await storage.read(id);
  if (read === undefined) throw new Error('not stored');
  let document: Document = read;
  const act = async (command: Outcome) => {
    const move = perform(document, command, moment(1));
    if (move === undefined) throw new Error('nothing performed');
    await storage.commit(move.commit);
    document = move.document;
  };
  const back = async () => {
    const { head, journal } = document;
    const patches = await storage.patchesOf(id, head);
    const to = journal[head]?.parent ?? 0;
    const move = goTo(document, to, patches === undefined ? [] : [patches], moment(2));
    await storage.commit(move.commit);
    document = move.document;
  };
  await act(note('210/19', 'eins'));
  await act(nextTurn);
  await act(note('210/20', 'zwei'));
  await back();
  await back();
  await act(note('210/21', 'drei'));
  await act(nextTurn);
  await act(note('210/22', 'vier'));
  await back();
  return { disk, database, storage };
};

const row = (...path: string[]): [string, string[]] => [CAMPAIGN, path];
const GROSSFELD = row('world', 'map', 'grossfelder', '210');

/** Makes a row as it was before the acts. */
const age = async ({ rows }: Database): Promise<void> => {
  const first = example().world.map.grossfelder['210' as never];
  await rows.put({ campaign: CAMPAIGN, path: GROSSFELD[1], value: first });
};

type Damage = (database: Database) => Promise<unknown>;

const DAMAGES: readonly [string, Damage, readonly string[]][] = [
  [
    'a row that an act wrote and that is gone',
    ({ rows }) => rows.delete(GROSSFELD),
    ['rowCount -1'],
  ],
  [
    'a row that no act touched and that is gone',
    ({ rows }) => rows.delete(row('world', 'parties', 'tha')),
    ['rowCount -1', 'summary realms'],
  ],
  [
    'a row that every world has',
    ({ rows }) => rows.delete(row('world', 'clock')),
    ['rowMissing world.clock'],
  ],
  ['a row that is older than the journal', age, ['rowStale world.map.grossfelder.210']],
  [
    'a row that no document has',
    ({ rows }) => rows.add({ campaign: CAMPAIGN, path: ['world', 'nonsense'], value: 1 }),
    ['rowForeign world.nonsense', 'rowCount 1'],
  ],
  [
    'a row of another campaign',
    ({ rows }) => rows.put({ campaign: CAMPAIGN, path: ['id'], value: 'other' }),
    ['rowForeign id'],
  ],
  ['changes that are gone', ({ patches }) => patches.delete([CAMPAIGN, 2]), ['patchesMissing 2']],
  [
    'changes without an act',
    ({ patches }) => patches.add({ campaign: CAMPAIGN, seq: 9, patches: [], inverse: [] }),
    ['patchesForeign 9'],
  ],
  [
    'changes of another act',
    ({ patches }) =>
      patches.put({
        campaign: CAMPAIGN,
        seq: 3,
        patches: [{ op: 'replace', path: ['world', 'units', 'none', 'place'], value: 1 }],
        inverse: [],
      }),
    ['patchesUnfit 3'],
  ],
  [
    'an act in force that is none',
    ({ campaigns }) => campaigns.update(CAMPAIGN, { head: 77 }),
    ['head 77'],
  ],
  [
    'another act in force',
    ({ campaigns }) => campaigns.update(CAMPAIGN, { head: 1 }),
    ['patchesUnfit 2'],
  ],
  [
    'fewer commits than acts',
    ({ campaigns }) => campaigns.update(CAMPAIGN, { revision: 2 }),
    ['revision 2'],
  ],
  [
    'a list that tells another month',
    ({ campaigns }) => campaigns.update(CAMPAIGN, { turn: 1 }),
    ['summary turn'],
  ],
  ['a gap in the numbers', ({ journal }) => journal.delete([CAMPAIGN, 3]), ['number 3']],
  ['a journal that is gone', ({ journal }) => journal.clear(), ['number 0']],
  ['acts in a circle', ({ journal }) => journal.update([CAMPAIGN, 2], { parent: 3 }), ['parent 2']],
  [
    'an act without an act before',
    ({ journal }) => journal.update([CAMPAIGN, 5], { parent: null }),
    ['parent 5'],
  ],
  [
    'a way forward into another branch',
    ({ journal }) => journal.update([CAMPAIGN, 4], { next: 3 }),
    ['next 4'],
  ],
  ['rows without a campaign', ({ campaigns }) => campaigns.clear(), ['noCampaign']],
];

describe('an audit', () => {
  it('finds nothing in a campaign with branches, also after a restart', async () => {
    const { disk } = await played();
    expect(await disk.start().storage.audit(CAMPAIGN)).toEqual({ acts: 7, problems: [] });
  });

  it('has nothing to say of a campaign that is not there', async () => {
    const { storage } = createDisk().start();
    expect(await storage.audit(CAMPAIGN)).toEqual({ acts: 0, problems: [] });
  });

  it.each(DAMAGES)('names %s', async (_what, damage, named) => {
    const { disk, database } = await played();
    await damage(database);
    const { problems } = await disk.start().storage.audit(CAMPAIGN);
    for (const problem of named) expect(problems.join('\n')).toContain(problem);
  });

  it('changes nothing', async () => {
    const { disk, storage } = await played();
    const before = await storage.read(CAMPAIGN);
    await storage.audit(CAMPAIGN);
    expect(await disk.start().storage.read(CAMPAIGN)).toEqual(before);
  });
});
