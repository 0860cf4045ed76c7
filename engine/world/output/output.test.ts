import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playedTurns } from '../../testing/played';
import { samples } from '../../testing/samples';
import { systems } from '../../systems/registry';
import { recordSchema } from '../records';
import { OUTPUT_SCHEMAS, type OutputName, outputSchema } from '.';

const NAMES = Object.keys(OUTPUT_SCHEMAS) as OutputName[];

const pathOf = (name: OutputName): URL =>
  new URL(`../../../docs/schemas/${name}.schema.json`, import.meta.url);

const textOf = (name: OutputName): string => `${JSON.stringify(outputSchema(name), null, 2)}\n`;

describe('the JSON output of the program', () => {
  it.each(NAMES)('%s fits the schema in docs/schemas', (name) => {
    // `WABENWART_WRITE_SCHEMAS=1 npx vitest run engine/world/output` writes them anew.
    if (process.env['WABENWART_WRITE_SCHEMAS'] === '1') writeFileSync(pathOf(name), textOf(name));
    expect(readFileSync(pathOf(name), 'utf8')).toBe(textOf(name));
  });

  it.each(Object.values(systems).filter(({ records }) => records.some(({ schema }) => schema)))(
    'the records of $id fit the schema in docs/schemas',
    ({ id, title, records }) => {
      const path = new URL(`../../../docs/schemas/${id}-records.schema.json`, import.meta.url);
      const text = `${JSON.stringify(recordSchema(title.en, records), null, 2)}\n`;
      if (process.env['WABENWART_WRITE_SCHEMAS'] === '1') writeFileSync(path, text);
      expect(readFileSync(path, 'utf8')).toBe(text);
    },
  );

  const runs = Object.entries(samples).flatMap(([id, { inputs }]) =>
    inputs.map(({ name, input }) => ({ id, name, input })),
  );

  const played = playedTurns.map((turn) => ({ id: 'waben', ...turn }));

  it('is tested on fights and events with a decision of the GM', () => {
    const proposals = played.flatMap(({ id, input }) => systems[id]?.adjudicate(input) ?? []);
    expect(proposals.some(({ fights }) => fights.length > 0)).toBe(true);
    const events = proposals.flatMap((proposal) => proposal.events);
    expect(events.some(({ blocks = [] }) => blocks.some(({ kind }) => kind === 'decision'))).toBe(
      true,
    );
  });

  it.each([...runs, ...played])('a real proposal of $id fits: $name', ({ id, input }) => {
    const run = systems[id]?.adjudicate(input);
    if (run === undefined) throw new Error('no run');
    const { world, ...proposal } = run;
    expect(world.clock.turn).toBeGreaterThan(input.world.clock.turn);
    const parsed = OUTPUT_SCHEMAS.proposal.safeParse(proposal);
    expect(parsed.error?.issues ?? []).toEqual([]);
    expect(parsed.data).toEqual(proposal);
  });

  it('refuses what is no such document', () => {
    expect(OUTPUT_SCHEMAS.rulings.safeParse({ a: { key: 'a', value: 1 } }).success).toBe(false);
    expect(OUTPUT_SCHEMAS.balance.safeParse({ party: 'tha' }).success).toBe(false);
  });
});
