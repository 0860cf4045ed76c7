import { describe, expect, it } from 'vitest';
import type { Artefact, Leak } from '../../../model/leaks/leak';
import { type BatchRealm, type BatchTools, type RealmResult, runBatch } from './batch';

const realm = (key: string, isHeldBack = false): BatchRealm => ({
  party: { key, name: key },
  folder: `Reich ${key}`,
  isHeldBack,
});
const leak = (key: string): Leak => ({
  key,
  file: '',
  where: 'text',
  kind: 'unit',
  what: '',
  excerpt: '',
});

/** A stub that counts the documents in work. */
const workshop = (wrong: Partial<BatchTools> = {}) => {
  const written: string[] = [];
  const reported: string[] = [];
  const held = { now: 0, most: 0 };
  const tools: BatchTools = {
    make: async (party) => {
      held.now += 1;
      held.most = Math.max(held.most, held.now);
      await Promise.resolve();
      const artefacts = ['pdf', 'txt'].map((ending): Artefact => ({
        name: `${party}.${ending}`,
        kind: 'text',
        bytes: new Uint8Array(1),
      }));
      return { artefacts, text: `Text ${party}` };
    },
    leaksOf: () => Promise.resolve([]),
    write: (path) => Promise.resolve(void written.push(path.join('/'))),
    report: (party, { kind }) => {
      if (!['making', 'checking', 'writing'].includes(kind)) held.now = 0;
      reported.push(`${party} ${kind}`);
    },
    isCancelled: () => false,
    ...wrong,
  };
  return { tools, written, reported, held };
};

const kinds = (results: ReadonlyMap<string, RealmResult>) =>
  [...results].map(([party, { kind }]) => `${party} ${kind}`);

describe('a batch of turn reports', () => {
  it('goes realm by realm, each in its folder, never two at once', async () => {
    const { tools, written, reported, held } = workshop();
    const results = await runBatch([realm('a'), realm('b')], tools);
    expect(written).toEqual(['Reich a/a.pdf', 'Reich a/a.txt', 'Reich b/b.pdf', 'Reich b/b.txt']);
    expect(reported).toEqual(
      ['a', 'b'].flatMap((key) =>
        ['making', 'checking', 'writing', 'written'].map((kind) => `${key} ${kind}`),
      ),
    );
    expect(held.most).toBe(1);
    expect(results.get('a')).toEqual({
      kind: 'written',
      files: ['a.pdf', 'a.txt'],
      text: 'Text a',
    });
  });

  it('says of which player the page is too large for some mailboxes', async () => {
    const { tools } = workshop();
    const results = await runBatch([realm('a'), realm('b')], {
      ...tools,
      make: (party) => {
        const bytes = new Uint8Array(party === 'a' ? 1_500_001 : 1_500_000);
        const page: Artefact = { name: 'p.html', kind: 'html', program: ['p'], bytes };
        return Promise.resolve({ artefacts: [page], text: '' });
      },
    });
    expect([...results.values()]).toMatchObject([
      { kind: 'written', heavy: 1_500_001 },
      { kind: 'written' },
    ]);
    expect(results.get('b')).not.toHaveProperty('heavy');
  });

  it('writes nothing of a realm in which anything leaks, and goes on', async () => {
    const { tools, written } = workshop({
      leaksOf: ({ name }) => Promise.resolve(name === 'a.txt' ? [leak('unit 7')] : []),
    });
    const results = await runBatch([realm('a'), realm('b')], tools);
    expect(written).toEqual(['Reich b/b.pdf', 'Reich b/b.txt']);
    expect(results.get('a')).toEqual({ kind: 'leaks', leaks: [leak('unit 7')] });
  });

  it('makes nothing for a realm that is held back (WW-1.4-07)', async () => {
    const { tools, written } = workshop();
    expect(kinds(await runBatch([realm('a', true), realm('b')], tools))).toEqual([
      'a withheld',
      'b written',
    ]);
    expect(written).toHaveLength(2);
  });

  const failures: readonly (readonly [string, unknown, string])[] = [
    ['a full disk', new DOMException('full', 'QuotaExceededError'), 'faults:file.full'],
    ['a place that may not be written', new Error('EROFS: read-only'), 'faults:file.readOnly'],
    ['a place that is gone', new DOMException('gone', 'NotFoundError'), 'faults:file.gone'],
    ['anything else', new Error('Sir Ambros'), 'delivery:batch.result.failed'],
  ];
  it.each(failures)('reports the one that failed by %s and goes on', async (_why, error, text) => {
    const { tools } = workshop({
      // eslint-disable-next-line @typescript-eslint/prefer-promise-reject-errors -- what browsers reject with
      write: ([folder]) => (folder === 'Reich a' ? Promise.reject(error) : Promise.resolve()),
    });
    const results = await runBatch([realm('a'), realm('b')], tools);
    expect(results.get('a')).toEqual({ kind: 'failed', text });
    expect(results.get('b')?.kind).toBe('written');
  });

  it('stops where the GM cancels; what is written stays', async () => {
    const seen: string[] = [];
    const { tools, written } = workshop({ isCancelled: () => seen.length > 0 });
    const results = await runBatch([realm('a'), realm('b'), realm('c')], {
      ...tools,
      write: async (path, bytes) => {
        await tools.write(path, bytes);
        seen.push('written');
      },
    });
    expect(kinds(results)).toEqual(['a written', 'b cancelled', 'c cancelled']);
    expect(written).toEqual(['Reich a/a.pdf', 'Reich a/a.txt']);
  });

  it('ends a realm whose making was cancelled', async () => {
    const { tools, written } = workshop({ make: () => Promise.resolve(undefined) });
    expect(kinds(await runBatch([realm('a')], tools))).toEqual(['a cancelled']);
    expect(written).toEqual([]);
  });
});
