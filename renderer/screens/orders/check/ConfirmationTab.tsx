import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';
import type { Language } from '../../../kit/text/words';
import { LetterActions, LetterLanguage } from '../../../model/letters/LetterActions';
import { OutboxLink } from '../../../model/letters/OutboxLink';
import { playersOf } from '../../../model/letters/players';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import {
  confirmationOf,
  documentHtml,
  documentText,
  type LetterDocument,
  lineWords,
} from './confirmation';
import { LetterState } from './LetterState';
import { letterWords } from '../../../model/letters/letter-words';
import { letterId } from './questions';

/** The confirmation of the realm on the desk in a language; null without letter. */
const useConfirmation = (model: TurnModel, language: Language) => {
  const { campaign, system, findings, party, reading } = model;
  return useMemo(() => {
    if (reading === null) return null;
    const words = letterWords(language, campaign, system);
    const { received, restated } = reading;
    return {
      document: confirmationOf({ campaign, party, received, restated, findings }, words),
      subject: words('check:letter.subjectConfirmation', {
        turn: campaign.world.clock.turn,
        party: party.name,
      }),
    };
  }, [language, campaign, system, findings, party, reading]);
};

/** The confirmation as a page, on the screen and on paper. */
const Page = ({
  document,
  language,
}: {
  readonly document: LetterDocument;
  readonly language: Language;
}) => (
  <article className="ww-confirmation" lang={language} tabIndex={0} aria-label={document.title}>
    <h2>{document.title}</h2>
    <p>{document.subtitle}</p>
    {document.sections.map(({ title, lines }) => (
      <section key={title} aria-label={title}>
        <h3>{title}</h3>
        <ul>
          {lines.map((line, index) => (
            <li key={index}>
              {line.head === '' ? null : <b>{line.head}</b>}
              <span>{lineWords(line)}</span>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </article>
);

/** "This is how I understood you": to be read, printed, copied, saved or put with the outgoing letters. */
export function ConfirmationTab({ model }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const { campaign, party } = model;
  const { turn } = campaign.world.clock;
  const readOnly = useSession((session) => session.readOnly);
  const [language, setLanguage] = useState<Language>(useLanguage());
  const confirmation = useConfirmation(model, language);
  if (confirmation === null) return <p className="ww-quiet">{t('check:confirmation.none')}</p>;
  const { document, subject } = confirmation;
  const text = documentText(document);
  const id = letterId('confirmation', turn, party);
  const kept = campaign.outbox[id];
  const draft = {
    id,
    turn,
    party: party.key,
    kind: 'confirmation' as const,
    title: subject,
    text,
  };
  return (
    <section className="ww-letter-out ww-grid ww-gap-10" aria-label={t('turn:leaf.confirmation')}>
      <div className="ww-letter-out-acts ww-row ww-wrapping ww-gap-8">
        <LetterLanguage language={language} onChange={setLanguage} />
        <LetterActions
          recipients={playersOf(campaign, party.key)}
          title={subject}
          text={text}
          html={documentHtml(document, language)}
        />
        <LetterState draft={draft} kept={kept} party={party} readOnly={readOnly} />
        {kept === undefined ? null : <OutboxLink outbox={campaign.outbox} />}
      </div>
      <Page document={document} language={language} />
    </section>
  );
}
