import { useEffect, useState } from 'react';
import {
  ARCADE_SETS,
  type ArcadeSetName,
  battleSeed,
  type Side,
  type StoredBattle,
  type Weapon,
  WEAPONS,
} from '../../../../engine/systems/eroberung/pages';
import { Button, Select, Slider, TextField } from '../../../kit/ui';
import { FieldPreview } from './FieldPreview';
import { anySeed, wholeIn, resultLines } from './result-lines';
import { type Match, type Play, type Player, withSide } from './run';
import { SideForm } from './SideForm';
import { SIDE_WORDS, useSay } from './words';
import { tickMs } from './clock';
import { Replay } from './Replay';

/** The result of a free battle, with both rests and their difference (EW-24-05), and its recording. */
function Result({
  stored,
  onAgain,
  onSame,
  onChange,
  onWatch,
}: {
  readonly stored: StoredBattle;
  readonly onAgain: () => void;
  readonly onSame: () => void;
  readonly onChange: () => void;
  readonly onWatch: () => void;
}) {
  const say = useSay();
  const names = [say(SIDE_WORDS[0]), say(SIDE_WORDS[1])] as const;
  const [headline, ...lost] = resultLines(say, stored, names);
  const [red, blue] = stored.result.energy;
  const figures = [
    [`${say('result.left')}, ${names[0]}`, String(red)],
    [`${say('result.left')}, ${names[1]}`, String(blue)],
    [say('result.difference'), String(red - blue).replace('-', '−')],
    [say('result.seconds'), (((stored.ticks ?? 0) * tickMs(stored)) / 1000).toFixed(1)],
  ];
  return (
    <div className="ew-column ww-stack">
      <div className="ew-result ww-row ww-align-baseline ww-wrapping">
        <div>
          <h2>{headline}</h2>
          <p>{lost.join('. ')}</p>
        </div>
        <dl>
          {figures.map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="ew-row">
        <Button variant="filled" size="large" icon="play" autoFocus onPress={onAgain}>
          {say('result.again')}
        </Button>
        <Button size="large" onPress={onSame}>
          {say('result.same')}
        </Button>
        <Button size="large" onPress={onChange}>
          {say('result.change')}
        </Button>
        <Button size="large" variant="text" onPress={onWatch}>
          {say('result.watch')}
        </Button>
      </div>
      <Replay key={stored.hash} stored={stored} names={names} startsAtEnd />
    </div>
  );
}

const SETS = ['fair', 'standard', 'observed'] as const satisfies readonly ArcadeSetName[];

interface Arms {
  readonly weapons: readonly [Weapon, Weapon];
  readonly energy: readonly [string, string];
  readonly players: readonly [Player, Player];
}

const FIRST: Arms = {
  weapons: ['P', 'T'],
  energy: ['2500', '2500'],
  players: ['human', 'normal'],
};

/** The keys of the original: R or B chooses a side, S, P or T its weapon, digits its energy, Enter starts (EW-30-07). */
function useOriginalKeys(
  isOn: boolean,
  arms: Arms,
  set: (arms: Arms) => void,
  start: () => void,
): void {
  const [side, setSide] = useState<Side>(0);
  const [isFresh, setFresh] = useState(true);
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      const { target, ctrlKey, metaKey, altKey } = event;
      const isIn = (places: string): boolean =>
        target instanceof Element && target.closest(places) !== null;
      const isBusy = isIn('input, textarea, [aria-haspopup], [role="listbox"], [role="tablist"]');
      if (isBusy || ctrlKey || metaKey || altKey || (event.key === 'Enter' && isIn('button')))
        return;
      const key = event.key.toUpperCase();
      const weapon = WEAPONS.find((one) => one === key);
      if (key === 'R' || key === 'B') {
        setSide(key === 'R' ? 0 : 1);
        setFresh(true);
      } else if (weapon !== undefined)
        set({ ...arms, weapons: withSide(arms.weapons, side, weapon) });
      else if (/^\d$/.test(key)) {
        const typed = `${isFresh ? '' : arms.energy[side]}${key}`.slice(-4);
        set({ ...arms, energy: withSide(arms.energy, side, typed) });
        setFresh(false);
      } else if (key === 'ENTER') start();
      else return;
      event.preventDefault();
    };
    globalThis.addEventListener('keydown', press);
    return () => globalThis.removeEventListener('keydown', press);
  }, [isOn, arms, isFresh, set, side, start]);
}

