import { describe, expect, it } from 'vitest';
import { knownRows, snapshotOf, tableSetting, type OrderSubject } from '../../../engine';
import { PLAYED } from './testing';
import { offersAt, subjectsOf, withLine, type Writer, writerOf, writtenLetter } from './writer';

const playedBy = (game: string, party: string) => {
  const { system, snapshots } = PLAYED.find((one) => one.game === game) ?? expect.fail(game);
  const snapshot = snapshots.find((one) => one.party.key === party) ?? expect.fail(party);
  return writerOf(snapshot, system);
};

describe('the player of a page', () => {
  it.each(PLAYED)('of $game orders what is his, and nothing else', ({ system, snapshots }) => {
    for (const snapshot of snapshots) {
      const writer = writerOf(snapshot, system);
      const { key } = snapshot.party;
      expect(subjectsOf(writer).every(({ party }) => party === key)).toBe(true);
      expect(Object.keys(writer.world.knowledge)).toEqual([key]);
      expect(Object.values(writer.world.units).every(({ party }) => party === key)).toBe(true);
      expect(writer.world.people).toEqual({});
    }
  });

  it.each(PLAYED)('of $game is told house rules that are there, none twice', ({ system }) => {
    const { rules = [] } = system.orders;
    const all = [...system.settings.map(({ key }) => key), ...system.tables.map(tableSetting)];
    expect(rules.filter((key) => !all.includes(key))).toEqual([]);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it.each([
    ['waben', 'dip.default_relation', 'neutral'],
    ['moerderspiel', 'tm.barbarians.move', 5],
  ])('of %s knows the GM’s own %s, by which his letter is checked', (game, key, value) => {
    const { system, campaign } = PLAYED.find((one) => one.game === game) ?? expect.fail(game);
    const settings = { ...campaign.settings, [key]: value };
    const [party = expect.fail('no party')] = Object.keys(campaign.world.parties);
    const snapshot = snapshotOf({ ...campaign, settings }, party, system);
    expect(snapshot?.own.rules[key]).toBe(value);
  });

  it('knows his own trade city in full, and nothing but the map of it where it is not his', () => {
    const { system, campaign } = PLAYED.find(({ game }) => game === 'pygma') ?? expect.fail();
    const { world } = campaign;
    const cities = system.records.find(({ id }) => id === 'city') ?? expect.fail();
    const { owner, row } =
      cities.rows(world, {}).find((one) => one.owner !== null) ?? expect.fail('no city of a realm');
    const trade = { ...row, isTrade: true, isFortified: true };
    const after = cities.put?.(trade, { world, settings: {}, owner }) ?? expect.fail();
    const knownTo = (party: string) => knownRows([cities], after, party, {})[`city//${row.id}`];
    expect(knownTo(owner ?? '')).toMatchObject({ isTrade: true, isFortified: true });
    const others = Object.keys(world.parties).filter((one) => one !== owner);
    expect(others.map(knownTo)).toEqual(others.map(() => undefined));
  });

  it('is told which of his units have orders, and what is objected', () => {
    const tharos = playedBy('waben', 'tha');
    const letter = writtenLetter(tharos, '103 210/04 -05 KH');
    expect([...letter.ordered]).toEqual(['103']);
    expect(letter.understood).toHaveLength(1);
    const stranger = writtenLetter(tharos, '999 210/04 -05 KH');
    expect(stranger.findings.map(({ code }) => code)).toContain('F-ROW-UNKNOWN');
  });

  it('is not told of places he knows nothing of, but that the turn will show them', () => {
    const tharos = playedBy('waben', 'tha');
    const { findings, unknowable } = writtenLetter(tharos, '103 210/04 -998/11 KH');
    expect(unknowable.length).toBeGreaterThan(0);
    const told = findings.map(({ words, about }) => JSON.stringify([words, about]));
    expect(told.filter((text) => text.includes('998/11'))).toEqual([]);
  });

  it('is offered whole orders first, and those of the army he chose alone', () => {
    const blue = playedBy('moerderspiel', 'blau');
    const [army = expect.fail('no army')] = subjectsOf(blue);
    const offers = offersAt(blue, army.place, army);
    expect(offers[0]).toEqual({ line: 'HALTE Armee 1', isWhole: true });
    expect(offers.filter(({ line }) => !line.includes('Armee 1'))).toEqual([]);
    const { text } = withLine(blue, 'HALTE Armee 2', 'HALTE Armee 1');
    expect(text).toBe('HALTE Armee 2\nHALTE Armee 1');
  });
});

it('a name that goes on is another: an unfinished order of army 12 is none of army 1', () => {
  const subject = { key: '1', name: ['Armee 1', 'army 1'], party: 'rot', place: 'A1' };
  const lines = ['MARSCH Armee 12 nach', 'MARSCH Armee 1 nach', 'MARSCH Armee 1'];
  const orders = {
    linesAt: () => lines,
    read: () => ({ rows: [], findings: [] }),
    restate: () => [],
  };
  const writer = { system: { orders }, world: {}, settings: {}, party: 'rot' };
  const offers = offersAt(writer as unknown as Writer, 'A1', subject as unknown as OrderSubject);
  expect(offers.map(({ line }) => line)).toEqual(lines.slice(1));
});
