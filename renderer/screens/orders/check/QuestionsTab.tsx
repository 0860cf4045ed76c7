import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import type { Language } from '../../../kit/text/words';
import { Button, TextField } from '../../../kit/ui';
import { LetterActions, LetterLanguage } from '../../../model/letters/LetterActions';
import { OutboxLink } from '../../../model/letters/OutboxLink';
import { playersOf } from '../../../model/letters/players';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import { LetterState } from './LetterState';
import { letterWords } from '../../../model/letters/letter-words';
import { askedFindings, letterId, questionsText } from './questions';

/** The letter as it would be composed from the questions of the moment. */
const useComposed = (model: TurnModel, language: Language) => {
  const { campaign, system, findings, party } = model;
  return useMemo(() => {
    const words = letterWords(language, campaign, system);
    const asked = askedFindings(findings, campaign.decisions);
    return {
      count: asked.length,
      title: words('check:letter.subjectQuestions', {
        turn: campaign.world.clock.turn,
        party: party.name,
      }),
      text: questionsText(asked, words),
    };
  }, [language, campaign, system, findings, party]);
};

/** The questions to the player of the realm as a letter: composed by itself, changed by hand, saved or copied. */
export function QuestionsTab({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const { campaign, party } = model;
  const { turn } = campaign.world.clock;
  const readOnly = useSession((session) => session.readOnly);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const composed = useComposed(model, language);
  const id = letterId('questions', turn, party);
  const kept = campaign.outbox[id];
  const [written, setWritten] = useState<string | null>(kept?.text ?? null);
  const title = t('check:questions.title', { party: party.name });
  const text = written ?? composed.text;
  const draft = {
    id,
    turn,
    party: party.key,
    kind: 'questions' as const,
    title: composed.title,
    text,
  };
  const isEmpty = composed.count === 0 && kept === undefined;
  return (
    <section className="ww-letter-out ww-grid ww-gap-10" aria-label={title}>
      <header className="ww-line-head">
        <h2 className="ww-head">{title}</h2>
        <span className="ww-small ww-quiet">
          {t('check:questions.count', { count: composed.count })}
        </span>
      </header>
      {isEmpty ? (
        <p className="ww-quiet">{t('check:questions.none')}</p>
      ) : (
        <>
          <div className="ww-letter-out-acts ww-row ww-wrapping ww-gap-8">
            <LetterLanguage
              language={language}
              onChange={(next) => {
                setLanguage(next);
                setWritten(null);
              }}
            />
            {text === composed.text ? null : (
              <>
                <span className="ww-small">{t('check:questions.older')}</span>
                <Button variant="text" onPress={() => setWritten(null)}>
                  {t('check:sheet.again')}
                </Button>
              </>
            )}
          </div>
          <TextField
            label={t('check:sheet.text')}
            isLabelHidden
            rows={18}
            value={text}
            onChange={setWritten}
            isReadOnly={readOnly}
          />
          <div className="ww-letter-out-acts ww-row ww-wrapping ww-gap-8">
            <LetterActions
              recipients={playersOf(campaign, party.key)}
              title={composed.title}
              text={text}
            />
            <LetterState draft={draft} kept={kept} party={party} readOnly={readOnly} />
            {kept === undefined ? null : <OutboxLink outbox={campaign.outbox} />}
          </div>
        </>
      )}
    </section>
  );
}
