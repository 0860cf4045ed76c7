import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DataTable } from './DataTable';

afterEach(() => vi.restoreAllMocks());

/** A table in a box 400 px wide whose content takes `width`. */
const tableOf = (width: number): HTMLElement => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width);
  render(
    <DataTable
      label="Flotten"
      scroller="ww-fleets"
      rows={['Rabe']}
      keyOf={(row) => row}
      columns={[{ id: 'name', label: 'Name', cell: (row) => row }]}
    />,
  );
  return screen.getByRole('region', { name: 'Flotten' });
};

const scrolledTo = (box: HTMLElement, left: number): readonly boolean[] => {
  box.scrollLeft = left;
  fireEvent.scroll(box);
  return [box.hasAttribute('data-more-before'), box.hasAttribute('data-more-after')];
};

describe('a table that is wider than its box', () => {
  it.each([
    ['at its beginning', 0, [false, true]],
    ['in the middle', 200, [true, true]],
    ['at its end', 500, [true, false]],
  ])('shows %s at which sides there is more', (_, left, marked) => {
    expect(scrolledTo(tableOf(900), left)).toEqual(marked);
  });

  it('can be reached by the keys, which scroll it', () => {
    expect(tableOf(900).tabIndex).toBe(0);
  });

  it('shows nothing where all of it is in sight', () => {
    expect(scrolledTo(tableOf(400), 0)).toEqual([false, false]);
  });
});
