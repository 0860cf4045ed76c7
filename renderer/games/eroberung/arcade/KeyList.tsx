import { Fragment, useContext } from 'react';
import type { Side, Weapon } from '../../../../engine/systems/eroberung/pages';
import { ACTIONS, capOf } from './controls';
import { useBattlePrefs } from './prefs';
import type { Player } from './run';
import { BattleLanguage, SIDE_WORDS, useSay, weaponWord } from './words';

/** Beside the picture: who plays a side, what its weapon can do, and its keys. */
export function KeyList({
  side,
  name,
  weapon,
  player,
}: {
  readonly side: Side;
  readonly name: string;
  readonly weapon: Weapon;
  readonly player: Player;
}) {
  const say = useSay();
  const language = useContext(BattleLanguage);
  const keys = useBattlePrefs((prefs) => prefs.keys[side]);
  return (
    <section className="ew-keys ww-quiet" data-side={side} aria-label={say(SIDE_WORDS[side])}>
      <h2>{name}</h2>
      <p>
        {say(weaponWord(weapon))}
        {player === 'human' ? '' : ` · ${say(`player.${player}`)}`}
      </p>
      {player === 'human' ? (
        <dl>
          {ACTIONS.map((action) => (
            <Fragment key={action}>
              <dt>{say(`keys.${action}`)}</dt>
              <dd>
                {keys[action].map((code, at) => (
                  <Fragment key={code}>
                    {at === 0 ? '' : ` ${say('keys.or')} `}
                    <kbd className="ww-keycap ww-quiet">{capOf(code, language)}</kbd>
                  </Fragment>
                ))}
              </dd>
            </Fragment>
          ))}
        </dl>
      ) : null}
      <p>{say(`guide.${weapon}`)}</p>
    </section>
  );
}
