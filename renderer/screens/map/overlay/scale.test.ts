import { describe, expect, it } from 'vitest';
import { scaleBar } from './scale';

describe('the scale bar', () => {
  it.each([
    { field: 39, parts: 3, km: 300 },
    { field: 64, parts: 2, km: 200 },
    { field: 160, parts: 1, km: 100 },
    { field: 14, parts: 3, km: 600 },
    { field: 1, parts: 2, km: 10_000 },
  ])('is $km km in $parts parts at a field width of $field px', ({ field, parts, km }) => {
    const bar = scaleBar(field);
    expect(bar).toMatchObject({ parts, km });
    expect((bar.parts * bar.partPx) / field).toBe(km / 100);
  });
});
