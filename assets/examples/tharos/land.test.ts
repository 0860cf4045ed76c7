import { describe, expect, it } from 'vitest';
import { tharosLand } from './land';

describe('the land of the example', () => {
  it('is drawn on fourteen Großfelder', () => {
    expect(Object.keys(tharosLand().grossfelder)).toHaveLength(14);
  });
});
