import { useTranslation } from 'react-i18next';
import type { Fight, FightSide, FightUnit } from '../../../engine';
import { explainTree, figuresOf } from '../../explain';
import { useWords } from '../../explain/react';
import { partNamed, summands } from '../model/figures';
import { Figure } from '../parts/Figure';
import { useSideName, useUnitName } from './names';

/** The most good points the rules let the GM lay down. */
const POINTS: readonly [number, number] = [-1000, 1000];
const SPECIAL: readonly [number, number] = [0, 100_000];

/** Good points one by one under their sum. */
const Points = ({ unit }: { readonly unit: FightUnit }) => {
  const { t } = useTranslation();
  const words = useWords();
  const name = useUnitName();
  const { signed } = figuresOf(words);
  return (
    <>
      <Figure
        explained={unit.points}
        title={t('turn:fights.pointsOf', { unit: name(unit) })}
        ruling={unit.pointsRuling}
        range={POINTS}
      />
      {summands(unit.points).map((part, index) => (
        <span key={index} className="ww-fight-point">
          {explainTree(part, words).label} {signed(part.value)}
        </span>
      ))}
    </>
  );
};

interface RowProps {
  readonly unit: FightUnit;
  /** The side has one party, which stands over the table. */
  readonly isAlone: boolean;
}

const Row = ({ unit, isAlone }: RowProps) => {
  const { t } = useTranslation();
  const words = useWords();
  const name = useUnitName();
  const { plain } = figuresOf(words);
  return (
    <tr data-fate={unit.fate}>
      <th scope="row">{isAlone ? unit.unit : name(unit)}</th>
      <td>
        {t(`turn:unitType.${unit.unitType}`, { defaultValue: unit.unitType })}
        {unit.order === '' ? '' : `, ${unit.order}`}
      </td>
      <td className="ww-right">
        {plain(unit.before)} → <b>{plain(unit.left)}</b>
      </td>
      <td className="ww-fight-points">
        <Points unit={unit} />
      </td>
      <td className="ww-right">
        <Figure
          explained={unit.strength}
          title={t('turn:fights.strengthOf', { unit: name(unit) })}
        />
      </td>
      <td>{t(`turn:fights.fate.${unit.fate}`)}</td>
    </tr>
  );
};

const COLUMNS = ['unit', 'type', 'size', 'points', 'strength', 'fate'] as const;
const RIGHT = new Set<string>(['size', 'strength']);

/** The percentage for special circumstances, out of the side's strength in the first round (WW-9.2-04). */
const Special = ({ fight, index }: { readonly fight: Fight; readonly index: 0 | 1 }) => {
  const { t } = useTranslation();
  const side = fight.sides[index];
  const name = useSideName();
  const strength = fight.rounds[0]?.strength[index];
  const special = strength === undefined ? undefined : partNamed(strength, 'specialPercent');
  if (special === undefined || side.specialRuling === undefined) return null;
  return (
    <span className="ww-small ww-quiet">
      {t('turn:fights.special')}{' '}
      <Figure
        explained={special}
        title={t('turn:fights.specialOf', { side: name(side) })}
        ruling={side.specialRuling}
        range={SPECIAL}
      />
      {' %'}
    </span>
  );
};

/** One side of a fight: who took part, with how many, what helped him, what became of him. */
export const SideTable = ({ fight, index }: { readonly fight: Fight; readonly index: 0 | 1 }) => {
  const { t } = useTranslation();
  const name = useSideName();
  const side: FightSide = fight.sides[index];
  return (
    <section className="ww-fight-side" aria-label={name(side)}>
      <header className="ww-line-head">
        <h4 className="ww-over">
          {t(`turn:fights.role.${side.role}`)}: {name(side)}
        </h4>
        <Special fight={fight} index={index} />
      </header>
      <table className="ww-table ww-fight-table">
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={RIGHT.has(column) ? 'ww-right' : ''}>
                {t(`turn:fights.column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {side.units.map((unit) => (
            <Row
              key={`${unit.party} ${String(unit.unit)}`}
              unit={unit}
              isAlone={side.parties.length === 1}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
};
