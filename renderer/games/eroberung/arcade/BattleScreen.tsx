import { useEffect, useMemo, useRef, useState } from 'react';
import {
  IDLE,
  type Side,
  shownEnergy,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { Button, Checkbox, useMedia } from '../../../kit/ui';
import { actionOf, isPadPause, isPadStart, joined, type Keys, latchOf, padInput } from './controls';
import { KeyList } from './KeyList';
import { painterOf } from './picture';
import { useBattlePrefs } from './prefs';
import { resultLines } from './result-lines';
import { type Match, type Phase, runOf } from './run';
import { Screen, useScreen } from './Screen';
import { speakerOf } from './sound';
import { type Say, SIDE_WORDS, useSay, weaponWord } from './words';

/** Gamepads by the side they steer, the first red, the second blue (EW-37-03); none where the browser hides them. */
function pads(): readonly (Gamepad | undefined)[] {
  try {
    return navigator.getGamepads().filter((pad) => pad !== null);
  } catch {
    return [];
  }
}

/** Keys, gamepads and pictures bound to a battle while it is on the screen. */
function useRun(match: Match, say: Say, onEnd: (stored: StoredBattle) => void) {
  const screen = useScreen();
  const { draw } = screen;
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [phase, setPhase] = useState<Phase>('countdown');
  const [caption, setCaption] = useState('');
  const latch = useMemo(() => latchOf(), []);
  const speaker = useMemo(() => speakerOf(), []);
  const run = useMemo(
    () =>
      runOf(match, (side) => {
        const pad = pads()[side];
        const keyboard = latch.take(useBattlePrefs.getState().keys[side]);
        return joined(keyboard, pad === undefined ? IDLE : padInput(pad));
      }),
    [match, latch],
  );
  useEffect(() => {
    const painter = painterOf(run.moment().show.battle.terrain, isCalm);
    let last = performance.now();
    let wasPad = false;
    const frame = (now: number): void => {
      const isStart = pads().some((pad) => pad !== undefined && isPadStart(pad));
      const isPause = pads().some((pad) => pad !== undefined && isPadPause(pad));
      if (!wasPad && isPause) run.pause();
      const stored = run.stored();
      if (!wasPad && isStart && stored !== null) onEnd(stored);
      else if (!wasPad && isStart) run.resume();
      wasPad = isStart || isPause;
      const { isSoundOn, volume } = useBattlePrefs.getState();
      for (const { sound, side } of run.pass(now - last)) {
        speaker.play(sound, isSoundOn ? volume : 0);
        if (sound === 'fire' || sound === 'missile' || sound === 'bell')
          setCaption(say(`heard.${sound}`, { side: say(SIDE_WORDS[side]) }));
      }
      last = now;
      draw(painter.paint(run.moment()));
      setPhase(run.phase());
      request = requestAnimationFrame(frame);
    };
    let request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [run, draw, isCalm, say, speaker, onEnd]);
  useEffect(() => {
    const rest = (): void => {
      run.pause();
      latch.clear();
    };
    const hide = (): void => {
      if (document.hidden) rest();
    };
    globalThis.addEventListener('blur', rest);
    document.addEventListener('visibilitychange', hide);
    return () => {
      globalThis.removeEventListener('blur', rest);
      document.removeEventListener('visibilitychange', hide);
      speaker.close();
    };
  }, [run, latch, speaker]);
  return { screen, run, latch, phase, caption };
}

/** True for keys of the battle: not for those of the browser, nor for what presses a button while nothing is steered. */
function isOurs(event: KeyboardEvent, keys: Keys, phase: Phase): boolean {
  const { code, target, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey) return false;
  const isPress = code === 'Space' || code === 'Enter';
  const isOnButton = target instanceof Element && target.closest('button, label') !== null;
  if ((phase === 'over' || phase === 'paused') && isPress && isOnButton) return false;
  return actionOf(keys, code) !== undefined || code === 'Space' || code === 'Escape';
}

/**
 * A battle as it is played: countdown, keys and gamepads, pause, the show at its end until space. `onEnd` gets it as it
 * is stored.
 */
export function BattleScreen({
  match,
  names,
  title,
  onEnd,
  onBreakOff,
}: {
  readonly match: Match;
  readonly names: readonly [red: string, blue: string];
  readonly title: string;
  readonly onEnd: (stored: StoredBattle) => void;
  /** Nothing is decided: the battle starts again with the same seed, or its result is entered (EW-46-23). */
  readonly onBreakOff: () => void;
}) {
  const say = useSay();
  const { screen, run, latch, phase, caption } = useRun(match, say, onEnd);
  const keys = useBattlePrefs((prefs) => prefs.keys);
  const { isSoundOn, set } = useBattlePrefs();
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => field.current?.focus(), []);
  useEffect(() => {
    const down = (event: KeyboardEvent): void => {
      const { code, repeat } = event;
      if (!isOurs(event, keys, phase)) return;
      event.preventDefault();
      event.stopPropagation();
      if (repeat) return;
      const stored = run.stored();
      if (code === 'Space' && stored !== null) onEnd(stored);
      else if (phase === 'paused') {
        if (code === 'Space' || code === 'Escape') {
          run.resume();
          field.current?.focus();
        }
      } else if (code === 'Escape') run.pause();
      else latch.press(code);
    };
    const up = ({ code }: KeyboardEvent): void => latch.release(code);
    globalThis.addEventListener('keydown', down, true);
    globalThis.addEventListener('keyup', up, true);
    return () => {
      globalThis.removeEventListener('keydown', down, true);
      globalThis.removeEventListener('keyup', up, true);
    };
  }, [keys, latch, onEnd, phase, run]);
  const stored = run.stored();
  const [red, blue] = run.moment().show.battle.units;
  const label = say('picture.label', {
    red: say(weaponWord(red.weapon)),
    blue: say(weaponWord(blue.weapon)),
    redEnergy: shownEnergy(red),
    blueEnergy: shownEnergy(blue),
  });
  const humans = ([0, 1] as const).filter((side) => match.players[side] === 'human');
  const resume = (): void => {
    run.resume();
    field.current?.focus();
  };
  return (
    <div className="ew" data-phase={phase}>
      <header className="ew-bar ww-row ww-gap-16">
        <h1>{title}</h1>
        <Checkbox isSelected={isSoundOn} onChange={(isOn) => set({ isSoundOn: isOn })}>
          {say('sound')}
        </Checkbox>
        <Button icon="pause" shortcut="Escape" isDisabled={phase === 'over'} onPress={run.pause}>
          {say('pause')}
        </Button>
      </header>
      <div className="ew-play" ref={field} tabIndex={-1}>
        {([0, 1] as const).map((side) => (
          <KeyList
            key={side}
            side={side}
            name={names[side]}
            weapon={match.setup.weapons[side]}
            player={match.players[side]}
          />
        ))}
        <Screen screen={screen} label={label} />
        {phase === 'paused' ? (
          <div className="ew-paused">
            <div role="dialog" aria-label={say('pause')}>
              <h2>{say('pause')}</h2>
              <p>{say('pause.text')}</p>
              <Button variant="filled" icon="play" autoFocus onPress={resume}>
                {say('resume')}
              </Button>
              {humans.map((side: Side) => (
                <Button key={side} onPress={() => run.giveUp(side)}>
                  {say('giveUp', { side: names[side] })}
                </Button>
              ))}
              <Button variant="text" onPress={onBreakOff}>
                {say('breakOff')}
              </Button>
            </div>
          </div>
        ) : null}
      </div>
      <div className="ew-caption" role="status">
        {stored === null ? (
          <span>{phase === 'countdown' ? say('countdown') : caption}</span>
        ) : (
          <>
            <strong>{resultLines(say, stored, names).join('. ')}</strong>
            <Button variant="filled" shortcut="Space" onPress={() => onEnd(stored)}>
              {say('resume')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
