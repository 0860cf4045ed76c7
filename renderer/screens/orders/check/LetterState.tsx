import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import type { OutgoingLetter, Party } from '../../../../engine';
import { Button } from '../../../kit/ui';
import { useExecute } from '../../../model/turn/execute';
import { dropLetter, keepLetter } from './commands';
import { writtenMoment } from '../../../kit/text/moment';

export interface LetterStateProps {
  /** The letter as it would be stored now. */
  readonly draft: Omit<OutgoingLetter, 'writtenAt' | 'sentAt'>;
  /** The stored letter; absent = not yet. */
  readonly kept: OutgoingLetter | undefined;
  readonly party: Party;
  readonly readOnly: boolean;
}

const now = (): string => new Date().toISOString();

/** Where a letter stands: only drafted, put with the outgoing ones, or sent. */
export function LetterState({ draft, kept, party, readOnly }: LetterStateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const execute = useExecute();
  if (kept?.text !== draft.text || kept.title !== draft.title)
    return (
      <Button
        variant="hand"
        isDisabled={readOnly}
        onPress={() => {
          const writtenAt = now();
          void execute(keepLetter({ ...draft, writtenAt, sentAt: null }, party));
        }}
      >
        {t('check:sheet.keep')}
      </Button>
    );
  if (kept.sentAt !== null)
    return (
      <span className="ww-small ww-quiet">
        {t('check:sheet.sent', { date: writtenMoment(kept.sentAt, language, 'day') })}
      </span>
    );
  return (
    <>
      <span className="ww-small ww-quiet">{t('check:sheet.kept')}</span>
      <Button
        isDisabled={readOnly}
        onPress={() => void execute(keepLetter({ ...kept, sentAt: now() }, party))}
      >
        {t('check:sheet.send')}
      </Button>
      <Button
        variant="text"
        isDisabled={readOnly}
        onPress={() => void execute(dropLetter(kept, party))}
      >
        {t('check:act.withdraw')}
      </Button>
    </>
  );
}
