import { useEffect, useMemo, useRef, useState } from 'react';
import {
  replayed,
  shownEnergy,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { tickMs } from './clock';
import { painterOf } from './picture';
import { resultLines } from './result-lines';
import { Screen, useScreen } from './Screen';
import { pictureAt, playbackOf } from './show';
import { speakerOf } from './sound';
import { type Say, useSay, weaponWord } from './words';
import './arcade.css';

/** Says whether replaying a log still gives the stored result; the stored result stays in any case (EW-46-17). */
function Check({
  stored,
  names,
  say,
}: {
  readonly stored: StoredBattle;
  readonly names: readonly [red: string, blue: string];
  readonly say: Say;
}) {
  const found = useMemo(() => replayed(stored), [stored]);
  const result = resultLines(say, stored, names).join('. ');
  if (stored.hash === null) return <p role="status">{say('replay.unplayed', { result })}</p>;
  if (found?.hash === stored.hash)
    return (
      <p role="status" className="ew-agrees">
        {say('replay.same', { hash: stored.hash })}
      </p>
    );
  const differs = { found: found?.hash ?? '-', kept: stored.hash, result };
  return (
    <p role="alert" className="ew-differs">
      {say('replay.differs', differs)}
    </p>
  );
}

/**
 * A stored battle as it was played: play and pause, tick by tick, or anywhere at once. Made of plain elements, as it
 * stands in the program and in a page that is given away.
 */
export function Replay({
  stored,
  names,
  volume = 0,
  startsAtEnd = false,
}: {
  readonly stored: StoredBattle;
  readonly names: readonly [red: string, blue: string];
  /** 0 to 100. */
  readonly volume?: number;
  readonly startsAtEnd?: boolean;
}) {
  const say = useSay();
  const screen = useScreen();
  const { draw } = screen;
  const playback = useMemo(() => playbackOf(stored), [stored]);
  const end = useMemo(() => replayed(stored)?.ticks ?? 0, [stored]);
  const [tick, setTick] = useState(startsAtEnd ? end : 0);
  const [isPlaying, setPlaying] = useState(false);
  const speaker = useMemo(() => speakerOf(), []);
  const isCalm = useMemo(() => matchMedia('(prefers-reduced-motion: reduce)').matches, []);
  const painter = useMemo(
    () => painterOf(playback.at(0).battle.terrain, isCalm),
    [playback, isCalm],
  );
  const length = tickMs(stored);
  const at = useRef(tick);
  useEffect(() => {
    at.current = tick;
    const show = playback.at(tick);
    const moment = { share: 1, wins: [0, 0], countdown: 0 } as const;
    draw(painter.paint({ show, picture: pictureAt(tick * length), ...moment }));
  }, [draw, painter, playback, tick, length]);
  useEffect(() => () => speaker.close(), [speaker]);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let owed = 0;
    let last = performance.now();
    let request = 0;
    const frame = (now: number): void => {
      owed = Math.min(owed + now - last, 5 * length);
      last = now;
      let next = at.current;
      for (; owed >= length && next < end; owed -= length) {
        next += 1;
        for (const { sound } of playback.at(next).effects.sounds) speaker.play(sound, volume);
      }
      if (next !== at.current) setTick(next);
      if (next < end) request = requestAnimationFrame(frame);
      else setPlaying(false);
    };
    request = requestAnimationFrame(frame);
    return () => cancelAnimationFrame(request);
  }, [isPlaying, end, length, playback, speaker, volume]);
  const show = playback.at(tick);
  const [red, blue] = show.battle.units;
  const go = (next: number): void => {
    setPlaying(false);
    setTick(Math.max(0, Math.min(end, next)));
  };
  const play = (): void => {
    if (!isPlaying && tick >= end) setTick(0);
    setPlaying(!isPlaying);
  };
  return (
    <section className="ew-replay ww-stack ww-gap-10" aria-label={say('replay.title')}>
      <Screen
        screen={screen}
        label={say('picture.label', {
          red: say(weaponWord(red.weapon)),
          blue: say(weaponWord(blue.weapon)),
          redEnergy: shownEnergy(red),
          blueEnergy: shownEnergy(blue),
        })}
      />
      <div className="ew-reel ww-row ww-gap-8">
        <button type="button" onClick={() => go(tick - 1)} aria-label={say('replay.back')}>
          ◀❙
        </button>
        <button type="button" onClick={play}>
          {isPlaying ? say('replay.pause') : say('replay.play')}
        </button>
        <button type="button" onClick={() => go(tick + 1)} aria-label={say('replay.step')}>
          ❙▶
        </button>
        <input
          type="range"
          aria-label={say('replay.place')}
          min={0}
          max={end}
          value={tick}
          onChange={({ currentTarget }) => go(currentTarget.valueAsNumber)}
        />
        <output>{say('replay.of', { tick, ticks: end })}</output>
      </div>
      <p className="ew-facts">
        {`${names[0]} (${say(weaponWord(red.weapon))}, ${String(stored.energy[0])}) – ${names[1]} (${say(weaponWord(blue.weapon))}, ${String(stored.energy[1])}). ${say('seed')} ${String(stored.seed)}, ${setWords(say, stored.setName)}.`}
      </p>
      <Check stored={stored} names={names} say={say} />
    </section>
  );
}

/** A built-in set by its text, any other by its name. */
function setWords(say: Say, name: string): string {
  return name === 'fair' || name === 'standard' || name === 'observed' ? say(`set.${name}`) : name;
}
