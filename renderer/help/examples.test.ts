import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../assets/examples/tharos';
import { systems } from '../../engine';
import { readManual } from './manual';
import { MANUALS } from './sources';

const { world } = tharosCampaign();
const examples = readManual(MANUALS.de).flatMap((block) =>
  block.kind === 'code' && !block.text.startsWith('node ') ? [block.text] : [],
);

describe('the order sheets in the manual', () => {
  it('are three', () => {
    expect(examples).toHaveLength(3);
  });

  it.each(examples)('are read whole, every line of a unit as a row: %s', (text) => {
    const sheet = systems['waben']?.readOrders(text, 'tha', world);
    const lines = text.split('\n').filter((line) => /^\d/.test(line));
    expect(sheet?.findings).toEqual([]);
    expect(sheet?.rows.map(({ unit }) => unit)).toEqual(
      lines.map((line) => Number(line.slice(0, 3))),
    );
  });
});
