import type { StoredBattle } from '../../../../engine/systems/eroberung/pages';
import { Button } from '../../../kit/ui';
import { tickMs } from './clock';
import { Replay } from './Replay';
import { resultLines } from './result-lines';
import { SIDE_WORDS, useSay } from './words';

/** What a free battle came to, with both rests and their difference (EW-24-05), and its recording. */
export function Result({
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
    <div className="ew-column">
      <div className="ew-result">
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
