import { Fragment, useContext, useEffect, useState } from 'react';
import type { Side } from '../../../../engine/systems/eroberung/pages';
import { Button, Checkbox, Slider } from '../../../kit/ui';
import {
  type Action,
  ACTIONS,
  actionOf,
  capOf,
  DEFAULT_KEYS,
  RESERVED_KEYS,
  withKey,
} from './controls';
import { useBattlePrefs } from './prefs';
import { BattleLanguage, SIDE_WORDS, useSay } from './words';

interface Waiting {
  readonly side: Side;
  readonly action: Action;
}

/** All keys, each of which can be rebound by pressing another, and the sound. */
export function ControlsPanel() {
  const say = useSay();
  const language = useContext(BattleLanguage);
  const { keys, isSoundOn, volume, set } = useBattlePrefs();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const [told, setRendered] = useState('');
  useEffect(() => {
    if (waiting === null) return undefined;
    const choose = (event: KeyboardEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      const { side, action } = waiting;
      const owner = actionOf(keys, event.code);
      const key = capOf(event.code, language);
      setWaiting(null);
      if (event.code === 'Escape' || event.code === '') return;
      if (RESERVED_KEYS.includes(event.code)) setRendered(say('keys.reserved', { key }));
      else if (owner === undefined || (owner.side === side && owner.action === action)) {
        set({ keys: withKey(keys, side, action, event.code) });
        setRendered('');
      } else
        setRendered(
          say('keys.taken', {
            key,
            side: say(SIDE_WORDS[owner.side]),
            action: say(`keys.${owner.action}`),
          }),
        );
    };
    globalThis.addEventListener('keydown', choose, true);
    return () => globalThis.removeEventListener('keydown', choose, true);
  }, [waiting, keys, set, say, language]);
  const capsOf = (side: Side, action: Action): string =>
    keys[side][action].map((code) => capOf(code, language)).join(` ${say('keys.or')} `);
  return (
    <div className="ew-column ww-stack">
      <div className="ew-controls ww-grid">
        {([0, 1] as const).map((side) => (
          <section key={side} className="ew-side ww-stack ww-gap-14" data-side={side}>
            <h2>{say(SIDE_WORDS[side])}</h2>
            <dl>
              {ACTIONS.map((action) => (
                <Fragment key={action}>
                  <dt>{say(`keys.${action}`)}</dt>
                  <dd>
                    <Button
                      aria-label={say('keys.change', {
                        side: say(SIDE_WORDS[side]),
                        action: say(`keys.${action}`),
                        key: capsOf(side, action),
                      })}
                      onPress={() => setWaiting({ side, action })}
                    >
                      {waiting?.side === side && waiting.action === action
                        ? say('keys.waiting')
                        : capsOf(side, action)}
                    </Button>
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
        <p className="ew-wide" role="status">
          {told}
        </p>
        <div className="ew-wide ew-row">
          <Button onPress={() => set({ keys: DEFAULT_KEYS })}>{say('keys.reset')}</Button>
          <Checkbox isSelected={isSoundOn} onChange={(isOn) => set({ isSoundOn: isOn })}>
            {say('sound')}
          </Checkbox>
          <Slider
            label={say('volume')}
            value={volume}
            min={0}
            max={100}
            step={5}
            isDisabled={!isSoundOn}
            onChange={(next) => set({ volume: next })}
          />
        </div>
        <p className="ew-wide ew-note ww-quiet">
          {say('keys.start')}: {capOf('Space', language)} · {say('keys.pause')}:{' '}
          {capOf('Escape', language)} · {say('keys.pads')}
        </p>
      </div>
    </div>
  );
}
