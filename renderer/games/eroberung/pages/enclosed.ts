import { battlesOf, recordingOf, stateOf } from '../../../../engine/systems/eroberung';
import type { EnclosedPage, Enclosing } from '../../game-view';
import { replayOf } from '../arcade/save-replay';

/** Recordings of the battles on the screen in which a player fought in a turn, one page each. */
export function enclosedReplays({
  campaign: { world },
  turn,
  party,
  language,
}: Enclosing): readonly EnclosedPage[] {
  const state = stateOf(world);
  const nameOf = (key: string): string => world.parties[key]?.name ?? key;
  const wars = state.wars.filter(
    (war) =>
      war.turn === turn && [war.defender, war.attacker, ...war.side.split(' ')].includes(party),
  );
  return wars.flatMap((war) =>
    battlesOf(state, war.no).flatMap((battle) => {
      const { no, isAttackerBlue } = battle;
      const recording = recordingOf(battle);
      if (recording === undefined) return [];
      const [a, d] = [nameOf(war.attacker), nameOf(war.defender)];
      const name =
        language === 'de'
          ? `Krieg ${String(war.no)}, Schlacht ${String(no)}`
          : `War ${String(war.no)}, battle ${String(no)}`;
      return [{ name, ...replayOf(recording, isAttackerBlue ? [d, a] : [a, d], language) }];
    }),
  );
}
