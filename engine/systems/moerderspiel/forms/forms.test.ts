import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import { withOtherNations } from '../../../testing/moerderspiel-samples';
import { LETTERS } from '../orders';
import { FOUNDING } from '../state/beginnings';
import { FORMS, formValues } from '.';

const { world, settings } = achtvoelkerCampaign();
const [orders, setup] = FORMS;

describe('the invitation', () => {
  const [beginning] = FOUNDING.beginnings;
  const begun = beginning?.make({}) ?? world;
  const invited = (party: string, from = begun) =>
    formValues('invitation', from, party, { 'tm.clock.start': '2003-02-03' }, 'de');

  it.each(Object.keys(begun.parties))(
    'shows %s its nation before the set-up (TM-15-01)',
    (party) => {
      expect(invited(party)).toMatchObject({
        nation: begun.parties[party]?.name,
        capital: begun.parties[party]?.seat,
        side: 'noch offen: sie folgt aus deiner Wahl',
        until: '2003-02-03 22:00',
      });
    },
  );

  it('names the nearest capitals with the steps to them', () => {
    expect(invited('gelb')['neighbours']).toBe('Blau I3 (5), Rot C10 (5), Orange H10 (6)');
  });

  it('shows a nation its own side, once it is decided, and nobody else’s (TM-1-03)', () => {
    const sides = Object.keys(world.parties).map((party) => invited(party, world)['side']);
    expect(sides.filter((side) => side === 'böse')).toHaveLength(2);
  });
});

describe('forms of a nation', () => {
  it('name its own armies and, by the numbers of its map, those it sees as they seem (TM-12-03)', () => {
    const values = formValues('orders', world, 'weiss', settings, 'de');
    expect(values).toMatchObject({
      nation: 'Weiß',
      round: 'Tag 4, Runde 2',
      capital: 'M11',
      'army.1': 'Armee 1',
      'strength.1': '600',
      'target.1': '1',
      'targetField.1': 'K13',
      // Orange under a foreign flag; Violett beside it is hidden.
      'targetNation.1': 'Grün',
    });
    expect(values['target.2']).toBeUndefined();
  });

  it.each(Object.keys(world.parties))(
    'contain for %s nothing it cannot know (TM-12-05)',
    (party) => {
      for (const { id } of FORMS)
        expect(formValues(id, withOtherNations(world, party), party, settings, 'de')).toEqual(
          formValues(id, world, party, settings, 'de'),
        );
    },
  );

  it.each([
    [
      'de',
      {
        'army.1': 'Armee 1',
        'order.1': 'Falscher Befehl an Ziel 1: zieht nach K5',
        'army.2': 'Armee 2',
        'order.2': 'zieht nach G5, F5',
        'set.2': 'ist aggressiv; erscheint doppelt so stark',
        vote: 'Rot',
        loss: 'Garnison mit 200, Armee 1 mit 300',
      },
    ],
    [
      'en',
      {
        'army.1': 'army 1',
        'order.1': 'false order to target 1: moves to K5',
        'army.2': 'army 2',
        'order.2': 'moves to G5, F5',
        'set.2': 'is aggressive; appears double',
        vote: 'Rot',
        loss: 'garrison with 200, army 1 with 300',
      },
    ],
  ] as const)('are read back as a letter in %s (TM-11-06)', (language, values) => {
    const text = orders?.toText?.(values, language) ?? '';
    const sheet = LETTERS.read(text, 'blau', world);
    expect(sheet.findings).toEqual([]);
    const read = sheet.rows.map(({ content }) => content.order);
    expect(read).toHaveLength(6);
    expect(read).toEqual(
      expect.arrayContaining([
        {
          kind: 'UNIT',
          unit: 'blau/1',
          order: {
            kind: 'FALSE_ORDER',
            target: expect.stringMatching(/^\?\d+$/) as string,
            order: { kind: 'MOVE', path: ['K5'] },
          },
        },
        { kind: 'UNIT', unit: 'blau/2', order: { kind: 'MOVE', path: ['G5', 'F5'] } },
        { kind: 'SET', unit: 'blau/2', set: { factor: 'double' } },
        { kind: 'VOTE', nation: 'rot' },
      ]),
    );
  });

  it('of the set-up are read back, too (TM-2-15)', () => {
    const values = {
      abilities: 'Baumeister, Aufklärung',
      split: 'Garnison mit 400, Armee 1 mit 700, Armee 2 mit 400',
      camp: 'N14',
    };
    const sheet = LETTERS.read(setup?.toText?.(values, 'de') ?? '', 'blau', world);
    expect(sheet.findings).toEqual([]);
    expect(sheet.rows.map(({ content }) => content.order.kind)).toEqual([
      'ABILITIES',
      'SPLIT',
      'CAMP',
    ]);
  });

  it('the reference card prints the rules in force, to everybody alike (TM-17-04)', () => {
    const card = FORMS.find(({ id }) => id === 'card');
    const values = formValues('card', world, 'blau', { 'tm.combat.morale_factor': 250 }, 'de');
    expect(values).toMatchObject({
      'winner.1': '200',
      'loser.4': '500',
      'morale.2': '−2',
      'effect.1': 'baut in zwei Runden einen neuen Stützpunkt',
    });
    expect(values['power']).toContain('250 × Moral');
    expect(formValues('card', world, 'nobody', {}, 'en')['loser.4']).toBe('500');
    const titles = card?.parts.flatMap((part) => (part.kind === 'table' ? part.rowTitles : []));
    expect(titles?.map((one) => one?.de)).toContain('Herr der Barbaren (böse)');
  });
});
