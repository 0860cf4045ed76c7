import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Fight, Roll } from '../../../../../engine';
import { decide } from '../../../../model/state/decide';
import { ReasonForm } from '../../../../kit/ui';
import { facesOf, keyOfRoll } from '../../../../model/turn/model/figures';
import { useExecute } from '../../../../model/turn/execute';
import { useNames } from '../../../../model/turn/names';
import { Face } from '../../../../model/turn/card/Die';
import { diceOf } from './model';

/** The faces of one die to choose from, by arrows or by click. */
const Faces = ({
  roll,
  label,
  value,
  onChange,
}: {
  readonly roll: Roll;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) => {
  const group = useId();
  const faces = Array.from({ length: facesOf(roll) }, (_, index) => index + 1);
  return (
    <fieldset className="ww-faces ww-row ww-align-stretch ww-wrapping ww-gap-4">
      <legend className="ww-small ww-quiet">{label}</legend>
      {faces.map((face) => (
        <label key={face} className="ww-face ww-grid">
          <input
            type="radio"
            name={group}
            aria-label={String(face)}
            checked={value === face}
            onChange={() => onChange(face)}
          />
          <Face value={face} size={26} />
        </label>
      ))}
    </fieldset>
  );
};

export interface OwnDiceProps {
  readonly fight: Fight;
  readonly title: string;
  readonly onClose: () => void;
}

/** The dice the GM threw himself, all of a fight in one step; those left as they are stay computed. */
export function OwnDice({ fight, title, onClose }: OwnDiceProps) {
  const { t } = useTranslation();
  const names = useNames();
  const execute = useExecute();
  const [faces, setFaces] = useState<Readonly<Record<string, number>>>({});
  const submit = (reason: string): void => {
    const rulings = Object.entries(faces).map(([key, value]) => ({ key, value, reason }));
    if (rulings.length > 0) void execute(decide(title, ...rulings));
    onClose();
  };
  return (
    <ReasonForm
      title={t('decide:dice.title')}
      look="hand"
      usual={t('decide:dice.reason')}
      onSubmit={submit}
      onCancel={onClose}
    >
      <h3 className="ww-head">{t('decide:dice.title')}</h3>
      <p className="ww-small ww-quiet">{t('decide:dice.text')}</p>
      <div className="ww-own-dice-grid ww-grid">
        {diceOf(fight).map(({ round, side, rolls }) =>
          rolls.map((roll, index) => {
            const key = keyOfRoll(roll);
            return (
              <Faces
                key={key}
                roll={roll}
                label={t('decide:fight.dieOfRound', {
                  side: names.side(fight.sides[side]),
                  number: index + 1,
                  round,
                })}
                value={faces[key] ?? roll.value}
                onChange={(value) => setFaces({ ...faces, [key]: value })}
              />
            );
          }),
        )}
      </div>
    </ReasonForm>
  );
}
