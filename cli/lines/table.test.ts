import { describe, expect, it } from 'vitest';
import { tableLines } from './table';

describe('a table of text', () => {
  it('aligns its columns to the widest cell and ends its lines without blanks', () => {
    expect(
      tableLines(
        [
          { head: '#', align: 'right' },
          { head: 'nach', align: 'left' },
          { head: 'BP', align: 'right' },
          { head: '', align: 'left' },
        ],
        [
          ['1', '210/20', '8', ''],
          ['10', '001/01', '15', 'x'],
        ],
      ),
    ).toEqual([' #  nach    BP', ' 1  210/20   8', '10  001/01  15  x']);
  });
});
