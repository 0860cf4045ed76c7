import { useState } from 'react';
import {
  ARCADE_SETS,
  practiceBattle,
  practiceScore,
  type Side,
} from '../../../../engine/systems/eroberung/pages';
import { Button } from '../../../kit/ui';
import { FieldPreview } from './FieldPreview';
import { anySeed } from './numbers';
import { type Play, type Player, withSide } from './run';
import { SideForm } from './SideForm';
import { SIDE_WORDS, useSay, weaponWord } from './words';

interface Series {
  readonly seed: number;
  readonly winners: readonly (Side | null)[];
}
const fresh = (): Series => ({ seed: anySeed(), winners: [] });

/** The practice game: all pairs of weapons with energies nobody chose, until somebody has won ten battles (EW-25-01). */
export function Practice({ play }: { readonly play: Play }) {
  const say = useSay();
  const [{ seed, winners }, setSeries] = useState(fresh);
  const [players, setPlayers] = useState<readonly [Player, Player]>(['human', 'easy']);
  const number = winners.length + 1;
  const { weapons, energy, seed: own } = practiceBattle(seed, number);
  const { wins, winner } = practiceScore(winners);
  const set = ARCADE_SETS.fair;
  const next = say('practice.next', {
    number,
    ...{ red: say(weaponWord(weapons[0])), blue: say(weaponWord(weapons[1])) },
  });
  const start = (): void =>
    play({
      match: { setup: { weapons, energy, seed: own, set }, setName: 'fair', players, wins },
      title: `${say('tab.practice')}: ${next}`,
      onEnd: ({ result }) => setSeries({ seed, winners: [...winners, result.winner] }),
    });
  const sideForm = (side: Side) => (
    <SideForm
      side={side}
      name={say(SIDE_WORDS[side])}
      weapon={weapons[side]}
      player={players[side]}
      onPlayer={(player) => setPlayers(withSide(players, side, player))}
    >
      <p>
        {say('energy')}: <strong>{energy[side]}</strong>
      </p>
    </SideForm>
  );
  return (
    <div className="ew-column">
      <p className="ew-note">{say('practice.about')}</p>
      <div className="ew-row">
        <p className="ew-score" aria-label={say('war.wins')}>
          {say('practice.score', { red: wins[0], blue: wins[1] })}
        </p>
        {winner === null ? (
          <>
            <p>{next}</p>
            <Button variant="filled" size="large" icon="play" onPress={start}>
              {say('practice.start', { number })}
            </Button>
          </>
        ) : (
          <>
            <p role="status">{say('practice.over', { side: say(SIDE_WORDS[winner]) })}</p>
            <Button variant="filled" size="large" onPress={() => setSeries(fresh())}>
              {say('practice.again')}
            </Button>
          </>
        )}
      </div>
      <div className="ew-sides">
        {sideForm(0)}
        <FieldPreview seed={own} weapons={weapons} energy={energy} set={set} wins={wins} />
        {sideForm(1)}
      </div>
    </div>
  );
}
