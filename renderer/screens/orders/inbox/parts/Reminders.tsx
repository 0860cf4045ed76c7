import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../kit/explain/react';
import type { Campaign, OutgoingLetter, Party, Person } from '../../../../../engine';
import { type Language, wordsOf } from '../../../../kit/text/words';
import { Button, EmptyState, IconButton, TextField } from '../../../../kit/ui';
import { keepLetter } from '../../check/commands';
import { LetterActions, LetterLanguage } from '../../../../model/letters/LetterActions';
import { OutboxLink } from '../../../../model/letters/OutboxLink';
import { playersOf } from '../../../../model/letters/players';
import { draftReminders } from '../../../../model/letters/commands';
import { type InboxModel, useInbox } from '../use-inbox-model';
import { missingRealms, reminderId, reminderOf } from '../model/reminder';
import type { InboxActions } from '../use-inbox-actions';
import { KEYS } from '../use-inbox-keys';
import { writtenMoment } from '../../../../kit/text/moment';

const draftFor = (campaign: Campaign, party: Party, language: Language): OutgoingLetter =>
  reminderOf(
    campaign,
    party,
    playersOf(campaign, party.key),
    wordsOf(language, campaign.system, campaign.address),
    {
      at: new Date().toISOString(),
      day: (iso) => writtenMoment(iso, language, 'date'),
    },
  );

/** The language in which a letter is written, recognised by its subject. */
const languageOf = (campaign: Campaign, party: Party, letter: OutgoingLetter): Language =>
  draftFor(campaign, party, 'en').title === letter.title ? 'en' : 'de';

interface LetterProps {
  readonly letter: OutgoingLetter;
  readonly party: Party;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

const Outgoing = ({
  letter,
  players,
  party,
  actions,
}: LetterProps & { readonly players: readonly Person[] }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <div className="ww-reminder-acts ww-row ww-wrapping ww-gap-6">
      <LetterActions recipients={players} title={letter.title} text={letter.text} />
      {letter.sentAt === null ? (
        <Button
          variant="text"
          isDisabled={!actions.mayWrite}
          onPress={() =>
            actions.execute(keepLetter({ ...letter, sentAt: new Date().toISOString() }, party))
          }
        >
          {t('app:common.markSent')}
        </Button>
      ) : (
        <span className="ww-small ww-quiet">
          {t('inbox:reminder.sentAt', { date: writtenMoment(letter.sentAt, language, 'minute') })}
        </span>
      )}
    </div>
  );
};

const Letter = (props: LetterProps) => {
  const { letter, party, model, actions } = props;
  const { t } = useTranslation();
  const { campaign } = model.turnModel;
  const players = playersOf(campaign, party.key);
  const addresses = players.filter(({ email }) => email.trim() !== '');
  // Null = nothing typed since the letter was stored: the stored text is shown.
  const [typed, setTyped] = useState<string | null>(null);
  const keep = (): void => {
    setTyped(null);
    if (typed !== null && typed !== letter.text)
      actions.execute(keepLetter({ ...letter, text: typed }, party));
  };
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
          <LetterLanguage
            language={languageOf(campaign, party, letter)}
            onChange={(language) =>
              actions.execute(keepLetter(draftFor(campaign, party, language), party))
            }
            isDisabled={!actions.mayWrite}
          />
        </header>
        <p>
          <b>{letter.title}</b>
        </p>
        <TextField
          label={t('inbox:reminder.textLabel')}
          isLabelHidden
          rows={9}
          value={typed ?? letter.text}
          onChange={setTyped}
          isDisabled={!actions.mayWrite}
          onBlur={keep}
        />
        <Outgoing {...props} players={addresses} />
      </article>
    </li>
  );
};

/** Letters that remind realms of their orders: drafted, changed, copied and saved here, sent by the GM. */
export function Reminders({
  model,
  actions,
}: {
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { campaign, realms } = model.turnModel;
  const missing = missingRealms(realms);
  const letterOf = (party: Party): OutgoingLetter | undefined =>
    campaign.outbox[reminderId(campaign.world.clock.turn, party.key)];
  const without = missing.filter((party) => letterOf(party) === undefined);
  const draft = (): void =>
    actions.execute(draftReminders(without.map((party) => draftFor(campaign, party, language))));
  return (
    <section className="ww-inbox-document ww-stack" aria-label={t('inbox:reminder.title')}>
      <header className="ww-document-head ww-grid ww-gap-4 ww-reminder-head">
        <h2>{t('inbox:reminder.title')}</h2>
        {without.length === 0 ? null : (
          <Button variant="filled" isDisabled={!actions.mayWrite} onPress={draft}>
            {t('inbox:reminder.draftAll', { count: without.length })}
          </Button>
        )}
        <OutboxLink outbox={campaign.outbox} />
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
                key={party.key}
                letter={letter}
                party={party}
                model={model}
                actions={actions}
              />
            );
          })}
        </ul>
      )}
    </section>
  );
}
