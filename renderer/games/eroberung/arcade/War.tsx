import { useState } from 'react';
import {
  type ArcadeSet,
  battleSeed,
  type Dice,
  dicedOutcome,
  enteredOutcome,
  type Side,
  type StoredBattle,
  type Weapon,
} from '../../../../engine/systems/eroberung/pages';
import { Button, RadioList, TextField } from '../../../kit/ui';
import { BattleScreen } from './BattleScreen';
import { FieldPreview } from './FieldPreview';
import { Replay } from './Replay';
import { resultLines, wholeIn } from './result-lines';
import { type Match, type Player, withSide } from './run';
import { SideForm } from './SideForm';
import { BattleLanguage, useSay } from './words';
import type { Language } from '../../../kit/text/words';
import './arcade.css';

/** A side of a war between two battles. */
export interface WarSide {
  readonly name: string;
  /** Weapons it has not lost. */
  readonly available: readonly Weapon[];
  /** Battles won in this war. */
  readonly wins: number;
  /** Whole energy units with which it enters the next battle. */
  readonly energy: number;
  /** The default player. */
  readonly player: Player;
}

/** A battle that is decided; with its recording where it was played or typed on this screen. */
export interface FoughtBattle extends Pick<StoredBattle, 'weapons' | 'result'> {
  readonly recording: StoredBattle | undefined;
}

/** A war typed as a whole (EW-39-02). */
export interface EnteredWar {
  readonly winner: Side;
  /** Energy the loser has left. */
  readonly left: number;
}

export interface WarProps {
  readonly language: Language;
  readonly sides: readonly [red: WarSide, blue: WarSide];
  /** Seed of the war (EW-46-32); that of a battle follows from its number. */
  readonly warSeed: number;
  /** Number of the battle that comes next in this war. */
  readonly number: number;
  readonly setName: string;
  /** What battles of this war are fought with: the set with what the GM set otherwise. */
  readonly set: ArcadeSet;
  /** Battles of this war that are decided, the first one first. */
  readonly fought: readonly FoughtBattle[];
  readonly onBattle: (stored: StoredBattle) => void;
  /** Absent = this war is not entered as a whole. */
  readonly onWhole?: (war: EnteredWar) => void;
}

const HOW = ['arcade', 'entered', 'whole', 'dice'] as const;
type How = (typeof HOW)[number];

/** Who won, and what is left: of a battle both rests, of a war that of the loser. */
function ResultForm({
  names,
  isWhole,
  onEnter,
}: {
  readonly names: readonly [string, string];
  readonly isWhole: boolean;
  /** True if it could be entered. */
  readonly onEnter: (winner: Side | null, left: readonly (number | undefined)[]) => boolean;
}) {
  const say = useSay();
  const [winner, setWinner] = useState('0');
  const [left, setLeft] = useState<readonly string[]>(['', '']);
  const [isWrong, setWrong] = useState(false);
  const fields = isWhole
    ? [say('war.leftLoser')]
    : names.map((name) => say('war.left', { side: name }));
  return (
    <form
      className="ew-row"
      onSubmit={(event) => {
        event.preventDefault();
        const typed = left.slice(0, fields.length).map((text) => wholeIn(text, 0, 9999));
        const side = winner === '-' ? null : winner === '0' ? 0 : 1;
        setWrong(!onEnter(side, typed));
      }}
    >
      <RadioList
        label={say('war.winner')}
        value={winner}
        options={[
          ...names.map((name, side) => ({ id: String(side), label: name })),
          ...(isWhole ? [] : [{ id: '-', label: say('war.nobody') }]),
        ]}
        onChange={setWinner}
      />
      {fields.map((label, at) => (
        <TextField
          key={label}
          label={label}
          inputMode="numeric"
          value={left[at] ?? ''}
          onChange={(text) => setLeft(left.map((one, index) => (index === at ? text : one)))}
        />
      ))}
      <Button type="submit" variant="filled">
        {say('war.enter')}
      </Button>
      {isWrong ? (
        <p role="alert" className="ew-differs">
          {say('war.wrong')}
        </p>
      ) : null}
    </form>
  );
}

/** Two dice of a side, as they fell (EW-39-03). */
function rolled(): Dice {
  const pips = crypto.getRandomValues(new Uint8Array(2));
  return [((pips[0] ?? 0) % 6) + 1, ((pips[1] ?? 0) % 6) + 1];
}

