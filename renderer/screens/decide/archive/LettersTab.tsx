import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ArchivedTurn, InboxItem, Party } from '../../../../engine';
import { LetterText } from '../../../model/turn/parts/LetterText';
import { useDay } from '../../../model/turn/archive/use-names';
import { type PastMonth, pastLetter } from './past';

interface RealmProps extends Pick<PastMonth, 'archived' | 'campaign'> {
  readonly party: Party;
}

const nothing = (): void => undefined;
const noSentence = (): string => '';

/** The letter word for word; what the GM corrected is marked in it. */
const Original = ({
  archived,
  party,
}: {
  readonly archived: ArchivedTurn;
  readonly party: string;
}) => {
  const { t } = useTranslation();
  const text = archived.sheets[party];
  const corrections = archived.corrections?.[party];
  const letter = useMemo(
    () => (text === undefined ? null : pastLetter(text, corrections)),
    [text, corrections],
  );
  if (text === undefined || letter === null)
    return <p className="ww-quiet ww-small">{t('openTurn:archive.noLetter')}</p>;
  return (
    <div className="ww-past-letter">
      <LetterText
        letter={letter}
        text={text}
        unit={null}
        finding={null}
        line={null}
        picked={null}
        editing={null}
        sentenceOf={noSentence}
        onChoose={nothing}
        onPick={nothing}
      />
    </div>
  );
};

/** A document of the mailbox as it arrived. */
const Document = ({ document }: { readonly document: InboxItem }) => {
  const { t } = useTranslation();
  const dayOf = useDay();
  const { name, format, sender, receivedAt, text } = document;
  const facts = [t(`openTurn:archive.format.${format}`), sender, dayOf(receivedAt)];
  return (
    <details className="ww-past-document">
      <summary>
        {name === '' ? t('openTurn:archive.nameless') : name}{' '}
        <span className="ww-small ww-quiet">{facts.filter((fact) => fact !== '').join(', ')}</span>
      </summary>
      <div className="ww-past-text" tabIndex={0} role="document" aria-label={name}>
        {text}
      </div>
    </details>
  );
};

/** What was enclosed for others. */
const Enclosed = ({ archived, campaign, party }: RealmProps) => {
  const { t } = useTranslation();
  const mail = Object.values(archived.mail ?? {}).filter(({ from }) => from === party.key);
  if (mail.length === 0) return null;
  return (
    <div>
      <h4 className="ww-over">{t('openTurn:archive.mail')}</h4>
      <ul className="ww-past-list">
        {mail.map(({ id, kind, title, text, to }) => (
          <li key={id}>
            <b>{t(`openTurn:archive.mailKind.${kind}`)}</b>
            {to === null
              ? ''
              : ` ${t('openTurn:archive.mailTo', { party: campaign.world.parties[to]?.name ?? to })}`}
            {title === '' ? '' : `, ${title}`}
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
};

const Content = (props: RealmProps) => {
  const { t } = useTranslation();
  const { archived, campaign, party } = props;
  const documents = Object.values(campaign.inbox).filter(
    (item) => item.turn === archived.turn && item.party === party.key,
  );
  return (
    <>
      <Original archived={archived} party={party.key} />
      {documents.length === 0 ? null : (
        <div>
          <h4 className="ww-over">{t('openTurn:archive.documents')}</h4>
          {documents.map((document) => (
            <Document key={document.id} document={document} />
          ))}
        </div>
      )}
      <Enclosed {...props} />
    </>
  );
};

const Realm = (props: RealmProps & { readonly isOpen: boolean }) => {
  const { t } = useTranslation();
  const dayOf = useDay();
  const [isOpen, setOpen] = useState(props.isOpen);
  const { key, name } = props.party;
  const received = props.archived.received?.[key];
  return (
    <section className="ww-grid ww-gap-10" aria-label={name}>
      <h3 className="ww-head">
        <button
          type="button"
          className="ww-past-toggle"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <span aria-hidden="true">{isOpen ? '▾' : '▸'}</span> {name}
        </button>{' '}
        {received === undefined ? null : (
          <span className="ww-small ww-quiet">
            {t('openTurn:archive.received', { date: dayOf(received) })}
          </span>
        )}
      </h3>
      {isOpen ? <Content {...props} /> : null}
    </section>
  );
};

/** Most letters that are expanded at once. */
const OPEN_AT_ONCE = 12;

/** Submissions of the realms: letters in the original and with corrections, documents, messages. */
export function LettersTab({ archived, campaign, realms }: PastMonth) {
  return (
    <div className="ww-past-leaf">
      {realms.map((party) => (
        <Realm
          key={`${party.key} ${String(realms.length <= OPEN_AT_ONCE)}`}
          archived={archived}
          campaign={campaign}
          party={party}
          isOpen={realms.length <= OPEN_AT_ONCE}
        />
      ))}
    </div>
  );
}
