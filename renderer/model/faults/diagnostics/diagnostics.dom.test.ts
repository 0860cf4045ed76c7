import 'fake-indexeddb/auto';
import { readFileSync, writeFileSync } from 'node:fs';
import { env } from 'node:process';
import { describe, expect, it } from 'vitest';
import { z } from '../../../../engine/kernel/zod';
import { BLANK_CAMPAIGN, type Campaign } from '../../../../engine';
import { useSession } from '../../state/session';
import { faults } from '../../storage';
import { example, moment } from '../../storage/testing';
import { createFaultCounter } from '../counter';
import { isLoaded } from '../name';
import { auditFigures } from '../CampaignCheck';
import { collectDiagnostics, diagnosticsSchema, diagnosticsText } from './collect';

/** Keys that are the program's own: those of every campaign, down to where records begin. */
const OWN_KEYS = new Set([
  ...Object.keys(BLANK_CAMPAIGN),
  ...Object.keys(example()),
  ...Object.keys(example().world),
  ...Object.keys(example().world.map),
  ...Object.keys(example().world.clock),
]);

/** A campaign in which every word, and every key of a record, is one that is found nowhere else. */
const planted = () => {
  const words: string[] = [];
  const word = (): string => {
    const fresh = `Geheim${String(words.length)}wort`;
    words.push(fresh);
    return fresh;
  };
  const sow = (value: unknown): unknown => {
    if (typeof value === 'string') return word();
    if (Array.isArray(value)) return value.map(sow);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [OWN_KEYS.has(key) ? key : word(), sow(part)]),
    );
  };
  const campaign = sow({ ...BLANK_CAMPAIGN, ...example() }) as Campaign;
  return { campaign, words };
};

const SCHEMA = 'docs/schemas/diagnostics.schema.json';

describe('a diagnostics file', () => {
  it('fits the schema in docs/schemas', () => {
    const text = `${JSON.stringify(z.toJSONSchema(diagnosticsSchema), null, 2)}\n`;
    // `WABENWART_WRITE_SCHEMAS=1 npx vitest run renderer/model/faults/diagnostics` writes it again.
    if (env['WABENWART_WRITE_SCHEMAS'] === '1') writeFileSync(SCHEMA, text);
    expect(readFileSync(SCHEMA, 'utf8')).toBe(text);
  });

  it('holds not one word of the campaign, nor of an error about it', async () => {
    const { campaign, words } = planted();
    expect(words.length).toBeGreaterThan(1000);
    const [name = '', about = '', path = ''] = words;
    useSession.setState({ campaign, save: { kind: 'failed', reason: 'quota' }, revision: 3 });
    const counter = createFaultCounter(
      { store: faults, campaign: () => campaign.id, now: () => moment(), isOurs: isLoaded },
      1,
    );
    const error = new TypeError(`${about}\n    at ${name} (https://${path}.test/a.js:1:2)`);
    counter.count(error);
    counter.count(Object.assign(new Error(about), { name }));
    counter.count(about);
    await counter.settled();
    const audit = auditFigures({
      acts: 3,
      problems: [
        `rowStale world.units.${name}`,
        `rowForeign ${path}.${about}`,
        `rowMissing world.knowledge.${name}.grossfelder.${path}`,
        'parent 7',
      ],
    });
    const text = diagnosticsText(await collectDiagnostics(error, audit));
    expect(words.filter((word) => text.includes(word))).toEqual([]);
    const found = diagnosticsSchema.parse(JSON.parse(text));
    expect(found.faults.map(({ name }) => name).toSorted()).toEqual([
      'Error',
      'NoError',
      'TypeError',
    ]);
    expect(found.audit?.problems).toEqual({
      'rowStale world/units/*': 1,
      'rowForeign *': 1,
      'rowMissing world/knowledge/*/grossfelder/*': 1,
      parent: 1,
    });
    expect(found.campaign).toMatchObject({ game: 'unknown', failure: 'quota', revision: 3 });
    expect(found.campaign?.kinds['world/map/grossfelder/*']?.rows).toBeGreaterThan(2);
    expect(found.storage.tables['faults']).toBe(3);
  });

  it('can be made where nothing is open', async () => {
    useSession.setState({ campaign: null });
    expect((await collectDiagnostics(undefined, null)).campaign).toBeNull();
  });
});
