import { parseBattle } from '../../../../engine/systems/eroberung/pages';
import { showPage } from '../../../kit/pages/page';
import { Replay } from '../arcade/Replay';
import type { ReplayData } from '../arcade/save-replay';
import { BattleLanguage, problemText, sayIn } from '../arcade/words';

showPage((data) => {
  const { language, names, battle } = data as typeof data & ReplayData;
  const found = parseBattle(battle);
  return (
    <BattleLanguage value={language}>
      <h1>{`${names[0]} – ${names[1]}`}</h1>
      <p className="quiet">{sayIn(language, 'title')}</p>
      {'problem' in found ? (
        <p role="alert">
          {problemText((key, about) => sayIn(language, key, about), found.problem)}
        </p>
      ) : (
        <Replay stored={found.battle} names={names} volume={60} />
      )}
    </BattleLanguage>
  );
});
