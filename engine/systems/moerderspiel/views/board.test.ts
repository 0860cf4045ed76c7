import { describe, expect, it } from 'vitest';
import { achtvoelkerCampaign } from '../../../../assets/examples/achtvoelker';
import type { LetteredSight } from '../../../kernel';
import type { World } from '../../../world';
import { isArmy, unitsOf } from '../rules/nation';
import { seenBy } from '../rules/sight';
import { stateOf, withState } from '../state/keep';
import type { GameState, NationKey } from '../state/types';
import { BOARD } from './board';

const { world } = achtvoelkerCampaign();
const state = stateOf(world);
const nations = Object.keys(state.nations);

const sightOf = (now: World, viewer: NationKey | null): LetteredSight =>
  BOARD.sight(now, viewer, {});

const changed = (change: (now: GameState) => GameState): World => withState(world, change(state));

describe('the board as a nation sees it', () => {
  it.each(nations)(
    '%s sees nothing of units it does not see, whatever becomes of them',
    (viewer) => {
      const seen = new Set(seenBy(state, viewer, {}).map(({ key }) => key));
      const hidden = changed((now) => ({
        ...now,
        units: Object.fromEntries(
          unitsOf(now).map((unit) => [
            unit.key,
            unit.nation === viewer || seen.has(unit.key)
              ? unit
              : { ...unit, strength: unit.strength + 100, isAggressive: !unit.isAggressive },
          ]),
        ),
      }));
      expect(sightOf(hidden, viewer)).toEqual(sightOf(world, viewer));
    },
  );

  it.each(nations)(
    '%s sees of others neither traps, camps, watches nor what they truly are',
    (viewer) => {
      const others = changed((now) => ({
        ...now,
        traps: [
          ...now.traps.filter(({ nation }) => nation === viewer),
          ...nations
            .filter((nation) => nation !== viewer)
            .map((nation) => ({ field: 'A2', nation })),
        ],
        units: Object.fromEntries(
          unitsOf(now).map((unit) => [
            unit.key,
            unit.nation === viewer || !isArmy(unit)
              ? unit
              : { ...unit, watch: 'A3', morale: 0, set: { flag: null, factor: 'half' as const } },
          ]),
        ),
      }));
      const sight = sightOf(others, viewer);
      expect(sight).toEqual(sightOf(world, viewer));
      for (const { truth } of sight.pieces)
        if (truth !== undefined) expect(truth.party).toBe(viewer);
      for (const { party } of sight.marks) expect(party).toBe(viewer);
    },
  );

  it.each(nations)(
    '%s learns of bases of others only from the published map (TM-3-12)',
    (viewer) => {
      const other = nations.find((nation) => nation !== viewer) ?? '';
      const taken = changed((now) => ({
        ...now,
        bases: {
          ...Object.fromEntries(
            Object.values(now.bases).map(({ field, owner }) => [
              field,
              { field, owner: owner === viewer ? owner : other },
            ]),
          ),
          A2: { field: 'A2', owner: other },
        },
      }));
      expect(sightOf(taken, viewer).bases).toEqual(sightOf(world, viewer).bases);
    },
  );

  it('shows the GM everything, and what each army truly is where it shows something else', () => {
    const { pieces } = sightOf(world, null);
    expect(pieces).toHaveLength(unitsOf(state).length);
    for (const { truth, party, strength } of pieces)
      if (truth !== undefined)
        expect(truth.party !== party || truth.strength !== strength).toBe(true);
  });
});

describe('the board as it is drawn', () => {
  it('is kept as it is read', () => {
    const layout = BOARD.layout(world);
    expect(BOARD.layout(BOARD.withLayout(world, layout))).toEqual(layout);
    expect(stateOf(BOARD.withLayout(world, layout))).toEqual(state);
  });

  it('changes the map, capitals and bases, and nothing else of the game', () => {
    const layout = BOARD.layout(world);
    const [first = ''] = nations;
    const next = stateOf(
      BOARD.withLayout(world, {
        board: { ...layout.board, mountains: ['A1'] },
        capitals: { ...layout.capitals, [first]: 'A2' },
        bases: { A3: first },
      }),
    );
    expect(next.board.mountains).toEqual(['A1']);
    expect(next.nations[first]?.capital).toBe('A2');
    expect(next.bases).toEqual({ A3: { field: 'A3', owner: first } });
    const { board: _b, nations: _n, bases: _s, ...rest } = state;
    expect(next).toMatchObject(rest);
  });
});
