import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../kit/explain/react';
import type { ReceivedSheet } from '../../../../engine';
import { Button, IconButton, Menu } from '../../../kit/ui';
import type { IntakeDesk } from '../use-intake';
import './letter.css';
import { LetterText, type LetterTextProps } from '../../../model/turn/parts/LetterText';
import { localeOf } from '../../../kit/text/words';

export interface LetterPaneProps extends LetterTextProps {
  readonly sheet: ReceivedSheet;
  readonly intake: IntakeDesk;
  readonly onType: () => void;
  readonly onRemove: () => void;
  /** Begins to write over the picked words; absent = nobody may. */
  readonly onCorrect?: () => void;
}

/** What can be done with a letter that is there: another one in its place, or none. */
const LetterMenu = ({
  intake,
  onType,
  onRemove,
}: Pick<LetterPaneProps, 'intake' | 'onType' | 'onRemove'>) => {
  const { t } = useTranslation();
  const label = t('turn:letter.menu');
  return (
    <Menu
      trigger={<IconButton icon="more" label={label} />}
      label={label}
      entries={[
        {
          id: 'paste',
          label: t('turn:letter.paste'),
          icon: 'upload',
          shortcut: 'Mod+V',
          onAction: intake.paste,
        },
        { id: 'open', label: t('turn:letter.open'), icon: 'file', onAction: intake.open },
        { id: 'type', label: t('turn:letter.type'), icon: 'pencil', onAction: onType },
        {
          id: 'remove',
          label: t('turn:letter.remove'),
          icon: 'trash',
          isDanger: true,
          onAction: onRemove,
        },
      ]}
    />
  );
};

/** The letter as it arrived, on its own sheet. */
export const LetterPane = (props: LetterPaneProps) => {
  const { sheet, intake, onType, onRemove, onCorrect, ...text } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const received = new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: 'long',
  }).format(new Date(sheet.receivedAt));
  return (
    <section className="ww-letter ww-stack" aria-label={t('turn:letter.title')}>
      <header className="ww-letter-head ww-row ww-gap-8">
        <h2 className="ww-over">{t('turn:letter.title')}</h2>
        {text.picked === null || text.editing !== null || onCorrect === undefined ? (
          <span className="ww-small ww-quiet">{t('turn:letter.received', { date: received })}</span>
        ) : (
          <span className="ww-small">
            <Button variant="hand" icon="pencil" shortcut="E" onPress={onCorrect}>
              {t('check:act.correct')}
            </Button>
          </span>
        )}
        <LetterMenu intake={intake} onType={onType} onRemove={onRemove} />
      </header>
      <LetterText {...text} />
    </section>
  );
};
