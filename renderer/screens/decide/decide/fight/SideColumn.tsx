import { useTranslation } from 'react-i18next';
import type { DecisionSubject, Explained, Fight, FightUnit } from '../../../../../engine';
import { shieldColour } from '../../../../kit/cartography/colour';
import { figuresOf } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { rollsIn } from '../../../../model/turn/model/figures';
import { Figure } from '../../../../model/turn/parts/Figure';
import { Shield } from '../../../../model/turn/card/Sign';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useNames } from '../../../../model/turn/names';
import { DieButton } from '../../../../model/turn/card/DieButton';
import { GoodPoints } from './GoodPoints';
import { headsOf, specialOf, strengthFormula, throwFormula } from './model';

const SPECIAL: readonly [number, number] = [0, 100_000];
const POINTS: readonly [number, number] = [-1000, 1000];

/** `6.000 × (100 + 10 × 2)` */
const useFormula = (): ((unit: FightUnit) => string) => {
  const words = useWords();
  const { plain } = figuresOf(words);
  return (unit) => {
    const formula = strengthFormula(unit);
    if (formula === undefined) return '';
    const { heads, each, perPoint, points } = formula;
    const size = each === 1 ? plain(heads) : `${plain(heads)} × ${plain(each)}`;
    return `${size} × (100 + ${plain(perPoint)} × ${plain(points)})`;
  };
};

const Unit = ({ unit, showsName }: { readonly unit: FightUnit; readonly showsName: boolean }) => {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const formula = useFormula()(unit);
  const name = names.unit(unit);
  return (
    <section className="ww-side-unit" aria-label={name}>
      {showsName ? (
        <h4 className="ww-over">
          {name}, {plain(unit.before)}{' '}
          {t(`turn:unitType.${unit.unitType}`, { defaultValue: unit.unitType })}
          {unit.order === '' ? '' : `, K${unit.order}`}
        </h4>
      ) : null}
      <GoodPoints unit={unit} />
      <p className="ww-side-line ww-row ww-align-baseline ww-split ww-gap-12">
        <span className="ww-figures">
          {formula === '' ? t('decide:fight.strengthOf', { unit: name }) : formula}
        </span>
        <span className="ww-row ww-align-baseline ww-gap-14">
          <span className="ww-quiet ww-small">
            {'Σ '}
            <Figure
              explained={unit.points}
              title={t('decide:fight.pointsOf', { unit: name })}
              ruling={unit.pointsRuling}
              range={POINTS}
              isSigned
            />
          </span>
          <Figure explained={unit.strength} title={t('decide:fight.strengthOf', { unit: name })} />
        </span>
      </p>
    </section>
  );
};

/** The dice of a side in a round: faces, their sum, the formula. */
const Throw = ({
  factor,
  side,
  subject,
}: {
  readonly factor: Explained;
  readonly side: string;
  readonly subject: DecisionSubject;
}) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const rolls = rollsIn(factor);
  const formula = throwFormula(factor);
  const total = rolls.reduce((sum, { value }) => sum + value, 0);
  return (
    <div className="ww-side-dice ww-dice">
      {rolls.map((roll, index) => (
        <DieButton
          key={`${roll.stream} ${String(roll.index)}`}
          roll={roll}
          label={t('decide:fight.die', { side, number: index + 1 })}
          subject={{ ...subject, about: { ...subject.about, number: index + 1 } }}
        />
      ))}
      <span>
        {t('decide:fight.throw', { eyes: total })}{' '}
        <Figure explained={factor} title={t('decide:fight.diceFactorOf', { side })} />
        {' %'}
        {formula === undefined ? null : (
          <>
            <br />
            <span className="ww-small ww-quiet ww-figures">
              {plain(formula.base)} + {plain(formula.step)} × {total}
            </span>
          </>
        )}
      </span>
    </div>
  );
};

/** The GM's entry for the circumstances has his colour, with his reason. */
const Special = ({
  special,
  side,
  ruling,
}: {
  readonly special: Explained;
  readonly side: string;
  readonly ruling: string | undefined;
}) => {
  const { t } = useTranslation();
  const isByHand = special.kind === 'override';
  return (
    <p
      className="ww-side-line ww-row ww-align-baseline ww-split ww-gap-12"
      {...(isByHand ? { 'data-hand': true } : {})}
    >
      <span>{isByHand ? special.reason : t('decide:fight.special')}</span>
      <span className="ww-figures">
        <Figure
          explained={special}
          title={t('decide:fight.specialOf', { side })}
          ruling={ruling}
          range={SPECIAL}
        />
        {' %'}
      </span>
    </p>
  );
};

export interface SideColumnProps {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly index: 0 | 1;
  /** Place of the round that is shown. */
  readonly round: number;
}

/** One side of a fight: who, its good points, how strong, which dice. */
export function SideColumn({ model, fight, index, round: shown }: SideColumnProps) {
  const { t } = useTranslation();
  const names = useNames();
  const { plain } = figuresOf(useWords());
  const side = fight.sides[index];
  const round = fight.rounds[shown];
  const special = round === undefined ? undefined : specialOf(fight, round, index);
  const [only] = side.units;
  const isAlone = side.units.length === 1 && only !== undefined;
  const name = names.side(side);
  return (
    <section className="ww-side ww-stack" aria-label={name}>
      <header className="ww-side-head ww-grid ww-align-center ww-gap-10">
        <Shield colour={shieldColour(model.campaign.world.parties, side.parties[0] ?? '')} />
        <h3>{isAlone ? names.unit(only) : name}</h3>
        <p className="ww-small ww-quiet">
          {t(`decide:fight.role.${side.role}`)}
          {isAlone && only.order !== '' ? `, K${only.order}` : ''}
          <br />
          {isAlone
            ? t('decide:fight.heads', {
                heads: plain(only.before),
                type: t(`turn:unitType.${only.unitType}`, { defaultValue: only.unitType }),
              })
            : plain(headsOf(side))}
        </p>
      </header>
      {side.units.map((unit) => (
        <Unit key={`${unit.party} ${String(unit.unit)}`} unit={unit} showsName={!isAlone} />
      ))}
      {special === undefined ? null : (
        <Special special={special} side={name} ruling={side.specialRuling} />
      )}
      {round === undefined ? null : (
        <>
          {isAlone ? null : (
            <p className="ww-side-line ww-row ww-align-baseline ww-split ww-gap-12">
              <span>{t('decide:fight.sideStrength')}</span>
              <Figure
                explained={round.strength[index]}
                title={t('decide:fight.sideStrengthOf', { side: name })}
              />
            </p>
          )}
          <p className="ww-side-line ww-side-total ww-row ww-align-baseline ww-split ww-gap-12">
            <span>{t('decide:fight.roundStrength')}</span>
            <Figure
              explained={round.roundStrength[index]}
              title={t('decide:fight.roundStrengthOf', { side: name })}
            />
          </p>
          <Throw
            factor={round.dice[index]}
            side={name}
            subject={{
              name: `${model.system.id}.die`,
              about: { party: side.parties[0] ?? '', place: fight.place, round: round.no },
            }}
          />
        </>
      )}
    </section>
  );
}
