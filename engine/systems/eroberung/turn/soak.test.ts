import { describe, expect, it } from 'vitest';
import type { Json, Settings } from '../../../kernel';
import { type Dice, diceOf } from '../../../testing/letters';
import { trialsOf } from '../../../testing/trials';
import type { World } from '../../../world';
import { eroberung } from '..';
import { BOARD_43 } from '../state/printed-board';
import { bookedBy } from '../testing/balance';
import { membersOf, playerOf } from '../rules/players';
import { optionsFor } from '../rules/targets';
import { boardWorld } from '../state/beginnings';
import { stateOf } from '../state/keep';
import { SETTINGS } from '../data/settings';
import type { GameState, PlayerKey } from '../state/types';
import { computed } from '../../../testing/there';

const GAMES = trialsOf({ small: 4, middle: 6, full: 5000 });
/** A game has never taken so many turns. */
const MOST_TURNS = 400;

/** Every so many games the program plays all battles, on the screen's rules. */
const PLAYED = 8;

/**
 * Settings of a game: half of them as they are, half with other readings. Battles are mostly rolled; where the program
 * plays them they are short, and duels use more energy.
 */
function settingsOf(dice: Dice, game: number): Settings {
  const readings = SETTINGS.filter(({ key }) => key.startsWith('ew.') && dice.once(4)).flatMap(
    ({ key, type, allowed = [] }): readonly (readonly [string, Json])[] =>
      type === 'bool'
        ? [[key, dice.once(2)]]
        : type === 'enum'
          ? [[key, allowed[dice.below(allowed.length)] ?? '']]
          : [],
  );
  const isPlayed = game % PLAYED === PLAYED - 1;
  return {
    ...(dice.once(2) ? {} : Object.fromEntries(readings)),
    'ew.turn.all_pass': 'final_round',
    'ew.option.may_pass': true,
    ...(isPlayed
      ? {
          'ew.battle.mode': 'arcade',
          'arc.computer': 'both',
          'arc.max_ticks': 1500,
          'ew.endgame.energy_percent': 500,
        }
      : { 'ew.battle.mode': 'dice' }),
  };
}

const nameOf = (world: World, country: string): string => world.board?.regions[country]?.name ?? '';

/** Orders of a player who holds the option: now and then a purchase, mostly attacks, sometimes nothing. */
function optionLines(
  dice: Dice,
  world: World,
  state: GameState,
  key: PlayerKey,
): readonly string[] {
  const lawful = optionsFor(state, key, {}).filter(({ refusal }) => refusal === undefined);
  const pick = (act: 'buy' | 'attack') => {
    const those = lawful.filter((one) => one.act === act);
    return those[dice.below(Math.max(1, those.length))];
  };
  const bought = dice.once(2) ? pick('buy') : undefined;
  const attacked = Array.from({ length: 1 + dice.below(4) }, () => pick('attack'));
  return [
    ...(bought === undefined ? [] : [`Kauf ${nameOf(world, bought.country)} allein`]),
    ...attacked.flatMap((one) =>
      one === undefined
        ? []
        : [
            `Angriff auf ${nameOf(world, one.country)} mit ${['Panzer', 'Flugzeug', 'U-Boot'][dice.below(3)] ?? ''}`,
          ],
    ),
  ];
}

function linesFor(dice: Dice, world: World, state: GameState, key: PlayerKey): readonly string[] {
  const countries = state.countries.map(({ id }) => nameOf(world, id));
  const some = (count: number) =>
    Array.from({ length: count }, () => countries[dice.below(countries.length)] ?? '').join(', ');
  const others = Object.values(world.parties).filter((one) => one.key !== key);
  const { phase, holder } = state.course;
  if (phase === 'choose') return [`Ziffer ${String(dice.below(10))}`, `Mutterland: ${some(3)}`];
  if (phase === 'home') {
    const home = playerOf(state, key)?.motherland;
    const zone = state.countries.find(({ id }) => id === home)?.zone;
    const near = state.countries.filter((one) => one.zone === zone && one.id !== home);
    return [`Heimatbündnisse: ${near.map(({ id }) => nameOf(world, id)).join(', ')}`];
  }
  const isAllied = state.alliances.some((one) => membersOf(one).includes(key));
  return [
    ...(isAllied && dice.once(12) ? ['Bündnis verlassen'] : []),
    ...(!isAllied && dice.once(2)
      ? [`Bündnis mit ${others[dice.below(others.length)]?.name ?? ''}`]
      : []),
    ...(dice.once(3) ? ['Waffen: Panzer, Flugzeug, U-Boot'] : []),
    ...(key === holder ? optionLines(dice, world, state, key) : []),
  ];
}

describe('random games', () => {
  it(`end with a winner, and everything balances after every turn, ${GAMES.label}`, () => {
    for (const game of GAMES.seeds()) {
      const dice = diceOf(game);
      const seed = `game-${String(game)}`;
      const settings = settingsOf(dice, game);
      let world = boardWorld(BOARD_43, 2 + dice.below(3));
      let turns = 0;
      for (; turns < MOST_TURNS; turns += 1) {
        const state = stateOf(world);
        if (state.course.phase === 'over') break;
        const orders = Object.fromEntries(
          Object.keys(world.parties).map((key) => [
            key,
            linesFor(dice, world, state, key).join('\n'),
          ]),
        );
        const proposal = computed(eroberung, { world, orders, settings, seed, rulings: {} });
        expect(
          bookedBy(stateOf(proposal.world)),
          `game ${String(game)}, turn ${String(turns)}`,
        ).toEqual([]);
        ({ world } = proposal);
      }
      expect(stateOf(world).course.winners.length, `game ${String(game)}`).toBeGreaterThan(0);
    }
  });
});
