import { systems } from '../../../../engine';
import { showPage } from '../../../kit/pages/page';
import type { PlayerData } from '../page-data';
import { PlayerPage } from '../PlayerPage';
import './player.css';

showPage((given, words) => {
  const data = given as PlayerData;
  const system = systems[data.snapshot.system];
  return system === undefined ? null : <PlayerPage data={data} system={system} words={words} />;
});
