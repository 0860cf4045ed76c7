import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, FightRound, FightUnit, Json } from '../../../../../engine';
import {
  Button,
  DataTable,
  FindingMark,
  FindingRow,
  ToggleGroup,
  NumberField,
  RadioList,
  ReasonForm,
} from '../../../../kit/ui';
import type { TurnModel } from '../../../../model/turn/use-turn-model';
import { useDecide } from '../decide-store';
import './fight.css';
import { Odds } from './Odds';
import { OwnDice } from './OwnDice';
import { Result, useRatio } from './Result';
import { SideColumn } from './SideColumn';
import { decide, takeBack } from '../../../../model/state/decide';
import { useExecute } from '../../../../model/turn/execute';
import { useRulingWords } from '../ruling-words';
import { lossBands, rulingsIn } from './model';
import { figuresOf } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { useNames } from '../../../../model/turn/names';

const idOf = ({ party, unit }: FightUnit): string => `${party}:${String(unit).padStart(3, '0')}`;

type Winner = 0 | 1 | null;
const WINNERS: readonly Winner[] = [0, 1, null];

interface OutcomeFormProps {
  readonly fight: Fight;
  readonly onSubmit: (outcome: Json, reason: string) => void;
  readonly onCancel: () => void;
}

/** The GM's decision on a whole fight: who wins, what is left of each unit. The reason is mandatory (WW-0.1-05). */
function OutcomeForm({ fight, onSubmit, onCancel }: OutcomeFormProps) {
  const { t } = useTranslation();
  const names = useNames();
  const units = fight.sides.flatMap(({ units: some }) => some);
  const [winner, setWinner] = useState<Winner>(fight.winner);
  const [left, setLeft] = useState<Readonly<Record<string, number>>>({});
  const leftOf = (unit: FightUnit): number => left[idOf(unit)] ?? unit.left;
  const submit = (reason: string): void => {
    const kept = Object.fromEntries(units.map((unit) => [idOf(unit), leftOf(unit)]));
    onSubmit({ winner, left: kept }, reason);
  };
  const words = (side: Winner): string =>
    side === null ? t('decide:fight.nobody') : names.side(fight.sides[side]);
  return (
    <ReasonForm
      title={t('decide:fight.overrule')}
      look="hand"
      onSubmit={submit}
      onCancel={onCancel}
    >
      <RadioList
        label={t('decide:fight.whoWins')}
        options={WINNERS.map((side) => ({ id: String(side), label: words(side) }))}
        value={String(winner)}
        onChange={(id) => setWinner(WINNERS.find((side) => String(side) === id) ?? null)}
      />
      <div className="ww-outcome-left ww-grid ww-gap-10">
        {units.map((unit) => (
          <NumberField
            key={idOf(unit)}
            label={t('decide:fight.leftOf', { unit: names.unit(unit), before: unit.before })}
            value={leftOf(unit)}
            onChange={(heads) => {
              if (Number.isFinite(heads)) setLeft({ ...left, [idOf(unit)]: heads });
            }}
            minValue={0}
            maxValue={unit.before}
            step={1}
          />
        ))}
      </div>
    </ReasonForm>
  );
}

/** The table by which a round costs men, the row that holds marked. */
const LossTable = ({ model, round }: { readonly model: TurnModel; readonly round: FightRound }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const ratio = useRatio(1);
  const table = model.system.tables.find(({ id }) => id === 'fightLoss');
  const bands = lossBands(table, model.settings, round);
  if (bands.length === 0) return null;
  const title = t('decide:fight.table');
  return (
    <section aria-label={title}>
      <h3 className="ww-head">{title}</h3>
      <DataTable
        rows={bands}
        keyOf={({ row }) => row}
        mark={({ isHit }) => (isHit ? { 'data-selected': true, 'aria-current': true } : {})}
        columns={[
          {
            id: 'ratio',
            label: t('decide:fight.tableColumn.ratio'),
            cell: ({ from, to }) =>
              to === null
                ? t('decide:fight.rangeLast', { from: ratio(from) })
                : t('decide:fight.range', { from: ratio(from), to: ratio(to) }),
          },
          {
            id: 'loser',
            label: t('decide:fight.tableColumn.loser'),
            align: 'end',
            cell: ({ loser }) => `${plain(loser)} %`,
          },
          {
            id: 'winner',
            label: t('decide:fight.tableColumn.winner'),
            align: 'end',
            cell: ({ winner }) => `${plain(winner)} %`,
          },
        ]}
      />
    </section>
  );
};

