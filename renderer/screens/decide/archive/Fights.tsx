import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, FightUnit } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useRule, useWords } from '../../../kit/explain/react';
import { type DataColumn, DataTable, FindingRow } from '../../../kit/ui';
import { Face } from '../../../model/turn/card/Die';
import { Result } from '../decide/fight/Result';
import { fightTitle } from '../decide/card-title';
import { useNames } from '../../../model/turn/names';
import { rollsIn } from '../../../model/turn/model/figures';
import { Figure } from '../../../model/turn/parts/Figure';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { type PastRun, pastModel } from './past';

/** Both sides of a fight, unit by unit. */
const Units = ({ fight, title }: { readonly fight: Fight; readonly title: string }) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const column = (
    id: string,
    cell: DataColumn<FightUnit>['cell'],
    about: Partial<DataColumn<FightUnit>> = { align: 'end' },
  ): DataColumn<FightUnit> => ({ id, label: t(`openTurn:archive.fight.${id}`), cell, ...about });
  return (
    <DataTable
      label={title}
      rows={fight.sides.flatMap(({ units }) => units)}
      keyOf={names.unit}
      columns={[
        column('unit', names.unit, { isHead: true }),
        column(
          'type',
          ({ unitType, order }) =>
            `${t(`turn:unitType.${unitType}`, { defaultValue: unitType })}${order === '' ? '' : `, K${order}`}`,
          {},
        ),
        column('before', ({ before }) => plain(before)),
        column('points', (unit) => (
          <Figure
            explained={unit.points}
            title={t('decide:fight.pointsOf', { unit: names.unit(unit) })}
            isSigned
          />
        )),
        column('strength', (unit) => (
          <Figure
            explained={unit.strength}
            title={t('decide:fight.strengthOf', { unit: names.unit(unit) })}
          />
        )),
        column('left', ({ left }) => plain(left)),
        column('fate', ({ fate }) => t(`decide:fight.fate.${fate}`), {}),
      ]}
    />
  );
};

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
        const values = rollsIn(dice).map(({ value }) => value);
        return (
          <span key={index}>
            {side}{' '}
            <span role="img" aria-label={t('openTurn:archive.eyes', { eyes: values.join(', ') })}>
              {values.map((value, place) => (
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

const Item = ({ model, fight }: { readonly model: TurnModel; readonly fight: Fight }) => {
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
      <Units fight={fight} title={title} />
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
export function Fights({ model, campaign, realms, results }: PastRun) {
  const { t } = useTranslation();
  const keys = new Set(realms.map(({ key }) => key));
  const fights = results.fights.filter(({ sides }) =>
    sides.some(({ parties }) => parties.some((party) => keys.has(party))),
  );
  if (fights.length === 0)
    return <p className="ww-past-leaf ww-quiet">{t('openTurn:archive.noFights')}</p>;
  const past = pastModel(model, campaign, results, model.party);
  return (
    <div className="ww-past-leaf">
      {fights.map((fight) => (
        <Item key={fight.key} model={past} fight={fight} />
      ))}
    </div>
  );
}
