import { useTranslation } from 'react-i18next';
import { Button, FindingMark, IconButton, TextField, ToggleGroup } from '../../../kit/ui';
import { TypeDialog } from '../parts/TypeDialog';
import { useArrivalFocus } from '../../../model/turn/use-arrival-focus';
import { useRestoredFocus } from '../../../model/turn/use-restored-focus';
import type { TurnModel } from '../../../model/turn/use-turn-model';
import './inbox.css';
import { type InboxModel, NO_NOTICE, useInbox, useInboxModel } from './use-inbox-model';
import { INBOX_FILTERS } from './model/rows';
import { DocumentList } from './parts/DocumentList';
import { DocumentPane } from './parts/DocumentPane';
import { RealmStates } from './parts/RealmStates';
import { Reminders } from './parts/Reminders';
import { ThreadPane } from './thread/ThreadPane';
import { type InboxActions, useInboxActions } from './use-inbox-actions';
import { KEYS, useInboxKeys } from './use-inbox-keys';
import { type Mailbox, useMailbox } from './use-mailbox';
import { useRefusal } from '../parts/use-refusal';
import type { Refusal } from '../../../model/letters/gather';

/** Most refusals that are shown in full; further ones are named. */
const MOST_REFUSALS = 4;

const forget = (): void => useInbox.getState().set({ notice: NO_NOTICE });

const Closing = () => {
  const { t } = useTranslation();
  return <IconButton icon="close" label={t('app:common.close')} onPress={forget} />;
};

const Sentence = ({ refusal }: { readonly refusal: Refusal }) => {
  const { title, text } = useRefusal(refusal);
  return (
    <li>
      <FindingMark kind="REJECT">{title}</FindingMark> <span>{text}</span>
    </li>
  );
};

const Refusals = ({ refusals }: { readonly refusals: readonly Refusal[] }) => {
  const { t } = useTranslation();
  const more = refusals.slice(MOST_REFUSALS);
  return (
    <div
      className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12"
      data-kind="refused"
      role="alert"
    >
      <ul>
        {refusals.slice(0, MOST_REFUSALS).map((refusal, index) => (
          <Sentence key={index} refusal={refusal} />
        ))}
        {more.length === 0 ? null : (
          <li>
            {t('inbox:refused.more', {
              count: more.length,
              names: more.map(({ file }) => file).join(', '),
            })}
          </li>
        )}
      </ul>
      <Closing />
    </div>
  );
};

const Known = () => {
  const { t } = useTranslation();
  const { notice, set } = useInbox();
  const { known } = notice;
  const [same] = known;
  if (same === undefined) return null;
  return (
    <div className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12" role="status">
      <span>
        <FindingMark kind="WARN">{t('inbox:known.title')}</FindingMark>{' '}
        {t('inbox:known.text', {
          count: known.length,
          names: known.map(({ name }) => (name === '' ? t('inbox:unnamed') : name)).join(', '),
        })}
      </span>
      <Button
        variant="text"
        onPress={() => set({ document: same.id, filter: 'all', search: '', notice: NO_NOTICE })}
      >
        {t('app:common.show')}
      </Button>
      <Closing />
    </div>
  );
};

/** The message about an arrival: what was refused and why, what was there already. */
const Notice = () => {
  const { t } = useTranslation();
  const { notice, reading } = useInbox();
  return (
    <div className="ww-desk-notices">
      {reading === 0 ? null : (
        <p className="ww-inbox-notice ww-row ww-align-start ww-split ww-gap-12" role="status">
          {t('inbox:station.reading', { count: reading })}
        </p>
      )}
      {notice.problems.length === 0 ? null : <Refusals refusals={notice.problems} />}
      <Known />
    </div>
  );
};

interface PartProps {
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

/** The ways in, and the one command that files all that is clear. */
const Ways = ({ model, actions, mailbox }: PartProps & { readonly mailbox: Mailbox }) => {
  const { t } = useTranslation();
  const { set } = useInbox();
  const count = model.clear.reduce((sum, { ids }) => sum + ids.length, 0);
  return (
    <div className="ww-inbox-ways ww-row ww-wrapping ww-gap-8">
      <Button
        icon="file"
        shortcut={KEYS.open}
        isDisabled={!actions.mayWrite}
        onPress={mailbox.open}
      >
        {t('inbox:act.open')}
      </Button>
      <IconButton
        icon="paste"
        label={t('inbox:act.paste')}
        shortcut="Mod+V"
        isDisabled={!actions.mayWrite}
        onPress={mailbox.paste}
      />
      <IconButton
        icon="pencil"
        label={t('inbox:act.type')}
        shortcut={KEYS.type}
        isDisabled={!actions.mayWrite}
        onPress={() => set({ isTyping: true })}
      />
      {count === 0 ? null : (
        <Button
          variant="filled"
          icon="check"
          shortcut={KEYS.acceptAll}
          isDisabled={!actions.mayWrite}
          onPress={actions.acceptAll}
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

/** The mailbox of the month: who has written, what came in, and where it is filed. */
export function InboxStep({ model: turnModel }: { readonly model: TurnModel }) {
  const { t } = useTranslation();
  const { isReminding, isTyping, set } = useInbox();
  const model = useInboxModel(turnModel);
  const actions = useInboxActions(model);
  const mailbox = useMailbox();
  const place = useArrivalFocus<HTMLDivElement>();
  useRestoredFocus(place, place);
  useInboxKeys(model, actions, mailbox);
  return (
    <div ref={place} tabIndex={-1} className="ww-inbox ww-grid ww-whole">
      <Notice />
      <div className="ww-inbox-panel ww-grid">
        <RealmStates model={model} actions={actions} />
        <section className="ww-inbox-documents ww-stack" aria-label={t('inbox:station.documents')}>
          <Ways model={model} actions={actions} mailbox={mailbox} />
          <Search model={model} />
          <DocumentList model={model} actions={actions} onExample={mailbox.example} />
        </section>
        {isReminding ? (
          <Reminders model={model} actions={actions} />
        ) : model.thread === null ? (
          <DocumentPane model={model} actions={actions} />
        ) : (
          <section className="ww-inbox-document ww-stack" aria-label={t('inbox:station.document')}>
            <ThreadPane
              key={model.thread.item.id}
              thread={model.thread}
              model={model}
              actions={actions}
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
}
