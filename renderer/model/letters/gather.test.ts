import { afterEach, expect, it, vi } from 'vitest';
import { rowCounts, storage } from '../storage';
import { fillableDisk } from '../storage/full-testing';
import { example, origin } from '../storage/testing';
import { gather } from './gather';

afterEach(() => vi.restoreAllMocks());

const mail = (subject: string) => ({
  name: 'zug.eml',
  bytes: new TextEncoder().encode(
    `From: tha@example.org\r\nSubject: ${subject}\r\nContent-Type: text/plain\r\n\r\n101 KH\r\n`,
  ),
});

it('letters that find no room are refused by name, each whole; those with room are taken, the rest come later', async () => {
  const [one, other] = [mail('Zug 58'), mail('Nachtrag')];
  const id = await storage.create(example(), origin);
  const empty = await rowCounts();
  const disk = fillableDisk(0);
  const none = await gather(id, [one], '2026-01-01T00:00:00Z');
  expect(none).toEqual({ documents: [], refusals: [{ code: 'unstored', file: 'Zug 58' }] });
  expect(await rowCounts()).toEqual(empty);
  disk.space = 2;
  const some = await gather(id, [one, other], '2026-01-01T00:00:00Z');
  expect(some.documents.map(({ name }) => name)).toEqual(['Zug 58']);
  expect(some.refusals).toEqual([{ code: 'unstored', file: 'Nachtrag' }]);
  disk.space = null;
  const all = await gather(id, [other], '2026-01-01T00:00:00Z');
  expect(all.refusals).toEqual([]);
  expect(await storage.pictureOf(id, all.documents[0]?.original ?? '')).toEqual(other.bytes);
});
