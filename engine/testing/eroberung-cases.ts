import type { PlayedProposal } from '../cases';
import { type GameState, stateOf } from '../systems/eroberung';
import { eroberungCaseGame } from '../systems/eroberung/cases/game';
import { bookedBy } from '../systems/eroberung/testing/balance';
import { halvesText } from '../systems/eroberung/records/labels';
import type { World } from '../world';
import { listed, recordGame, type Seen, type TestedGame } from './case-runner';

const game = recordGame(eroberungCaseGame);

const seenIn =
  (view: (state: GameState, who: string) => string): Seen<PlayedProposal>[string] =>
  ({ world }, who) =>
    view(stateOf(world), who);

const seen: Seen<PlayedProposal> = {
  phase: seenIn(({ course }) => course.phase),
  holder: seenIn(({ course }) => course.holder || 'nobody'),
  queue: seenIn(({ course }) => listed(course.queue)),
  register: seenIn(({ players }, who) =>
    halvesText(players.find(({ owner }) => owner === who)?.register ?? 0),
  ),
  /** `held red`: what a player holds; `held by italy`: who holds a country. */
  held: seenIn(({ holdings }, who) => {
    const country = /^by (.+)$/.exec(who)?.[1];
    return listed(
      holdings
        .filter(({ owner, region }) => (country === undefined ? owner === who : region === country))
        .map(({ owner, region, kind, halves }) =>
          country === undefined ? `${region} ${kind}` : `${owner} ${kind} ${halvesText(halves)}`,
        ),
    );
  }),
  alliances: seenIn(({ alliances }) => listed(alliances.map(({ members }) => members))),
  broken: seenIn(({ broken }) =>
    listed(broken.map(({ leaver, partner }) => `${leaver} ${partner}`)),
  ),
  /** Wars with who fought and who won. */
  wars: seenIn(({ wars }) =>
    listed(wars.map(({ attacker, defender, winner }) => `${attacker} ${defender} ${winner}`)),
  ),
  battles: seenIn(({ battles }) =>
    listed(
      battles.map(
        ({ weaponA, weaponD, winner, afterA, afterD }) =>
          `${weaponA}${weaponD} ${winner} ${String(afterA)}:${String(afterD)}`,
      ),
    ),
  ),
  out: seenIn(({ players }) =>
    listed(players.filter(({ eliminated }) => eliminated > 0).map(({ owner }) => owner)),
  ),
  winners: seenIn(({ course }) => listed(course.winners)),
  challenger: seenIn(({ course }) => course.challenger || 'nobody'),
  /** Imbalances (EW-0-08). */
  astray: seenIn((state) => listed(bookedBy(state))),
};

/** How Eroberung der Welt plays cases, and what of them is seen. */
export const eroberungCases: TestedGame<World, PlayedProposal> = {
  ...game,
  seen: { ...game.seen, ...seen },
};
