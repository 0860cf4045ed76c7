import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { languageOf } from '../../../kit/text/words';
import { Button, Tabs } from '../../../kit/ui';
import { BattleScreen } from './BattleScreen';
import { ControlsPanel } from './ControlsPanel';
import { FreeBattle } from './FreeBattle';
import { Practice } from './Practice';
import { Recording } from './Recording';
import type { Playing } from './run';
import { BattleLanguage, SIDE_WORDS, useSay } from './words';
import './arcade.css';

const TABS = ['battle', 'practice', 'replay', 'controls'] as const;
type Tab = (typeof TABS)[number];

function Rooms({ onLeave }: { readonly onLeave: () => void }) {
  const say = useSay();
  const [tab, setTab] = useState<Tab>('battle');
  const [playing, setPlaying] = useState<Playing | null>(null);
  const [last, setLast] = useState<StoredBattle | null>(null);
  const names = [say(SIDE_WORDS[0]), say(SIDE_WORDS[1])] as const;
  const end = useCallback(
    (stored: StoredBattle): void => {
      setLast(stored);
      playing?.onEnd(stored);
      setPlaying(null);
    },
    [playing],
  );
  const panels = {
    battle: (
      <FreeBattle play={setPlaying} isPlaying={playing !== null} onWatch={() => setTab('replay')} />
    ),
    practice: <Practice play={setPlaying} />,
    replay: <Recording stored={last} names={names} onRead={setLast} />,
    controls: <ControlsPanel />,
  };
  return (
    <>
      {/* What was chosen stays as it is while a battle is played over it. */}
      <main className="ew" hidden={playing !== null}>
        <header className="ew-bar">
          <h1>{say('title')}</h1>
          <Button onPress={onLeave}>{say('leave')}</Button>
        </header>
        <div className="ew-body">
          <Tabs
            label={say('title')}
            value={tab}
            onChange={setTab}
            items={TABS.map((id) => ({ id, label: say(`tab.${id}`), panel: panels[id] }))}
          />
        </div>
      </main>
      {playing === null ? null : (
        <main className="ew">
          <BattleScreen
            match={playing.match}
            names={names}
            title={playing.title}
            onEnd={end}
            onBreakOff={() => setPlaying(null)}
          />
        </main>
      )}
    </>
  );
}

/** Battles on the screen without any campaign: one battle, the practice game, recordings, keys (EW-24-06, EW-25-01). */
export function FreePlay({ onLeave }: { readonly onLeave: () => void }) {
  const { i18n } = useTranslation();
  return (
    <BattleLanguage value={languageOf(i18n.language)}>
      <Rooms onLeave={onLeave} />
    </BattleLanguage>
  );
}
