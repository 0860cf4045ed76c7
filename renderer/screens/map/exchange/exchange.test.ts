import { strToU8, zipSync } from 'fflate';
import { produce } from 'immer';
import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import {
  DROPPED_CODES,
  type FieldAddress,
  grossfeldOf,
  hexGameOf,
  NOTE_CODES,
  PROBLEM_CODES,
  readCampaignFile,
  systems,
} from '../../../../engine';
import { at } from '../../../../engine/testing';
import { wordsOf } from '../../../kit/text/words';
import { fileName, OUT_FORMATS } from './formats';
import { asNewCampaign, layOverCommand, troubleOf } from './import-actions';
import { readIncoming, type ReadJob } from './incoming';
import { written } from '../../../model/faults/unfit';
import { type MapJob, writeMap } from './writing';

const campaign = tharosCampaign();
const { terrains, settlements } = hexGameOf(systems['waben']);

const job = (change: Partial<MapJob>): MapJob => ({
  format: 'csv',
  fields: undefined,
  notes: true,
  secrets: true,
  numbers: 'de',
  images: {},
  ...change,
});

const read = (file: string, bytes: Uint8Array) => {
  const options: ReadJob['options'] = {
    terrains,
    settlements,
    strangers: { key: 'fremd', name: 'Unbekannt' },
  };
  return readIncoming({ file, bytes, options });
};

const proposalOf = (file: string, bytes: Uint8Array) => {
  const outcome = read(file, bytes);
  if (outcome.kind !== 'read' || outcome.incoming.kind !== 'map') {
    throw new Error(JSON.stringify(outcome));
  }
  return outcome.incoming.proposal;
};

/** What a world that can be written becomes. */
const fileOf = (change: Partial<MapJob>) => written(writeMap(campaign, job(change)));

const WISHES = { terrains: {}, fill: 'w' };
const NEW = { id: 'n', name: 'Neu', seed: 's' };

describe('a map exported and imported again', () => {
  it('as tables is the same map, whatever the language of its numbers', () => {
    for (const numbers of ['de', 'en'] as const) {
      const { bytes } = fileOf({ numbers });
      const back = asNewCampaign(campaign, proposalOf('welt.zip', bytes), WISHES, NEW);
      expect(back.ok && back.value.world.map).toEqual(campaign.world.map);
      expect(back.ok && back.value.world.labels).toEqual(campaign.world.labels);
    }
  });

  it('as a campaign file is the whole campaign and is known by what it is, not by its name', () => {
    const { bytes } = fileOf({ format: 'campaign' });
    const outcome = read('irgendwas.txt', bytes);
    expect(outcome.kind === 'read' && outcome.incoming.kind).toBe('campaign');
    expect(
      outcome.kind === 'read' && outcome.incoming.kind === 'campaign' && outcome.incoming.campaign,
    ).toEqual(campaign);
  });

  it('as a campaign file of chosen fields holds their Großfelder and no other', () => {
    const fields = new Set<FieldAddress>([at('210/19'), at('001/21')]);
    const file = readCampaignFile(fileOf({ format: 'campaign', fields }).bytes);
    expect(file.ok && Object.keys(file.value.world.map.grossfelder).sort()).toEqual(['001', '210']);
    expect(
      file.ok &&
        Object.values(file.value.world.units).every(
          ({ place }) =>
            place.kind === 'aboard' || ['001', '210'].includes(grossfeldOf(place.field)),
        ),
    ).toBe(true);
  });

  it.each(['geojson', 'worldographer', 'text-mapper'] as const)(
    'as %s restores every terrain',
    (format) => {
      const { bytes } = fileOf({ format });
      const proposal = proposalOf(`welt.${format}`, bytes);
      const back = asNewCampaign(campaign, proposal, WISHES, NEW);
      if (!back.ok) throw new Error(JSON.stringify(back.problem));
      for (const [no, { terrain }] of Object.entries(campaign.world.map.grossfelder)) {
        const found = Object.entries(back.value.world.map.grossfelder).find(([key]) => key === no);
        expect([no, found?.[1].terrain]).toEqual([no, terrain]);
      }
    },
  );

  it('merged into the world it came from changes nothing', () => {
    const { bytes } = fileOf({});
    const command = layOverCommand(campaign, 'welt.zip', proposalOf('welt.zip', bytes), WISHES);
    if (!command.ok || !('change' in command.value)) throw new Error('no command');
    expect(produce(campaign, command.value.change).world.map).toEqual(campaign.world.map);
  });

  it('states what it leaves out', () => {
    const { dropped } = fileOf({ format: 'geojson' });
    expect(dropped.map(({ what }) => what)).toContain('units');
    const words = wordsOf('de');
    for (const { what, count } of dropped) {
      expect(words(`exchange:dropped.${what}`, { count })).not.toContain('exchange:');
    }
  });
});

