import { useEffect, useMemo } from 'react';
import {
  type ArcadeSet,
  shownEnergy,
  type Weapon,
} from '../../../../engine/systems/eroberung/pages';
import { painterOf } from './picture';
import { Screen, useScreen } from './Screen';
import { openShow } from './show';
import { useSay } from './words';

/** The land of a seed with both weapons where they begin. */
export function FieldPreview({
  seed,
  weapons,
  energy,
  set,
  wins = [0, 0],
}: {
  readonly seed: number;
  readonly weapons: readonly [red: Weapon, blue: Weapon];
  readonly energy: readonly [red: number, blue: number];
  readonly set: ArcadeSet;
  readonly wins?: readonly [red: number, blue: number];
}) {
  const say = useSay();
  const screen = useScreen();
  const { draw } = screen;
  const [red, blue] = weapons;
  const [redEnergy, blueEnergy] = energy;
  const [redWins, blueWins] = wins;
  const show = useMemo(
    () => openShow({ seed, set, weapons: [red, blue], energy: [redEnergy, blueEnergy] }),
    [seed, set, red, blue, redEnergy, blueEnergy],
  );
  useEffect(() => {
    const moment = { picture: 0, share: 1, countdown: 0, wins: [redWins, blueWins] as const };
    draw(painterOf(show.battle.terrain, true).paint({ show, ...moment }));
  }, [draw, show, redWins, blueWins]);
  return (
    <div className="ew-field">
      <Screen
        screen={screen}
        label={`${say('field')}. ${show.battle.units.map((unit) => String(shownEnergy(unit))).join(', ')}`}
      />
    </div>
  );
}
