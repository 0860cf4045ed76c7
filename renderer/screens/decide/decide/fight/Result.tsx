import { useTranslation } from 'react-i18next';
import type { Explained, Fight, FightRound, FightUnit, RoundLoss } from '../../../../../engine';
import { realmColour } from '../../../../kit/cartography/colour';
import { figuresOf } from '../../../../kit/explain';
import { useLanguage, useWords } from '../../../../kit/explain/react';
import { useMoney } from '../../../../model/explain/use-game';
import { DataTable, usePageTheme } from '../../../../kit/ui';
import { Figure } from '../../../../model/turn/parts/Figure';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useNames } from '../../../../model/turn/names';
import { beforeRound } from './model';

const BOOTY: readonly [number, number] = [0, 1_000_000_000];
const PER_MILLE = 1000;

/** Ratio as a decimal: 1,305 for 1305 thousandths; `least` places at least. */
export function useRatio(least = 0): (perMille: number) => string {
  const language = useLanguage();
  const format = new Intl.NumberFormat(language, {
    minimumFractionDigits: least,
    maximumFractionDigits: 3,
  });
  return (perMille) => format.format(perMille / PER_MILLE);
}

/** The result of a round, or of the whole fight, in one line. */
const useVerdict = (): ((fight: Fight, round: FightRound | undefined) => string) => {
  const { t } = useTranslation();
  const names = useNames();
  const ratio = useRatio();
  return (fight, round) => {
    const isWhole = fight.rounds.length < 2 || round === undefined;
    const winner = isWhole ? fight.winner : round.winner;
    if (winner === null) return t(isWhole ? 'decide:fight.drawn' : 'decide:fight.roundDrawn');
    const side = names.side(fight.sides[winner]);
    const finalRatio = fight.overruled === undefined ? round?.ratio : undefined;
    if (finalRatio === undefined) return t('decide:fight.verdict', { side });
    const about = { side, ratio: ratio(finalRatio.value) };
    if (round?.kind === 'storm')
      return t(
        round.isSuccess === true ? 'decide:fight.stormWon' : 'decide:fight.stormLost',
        about,
      );
    return t(isWhole ? 'decide:fight.verdictRatio' : 'decide:fight.roundVerdict', about);
  };
};

/** Both round strengths side by side; the stroke marks where they would be even. */
const RatioBar = ({
  model,
  fight,
  round,
}: {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly round: FightRound;
}) => {
  const theme = usePageTheme();
  const { parties } = model.campaign.world;
  const [first, second] = round.roundStrength.map(({ value }) => Math.max(value, 0));
  const sum = (first ?? 0) + (second ?? 0);
  const share = sum === 0 ? 50 : (100 * (first ?? 0)) / sum;
  const colourOf = (index: 0 | 1): string =>
    realmColour(theme, parties, fight.sides[index].parties[0] ?? '');
  return (
    <div className="ww-ratio ww-row ww-align-stretch ww-gap-2" aria-hidden="true">
      <span style={{ width: `${String(share)}%`, background: colourOf(0) }} />
      <span style={{ flex: 1, background: colourOf(1) }} />
      <i />
    </div>
  );
};

const Fate = ({
  unit,
  loss,
  isLast,
}: {
  readonly unit: FightUnit | undefined;
  readonly loss: RoundLoss;
  readonly isLast: boolean;
}) => {
  const { t } = useTranslation();
  const scattered = loss.scattered ?? 0;
  if (scattered > 0) return t('decide:fight.scattered', { count: scattered });
  if (!isLast) return loss.left > 0 ? t('decide:fight.goesOn') : t('decide:fight.fate.annihilated');
  return unit === undefined ? null : t(`decide:fight.fate.${unit.fate}`);
};

/** A unit or the booty of a realm in the table of losses; what a row does not have is left out. */
interface LossRow {
  readonly name: string;
  readonly title: string;
  readonly lost: Explained;
  readonly ruling: string | undefined;
  readonly range: readonly [number, number];
  readonly loss?: RoundLoss;
}

/** Losses of one round, unit by unit, and the state of each after it; at the end of a fight the booty. */
const Losses = ({ fight, round }: { readonly fight: Fight; readonly round: FightRound }) => {
  const { t } = useTranslation();
  const names = useNames();
  const money = useMoney();
  const { plain } = figuresOf(useWords());
  const units = fight.sides.flatMap((side) => side.units);
  const isLast = round === fight.rounds.at(-1);
  const losses = round.losses.map((loss): LossRow => {
    const name = names.unit(loss);
    const title = t('decide:fight.lossOf', { unit: name });
    const { lost, ruling } = loss;
    return { name, title, lost, ruling, range: [0, beforeRound(loss)], loss };
  });
  const booty = (isLast ? fight.booty : []).map(({ party, gold, ruling }): LossRow => {
    const name = t('decide:fight.booty', { party: names.party(party) });
    return { name, title: name, lost: gold, ruling, range: BOOTY };
  });
  const fate = ({ loss }: LossRow) => {
    const own = units.find(({ party, unit }) => party === loss?.party && unit === loss.unit);
    return loss === undefined ? null : <Fate unit={own} loss={loss} isLast={isLast} />;
  };
  return (
    <DataTable
      label={t('decide:fight.losses')}
      rows={[...losses, ...booty]}
      keyOf={({ name }) => name}
      columns={[
        {
          id: 'unit',
          label: t('app:common.unit'),
          isLabelHidden: true,
          isHead: true,
          cell: ({ name }) => name,
        },
        {
          id: 'before',
          label: t('decide:fight.column.before'),
          align: 'end',
          cell: ({ loss }) => (loss === undefined ? '' : plain(beforeRound(loss))),
        },
        {
          id: 'loss',
          label: t('decide:fight.column.loss'),
          align: 'end',
          cell: ({ title, lost, ruling, range, loss }) => (
            <>
              <Figure explained={lost} title={title} ruling={ruling} range={range} />
              {loss === undefined ? ` ${money.sign}` : null}
            </>
          ),
        },
        {
          id: 'left',
          label: t('decide:fight.column.left'),
          align: 'end',
          cell: ({ loss }) => (loss === undefined ? '' : plain(loss.left)),
        },
        { id: 'fate', label: t('decide:fight.column.fate'), cell: fate },
      ]}
    />
  );
};

export interface ResultProps {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly round: FightRound | undefined;
}

/** Who wins by how much, at which cost, and what happens to whom. */
export function Result({ model, fight, round }: ResultProps) {
  const { t } = useTranslation();
  const verdict = useVerdict()(fight, round);
  return (
    <section className="ww-result" aria-label={t('decide:fight.losses')}>
      <h3 className="ww-head">
        {verdict}
        {round?.ratio === undefined ? null : (
          <span className="ww-result-ratio ww-quiet">
            <Figure explained={round.ratio} title={t('decide:fight.ratio')} />
            {' ‰'}
          </span>
        )}
      </h3>
      {round === undefined ? null : (
        <>
          <RatioBar model={model} fight={fight} round={round} />
          <Losses fight={fight} round={round} />
        </>
      )}
    </section>
  );
}