function Between({ sides, warSeed, number, setName, set, fought, onBattle, onWhole }: WarProps) {
  const say = useSay();
  const [weapons, setWeapons] = useState<readonly [Weapon, Weapon]>([
    sides[0].available[0] ?? 'P',
    sides[1].available[0] ?? 'P',
  ]);
  const [players, setPlayers] = useState<readonly [Player, Player]>([
    sides[0].player,
    sides[1].player,
  ]);
  const [how, setHow] = useState<How>('arcade');
  const [playing, setPlaying] = useState<Match | null>(null);
  const [watched, setWatched] = useState<number | null>(null);
  const seed = battleSeed(warSeed, number);
  const names = [sides[0].name, sides[1].name] as const;
  const energy = [sides[0].energy, sides[1].energy] as const;
  const wins = [sides[0].wins, sides[1].wins] as const;
  const title = say('war.title', { number });
  const unplayed = { weapons, energy, seed, setName, set, runs: [], ticks: null, hash: null };
  if (playing !== null)
    return (
      <BattleScreen
        match={playing}
        names={names}
        title={title}
        onEnd={(stored) => {
          setPlaying(null);
          onBattle(stored);
        }}
        onBreakOff={() => setPlaying(null)}
      />
    );
  const enter = (winner: Side | null, [red, blue]: readonly (number | undefined)[]): boolean => {
    if (red === undefined || blue === undefined) return false;
    const result = enteredOutcome(energy, { winner, left: [red, blue] });
    if (result !== null) onBattle({ ...unplayed, mode: 'entered', result });
    return result !== null;
  };
  const roll = (): void => {
    const dice = [rolled(), rolled()] as const;
    onBattle({ ...unplayed, mode: 'dice', result: dicedOutcome(weapons, energy, dice) });
  };
  const shown = watched === null ? undefined : fought[watched]?.recording;
  const sideForm = (side: Side) => (
    <SideForm
      side={side}
      name={names[side]}
      weapon={weapons[side]}
      available={sides[side].available}
      player={players[side]}
      onWeapon={(weapon) => setWeapons(withSide(weapons, side, weapon))}
      onPlayer={(player) => setPlayers(withSide(players, side, player))}
    >
      <p>
        {say('energy')}: <strong>{energy[side]}</strong> · {say('war.wins')}:{' '}
        <strong>{wins[side]}</strong>
      </p>
    </SideForm>
  );
  return (
    <div className="ew-column ww-stack">
      <div className="ew-sides ww-grid ww-align-start ww-gap-24">
        {sideForm(0)}
        <FieldPreview seed={seed} weapons={weapons} energy={energy} set={set} wins={wins} />
        {sideForm(1)}
      </div>
      <div className="ew-row ew-decide">
        <RadioList
          label={say('war.how')}
          value={how}
          options={HOW.filter((one) => one !== 'whole' || onWhole !== undefined).map((id) => ({
            id,
            label: say(`war.${id}`),
          }))}
          onChange={(id) => setHow(HOW.find((one) => one === id) ?? 'arcade')}
        />
        {how === 'arcade' ? (
          <Button
            variant="filled"
            size="large"
            icon="play"
            onPress={() =>
              setPlaying({ setup: { weapons, energy, seed, set }, setName, players, wins })
            }
          >
            {say('start')}
          </Button>
        ) : null}
        {how === 'entered' ? (
          <ResultForm key="battle" names={names} isWhole={false} onEnter={enter} />
        ) : null}
        {how === 'whole' ? (
          <ResultForm
            key="war"
            names={names}
            isWhole
            onEnter={(winner, [left]) => {
              const most = winner === 0 ? energy[1] : energy[0];
              const isPossible = winner !== null && left !== undefined && left <= most;
              if (isPossible) onWhole?.({ winner, left });
              return isPossible;
            }}
          />
        ) : null}
        {how === 'dice' ? <Button onPress={roll}>{say('war.roll')}</Button> : null}
      </div>
      {fought.length === 0 ? null : (
        <section aria-labelledby="ew-fought">
          <h3 className="ww-head" id="ew-fought">
            {say('war.fought')}
          </h3>
          <ol>
            {fought.map((battle, at) => (
              <li key={at}>
                {at + 1}. {resultLines(say, battle, names).join('. ')}{' '}
                {battle.recording?.mode === 'arcade' ? (
                  <Button variant="text" onPress={() => setWatched(watched === at ? null : at)}>
                    {say('result.watch')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ol>
        </section>
      )}
      {shown === undefined ? null : <Replay key={watched} stored={shown} names={names} />}
    </div>
  );
}

/** A war between two battles: weapons, wins, energies, start, and results played, typed or rolled (EW-44-03, EW-46-34). */
export function War(props: WarProps) {
  return (
    <BattleLanguage value={props.language}>
      <Between key={props.number} {...props} />
    </BattleLanguage>
  );
}
