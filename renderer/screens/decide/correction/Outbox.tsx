import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign, OutgoingLetter } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';
import { CopyButton } from '../../../model/letters/LetterActions';
import { OutboxLink } from '../../../model/letters/OutboxLink';
import { markErratum } from './commands';

const Sheet = ({ letter, realm }: { readonly letter: OutgoingLetter; readonly realm: string }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const readOnly = useSession((session) => session.readOnly);
  const isSent = letter.sentAt !== null;
  return (
    <>
      <pre className="ww-erratum-text" tabIndex={0}>
        {letter.text}
      </pre>
      <div className="ww-row ww-gap-8">
        <CopyButton text={letter.text} />
        <Button
          isDisabled={readOnly}
          onPress={() =>
            void execute(markErratum(letter, realm, isSent ? null : new Date().toISOString()))
          }
        >
          {t(isSent ? 'whatif:outbox.notSent' : 'whatif:outbox.markSent')}
        </Button>
      </div>
    </>
  );
};

/** The errata among the letters of the GM, newest turn first. */
export function Outbox({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<string | null>(null);
  const letters = Object.values(campaign.outbox)
    .filter(({ kind }) => kind === 'errata')
    .sort((a, b) => b.turn - a.turn || (a.party < b.party ? -1 : 1));
  const letter = open === null ? undefined : campaign.outbox[open];
  const nameOf = (party: string): string => campaign.world.parties[party]?.name ?? party;
  if (letters.length === 0) return null;
  return (
    <section className="ww-errata-box" aria-label={t('whatif:outbox.title')}>
      <h3 className="ww-over">{t('whatif:outbox.title')}</h3>
      <ul>
        {letters.map(({ id, party, turn, sentAt }) => (
          <li key={id}>
            <Button variant="text" onPress={() => setOpen(id)}>
              {t('whatif:outbox.letter', { realm: nameOf(party), turn })}
            </Button>
            <span className="ww-small ww-quiet">
              {t(sentAt === null ? 'whatif:outbox.waiting' : 'whatif:outbox.sent')}
            </span>
          </li>
        ))}
      </ul>
      <OutboxLink outbox={campaign.outbox} />
      <Dialog
        title={letter?.title ?? ''}
        isOpen={letter !== undefined}
        onOpenChange={() => setOpen(null)}
        width="wide"
      >
        {letter === undefined ? null : <Sheet letter={letter} realm={nameOf(letter.party)} />}
      </Dialog>
    </section>
  );
}
