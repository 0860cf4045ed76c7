import { useTranslation } from 'react-i18next';
import type { Correction, ReceivedSheet } from '../../../../engine';
import { Button } from '../../../kit/ui';
import { useTurnView } from '../../../model/turn/turn-view';
import { useExecute } from '../../../model/turn/execute';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { resetWords } from '../../../model/letters/corrections';
import type { CheckActions } from './use-check-actions';

interface Props {
  readonly model: TurnModel;
  readonly actions: CheckActions;
}

/** A correction: the player's words struck through, the GM's beside them. */
export function CorrectedWords({
  sheet,
  correction: { start, end, text },
}: {
  readonly sheet: Pick<ReceivedSheet, 'text'>;
  readonly correction: Correction;
}) {
  return (
    <span>
      <del className="ww-struck">{sheet.text.slice(start, end)}</del>{' '}
      <ins className="ww-hand-words">{text.replace(/^\n|\n$/g, '')}</ins>
    </span>
  );
}

/** The GM's corrections of the letter, each to be shown in its place and reverted. */
export function CorrectionList({ model, actions }: Props) {
  const { t } = useTranslation();
  const execute = useExecute();
  const choose = useTurnView((desk) => desk.choose);
  const { reading, party } = model;
  const corrections = reading?.received.corrections ?? [];
  if (reading === null || corrections.length === 0) return null;
  return (
    <section className="ww-rulings" aria-label={t('check:corrections.title')}>
      <h2 className="ww-head">{t('check:corrections.title')}</h2>
      <ul>
        {corrections.map((correction) => (
          <li key={`${String(correction.start)} ${String(correction.end)}`}>
            <span className="ww-hand">✎</span>
            <CorrectedWords sheet={reading.received} correction={correction} />
            <Button
              variant="text"
              onPress={() =>
                choose({
                  side: 'letter',
                  picked: { start: correction.start, end: correction.end },
                })
              }
            >
              {t('check:corrections.show')}
            </Button>
            <Button
              variant="text"
              isDisabled={actions.readOnly}
              onPress={() => void execute(resetWords(party, correction))}
            >
              {t('app:common.takeBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
