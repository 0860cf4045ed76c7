import { useCallback, useContext, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  ARCADE_SETS,
  battleText,
  parseBattle,
  practiceBattle,
  practiceScore,
  type Side,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { languageOf } from '../../../kit/text/words';
import { Button, Tabs, TextField } from '../../../kit/ui';
import { BattleScreen } from './BattleScreen';
import { ControlsPanel } from './ControlsPanel';
import { FreeBattle } from './FreeBattle';
import { type Play, type Player, type Playing, withSide } from './run';
import { BattleLanguage, problemText, SIDE_WORDS, useSay, weaponWord } from './words';
import './arcade.css';
import { useBattlePrefs } from './prefs';
import { Replay } from './Replay';
import { saveReplay } from './save-replay';
import { FieldPreview } from './FieldPreview';
import { anySeed } from './result-lines';
import { SideForm } from './SideForm';

interface Series {
  readonly seed: number;
  readonly winners: readonly (Side | null)[];
}
const fresh = (): Series => ({ seed: anySeed(), winners: [] });

/** The practice game: all pairs of weapons with random energies, until one side has won ten battles (EW-25-01). */
function Practice({ play }: { readonly play: Play }) {
  const say = useSay();
  const [{ seed, winners }, setSeries] = useState(fresh);
  const [players, setPlayers] = useState<readonly [Player, Player]>(['human', 'easy']);
  const number = winners.length + 1;
  const { weapons, energy, seed: own } = practiceBattle(seed, number);
  const { wins, winner } = practiceScore(winners);
  const set = ARCADE_SETS.fair;
  const next = say('practice.next', {
    number,
    red: say(weaponWord(weapons[0])),
    blue: say(weaponWord(weapons[1])),
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
    <div className="ew-column ww-stack">
      <p className="ew-note ww-quiet">{say('practice.about')}</p>
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
      <div className="ew-sides ww-grid ww-align-start ww-gap-24">
        {sideForm(0)}
        <FieldPreview seed={own} weapons={weapons} energy={energy} set={set} wins={wins} />
        {sideForm(1)}
      </div>
    </div>
  );
}

/** The last battle or one out of its text: played again, checked against its hash, saved as a page. */
function Recording({
  stored,
  names,
  onRead,
}: {
  readonly stored: StoredBattle | null;
  readonly names: readonly [red: string, blue: string];
  readonly onRead: (stored: StoredBattle) => void;
}) {
  const say = useSay();
  const language = useContext(BattleLanguage);
  const { isSoundOn, volume } = useBattlePrefs();
  const own = stored === null ? '' : battleText(stored);
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setRendered] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = (): void => {
    const found = parseBattle(typed ?? own);
    setProblem('problem' in found ? problemText(say, found.problem) : undefined);
    setRendered('');
    if ('problem' in found) return;
    onRead(found.battle);
    setTyped(null);
  };
  const save = (battle: StoredBattle): void => {
    saveReplay(battle, names, language).then(
      (path) => setRendered(path === null ? '' : say('replay.saved', { path })),
      () => setRendered(say('replay.saveFailed')),
    );
  };
  return (
    <div className="ew-column ww-stack">
      {stored === null ? (
        <p className="ew-note ww-quiet">{say('replay.none')}</p>
      ) : (
        <>
          <Replay key={own} stored={stored} names={names} volume={isSoundOn ? volume : 0} />
          <div className="ew-row">
            <Button icon="download" onPress={() => save(stored)}>
              {say('replay.save')}
            </Button>
            <p role="status">{told}</p>
          </div>
        </>
      )}
      <TextField
        label={say('replay.text')}
        hint={say('replay.textHint')}
        rows={8}
        value={typed ?? own}
        error={problem}
        onChange={setTyped}
      />
      <div className="ew-row">
        <Button onPress={read}>{say('replay.read')}</Button>
      </div>
    </div>
  );
}

const TABS = ['battle', 'practice', 'replay', 'controls'] as const;
type Tab = (typeof TABS)[number];

function Screens({ onLeave }: { readonly onLeave: () => void }) {
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
        <header className="ew-bar ww-row ww-gap-16">
          <h1>{say('title')}</h1>
          <Button onPress={onLeave}>{say('leave')}</Button>
        </header>
        <div className="ew-body ww-scroll">
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
      <Screens onLeave={onLeave} />
    </BattleLanguage>
  );
}