/** One battle with any weapons and energies; its result changes no board (EW-24-05, EW-24-06). */
export function FreeBattle({
  play,
  isPlaying,
  onWatch,
}: {
  readonly play: Play;
  /** A battle is on the screen. */
  readonly isPlaying: boolean;
  readonly onWatch: () => void;
}) {
  const say = useSay();
  const [arms, setArms] = useState(FIRST);
  const [setName, setSetName] = useState<ArcadeSetName>('fair');
  /** Chosen pace; until then that of the set. */
  const [pace, setPace] = useState<number | null>(null);
  const [warSeed, setWarSeed] = useState(() => String(anySeed()));
  const [fought, setFought] = useState<StoredBattle | null>(null);
  const set = { ...ARCADE_SETS[setName], pace: pace ?? ARCADE_SETS[setName].pace };
  const seed = wholeIn(warSeed, 0, 2 ** 32 - 1);
  const energy = arms.energy.map((text) => wholeIn(text, 1, 9999));
  const [red, blue] = energy;
  const { weapons, players } = arms;
  const matchWith = (typed: number): Match | null =>
    red === undefined || blue === undefined
      ? null
      : {
          setup: {
            weapons,
            energy: [red, blue],
            seed: battleSeed(typed, 1),
            set,
          },
          setName,
          players,
          wins: [0, 0],
        };
  const start = (typed = seed): void => {
    const match = typed === undefined ? null : matchWith(typed);
    if (match !== null) play({ match, title: say('tab.battle'), onEnd: setFought });
  };
  useOriginalKeys(fought === null && !isPlaying, arms, setArms, () => start());
  if (fought !== null)
    return (
      <Result
        stored={fought}
        onAgain={() => {
          const fresh = anySeed();
          setWarSeed(String(fresh));
          start(fresh);
        }}
        onSame={() => start()}
        onChange={() => setFought(null)}
        onWatch={onWatch}
      />
    );
  const sideForm = (side: Side) => (
    <SideForm
      side={side}
      name={say(SIDE_WORDS[side])}
      weapon={weapons[side]}
      player={players[side]}
      onWeapon={(weapon) => setArms({ ...arms, weapons: withSide(weapons, side, weapon) })}
      onPlayer={(player) => setArms({ ...arms, players: withSide(players, side, player) })}
    >
      <TextField
        label={say('energy')}
        inputMode="numeric"
        value={arms.energy[side]}
        error={energy[side] === undefined ? say('energy.error') : undefined}
        onChange={(text) => setArms({ ...arms, energy: withSide(arms.energy, side, text) })}
      />
    </SideForm>
  );
  return (
    <div className="ew-column ww-stack">
      <div className="ew-sides ww-grid ww-align-start ww-gap-24">
        {sideForm(0)}
        <FieldPreview
          seed={battleSeed(seed ?? 0, 1)}
          weapons={weapons}
          energy={[red ?? 1, blue ?? 1]}
          set={ARCADE_SETS[setName]}
        />
        {sideForm(1)}
      </div>
      <div className="ew-row">
        <Select
          label={say('set')}
          options={SETS.map((id) => ({ id, label: say(`set.${id}`) }))}
          value={setName}
          onChange={(name) => {
            setSetName(name);
            setPace(null);
          }}
        />
        <Slider
          label={say('pace')}
          value={set.pace}
          min={40}
          max={150}
          step={5}
          onChange={setPace}
        />
        <TextField
          label={say('seed')}
          inputMode="numeric"
          value={warSeed}
          error={seed === undefined ? say('seed.error') : undefined}
          onChange={setWarSeed}
        />
        <Button onPress={() => setWarSeed(String(anySeed()))}>{say('seed.new')}</Button>
        <Button
          variant="filled"
          size="large"
          icon="play"
          autoFocus
          isDisabled={seed === undefined || matchWith(seed) === null}
          onPress={() => start()}
        >
          {say('start')}
        </Button>
      </div>
      <p className="ew-note ew-center ww-quiet">
        {say(`set.${setName}.about`)} {say('seed.hint')} {say('original')}
      </p>
    </div>
  );
}
