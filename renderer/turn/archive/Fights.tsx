import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, FightSide } from '../../../engine';
import { figuresOf } from '../../explain';
import { useRule, useWords } from '../../explain/react';
import { FindingRow } from '../../ui';
import { Face } from '../decide/fight/Die';
import { Result } from '../decide/fight/Result';
import { fightTitle } from '../decide/fight-title';
import { useNames } from '../decide/names';
import { rollsIn } from '../model/figures';
import { Figure } from '../parts/Figure';
import type { DeskModel } from '../use-desk-model';
import type { PastRun } from './past-month';
import { pastModel } from './past';

const Units = ({ side }: { readonly side: FightSide }) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  return side.units.map((unit) => {
    const name = names.unit(unit);
    return (
      <tr key={name}>
        <th scope="row">{name}</th>
        <td>
          {t(`turn:unitType.${unit.unitType}`, { defaultValue: unit.unitType })}
          {unit.order === '' ? '' : `, K${unit.order}`}
        </td>
        <td className="ww-right">{plain(unit.before)}</td>
        <td className="ww-right">
          <Figure
            explained={unit.points}
            title={t('decide:fight.pointsOf', { unit: name })}
            isSigned
          />
        </td>
        <td className="ww-right">
          <Figure explained={unit.strength} title={t('decide:fight.strengthOf', { unit: name })} />
        </td>
        <td className="ww-right">{plain(unit.left)}</td>
        <td>{t(`decide:fight.fate.${unit.fate}`)}</td>
      </tr>
    );
  });
};

const HEADS = ['unit', 'type', 'before', 'points', 'strength', 'left', 'fate'] as const;
const RIGHT: ReadonlySet<string> = new Set(['before', 'points', 'strength', 'left']);

const Dice = ({
  fight,
  round,
}: {
  readonly fight: Fight;
  readonly round: Fight['rounds'][number];
}) => {
  const { t } = useTranslation();
  const names = useNames();
  return (
    <p className="ww-past-dice">
      {round.dice.map((dice, index) => {
        const side = names.side(fight.sides[index === 0 ? 0 : 1]);
        const eyes = rollsIn(dice).map(({ value }) => value);
        return (
          <span key={index}>
            {side}{' '}
            <span role="img" aria-label={t('desk:archive.eyes', { eyes: eyes.join(', ') })}>
              {eyes.map((value, place) => (
                <Face key={place} value={value} size={20} />
              ))}
            </span>{' '}
            <Figure explained={dice} title={t('decide:fight.diceFactorOf', { side })} />
            {' %'}
          </span>
        );
      })}
    </p>
  );
};

const Item = ({ model, fight }: { readonly model: DeskModel; readonly fight: Fight }) => {
  const { t } = useTranslation();
  const words = useWords();
  const rule = useRule(fight.clause);
  const title = fightTitle(fight, words);
  return (
    <article className="ww-past-fight" aria-label={title}>
      <h3 className="ww-head">
        {title} <span className="ww-small ww-quiet">{t(`app:moon.${String(fight.moon)}`)}</span>{' '}
        {rule.link}
      </h3>
      {rule.text}
      {fight.overruled === undefined ? null : (
        <FindingRow kind="HAND">
          {t('decide:fight.overruled', { reason: fight.overruled })}
        </FindingRow>
      )}
      <table className="ww-table" aria-label={title}>
        <thead>
          <tr>
            {HEADS.map((head) => (
              <th key={head} scope="col" className={RIGHT.has(head) ? 'ww-right' : ''}>
                {t(`desk:archive.fight.${head}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Units side={fight.sides[0]} />
          <Units side={fight.sides[1]} />
        </tbody>
      </table>
      {fight.rounds.length === 0 ? <Result model={model} fight={fight} round={undefined} /> : null}
      {fight.rounds.map((round) => (
        <Fragment key={round.no}>
          <Dice fight={fight} round={round} />
          <Result model={model} fight={fight} round={round} />
        </Fragment>
      ))}
    </article>
  );
};

/** The fights of the month, round by round, with their dice; every figure opens its derivation. */
export const Fights = ({ model, campaign, realms, results }: PastRun) => {
  const { t } = useTranslation();
  const keys = new Set(realms.map(({ key }) => key));
  const fights = results.fights.filter(({ sides }) =>
    sides.some(({ parties }) => parties.some((party) => keys.has(party))),
  );
  if (fights.length === 0)
    return <p className="ww-past-leaf ww-quiet">{t('desk:archive.noFights')}</p>;
  const past = pastModel(model, campaign, results, model.party);
  return (
    <div className="ww-past-leaf">
      {fights.map((fight) => (
        <Item key={fight.key} model={past} fight={fight} />
      ))}
    </div>
  );
};
