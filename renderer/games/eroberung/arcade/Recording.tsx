import { useContext, useState } from 'react';
import {
  battleText,
  parseBattle,
  type StoredBattle,
} from '../../../../engine/systems/eroberung/pages';
import { Button, TextField } from '../../../kit/ui';
import { useBattlePrefs } from './prefs';
import { Replay } from './Replay';
import { saveReplay } from './save-replay';
import { BattleLanguage, problemText, useSay } from './words';

/** The last battle or one out of its text: played again, checked against its hash, saved as a page. */
export function Recording({
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
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<string>();
  const read = (): void => {
    const found = parseBattle(typed ?? own);
    setProblem('problem' in found ? problemText(say, found.problem) : undefined);
    setTold('');
    if ('problem' in found) return;
    onRead(found.battle);
    setTyped(null);
  };
  const save = (battle: StoredBattle): void => {
    saveReplay(battle, names, language).then(
      (path) => setTold(path === null ? '' : say('replay.saved', { path })),
      () => setTold(say('replay.saveFailed')),
    );
  };
  return (
    <div className="ew-column">
      {stored === null ? (
        <p className="ew-note">{say('replay.none')}</p>
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
