import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedAcht } from '../../testing/acht';
import { waben } from '../../systems/waben';
import type { Campaign } from '../campaign';
import type { PartySnapshot } from '../party-snapshot';
import { snapshotMaker } from '../snapshots';
import { KNOWLEDGE_SCHEMA, type KnowledgeFile, type KnowledgeOfMap } from './knowledge';
import { knowledgeFile, readKnowledgeFile } from './knowledge-file';

const campaign = appliedAcht();

const snapshotsOf = (of: Campaign): readonly PartySnapshot[] => {
  const maker = snapshotMaker(of, waben);
  return (maker?.parties ?? []).flatMap((party) => maker?.of(party) ?? []);
};

const snapshots = snapshotsOf(campaign);
const [tharos] = snapshots.filter(({ party }) => party.key === 'tha');
if (tharos === undefined) throw new Error('no dossier of Tharos');

const read = (text: string): KnowledgeFile => {
  const result = readKnowledgeFile(text);
  if (!result.ok) throw new Error(JSON.stringify(result.problem));
  return result.value;
};

const onMap = (text: string): KnowledgeOfMap => {
  const found = read(text);
  if ('board' in found || 'lettered' in found) throw new Error('no map');
  return found;
};

const file = onMap(knowledgeFile(tharos));

describe('the knowledge file of a realm', () => {
  it('is read back by everybody who is told of the month, and is the same bytes again', () => {
    expect(snapshots).toHaveLength(8);
    for (const snapshot of snapshots) {
      const text = knowledgeFile(snapshot);
      expect(read(text).realm.key).toBe(snapshot.party.key);
      expect(knowledgeFile(structuredClone(snapshot))).toBe(text);
    }
  });

  it('has every field it knows, with age and source, and settlements where it knows of one', () => {
    expect(file.schema).toBe(KNOWLEDGE_SCHEMA);
    expect(file.fields).toHaveLength(tharos.knowledge.length);
    const towns = file.fields.flatMap(({ settlement }) => settlement?.name ?? []);
    const seen = Object.values(tharos.view.chunks).flatMap(({ settlements }) =>
      Object.values(settlements).map(({ name }) => name),
    );
    expect(towns.sort()).toEqual(seen.sort());
    expect(file.fields.every(({ since }) => since <= file.next.turn)).toBe(true);
  });

  it('has its units, its gold and what it saw of others', () => {
    const own = Object.values(campaign.world.units).filter(({ party }) => party === 'tha');
    expect([...file.units, ...file.characters].map(({ number }) => number).sort()).toEqual(
      own.map(({ number }) => number).sort(),
    );
    expect(file.treasury?.gold).toBe(campaign.world.parties['tha']?.treasury);
    expect(file.sightings).toHaveLength(tharos.sightings.length);
    expect(file.sides.some(({ features }) => features.includes('river'))).toBe(true);
  });

  it('carries names that are meant to do harm as mere words', () => {
    const hostile = ['<script>alert(1)</script>', '${x}', '\u202egnp', '\u200b', '\ud800', '"}]'];
    for (const name of [...hostile, 'A'.repeat(10_000)]) {
      const party = { ...tharos.party, name };
      const back = read(knowledgeFile({ ...tharos, party }));
      expect(back.realm.name).toBe(name);
    }
  });
});

describe('a text that is no knowledge file', () => {
  it.each([
    ['no JSON', '{', 'json-broken'],
    ['another schema', knowledgeFile(tharos).replace(KNOWLEDGE_SCHEMA, 'other/1'), 'schema'],
    [
      'a field off the map',
      knowledgeFile(tharos).replace(/"at":"(\d{3})\/\d\d"/, '"at":"$1/49"'),
      'schema',
    ],
    ['something of its own', `{"x":1,${knowledgeFile(tharos).slice(1)}`, 'schema'],
    ['an unsafe key', `{"__proto__":{},${knowledgeFile(tharos).slice(1)}`, 'key-unsafe'],
  ])('is refused with %s', (_, text, code) => {
    expect(readKnowledgeFile(text)).toMatchObject({ ok: false, problem: { code } });
  });

  it('never makes the reader throw, whatever it is (property)', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(readKnowledgeFile(text).ok).toBe(false);
      }),
    );
  });
});
