import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileKind } from '../../bridge/bridge';
import { bridge } from '../../bridge';
import { Button, ToggleGroup } from '../../ui';
import type { Language } from '../../text/words';
import { mailFile, type MailDraft } from './eml';

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

/** The language in which a letter to a player is written. */
export const LetterLanguage = ({
  language,
  onChange,
}: {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
}) => {
  const { t } = useTranslation();
  return (
    <ToggleGroup
      label={t('check:sheet.language')}
      value={language}
      onChange={onChange}
      options={LANGUAGES.map((id) => ({ id, label: t(`check:sheet.${id}`) }))}
    />
  );
};

/** A letter as it leaves the program. */
export interface LetterOut {
  readonly mail: MailDraft;
  /** File name without ending. */
  readonly name: string;
  /** The letter as a page, if it has one. */
  readonly html?: string;
}

const save = (kind: FileKind, name: string, text: string): void =>
  void bridge.saveFile({ kind, name, bytes: new TextEncoder().encode(text) });

/** Characters that no file name may have. */
const fileName = (name: string): string => name.replace(/[/\\:*?"<>|\0]+/g, '-');

/** Copying and saving a letter to a player. */
export const LetterActs = ({ mail, name, html }: LetterOut) => {
  const { t } = useTranslation();
  const [isCopied, setCopied] = useState(false);
  const file = fileName(name);
  const copy = (): void => {
    navigator.clipboard.writeText(mail.text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <Button onPress={copy}>{t(isCopied ? 'check:sheet.copied' : 'check:sheet.copy')}</Button>
      <Button onPress={() => save('text', `${file}.txt`, mail.text)}>
        {t('check:sheet.saveText')}
      </Button>
      <Button onPress={() => save('mail', `${file}.eml`, mailFile(mail))}>
        {t('check:sheet.saveMail')}
      </Button>
      {html === undefined ? null : (
        <Button onPress={() => save('html', `${file}.html`, html)}>
          {t('check:sheet.saveHtml')}
        </Button>
      )}
    </>
  );
};
