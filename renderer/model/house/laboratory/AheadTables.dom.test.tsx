import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { systems } from '../../../../engine';
import { showParts } from '../../../app/testing';
import { AheadTables } from './AheadTables';

const show = (id: string, language: 'de' | 'en') => {
  const game = systems[id];
  if (game === undefined) throw new Error(`no game ${id}`);
  showParts(<AheadTables game={game} />, language, id);
};

const headings = () => screen.getAllByRole('heading', { level: 4 }).map((one) => one.textContent);

describe('what was played ahead', () => {
  it.each([
    ['waben', 'de', ['Vorlagen', 'Vier typische Lagen']],
    ['eroberung', 'en', ['Battles on the screen']],
    ['pygma', 'de', ['Vorlagen']],
    ['organisation', 'de', []],
  ] as const)(
    'is a table in a box that scrolls for each comparison of %s',
    (id, language, titles) => {
      show(id, language);
      const boxes = screen.queryAllByRole('region');
      expect(boxes.map((one) => one.getAttribute('aria-label'))).toEqual(titles);
      for (const box of boxes) expect(within(box).getAllByRole('table')).toHaveLength(1);
      if (titles.length > 0) expect(headings()).toEqual(titles);
    },
  );

  it('of an experiment says what is played, and writes percent, shares and counts with their range', () => {
    show('waben', 'de');
    expect(screen.getByText(/eine Flotte fährt fünf Felder Tiefsee/i)).toBeTruthy();
    const table = screen.getByRole('region', { name: 'Vier typische Lagen' });
    const row = (title: string) =>
      within(table).getByRole('rowheader', { name: title }).closest('tr')?.textContent;
    expect(row('Tiefsee: verlorene Schiffe')).toMatch(/3\d(,\d)? % \(3\d(,\d)? % bis [34]\d/);
    expect(row('Tiefsee: ganze Flotte verloren')).toMatch(/1\d(,\d)? % \(1\d/);
    expect(row('Verfolgung: Kämpfe desselben Paares')).toContain('31');
  });
});
