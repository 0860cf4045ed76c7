import { describe, expect, it } from 'vitest';
import { rabensundCampaign } from '../../assets/examples/rabensund';
import { tharosCampaign, tharosOrders } from '../../assets/examples/tharos';
import { DIRECTIONS, type FieldAddress } from '../hex';
import { type DrawnOrder, type DrawnUnit, readDrawn } from '../kernel';
import { type Campaign, correctedText, latticeOf, sheetsOf } from '../world';
import { systems } from './registry';

const tharos = tharosCampaign();
const GAMES: Readonly<Record<string, Campaign>> = {
  waben: { ...tharos, sheets: sheetsOf({ tha: tharosOrders }, tharos.world.clock.turn) },
  pygma: rabensundCampaign(),
};

const textOf = ({ sheets }: Campaign, party: string): string => {
  const sheet = sheets[party];
  return sheet === undefined ? '' : correctedText(sheet);
};

const systemOf = (game: string) => systems[game] ?? expect.fail(game);

/** `tha 203 210/37 210/30 KV`: party, unit, fields, code. */
const drawnIn = (words: string): DrawnOrder => {
  const [, party = '', name = '', path = '', code = ''] =
    /^(\w+) ((?:[A-Z]+ )?\d+) ((?:\d{3}\/\d{2} ?)+) ?(\S*)$/u.exec(words) ?? [];
  return { party, name, path: path.trim().split(' '), code };
};

const readingOf = (game: string, words: string, text?: string) => {
  const campaign = GAMES[game] ?? expect.fail(game);
  const order = drawnIn(words);
  const letter = text ?? textOf(campaign, order.party);
  return readDrawn(systemOf(game).orders, order, {
    text: letter,
    world: campaign.world,
    settings: campaign.settings,
  });
};

const drawn = (game: string, words: string, text?: string) => {
  const found = readingOf(game, words, text);
  if (found === undefined) return undefined;
  const { figures, objections, edit } = found;
  return {
    line: edit.words.trim().replaceAll('\t', ';'),
    steps: figures?.steps,
    cost: figures?.cost.value,
    left: figures?.left.value,
    objections: objections.map(({ code, clause }) => `${code} ${clause}`),
  };
};

/** Every unit of a campaign that can be ordered, with its field. */
const unitsOf = (game: string, { world }: Campaign) =>
  latticeOf(world.map).plots.flatMap(({ no }) =>
    Array.from({ length: 48 }, (_, at) => `${no}/${String(at + 1).padStart(2, '0')}`).flatMap(
      (field) =>
        systemOf(game)
          .orders.drawn?.units(world, field)
          .map((unit) => ({ ...unit, field })) ?? [],
    ),
  );

/** A letter in sentences, of several units in one and of one unit in several. */
const SENTENCES = `Hallo,

Heere 101 und 102 ziehen nach 210/20 und greifen an. Reiter 203 kundschaften. Heer 103 vereinigt sich mit 101.
Es verteidigt. 101 und 103 warten auf 203. Teile Heer 102: 500 Krieger werden Heer 106. Arbeiter 401 bauen eine Burg
in 210/22, und Flotte 301 zieht über 210/12 nach 210/13.

Grüße`;

/** What a letter orders all but one unit, as it is told to the player. */
const otherOrders = (game: string, text: string, { party, name }: DrawnUnit) => {
  const { world, settings } = GAMES[game] ?? expect.fail(game);
  const { orders } = systemOf(game);
  return orders
    .restate(orders.read(text, party, world, settings), world)
    .filter(({ unit, span }) =>
      /^\d/.test(name) ? String(unit) !== name : !text.slice(span.start, span.end).startsWith(name),
    )
    .map(({ sayings }) => JSON.stringify(sayings))
    .toSorted();
};