/** A file as it is read: its text, or its bytes where it is none. */
type Content = string | Uint8Array;
const bytesOf = (content: Content): Uint8Array =>
  typeof content === 'string' ? strToU8(content) : content;
const archive = (parts: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

const POINT = { type: 'Feature', properties: {}, geometry: { type: 'Point', coordinates: [1, 2] } };
const FOREIGN = JSON.stringify({ type: 'FeatureCollection', features: [POINT] });
const NOT_CAMPAIGN = { 'manifest.json': '{"format":"wabenwart","version":1', 'campaign.json': '{' };

/** Broken files of every kind, and words of the sentence each of them gets. */
const BROKEN: readonly (readonly [what: string, file: string, content: Content, says: RegExp])[] = [
  ['nothing', 'leer.csv', '', /ist leer/],
  ['prose', 'brief.txt', 'Lieber Spielleiter, ich schicke dir meine Karte.', /./],
  ['torn JSON', 'k.geojson', '{"type": "x",\n "features": [{', /bricht in Zeile 2, Spalte \d+ ab/],
  ['foreign GeoJSON', 'k.geojson', FOREIGN, /ist GeoJSON eines anderen Programms/],
  ['a table without a column', 'felder.csv', 'gf;kf\n001;01\n', /fehlt die Spalte/],
  ['tables of others', 'k.zip', archive({ 'fields.csv': 'nichts\n1\n' }), /Tabelle fields\.csv/],
  ['a torn archive', 'karte.zip', 'PK\u0003\u0004abc', /./],
  ['a torn campaign', 'alt.wabenwart', archive(NOT_CAMPAIGN), /./],
  ['XML with a definition', 'k.wxx', '<!DOCTYPE x [<!ENTITY a "b">]><map/>', /Dokumentdefinition/],
  ['a Worldographer file cut off', 'k.wxx', Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3), /./],
  ['a picture', 'k.wxx', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10), /./],
];

describe('a file that is no map', () => {
  it.each(BROKEN)('gets one clear sentence: %s', (_what, file, content, says) => {
    const outcome = read(file, bytesOf(content));
    if (outcome.kind !== 'refused') throw new Error(JSON.stringify(outcome));
    const { text: key, about } = troubleOf(outcome.by, outcome.problem, file);
    expect(wordsOf('de')(key, about)).toMatch(says);
    for (const language of ['de', 'en'] as const) {
      const sentence = wordsOf(language)(key, about);
      expect(sentence).toContain(file);
      expect(sentence).not.toMatch(/exchange:|storage:|\{\{|undefined/);
    }
  });
});

describe('the name of a file', () => {
  it.each([
    ['Die Tharische See', 'Die-Tharische-See.csv'],
    ['../../etc/passwd', 'etc-passwd.csv'],
    ['???', 'Welt.csv'],
  ])('made of %j is %s', (name, file) => {
    expect(fileName(name, { ending: 'csv' })).toBe(file);
  });

  it('has a text for every format', () => {
    const words = wordsOf('de');
    for (const format of OUT_FORMATS) {
      expect(words(`exchange:format.${format}`)).not.toContain('exchange:');
      expect(words(`exchange:about.${format}`)).not.toContain('exchange:');
    }
  });
});

describe('every code of the formats', () => {
  const about = {
    file: 'f',
    line: 1,
    column: 2,
    row: 3,
    path: 'p',
    table: 't',
    value: 'v',
    cells: 1,
    expected: 2,
    found: 1,
    megabytes: 64,
    grid: 'g',
    entry: 1,
    what: 'w',
    grossfeld: '001',
    occupant: '002',
    name: 'n',
    count: 2,
    items: 9,
    encoding: 'e',
  };

  it.each([
    ...PROBLEM_CODES.map((code) => `exchange:problem.${code}`),
    ...NOTE_CODES.map((code) => `exchange:note.${code}`),
    ...DROPPED_CODES.map((code) => `exchange:dropped.${code}`),
  ])('has its text: %s', (key) => {
    for (const language of ['de', 'en'] as const) {
      for (const count of [1, 2]) {
        const sentence = wordsOf(language)(key, { ...about, count });
        expect(sentence).not.toBe(key.split(':')[1]);
        expect(sentence).not.toMatch(/\{\{|undefined/);
      }
    }
  });
});
