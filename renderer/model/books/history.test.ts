import { describe, expect, it } from 'vitest';
import { type ArchivedTurn, GERMAN_CSV, systems, turnStart } from '../../../engine';
import { realm, tinyWorld } from '../../../engine/testing';
import { tableText } from '../../kit/explain';
import { figureKeys, historyOf, seriesOf } from './history';
import { comparisonRows, standings } from './standings';

const waben = systems['waben'];
if (waben === undefined) throw new Error('no such game');

const archived = (turn: number, gold: number | null): ArchivedTurn => ({
  turn,
  sheets: {},
  rulings: {},
  settings: {},
  seed: '',
  appliedAt: '',
  ...(gold === null ? {} : { figures: { tha: { gold } } }),
});

const world = tinyWorld({
  parties: [realm('tha', { name: 'Tharos', treasury: 70 }), realm('val', { name: '=Valdrun' })],
  clock: { turn: 60, year: 419, moon: 4, moonsPerTurn: 1 },
});
const parties = Object.values(world.parties);

const history = historyOf(
  { archive: { 59: archived(59, 60), 58: archived(58, 50), 57: archived(57, null) }, world },
  waben,
  {},
);

describe('figures over time', () => {
  it('are those at the end of turns and those of today, which count as the last turn', () => {
    expect(history.map(({ turn }) => turn)).toEqual([59, 60]);
    expect(seriesOf(history, 'tha', 'gold')).toEqual([50, 70]);
    expect(seriesOf(history, 'val', 'gold')).toEqual([undefined, 0]);
    expect(figureKeys(history)).toEqual([
      'gold',
      'fields',
      'people',
      'heads',
      'ships',
      'settlements',
      'buildingValue',
    ]);
  });

  it('know the beginning of the first applied turn from its start', () => {
    const before = { ...world, clock: { ...world.clock, turn: 59 } };
    const poorer = { ...before.parties, tha: realm('tha', { name: 'Tharos', treasury: 50 }) };
    const start = turnStart({ ...before, parties: poorer }, world);
    const first = { ...archived(59, 70), start };
    const moments = historyOf({ archive: { 59: first }, world }, waben, {});
    expect(moments.map(({ turn }) => turn)).toEqual([59, 60]);
    expect(seriesOf(moments, 'tha', 'gold')).toEqual([50, 70]);
    const second = historyOf({ archive: { 58: archived(58, 40), 59: first }, world }, waben, {});
    expect(seriesOf(second, 'tha', 'gold')).toEqual([40, 70]);
  });

  it('rank the realms as they stand, the greatest first', () => {
    expect(standings(history, parties, 'gold').map(({ key, value }) => [key, value])).toEqual([
      ['tha', 70],
      ['val', 0],
    ]);
  });

  it('become a table in which nothing is a formula', () => {
    const rows = comparisonRows(history, parties, 'gold', 'Zug');
    expect(rows).toEqual([
      ['Zug', 'Tharos', '=Valdrun'],
      [59, 50, ''],
      [60, 70, 0],
    ]);
    expect(tableText(rows, GERMAN_CSV)).toBe("\uFEFFZug;Tharos;'=Valdrun\r\n59;50;\r\n60;70;0\r\n");
  });
});
