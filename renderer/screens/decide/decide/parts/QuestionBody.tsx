import type { Question, Ruling } from '../../../../../engine';
import { useTranslation } from 'react-i18next';
import { questionInWords } from '../../../../kit/explain';
import { useWords } from '../../../../kit/explain/react';
import { ruling, takeBack } from '../../../../model/state/decide';
import { useSession } from '../../../../model/state/session';
import { Button, FieldForm } from '../../../../kit/ui';
import { useExecute } from '../../../../model/turn/execute';
import type { TurnModel } from '../../../../model/turn/use-turn-model';

export interface QuestionBodyProps {
  readonly model: TurnModel;
  readonly question: Question;
  readonly onAccept: (answer?: Ruling) => void;
}

/** What the rules leave to the GM, with the usual answer preselected; an answer given holds until he reverts it. */
export function QuestionBody({ model, question, onAccept }: QuestionBodyProps) {
  const { t } = useTranslation();
  const words = useWords();
  const execute = useExecute();
  const readOnly = useSession((session) => session.readOnly);
  const { key, proposal, isOffered = false } = question;
  const { text, options } = questionInWords(question, words);
  const held = model.campaign.rulings[key];
  const value = typeof held?.value === 'string' ? held.value : proposal;
  return (
    <FieldForm
      // The value in force may change under the form, by undo or another run.
      key={`${key} ${value}`}
      className="ww-choice"
      mark={{ 'data-card-form': true, 'data-edit': true }}
      title={text}
      fields={{
        option: {
          kind: 'options',
          label: text,
          initial: value,
          options: options.map(({ id, label, hint }) => ({
            id,
            label,
            hint: (
              <>
                {hint === '' ? null : <span className="ww-quiet">{hint}</span>}{' '}
                {id === value ? (
                  <span className="ww-choice-now ww-small">{t('decide:choice.current')}</span>
                ) : null}
              </>
            ),
          })),
        },
        reason: { kind: 'text', label: t('app:common.reasonOptional') },
      }}
      isDisabled={readOnly}
      act={{ label: t('decide:card.accept'), variant: 'filled', shortcut: 'Enter' }}
      beside={
        held === undefined ? null : (
          <Button
            variant="text"
            isDisabled={readOnly}
            onPress={() => void execute(takeBack(text, key))}
          >
            {t('decide:choice.restore')}
          </Button>
        )
      }
      onSubmit={({ option, reason }) => {
        const usual = option === proposal ? 'decide:choice.usual' : 'decide:choice.chosen';
        // The rules' value needs no decision.
        const isReset = option === value && (held !== undefined || isOffered);
        onAccept(isReset ? undefined : ruling(question, option, reason === '' ? t(usual) : reason));
      }}
    />
  );
}
