import { useTranslation } from 'react-i18next';
import { Button, IconButton, TextField, ToggleGroup } from '../../../kit/ui';
import { TypeDialog } from '../parts/TypeDialog';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import './inbox.css';
import { useInbox } from './inbox-store';
import { INBOX_FILTERS } from './model/rows';
import { DocumentList } from './parts/DocumentList';
import { DocumentPane } from './parts/DocumentPane';
import { Notice } from './parts/Notice';
import { RealmStates } from './parts/RealmStates';
import { Reminders } from './parts/Reminders';
import { ThreadPane } from './thread/ThreadPane';
import { type InboxActs, useInboxActs } from './use-inbox-acts';
import { KEYS, useInboxKeys } from './use-inbox-keys';
import { type InboxModel, useInboxModel } from './use-inbox-model';
import { type Mailbox, useMailbox } from './use-mailbox';

interface PartProps {
  readonly model: InboxModel;
  readonly acts: InboxActs;
}

/** The ways in, and the one act that files all that is clear. */
const Ways = ({ model, acts, mailbox }: PartProps & { readonly mailbox: Mailbox }) => {
  const { t } = useTranslation();
  const { set } = useInbox();
  const count = model.clear.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div className="ww-inbox-ways ww-row ww-wrapping ww-gap-8">
      <Button icon="file" shortcut={KEYS.open} isDisabled={!acts.mayWrite} onPress={mailbox.open}>
        {t('inbox:act.open')}
      </Button>
      <IconButton
        icon="paste"
        label={t('inbox:act.paste')}
        shortcut="Mod+V"
        isDisabled={!acts.mayWrite}
        onPress={mailbox.paste}
      />
      <IconButton
        icon="pencil"
        label={t('inbox:act.type')}
        shortcut={KEYS.type}
        isDisabled={!acts.mayWrite}
        onPress={() => set({ isTyping: true })}
      />
      {count === 0 ? null : (
        <Button
          variant="filled"
          icon="check"
          shortcut={KEYS.acceptAll}
          isDisabled={!acts.mayWrite}
          onPress={acts.acceptAll}
        >
          {t('inbox:act.acceptAll', { count })}
        </Button>
      )}
    </div>
  );
};

const Search = ({ model }: Pick<PartProps, 'model'>) => {
  const { t } = useTranslation();
  const { filter, search, set } = useInbox();
  return (
    <div className="ww-inbox-filter ww-row ww-wrapping ww-gap-8">
      <ToggleGroup
        label={t('inbox:filter.label')}
        variant="line"
        value={filter}
        onChange={(next) => set({ filter: next, document: null })}
        options={INBOX_FILTERS.map((id) => ({
          id,
          label: t(`inbox:filter.${id}`, { count: model.counts[id] }),
        }))}
      />
      <div className="ww-inbox-search">
        <TextField
          label={t('inbox:search.label')}
          isLabelHidden
          placeholder={t('inbox:search.hint')}
          value={search}
          onChange={(words) => set({ search: words, document: null })}
        />
      </div>
    </div>
  );
};

/** The mailbox of the month: who has written, what came in, and where it belongs. */
export const InboxStation = ({ model: desk }: { readonly model: DeskModel }) => {
  const { t } = useTranslation();
  const { isReminding, isTyping, set } = useInbox();
  const model = useInboxModel(desk);
  const acts = useInboxActs(model);
  const mailbox = useMailbox();
  const place = useArrivalFocus<HTMLDivElement>();
  useInboxKeys(model, acts, mailbox);
  return (
    <div ref={place} tabIndex={-1} className="ww-inbox ww-grid ww-whole">
      <Notice />
      <div className="ww-inbox-panel">
        <RealmStates model={model} acts={acts} />
        <section className="ww-inbox-documents ww-stack" aria-label={t('inbox:station.documents')}>
          <Ways model={model} acts={acts} mailbox={mailbox} />
          <Search model={model} />
          <DocumentList model={model} acts={acts} onExample={mailbox.example} />
        </section>
        {isReminding ? (
          <Reminders model={model} acts={acts} />
        ) : model.thread === null ? (
          <DocumentPane model={model} acts={acts} />
        ) : (
          <section className="ww-inbox-document ww-stack" aria-label={t('inbox:station.document')}>
            <ThreadPane
              key={model.thread.item.id}
              thread={model.thread}
              model={model}
              acts={acts}
            />
          </section>
        )}
      </div>
      <TypeDialog
        title={t('inbox:type.title')}
        isOpen={isTyping}
        onClose={() => set({ isTyping: false })}
        onText={mailbox.take}
      />
    </div>
  );
};
