import { expect, it } from 'vitest';
import { rabensundCampaign } from '../../../../assets/examples/rabensund';
import { diceOf } from '../../../testing/letters';
import { flawsOfBooks, flawsOfFigures, flawsOfLists } from '../../../testing/played-flaws';
import { trialsOf } from '../../../testing/trials';
import { pygma } from '..';
import { stateOf } from '../state/keep';
import { botLetters } from '../testing/bot';
import { flawsOfState, flawsOfStrength } from '../testing/laws';
import { computed } from '../../../testing/there';

/** Months of a game: 40 years. */
const GAME = 320;
const MONTHS = trialsOf({ small: 8, middle: 24, full: 5 * GAME });
/** Every so many months each figure is followed to its facts. */
const THOROUGH = 8;
/** So many months bring forth everything. */
const ENOUGH = 160;

it(
  `eight realms for 40 years, one game after another: books balance, nothing falls below nothing, no army is lost or doubled, revolts and hunger come and go (months: ${MONTHS.label})`,
  () => {
    const { settings, world: start } = rabensundCampaign();
    const counts = { turns: 0, risen: 0, broken: 0, hungry: 0, fed: 0, battles: 0 };
    let world = start;
    let dice = diceOf(MONTHS.seed);
    for (const seed of MONTHS.seeds()) {
      const month = (seed - MONTHS.seed) % GAME;
      if (month === 0) {
        world = start;
        dice = diceOf(seed);
      }
      const before = world;
      const orders = botLetters(before, dice.below);
      const proposal = computed(pygma, { world, orders, settings, rulings: {}, seed: 'soak' });
      const turn = { before, settings, proposal };
      const flaws = [
        ...flawsOfBooks(turn),
        ...flawsOfLists(pygma, turn),
        ...flawsOfStrength(before, proposal),
        ...flawsOfState(proposal.world),
        ...(month % THOROUGH === 0 ? flawsOfFigures(pygma, turn) : []),
      ];
      expect({ seed, month, flaws }).toEqual({ seed, month, flaws: [] });
      ({ world } = proposal);
      const kinds = proposal.events.map(({ kind }) => kind);
      const times = (...of: readonly string[]): number =>
        kinds.filter((kind) => of.includes(kind)).length;
      const fed = stateOf(before).realms.filter(
        ({ hunger }, at) => hunger > 0 && stateOf(world).realms[at]?.hunger === 0,
      );
      counts.turns += 1;
      counts.risen += times('pygma.revolt');
      counts.broken += times('pygma.revoltBroken', 'pygma.revoltLost');
      counts.hungry += times('pygma.hunger');
      counts.fed += fed.length;
      counts.battles += times('pygma.battle', 'pygma.struggle');
    }
    MONTHS.tell(counts);
    if (MONTHS.count >= ENOUGH)
      for (const [what, count] of Object.entries(counts))
        expect({ what, isSeen: count > 0 }).toEqual({ what, isSeen: true });
  },
  24 * 60 * 60_000,
);
