import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SecretNote } from '../../../../engine/systems/organisation';
import { useSession } from '../../../state/session';
import { Button, Checkbox, Icon, IconButton, TextField } from '../../../ui';
import { withSecret, withSecretChanged } from './changes';
import { changeOrganisation } from './commands';
import { PartFrame, type PartProps } from './PartFrame';

const EMPTY = { title: '', text: '', isOwn: false };

const SecretForm = ({
  initial,
  onDone,
  onCancel,
}: {
  readonly initial: Omit<SecretNote, 'id'>;
  readonly onDone: (secret: Omit<SecretNote, 'id'>) => void;
  readonly onCancel: () => void;
}) => {
  const { t } = useTranslation();
  const [{ title, text, isOwn }, set] = useState(initial);
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (title.trim() !== '') onDone({ title: title.trim(), text: text.trim(), isOwn });
  };
  return (
    <form
      className="ww-org-secret-form"
      aria-label={t('organisation:own.secret')}
      onSubmit={submit}
    >
      <TextField
        label={t('organisation:own.secretTitle')}
        value={title}
        onChange={(value) => set({ title: value, text, isOwn })}
        autoFocus
      />
      <TextField
        label={t('organisation:own.secretText')}
        rows={3}
        value={text}
        onChange={(value) => set({ title, text: value, isOwn })}
      />
      <Checkbox isSelected={isOwn} onChange={(value) => set({ title, text, isOwn: value })}>
        {t('organisation:own.isOwn')}
      </Checkbox>
      <div className="ww-org-acts">
        <Button type="submit" variant="filled" isDisabled={title.trim() === ''}>
          {t('organisation:own.save')}
        </Button>
        <Button variant="text" onPress={onCancel}>
          {t('app:common.cancel')}
        </Button>
      </div>
    </form>
  );
};

/** What only the GM knows, and what the organisation knows and nobody else. */
export const SecretsPart = (props: PartProps) => {
  const { party, isReadOnly } = props;
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const [editing, setEditing] = useState<string | null>(null);
  const change = (how: Parameters<typeof changeOrganisation>[3]): void => {
    setEditing(null);
    void execute(changeOrganisation('organisation:command.secret', {}, party, how));
  };
  return (
    <PartFrame {...props}>
      {({ secrets }) => (
        <>
          {secrets.length === 0 ? (
            <p className="ww-quiet">{t('organisation:own.noSecrets')}</p>
          ) : null}
          <ul className="ww-org-secrets">
            {secrets.map(({ id, title, text, isOwn }) => (
              <li key={id}>
                {editing === id ? (
                  <SecretForm
                    initial={{ title, text, isOwn }}
                    onDone={(secret) => change((one) => withSecretChanged(one, id, secret))}
                    onCancel={() => setEditing(null)}
                  />
                ) : (
                  <>
                    <header>
                      <b>{title}</b>
                      <span className="ww-small ww-quiet">
                        <Icon name={isOwn ? 'eye' : 'secret'} size={14} />{' '}
                        {t(isOwn ? 'organisation:own.knownToIt' : 'organisation:own.onlyGm')}
                      </span>
                      <span className="ww-org-row-acts">
                        <IconButton
                          icon="pencil"
                          label={t('organisation:own.edit', { name: title })}
                          isDisabled={isReadOnly}
                          onPress={() => setEditing(id)}
                        />
                        <IconButton
                          icon="trash"
                          label={t('organisation:own.forget', { name: title })}
                          isDisabled={isReadOnly}
                          onPress={() => change((one) => withSecretChanged(one, id, null))}
                        />
                      </span>
                    </header>
                    <p>{text}</p>
                  </>
                )}
              </li>
            ))}
          </ul>
          {editing === '' ? (
            <SecretForm
              initial={EMPTY}
              onDone={(secret) => change((one) => withSecret(one, secret))}
              onCancel={() => setEditing(null)}
            />
          ) : (
            <div>
              <Button
                variant="text"
                icon="plus"
                isDisabled={isReadOnly}
                onPress={() => setEditing('')}
              >
                {t('organisation:own.addSecret')}
              </Button>
            </div>
          )}
        </>
      )}
    </PartFrame>
  );
};