/** The GM's changes of a fight, each with its reason, and the button to revert it. */
const OverrideNotes = ({
  model,
  fight,
  title,
}: {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly title: string;
}) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const words = useRulingWords(model);
  const rulings = rulingsIn(fight, model.campaign.rulings);
  if (rulings.length === 0) return null;
  const keys = rulings.map(({ key }) => key);
  return (
    <section
      className="ww-hand-notes ww-grid ww-align-start"
      data-kind="HAND"
      aria-label={t('decide:ruling.title')}
    >
      <FindingMark kind="HAND" />
      <ul>
        {rulings.map((ruling) => {
          const { subject, value } = words(ruling);
          return (
            <li key={ruling.key}>
              {subject}
              {value === '' ? '' : `: ${value}`} <q>{ruling.reason}</q>
            </li>
          );
        })}
      </ul>
      <Button variant="text" onPress={() => void execute(takeBack(title, ...keys))}>
        {t('decide:fight.restoreAll')}
      </Button>
    </section>
  );
};

interface OutcomeProps {
  readonly fight: Fight;
  readonly title: string;
  readonly isRuling: boolean;
  readonly onRuling: (isRuling: boolean) => void;
}

/** The GM's decision about the whole fight, and the button to make it. */
const Outcome = ({ fight, title, isRuling, onRuling }: OutcomeProps) => {
  const { t } = useTranslation();
  const execute = useExecute();
  const { overruled } = fight;
  return (
    <div className="ww-fight-outcome" data-edit>
      {overruled === undefined ? null : (
        <FindingRow kind="HAND">{t('decide:fight.overruled', { reason: overruled })}</FindingRow>
      )}
      {isRuling ? (
        <OutcomeForm
          fight={fight}
          onSubmit={(value, reason) => {
            void execute(decide(title, { key: fight.ruling, value, reason }));
            onRuling(false);
          }}
          onCancel={() => onRuling(false)}
        />
      ) : (
        <Button variant="hand" icon="pencil" onPress={() => onRuling(true)}>
          {t('decide:fight.overrule')}
        </Button>
      )}
    </div>
  );
};

/** Which round is shown, where there are several. */
const Rounds = ({
  fight,
  round,
  onChange,
}: {
  readonly fight: Fight;
  readonly round: number;
  readonly onChange: (round: number) => void;
}) => {
  const { t } = useTranslation();
  if (fight.rounds.length < 2) return null;
  return (
    <ToggleGroup
      label={t('decide:fight.rounds')}
      variant="line"
      value={String(round)}
      onChange={(id) => onChange(Number(id))}
      options={fight.rounds.map(({ no, kind }, index) => ({
        id: String(index),
        label: t(kind === 'storm' ? 'decide:fight.stormRound' : 'decide:fight.round', {
          number: no,
        }),
      }))}
    />
  );
};

export interface FightBodyProps {
  readonly model: TurnModel;
  readonly fight: Fight;
  readonly mark: string;
  readonly title: string;
}

/** A battle: both sides with everything that counts, the result, the table, likely outcomes. */
export function FightBody({ model, fight, mark, title }: FightBodyProps) {
  const [chosen, setChosen] = useState(0);
  const [isRuling, setRuling] = useState(false);
  const { isRolling, set } = useDecide();
  const place = Math.min(chosen, Math.max(fight.rounds.length - 1, 0));
  const round = fight.rounds[place];
  return (
    <>
      <OverrideNotes model={model} fight={fight} title={title} />
      {isRolling ? (
        <OwnDice fight={fight} title={title} onClose={() => set({ isRolling: false })} />
      ) : null}
      <Rounds fight={fight} round={place} onChange={setChosen} />
      <div className="ww-sides ww-grid">
        <SideColumn model={model} fight={fight} index={0} round={place} />
        <SideColumn model={model} fight={fight} index={1} round={place} />
      </div>
      <div className="ww-fight-end ww-grid">
        <div>
          <Result model={model} fight={fight} round={round} />
          <Outcome fight={fight} title={title} isRuling={isRuling} onRuling={setRuling} />
        </div>
        {round === undefined ? null : <LossTable model={model} round={round} />}
      </div>
      <Odds model={model} fight={fight} mark={mark} />
    </>
  );
}
