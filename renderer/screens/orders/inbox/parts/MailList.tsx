import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MailItem } from '../../../../../engine';
import { Button, FindingMark, Select, TextField } from '../../../../kit/ui';
import { changeMail, dropMail, takeMail } from '../../../../model/letters/commands';
import type { MailDraft } from '../model/mail';
import type { InboxActions } from '../use-inbox-actions';
import type { InboxModel } from '../use-inbox-model';

const EVERYBODY = '*';
const SECRECY = ['unsaid', 'secret', 'open'] as const;
type Secrecy = (typeof SECRECY)[number];

const secrecyOf = ({ isPublic }: MailItem): Secrecy =>
  isPublic === null ? 'unsaid' : isPublic ? 'open' : 'secret';

const PUBLIC: Readonly<Record<Secrecy, boolean | null>> = {
  unsaid: null,
  secret: false,
  open: true,
};

interface FormProps {
  readonly item: MailItem;
  readonly model: InboxModel;
  readonly isDisabled: boolean;
  readonly onChange: (item: MailItem) => void;
}

const Addressee = ({ item, model, isDisabled, onChange }: FormProps) => {
  const { t } = useTranslation();
  const others = model.parties.filter(({ key }) => key !== item.from);
  return (
    <Select
      label={t('inbox:mail.to')}
      isDisabled={isDisabled}
      placeholder={t('inbox:mail.nobody')}
      value={item.to ?? (item.kind === 'message' ? null : EVERYBODY)}
      options={[
        // A private letter to everybody is none: it would be an announcement.
        ...(item.kind === 'message' ? [] : [{ id: EVERYBODY, label: t('inbox:mail.everybody') }]),
        ...others.map(({ key, name }) => ({ id: key, label: name })),
      ]}
      onChange={(to) => onChange({ ...item, to: to === EVERYBODY ? null : to })}
    />
  );
};

const Form = (props: FormProps) => {
  const { t } = useTranslation();
  const { item, isDisabled, onChange } = props;
  const [title, setTitle] = useState(item.title);
  return (
    <div className="ww-mail-form ww-grid ww-gap-6">
      <Addressee {...props} />
      <Select<Secrecy>
        label={t('inbox:mail.publicity')}
        isDisabled={isDisabled}
        value={secrecyOf(item)}
        options={SECRECY.map((id) => ({ id, label: t(`inbox:mail.${id}`) }))}
        onChange={(secrecy) => onChange({ ...item, isPublic: PUBLIC[secrecy] })}
      />
      <TextField
        label={t('inbox:mail.subject')}
        isDisabled={isDisabled}
        value={title}
        onChange={setTitle}
        onBlur={() => {
          if (title !== item.title) onChange({ ...item, title });
        }}
      />
    </div>
  );
};

const Piece = ({
  draft,
  model,
  actions,
}: {
  readonly draft: MailDraft;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) => {
  const { t } = useTranslation();
  // What the GM chose before he takes it over; afterwards the campaign holds it.
  const [wished, setWished] = useState<MailItem>(draft.item);
  const item = draft.isTaken ? draft.item : { ...wished, from: draft.item.from };
  const lacks = item.kind === 'message' && item.to === null;
  const sender = model.desk.campaign.world.parties[item.from];
  const mayTake = actions.mayWrite && !lacks && sender !== undefined;
  return (
    <li className="ww-mail-piece ww-grid ww-gap-6" data-part={item.kind}>
      <header>
        <b>{t(`inbox:part.${item.kind}`)}</b>
        {draft.isTaken ? <FindingMark kind="GOOD">{t('inbox:mail.taken')}</FindingMark> : null}
        {draft.isTaken ? (
          <Button
            variant="text"
            isDisabled={!actions.mayWrite}
            onPress={() => actions.execute(dropMail(item))}
          >
            {t('inbox:mail.drop')}
          </Button>
        ) : (
          <Button
            isDisabled={!mayTake}
            onPress={() => {
              if (sender !== undefined) actions.execute(takeMail(sender, [item]));
            }}
          >
            {t('inbox:mail.take')}
          </Button>
        )}
      </header>
      <p className="ww-mail-words" tabIndex={0}>
        {item.text}
      </p>
      <Form
        item={item}
        model={model}
        isDisabled={!actions.mayWrite}
        onChange={(next) => {
          if (draft.isTaken) actions.execute(changeMail(next));
          else setWished(next);
        }}
      />
      {lacks ? <FindingMark kind="ASK">{t('inbox:mail.lacks')}</FindingMark> : null}
    </li>
  );
};

/** Messages, announcements, reports and treaties of a document, to be taken over one by one (WW-8.2-30 to WW-8.2-35). */
export function MailList({
  model,
  actions,
}: {
  readonly model: InboxModel;
  readonly actions: InboxActions;
}) {
  const { t } = useTranslation();
  const { chosen } = model;
  if (chosen === null || chosen.mail.length === 0) return null;
  return (
    <section className="ww-mail-list" aria-label={t('inbox:mail.title')}>
      <h3 className="ww-over">{t('inbox:mail.title')}</h3>
      {chosen.item.status === 'filed' ? null : (
        <p className="ww-small ww-quiet">{t('inbox:mail.file')}</p>
      )}
      <ul>
        {chosen.mail.map((draft) => (
          <Piece
            key={`${draft.item.id} ${String(draft.isTaken)}`}
            draft={draft}
            model={model}
            actions={actions}
          />
        ))}
      </ul>
    </section>
  );
}
