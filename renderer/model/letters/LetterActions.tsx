import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileStem } from '../../kit/explain';
import { bridge } from '../../kit/bridge';
import { unwrittenText } from '../faults/unwritten';
import type { FileKind } from '../../kit/bridge/bridge';
import type { Language } from '../../kit/text/words';
import { Button, FindingMark, ToggleGroup } from '../../kit/ui';
import { mailFile, type Recipient } from './eml';

const LANGUAGES = ['de', 'en'] as const satisfies readonly Language[];

/** The language in which a letter to a player is written. */
export function LetterLanguage({
  language,
  onChange,
  isDisabled = false,
}: {
  readonly language: Language;
  readonly onChange: (language: Language) => void;
  readonly isDisabled?: boolean;
}) {
  const { t } = useTranslation();
  return (
    <ToggleGroup
      label={t('check:sheet.language')}
      value={language}
      onChange={onChange}
      options={LANGUAGES.map((id) => ({ id, label: t(`check:sheet.${id}`), isDisabled }))}
    />
  );
}

/** What did not work, and that nothing is lost by it. */
const Failed = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation();
  return (
    <span role="alert" className="ww-small">
      <FindingMark kind="WARN">{t(text)}</FindingMark>
    </span>
  );
};

/** Rejects as well where there is no clipboard at all. */
const copyText = async (text: string): Promise<void> => navigator.clipboard.writeText(text);

/** Copies a text and says whether that worked; `label` tells it apart from others on the same page. */
export function CopyButton({ text, label }: { readonly text: string; readonly label?: string }) {
  const { t } = useTranslation();
  const [tried, setTried] = useState<{ readonly text: string; readonly isCopied: boolean }>();
  const isCopied = tried?.text === text ? tried.isCopied : undefined;
  const copy = (): void => {
    copyText(text).then(
      () => setTried({ text, isCopied: true }),
      () => setTried({ text, isCopied: false }),
    );
  };
  return (
    <>
      <Button onPress={copy} {...(label === undefined ? {} : { 'aria-label': label })}>
        {t(isCopied === true ? 'check:sheet.copied' : 'check:sheet.copy')}
      </Button>
      {isCopied === false ? <Failed text="check:sheet.copyFailed" /> : null}
    </>
  );
}

/** A letter as it leaves the program. */
export interface LetterOut {
  readonly recipients: readonly Recipient[];
  /** Its subject; files are named after it. */
  readonly title: string;
  readonly text: string;
  /** The letter as a page that can be printed, if it has one. */
  readonly html?: string;
}

/** Copying, saving and printing a letter to a player. */
export function LetterActions({ recipients, title, text, html }: LetterOut) {
  const { t } = useTranslation();
  const [failure, setFailure] = useState<string | null>(null);
  const file = fileStem(title);
  const hear = (written: Promise<unknown>): void => {
    setFailure(null);
    written.catch((problem: unknown) =>
      setFailure(unwrittenText(problem, 'check:sheet.saveFailed')),
    );
  };
  const save = (kind: FileKind, ending: string, bytes: Uint8Array): void =>
    hear(bridge.saveFile({ kind, name: `${file}.${ending}`, bytes }));
  const saveWords = (kind: FileKind, ending: string, words: string): void =>
    save(kind, ending, new TextEncoder().encode(words));
  return (
    <>
      <CopyButton text={text} />
      <Button onPress={() => saveWords('text', 'txt', text)}>{t('check:sheet.saveText')}</Button>
      <Button onPress={() => save('mail', 'eml', mailFile(recipients, title, text))}>
        {t('check:sheet.saveMail')}
      </Button>
      {html === undefined ? null : (
        <>
          <Button onPress={() => saveWords('html', 'html', html)}>
            {t('check:sheet.saveHtml')}
          </Button>
          <Button icon="print" onPress={() => hear(bridge.printPdf({ name: `${file}.pdf` }))}>
            {t('check:sheet.print')}
          </Button>
        </>
      )}
      {failure === null ? null : <Failed text={failure} />}
    </>
  );
}
