import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../../assets/examples/rabensund';
import {
  applyTurn,
  bookingOf,
  type Campaign,
  newsSources,
  newsStatistics,
  statisticFigures,
  turnInputOf,
} from '../../world';
import { pygma } from '.';
import { computed } from '../../testing/there';

const example = rabensundCampaign();
const { turn } = example.world.clock;

/** The example after its open month, with more words in some letters. */
function booked(more: Readonly<Record<string, string>>): Campaign {
  const sheets = Object.fromEntries(
    Object.entries(example.sheets).map(([party, sheet]) => [
      party,
      { ...sheet, text: `${sheet.text}\n${more[party] ?? ''}` },
    ]),
  );
  const edition = { id: 'roads', name: 'Straßen', from: turn + 1, settings: {} };
  const open = { ...example, sheets, editions: { roads: edition } };
  const proposal = computed(pygma, turnInputOf(open));
  return applyTurn(open, proposal, '1989-03-21T12:00:00Z', bookingOf(pygma, open, proposal));
}

const after = booked({
  dre: 'Gerücht: In Karzun gärt es.\ngez. Dogaressa Livia\n---',
  kar: 'Mitteilung: Trivento hat begonnen.\ngez. Livia\n---',
});
const { archive, culture, deadline, editions, newsletters, publicity, world } = after;
const sources = newsSources({
  archive,
  culture,
  deadline,
  editions,
  newsletters,
  publicity,
  world,
  turn,
  eventsOf: () => [],
  balanceMoons: [],
});

describe('the courier of a month', () => {
  it('has messages and rumours of all letters, rumours by their own signature (PI-18-02, PI-18-03)', () => {
    const mails = sources.flatMap((source) =>
      source.kind === 'mail'
        ? [[source.section, source.publicity, source.mail.from, source.mail.signed]]
        : [],
    );
    expect(mails).toEqual(
      expect.arrayContaining([
        ['announcements', 'public', 'val', 'Herzogin Isaut'],
        ['announcements', 'public', 'kar', 'Karzun'],
        ['rumours', 'rumour', 'akr', ''],
        ['rumours', 'rumour', 'dre', 'Dogaressa Livia'],
      ]),
    );
    expect(mails).toHaveLength(4);
  });

  it('has new rules of the GM (PI-18-06)', () => {
    expect(sources.map(({ key, section }) => [key, section])).toContainEqual([
      'edition roads',
      'rules',
    ]);
  });

  it('has statistics of size, armies and economic strength that name nobody (PI-18-08)', () => {
    const figures = pygma.parties.figures(world, {});
    const chosen = ['pygma.armies', 'pygma.fields', 'pygma.gws'];
    expect(statisticFigures(figures)).toEqual(expect.arrayContaining(chosen));
    for (const { minimum, maximum, average } of newsStatistics(figures, chosen)) {
      expect(minimum.value).toBeLessThanOrEqual(average.value);
      expect(average.value).toBeLessThanOrEqual(maximum.value);
    }
  });
});

describe('a letter to a realm known by name alone (PI-00-18)', () => {
  it('waits in the outbox to be passed on, under the name of the realm that wrote it', () => {
    const letters = Object.values(after.outbox);
    expect(letters.map(({ party, kind, title, sentAt }) => [party, kind, title, sentAt])).toEqual([
      ['mae', 'forwarded', 'Trivento', null],
    ]);
    expect(letters[0]?.text).toMatch(/^Königin Eithne, Eure Tuche/);
  });
});
