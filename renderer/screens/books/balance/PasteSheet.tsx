import { type DragEvent, type SyntheticEvent, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { bridge } from '../../../kit/bridge';
import type { ArrivedDocument } from '../../../../engine';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, TextField } from '../../../kit/ui';
import { useBooksView } from '../../../model/books/books-store';
import { receiveFor } from '../../../model/letters/commands';
import { gather, gatherText, type IncomingFile } from '../../../model/letters/gather';
import { type BooksModel, hasSheet } from '../use-books-model';

/** The lists being entered: typed text, or the documents they were read from. */
interface Draft {
  readonly text: string;
  /** Null = typed or pasted. */
  readonly documents: readonly ArrivedDocument[] | null;
}

const EMPTY: Draft = { text: '', documents: null };

/** The texts of documents and of what they enclose. */
const textsOf = (documents: readonly ArrivedDocument[]): readonly string[] =>
  documents
    .flatMap(({ text, enclosed }) => [text, ...textsOf(enclosed)])
    .filter((one) => one !== '');

/** Reads files into the draft, their originals stored beside the campaign; what cannot be read is reported. */
const useFiles = (campaign: string, onRead: (draft: Draft) => void) => {
  const [refused, setRefused] = useState('');
  const take = async (files: readonly IncomingFile[]): Promise<void> => {
    const { documents, refusals } = await gather(campaign, files, new Date().toISOString());
    setRefused(refusals[0]?.file ?? '');
    if (documents.length > 0) onRead({ text: textsOf(documents).join('\n\n'), documents });
  };
  const open = async (): Promise<void> => {
    const file = await bridge.openFile({ kind: 'orders' });
    if (file !== null) await take([file]);
  };
  const drop = async (event: DragEvent): Promise<void> => {
    const files = [...event.dataTransfer.files];
    if (files.length === 0) return;
    event.preventDefault();
    await take(files.map((file) => ({ name: file.name, bytes: file.arrayBuffer() })));
  };
  return { refused, open, drop };
};

/** How much of the draft could be read, as a sentence. */
const useReading = ({ system, party, campaign, settings }: BooksModel, text: string) => {
  const { t } = useTranslation();
  const sought = useDeferredValue(text);
  const { world, rulings } = campaign;
  const comparison = useMemo(
    () =>
      sought.trim() === ''
        ? undefined
        : system.parties.compare?.(sought, party.key, world, settings, rulings),
    [sought, system, party.key, world, settings, rulings],
  );
  if (!hasSheet(comparison)) return { isRead: false, sentence: t('ledger:paste.nothing') };
  const gaps = comparison?.findings.length ?? 0;
  return {
    isRead: true,
    sentence: t('ledger:paste.read', {
      count: comparison?.stated.length ?? 0,
      gaps: gaps === 0 ? t('ledger:check.agrees') : t('ledger:check.gaps', { count: gaps }),
    }),
  };
};

const Form = ({ model, onDone }: { readonly model: BooksModel; readonly onDone: () => void }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [draft, setDraft] = useState<Draft>(EMPTY);
  const { refused, open, drop } = useFiles(model.campaign.id, setDraft);
  const { isRead, sentence } = useReading(model, draft.text);
  const { party, comparison } = model;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (!isRead) return;
    const documents = draft.documents ?? gatherText(draft.text, new Date().toISOString()).documents;
    void execute(receiveFor(party, documents, 'append'));
    onDone();
  };
  return (
    <form
      className="ww-paste ww-grid ww-gap-10"
      onSubmit={submit}
      aria-label={t('ledger:paste.title')}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => void drop(event)}
    >
      <p className="ww-small ww-quiet">{t('ledger:paste.hint')}</p>
      <TextField
        label={t('ledger:paste.label')}
        rows={14}
        value={draft.text}
        onChange={(text) => setDraft({ text, documents: null })}
        autoFocus
      />
      <p className="ww-small" role="status">
        {refused === ''
          ? draft.text.trim() === ''
            ? ''
            : sentence
          : t('ledger:paste.refused', { file: refused })}
      </p>
      <p className="ww-small ww-quiet">
        {hasSheet(comparison)
          ? t('ledger:paste.both')
          : t('ledger:paste.replaces', { party: party.name })}
      </p>
      <div className="ww-row ww-align-stretch ww-ending ww-gap-8">
        <Button icon="file" onPress={() => void open()}>
          {t('app:common.openFile')}
        </Button>
        <Button variant="text" onPress={onDone}>
          {t('app:common.cancel')}
        </Button>
        <Button variant="filled" type="submit" isDisabled={!isRead}>
          {t('ledger:paste.submit')}
        </Button>
      </div>
    </form>
  );
};

/** Takes the lists a player sent beside his orders: pasted, dropped or opened, filed with the letter of the realm. */
export function PasteSheet({ model }: { readonly model: BooksModel }) {
  const { t } = useTranslation();
  const { isPasting, choose } = useBooksView();
  const close = (): void => choose({ isPasting: false });
  return (
    <Dialog title={t('ledger:paste.title')} isOpen={isPasting} onOpenChange={close} width="wide">
      <Form model={model} onDone={close} />
    </Dialog>
  );
}