describe('an order drawn on the map', () => {
  it.each([
    {
      title: 'takes the place of the row of its unit and keeps what else stands there',
      game: 'waben',
      order: 'tha 101 210/19 210/20 KVE',
      line: '101;8.000;K;2;Hf;210/19;-20;210/20;KVE;;neu 2000K',
      figures: [1, 8, 7],
      objections: ['F-ADV-GROUND WW-2.3-08'],
    },
    {
      title: 'says from which field on the points do not suffice',
      game: 'waben',
      order: 'tha 101 210/19 210/20 210/21 210/22 KV',
      line: '101;8.000;K;2;Hf;210/19;-20-21-22;210/22;KV;;neu 2000K',
      figures: [2, 19, -4],
      objections: ['F-ADV-POINTS WW-5.3-17'],
    },
    {
      title: 'says which field does not touch the one before',
      game: 'waben',
      order: 'tha 101 210/19 210/20 210/37 KV',
      line: '101;8.000;K;2;Hf;210/19;-20-37;210/37;KV;;neu 2000K',
      figures: [1, 8, 7],
      objections: ['F-ADV-GROUND WW-2.3-08', 'F-PATH-NOTADJ WW-5.3-02'],
    },
    {
      title: 'says what the map bars though the letter may not know it',
      game: 'waben',
      order: 'tha 103 210/04 002/23 KH',
      line: '103;3.000;K;1;Hf;210/04;-002/23;002/23;KH',
      figures: [0, 0, 15],
      objections: ['F-ADV-CAPITAL WW-7.3-22', 'F-PATH-DOMAIN WW-5.3-18'],
    },
    {
      title: 'stays where it is without a further field',
      game: 'waben',
      order: 'tha 103 210/04 KH',
      line: '103;3.000;K;1;Hf;210/04;;210/04;KH',
      figures: [0, 0, 15],
      objections: [],
    },
    {
      title: 'is a line of the order sheet',
      game: 'pygma',
      order: 'hal KH 2 011/22 011/29 attack',
      line: 'KH 2 | 2/22 | | 2/29 | 4000 K | A |',
      figures: [1, 1, 1],
      objections: [],
    },
    {
      title: 'says from which field on the range does not suffice',
      game: 'pygma',
      order: 'hal KH 2 011/22 011/21 011/28 011/27 none',
      line: 'KH 2 | 2/22 | 2/21, 2/28 | 2/27 | 4000 K | - |',
      figures: [2, 2, 0],
      objections: ['pygma.E_RANGE PI-05-25'],
    },
    {
      title: 'keeps secrecy and load of its line',
      game: 'pygma',
      order: 'sah KH 2 022/47 022/46 retreat',
      line: 'KH 2 | 4/47 | | 4/46 | 3000 K | R | geheim',
      figures: [1, 1, 0],
      objections: [],
    },
    {
      title: 'is that of a trader, too, who follows roads and sea lanes',
      game: 'pygma',
      order: 'val H 1 019/30 019/22 019/15 ',
      line: 'H 1 | 1/30 | 1/22 | 1/15 | 8 P. Wein, 4 P. Stoffe | |',
      figures: [2, 2, 8],
      objections: [],
    },
    {
      title: 'says to the GM what ends it where its realm knows nothing',
      game: 'pygma',
      order: 'val RH 1 019/30 019/23 attack',
      line: 'RH 1 | 1/30 | | 1/23 | | A |',
      figures: [0, 0, 4],
      objections: ['pygma.E_NOT_ADJACENT PI-06-03'],
    },
  ])('$game $order: $title', ({ game, order, line, figures, objections }) => {
    const [steps, cost, left] = figures;
    expect(drawn(game, order)).toEqual({ line, steps, cost, left, objections });
  });

  it.each([
    ['waben', 'tha 101 210/19 210/20 210/21 210/22 KV', 3, 19],
    ['waben', 'tha 103 210/04 002/23 KH', 0, 0],
    ['pygma', 'hal KH 2 011/22 011/21 011/28 011/27 none', 3, 3],
    ['pygma', 'val RH 1 019/30 019/23 attack', 0, 0],
  ])('%s %s: is lawful in the turns to come for %i fields, which cost %i', (...row) => {
    const [game, order, steps, cost] = row;
    expect(readingOf(game, order)?.figures?.lawful).toEqual({ steps, cost });
  });

  it.each([
    ['', '203;;;;;210/37;-30;210/30;KR'],
    ['203 210/37 -29 KR', '203 210/37 -30 KR'],
    ['Nr | alt | Zug | neu | Befehl\n203 | 210/37 | -29 | 210/29 | KR', '203 210/37 -30 210/30 KR'],
    ['Gruß', '203;;;;;210/37;-30;210/30;KR'],
    ['Reiter 203 zieht nach 210/29.', '203 -30 KR'],
    ['Reiter 203 kundschaften.', '203 -30 KR Erkunder'],
    ['Heere 203 und 101 verteidigen.', '203 -30 KR\n101 KV'],
    ['Heere 203 und 101 ziehen nach 210/20.', '203 -30 KR\n101 -210/20'],
  ])('is written as its letter is written: %j', (text, line) => {
    expect(drawn('waben', 'tha 203 210/37 210/30 KR', text)).toMatchObject({ line, cost: 6 });
  });

  it.each([
    ['', 'KH 2 | 2/22 | | 2/29 | | A |'],
    ['KH 2 zieht nach 2/28 und greift an. Hygiene 2.000 GS.', 'KH 2 | 2/22 | | 2/29 | | A |'],
    [
      'KH 2 | 2/22 | | 2/28 | 4000 K | A | vereint mit KH 1',
      'KH 2 | 2/22 | | 2/29 | 4000 K | A |\nKH 2 vereint sich mit KH 1',
    ],
  ])('leaves what else stands in the line: %j', (text, line) => {
    expect(drawn('pygma', 'hal KH 2 011/22 011/29 attack', text)).toMatchObject({ line, cost: 1 });
  });

  it.each([
    ['waben', 'rows', undefined],
    ['waben', 'sentences', SENTENCES],
    ['pygma', 'rows', undefined],
  ])(
    '%s, %s: is read as it was drawn for every unit, whatever its code, and changes no other order (law)',
    (game, _, sentences) => {
      const campaign = GAMES[game] ?? expect.fail(game);
      const { world, settings } = campaign;
      const system = systemOf(game);
      const { drawn: own } = system.orders;
      const all = unitsOf(game, campaign);
      const units = all.filter(({ party }) => sentences === undefined || party === 'tha');
      expect(all.length).toBeGreaterThan(8);
      for (const { field, ...unit } of units) {
        const text = sentences ?? textOf(campaign, unit.party);
        const others = otherOrders(game, text, unit);
        const beside = DIRECTIONS.flatMap(
          (one) => latticeOf(world.map).neighbourOf(field as FieldAddress, one) ?? [],
        );
        const codes = own?.codes(world, unit, settings) ?? [];
        for (const { code } of sentences === undefined ? codes : codes.slice(0, 1)) {
          const order = { ...unit, path: [field, ...beside.slice(0, 1)], code };
          const { edit, figures } =
            readDrawn(system.orders, order, { text, world, settings }) ?? expect.fail(unit.name);
          const { start, end } = edit.span;
          const now = text.slice(0, start) + edit.words + text.slice(end);
          expect(otherOrders(game, now, unit)).toEqual(others);
          if (figures?.stop === undefined) expect(figures?.steps ?? 1).toBe(1);
        }
      }
    },
  );
});
