import { beforeEach, describe, expect, it } from 'vitest';
import { beginLine, keepDraft, openLines, shownTab, useTurnView } from './turn-view';

const [OLD, NEW] = ['101 KH\n103 KH', '101 KV\n103 KH'];

const draft = () => useTurnView.getState().drafts['tha'];

beforeEach(() => useTurnView.setState({ drafts: {}, correcting: null }));

describe('lines that are begun', () => {
  it('are those of the letter as it is read now, where nothing was written in them before it was corrected', () => {
    openLines('tha', OLD, { start: 0, end: 0 });
    beginLine('tha', NEW, '203 ');
    expect(draft()).toEqual({ text: `${NEW}\n203 `, of: NEW });
  });

  it('go below what was written in them', () => {
    keepDraft('tha', { text: `${OLD}\n203 KH`, of: OLD });
    beginLine('tha', NEW, '204 ');
    expect(draft()).toEqual({ text: `${OLD}\n203 KH\n204 `, of: OLD });
  });
});

describe('the tab that is shown', () => {
  it('is that of the orders where what the open one shows is not computed', () => {
    expect(shownTab('report', false)).toBe('orders');
    expect([shownTab('report', true), shownTab('roster', false)]).toEqual(['report', 'roster']);
  });
});
