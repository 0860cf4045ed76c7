import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, OutgoingLetter, Party, Person } from '../../../../engine';
import { bridge } from '../../../bridge';
import { type Language, wordsOf } from '../../../text/words';
import { Button, EmptyState, IconButton, TextField, ToggleGroup } from '../../../ui';
import { keepLetter } from '../../check/commands';
import { draftReminders } from '../commands';
import { useInbox } from '../inbox-store';
import { mailFile } from '../model/eml';
import { missingRealms, playersOf, reminderId, reminderOf } from '../model/reminder';
import type { InboxActs } from '../use-inbox-acts';
import { KEYS } from '../use-inbox-keys';
import type { InboxModel } from '../use-inbox-model';
import { dayOf, momentOf } from './words';

const draftFor = (campaign: Campaign, party: Party, language: Language): OutgoingLetter =>
  reminderOf(campaign, party, playersOf(campaign, party.key), wordsOf(language), {
    at: new Date().toISOString(),
    day: (iso) => dayOf(iso, language),
  });

/** The language in which a letter is written, told by its subject. */
const languageOf = (campaign: Campaign, party: Party, letter: OutgoingLetter): Language =>
  draftFor(campaign, party, 'en').title === letter.title ? 'en' : 'de';

const fileName = ({ title }: OutgoingLetter, ending: string): string =>
  `${title.replace(/[/\\:*?"<>|\p{Cc}]+/gu, ' ').trim()}.${ending}`;

const save = (letter: OutgoingLetter, players: readonly Person[], kind: 'text' | 'mail'): void => {
  const bytes =
    kind === 'mail'
      ? mailFile(players, letter.title, letter.text)
      : new TextEncoder().encode(`${letter.title}\n\n${letter.text}\n`);
  const name = fileName(letter, kind === 'mail' ? 'eml' : 'txt');
  void bridge.saveFile({ kind, name, bytes });
};

interface LetterProps {
  readonly letter: OutgoingLetter;
  readonly party: Party;
  readonly model: InboxModel;
  readonly acts: InboxActs;
}

const Outgoing = ({
  letter,
  players,
  party,
  acts,
}: LetterProps & { readonly players: readonly Person[] }) => {
  const { t, i18n } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const copy = (): void => {
    navigator.clipboard.writeText(`${letter.title}\n\n${letter.text}`).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <div className="ww-reminder-acts">
      <Button onPress={copy}>
        {t(isCopied ? 'inbox:reminder.copied' : 'inbox:reminder.copy')}
      </Button>
      <Button onPress={() => save(letter, players, 'mail')}>{t('inbox:reminder.saveMail')}</Button>
      <Button variant="text" onPress={() => save(letter, players, 'text')}>
        {t('inbox:reminder.saveText')}
      </Button>
      {letter.sentAt === null ? (
        <Button
          variant="text"
          isDisabled={!acts.mayWrite}
          onPress={() =>
            acts.execute(keepLetter({ ...letter, sentAt: new Date().toISOString() }, party))
          }
        >
          {t('inbox:reminder.sent')}
        </Button>
      ) : (
        <span className="ww-small ww-quiet">
          {t('inbox:reminder.sentAt', { date: momentOf(letter.sentAt, i18n.language) })}
        </span>
      )}
    </div>
  );
};

const Letter = (props: LetterProps) => {
  const { letter, party, model, acts } = props;
  const { t } = useTranslation();
  const { campaign } = model.desk;
  const players = playersOf(campaign, party.key);
  const addresses = players.filter(({ email }) => email.trim() !== '');
  const [text, setText] = useState(letter.text);
  return (
    <li>
      <article className="ww-reminder" aria-label={t('inbox:reminder.of', { party: party.name })}>
        <header>
          <h3>{party.name}</h3>
          <span className="ww-small ww-quiet">
            {t('inbox:reminder.to', {
              people:
                addresses.length === 0
                  ? t('inbox:reminder.noAddress')
                  : addresses.map(({ name, email }) => `${name} <${email}>`).join(', '),
            })}
          </span>
          <ToggleGroup<Language>
            label={t('inbox:reminder.language')}
            value={languageOf(campaign, party, letter)}
            onChange={(language) =>
              acts.execute(keepLetter(draftFor(campaign, party, language), party))
            }
            options={[
              { id: 'de', label: 'Deutsch', isDisabled: !acts.mayWrite },
              { id: 'en', label: 'English', isDisabled: !acts.mayWrite },
            ]}
          />
        </header>
        <p>
          <b>{letter.title}</b>
        </p>
        <TextField
          label={t('inbox:reminder.textLabel')}
          isLabelHidden
          rows={9}
          value={text}
          onChange={setText}
          isDisabled={!acts.mayWrite}
          onBlur={() => {
            if (text !== letter.text) acts.execute(keepLetter({ ...letter, text }, party));
          }}
        />
        <Outgoing {...props} players={addresses} />
      </article>
    </li>
  );
};

/** Letters that remind realms of their orders: drafted, changed, copied and saved here, sent by the GM. */
export const Reminders = ({
  model,
  acts,
}: {
  readonly model: InboxModel;
  readonly acts: InboxActs;
}) => {
  const { t, i18n } = useTranslation();
  const { campaign, realms } = model.desk;
  const missing = missingRealms(realms);
  const letterOf = (party: Party): OutgoingLetter | undefined =>
    campaign.outbox[reminderId(campaign.world.clock.turn, party.key)];
  const without = missing.filter((party) => letterOf(party) === undefined);
  const language: Language = i18n.language.startsWith('en') ? 'en' : 'de';
  const draft = (): void =>
    acts.execute(draftReminders(without.map((party) => draftFor(campaign, party, language))));
  return (
    <section className="ww-inbox-document" aria-label={t('inbox:reminder.title')}>
      <header className="ww-document-head ww-reminder-head">
        <h2>{t('inbox:reminder.title')}</h2>
        {without.length === 0 ? null : (
          <Button variant="filled" isDisabled={!acts.mayWrite} onPress={draft}>
            {t('inbox:reminder.draftAll', { count: without.length })}
          </Button>
        )}
        <IconButton
          icon="close"
          label={t('inbox:reminder.close')}
          shortcut={KEYS.remind}
          onPress={() => useInbox.getState().set({ isReminding: false })}
        />
      </header>
      {missing.length === 0 ? (
        <EmptyState title={t('inbox:reminder.title')}>{t('inbox:reminder.none')}</EmptyState>
      ) : (
        <ul className="ww-reminder-list">
          {missing.map((party) => {
            const letter = letterOf(party);
            return letter === undefined ? (
              <li key={party.key} className="ww-reminder-open">
                {party.name}
              </li>
            ) : (
              <Letter
                key={`${party.key} ${letter.title} ${letter.text}`}
                letter={letter}
                party={party}
                model={model}
                acts={acts}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
};
