import { useTranslation } from 'react-i18next';
import type { Fight, FightRound, RoundLoss } from '../../../engine';
import { figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import type { Words } from '../../text/words';
import { Figure } from '../parts/Figure';
import { Dice } from './Dice';
import { useSideName, useUnitName } from './names';

const Loss = ({ loss, most }: { readonly loss: RoundLoss; readonly most: number }) => {
  const { t } = useTranslation();
  const words = useWords();
  const name = useUnitName();
  const { plain } = figuresOf(words);
  return (
    <li>
      {name(loss)}: −
      <Figure
        explained={loss.lost}
        title={t('turn:fights.lossOf', { unit: name(loss) })}
        ruling={loss.ruling}
        range={[0, most]}
      />{' '}
      <span className="ww-quiet">{t('turn:fights.left', { left: plain(loss.left) })}</span>
      {loss.scattered === undefined || loss.scattered === 0 ? null : (
        <span className="ww-quiet">
          {', '}
          {t('turn:fights.scattered', { count: loss.scattered })}
        </span>
      )}
    </li>
  );
};

/** Heads of a unit when the round began: what it lost and what is left. */
const atStart = ({ lost, left }: RoundLoss): number => Math.max(lost.value + left, 0);

const winnerWords = (round: FightRound, sides: readonly [string, string], words: Words): string => {
  if (round.kind === 'storm')
    return words(round.isSuccess === true ? 'turn:fights.stormWon' : 'turn:fights.stormLost');
  return round.winner === null
    ? words('turn:fights.drawn')
    : words('turn:fights.roundWon', { side: sides[round.winner] });
};

const Side = ({
  round,
  index,
  side,
}: {
  readonly round: FightRound;
  readonly index: 0 | 1;
  readonly side: string;
}) => {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">{side}</th>
      <td className="ww-right">
        <Figure explained={round.strength[index]} title={t('turn:fights.sideStrength', { side })} />
      </td>
      <td>
        <Dice explained={round.dice[index]} side={side} />
      </td>
      <td className="ww-right">
        <Figure explained={round.dice[index]} title={t('turn:fights.diceFactor', { side })} />
        {' %'}
      </td>
      <td className="ww-right">
        <Figure
          explained={round.roundStrength[index]}
          title={t('turn:fights.roundStrength', { side })}
        />
      </td>
    </tr>
  );
};

const Round = ({
  round,
  sides,
}: {
  readonly round: FightRound;
  readonly sides: readonly [string, string];
}) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <section className="ww-fight-round">
      <header className="ww-line-head">
        <h4 className="ww-over">
          {t(round.kind === 'storm' ? 'turn:fights.stormRound' : 'turn:fights.round', {
            number: round.no,
          })}
          {': '}
          {winnerWords(round, sides, words)}
        </h4>
        {round.ratio === undefined ? null : (
          <span className="ww-small ww-quiet">
            {t('turn:fights.ratio')}{' '}
            <Figure explained={round.ratio} title={t('turn:fights.ratio')} />
            {' ‰'}
          </span>
        )}
      </header>
      <table className="ww-table ww-fight-table">
        <thead>
          <tr>
            <th scope="col">{t('turn:fights.column.side')}</th>
            <th scope="col" className="ww-right">
              {t('turn:fights.column.strength')}
            </th>
            <th scope="col">{t('turn:fights.column.dice')}</th>
            <th scope="col" className="ww-right">
              {t('turn:fights.column.factor')}
            </th>
            <th scope="col" className="ww-right">
              {t('turn:fights.column.roundStrength')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Side round={round} index={0} side={sides[0]} />
          <Side round={round} index={1} side={sides[1]} />
        </tbody>
      </table>
      <ul className="ww-fight-losses" aria-label={t('turn:fights.losses')}>
        {round.losses.map((loss) => (
          <Loss key={`${loss.party} ${String(loss.unit)}`} loss={loss} most={atStart(loss)} />
        ))}
      </ul>
    </section>
  );
};

/** The rounds of a fight: strength, dice, ratio, losses. */
export const Rounds = ({ fight }: { readonly fight: Fight }) => {
  const name = useSideName();
  const sides = [name(fight.sides[0]), name(fight.sides[1])] as const;
  return fight.rounds.map((round) => (
    <Round key={`${round.kind} ${String(round.no)}`} round={round} sides={sides} />
  ));
};
