import { type ReactNode, useEffect, useRef } from 'react';
import { type Side, type Weapon, WEAPONS } from '../../../../engine/systems/eroberung/pages';
import { Select, ToggleGroup } from '../../../kit/ui';
import { weaponPixels } from './picture';
import type { Player } from './run';
import { useSay, weaponWord } from './words';

const PLAYERS: readonly Player[] = ['human', 'easy', 'normal', 'hard'];

/** A weapon as it looks on the field, three times as large. */
function WeaponPicture({ weapon, side }: { readonly weapon: Weapon; readonly side: Side }) {
  const ref = useRef<HTMLCanvasElement>(null);
  const { width, height } = weaponPixels(weapon, side);
  useEffect(() => {
    const { pixels } = weaponPixels(weapon, side);
    const context = ref.current?.getContext('2d');
    const bytes = new Uint8ClampedArray(pixels.buffer);
    context?.putImageData(new ImageData(bytes, width, height), 0, 0);
  }, [weapon, side, width, height]);
  return (
    <canvas
      ref={ref}
      width={width}
      height={height}
      style={{ width: width * 3, height: height * 3 }}
      aria-hidden="true"
    />
  );
}

/** What a side fights with: its weapon and who plays it; more below as the battle asks. */
export function SideForm({
  side,
  name,
  weapon,
  available = WEAPONS,
  player,
  onWeapon,
  onPlayer,
  children,
}: {
  readonly side: Side;
  readonly name: string;
  readonly weapon: Weapon;
  /** Weapons that can be chosen; the others are lost in this war. */
  readonly available?: readonly Weapon[];
  readonly player: Player;
  /** Absent = the weapon is given. */
  readonly onWeapon?: (weapon: Weapon) => void;
  readonly onPlayer: (player: Player) => void;
  readonly children?: ReactNode;
}) {
  const say = useSay();
  return (
    <section className="ew-side ww-stack ww-gap-14" data-side={side} aria-label={name}>
      <h2>{name}</h2>
      <ToggleGroup
        label={say('weapon', { side: name })}
        value={weapon}
        options={WEAPONS.map((one) => ({
          id: one,
          isDisabled: onWeapon === undefined ? one !== weapon : !available.includes(one),
          name: available.includes(one)
            ? say(weaponWord(one))
            : `${say(weaponWord(one))}, ${say('war.gone')}`,
          label: (
            <span className="ew-weapon">
              <WeaponPicture weapon={one} side={side} />
              {available.includes(one) ? say(weaponWord(one)) : <s>{say(weaponWord(one))}</s>}
            </span>
          ),
        }))}
        onChange={(one) => onWeapon?.(one)}
      />
      {children}
      <Select
        label={say('player', { side: name })}
        options={PLAYERS.map((one) => ({ id: one, label: say(`player.${one}`) }))}
        value={player}
        onChange={onPlayer}
      />
      <p className="ew-guide ww-quiet">{say(`guide.${weapon}`)}</p>
    </section>
  );
}
