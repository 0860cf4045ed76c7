import { describe, expect, it } from 'vitest';
import { FORMS } from '.';
import { BOARD_43, boardWorld, stateOf, withState } from '..';

const start = boardWorld(BOARD_43, 3);
const state = stateOf(start);
const world = withState(start, {
  ...state,
  players: state.players.map((one) => ({
    ...one,
    ...(one.owner === 'rot' ? { register: 13, markers: 2700, motherland: 'united-states' } : {}),
    ...(one.owner === 'blau' ? { register: 13 } : {}),
  })),
  holdings: [
    { id: 'a', owner: 'rot', region: 'united-states', kind: 'motherland', halves: 0, since: 1 },
    { id: 'b', owner: 'rot', region: 'canada', kind: 'allied', halves: 7, since: 1 },
  ],
});
const valuesOf = (form: string, language: 'de' | 'en' = 'de', party = 'rot') =>
  FORMS.values(form, world, party, {}, language);

describe('the printed forms (EW-44-05)', () => {
  it('tell a player what he holds, in printed order, with half fields', () => {
    expect(valuesOf('player')).toMatchObject({
      ...{ player: 'Rot', motherland: 'Vereinigte Staaten', register: '6½', markers: '2700' },
      ...{ 'country.1': 'Kanada 7', 'kind.1': 'verbündet', 'booked.1': '3½' },
      ...{ 'country.2': 'Vereinigte Staaten 30', 'booked.2': '–' },
    });
  });

  it('rank players by their register, equal ones alike (EW-22-02)', () => {
    expect(valuesOf('ranking', 'en')).toMatchObject({
      ...{ 'rank.1': '1', 'rank.2': '1', 'rank.3': '3' },
      ...{ 'rankRegister.1': '6½', 'rankRegister.3': '0' },
    });
    expect(Object.values(valuesOf('ranking', 'en'))).toContain('United States');
  });

  it('are empty for an unknown form or player, and before the first war', () => {
    expect([valuesOf('unknown'), valuesOf('player', 'de', 'nobody'), valuesOf('war')]).toEqual([
      {},
      {},
      {},
    ]);
  });

  it('name every field they fill in', () => {
    for (const { id, parts } of FORMS.definitions) {
      const names = new Set(
        parts.flatMap((part) =>
          (part.kind === 'fields' ? part.fields : part.columns).map(({ name }) => name),
        ),
      );
      const filled = Object.keys(valuesOf(id)).map((field) => field.replace(/\.\d+$/, ''));
      expect(
        filled.filter((field) => !names.has(field)),
        id,
      ).toEqual([]);
    }
  });
});
