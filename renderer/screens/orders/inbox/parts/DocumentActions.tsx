import { useTranslation } from 'react-i18next';
import { Button, IconButton, Menu } from '../../../../kit/ui';
import type { InboxActions } from '../use-inbox-actions';
import { KEYS } from '../use-inbox-keys';
import type { ChosenDocument, InboxModel } from '../use-inbox-model';

interface Props {
  readonly chosen: ChosenDocument;
  readonly model: InboxModel;
  readonly actions: InboxActions;
}

const FileMenu = ({ chosen, model, actions }: Props) => {
  const { t } = useTranslation();
  const label = t(chosen.item.status === 'filed' ? 'inbox:act.refile' : 'inbox:act.file');
  return (
    <span className="ww-inbox-file">
      <Menu
        label={label}
        trigger={
          <Button shortcut={KEYS.file} isDisabled={!actions.mayWrite || !chosen.isAtHand}>
            {label}
          </Button>
        }
        entries={model.parties
          .filter(({ key }) => chosen.item.status !== 'filed' || key !== chosen.item.party)
          .map((party) => ({
            id: party.key,
            label: party.name,
            onAction: () => actions.fileWith(party),
          }))}
      />
    </span>
  );
};

/** What can be done with the chosen document. */
export function DocumentActions({ chosen, model, actions }: Props) {
  const { t } = useTranslation();
  const { item, suggestion } = chosen;
  const mayChange = actions.mayWrite && chosen.isAtHand;
  const isUntaken = chosen.mail.some(({ isTaken, lacksAddressee }) => !isTaken && !lacksAddressee);
  return (
    <div className="ww-document-acts ww-row ww-wrapping ww-gap-6">
      {suggestion === null || item.status === 'filed' ? null : (
        <Button
          variant="filled"
          shortcut={KEYS.accept}
          isDisabled={!mayChange}
          onPress={actions.accept}
        >
          {t('inbox:act.acceptFor', { party: suggestion.party.name })}
        </Button>
      )}
      {item.status === 'filed' && chosen.isAtHand ? (
        <Button variant="filled" shortcut={KEYS.check} onPress={actions.check}>
          {t('inbox:act.check')}
        </Button>
      ) : null}
      <FileMenu chosen={chosen} model={model} actions={actions} />
      {isUntaken && (item.status === 'filed' || suggestion !== null) ? (
        <Button shortcut={KEYS.mail} isDisabled={!mayChange} onPress={actions.takeAllMail}>
          {t('inbox:act.mail')}
        </Button>
      ) : null}
      {item.status === 'aside' ? null : (
        <Button
          variant="text"
          shortcut={KEYS.aside}
          isDisabled={!mayChange}
          onPress={actions.layAside}
        >
          {t('inbox:act.aside')}
        </Button>
      )}
      {item.status === 'open' ? null : (
        <Button
          variant="text"
          shortcut={KEYS.back}
          isDisabled={!mayChange}
          onPress={actions.putBack}
        >
          {t('inbox:act.back')}
        </Button>
      )}
      <IconButton
        icon="download"
        label={t('inbox:act.save')}
        shortcut={KEYS.save}
        onPress={actions.saveOriginal}
      />
    </div>
  );
}
