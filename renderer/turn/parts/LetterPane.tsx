import { useTranslation } from 'react-i18next';
import type { ReceivedSheet } from '../../../engine';
import { IconButton } from '../../ui';
import { LetterText, type LetterTextProps } from './LetterText';

export interface LetterPaneProps extends LetterTextProps {
  readonly sheet: ReceivedSheet;
  readonly onReplace: () => void;
}

/** The letter as it arrived, on its own sheet. */
export const LetterPane = ({ sheet, onReplace, ...text }: LetterPaneProps) => {
  const { t, i18n } = useTranslation();
  const received = new Intl.DateTimeFormat(i18n.language, {
    day: 'numeric',
    month: 'long',
  }).format(new Date(sheet.receivedAt));
  return (
    <section className="ww-letter" aria-label={t('turn:letter.title')}>
      <header className="ww-letter-head">
        <h2 className="ww-over">{t('turn:letter.title')}</h2>
        <span className="ww-small ww-quiet">{t('turn:letter.received', { date: received })}</span>
        <IconButton icon="upload" label={t('turn:letter.replace')} onPress={onReplace} />
      </header>
      <LetterText {...text} />
    </section>
  );
};
