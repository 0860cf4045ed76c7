import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight } from '../../../../../engine';
import { ToggleGroup } from '../../../../kit/ui';
import type { DeskModel } from '../../../../model/turn/use-desk-model';
import { useDecide } from '../decide-store';
import './fight.css';
import { HandNotes } from './HandNotes';
import { LossTable } from './LossTable';
import { Odds } from './Odds';
import { Outcome } from './Outcome';
import { OwnDice } from './OwnDice';
import { Result } from './Result';
import { SideColumn } from './SideColumn';

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
  readonly model: DeskModel;
  readonly fight: Fight;
  readonly mark: string;
  readonly title: string;
}

/** A battle: both sides with everything that counts, the result, the table, what usually happens. */
export const FightBody = ({ model, fight, mark, title }: FightBodyProps) => {
  const [chosen, setChosen] = useState(0);
  const [isRuling, setRuling] = useState(false);
  const { isRolling, set } = useDecide();
  const place = Math.min(chosen, Math.max(fight.rounds.length - 1, 0));
  const round = fight.rounds[place];
  return (
    <>
      <HandNotes model={model} fight={fight} title={title} />
      {isRolling ? (
        <OwnDice fight={fight} title={title} onClose={() => set({ isRolling: false })} />
      ) : null}
      <Rounds fight={fight} round={place} onChange={setChosen} />
      <div className="ww-sides">
        <SideColumn model={model} fight={fight} index={0} round={place} />
        <SideColumn model={model} fight={fight} index={1} round={place} />
      </div>
      <div className="ww-fight-end">
        <div>
          <Result model={model} fight={fight} round={round} />
          <Outcome fight={fight} title={title} isRuling={isRuling} onRuling={setRuling} />
        </div>
        {round === undefined ? null : <LossTable model={model} round={round} />}
      </div>
      <Odds model={model} fight={fight} mark={mark} />
    </>
  );
};
