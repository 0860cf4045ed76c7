import { useTranslation } from 'react-i18next';
import { Button, IconButton, Menu } from '../../../../kit/ui';
import type { InboxActs } from '../use-inbox-acts';
import { KEYS } from '../use-inbox-keys';
import type { ChosenDocument, InboxModel } from '../use-inbox-model';

interface Props {
  readonly chosen: ChosenDocument;
  readonly model: InboxModel;
  readonly acts: InboxActs;
}

const FileMenu = ({ chosen, model, acts }: Props) => {
  const { t } = useTranslation();
  const label = t(chosen.item.status === 'filed' ? 'inbox:act.refile' : 'inbox:act.file');
  return (
    <span className="ww-inbox-file">
      <Menu
        label={label}
        trigger={
          <Button shortcut={KEYS.file} isDisabled={!acts.mayWrite || !chosen.isAtHand}>
            {label}
          </Button>
        }
        entries={model.parties
          .filter(({ key }) => chosen.item.status !== 'filed' || key !== chosen.item.party)
          .map((party) => ({
            id: party.key,
            label: party.name,
            onAction: () => acts.fileWith(party),
          }))}
      />
    </span>
  );
};

/** What can be done with the chosen document. */
export const DocumentActs = ({ chosen, model, acts }: Props) => {
  const { t } = useTranslation();
  const { item, suggestion } = chosen;
  const mayChange = acts.mayWrite && chosen.isAtHand;
  const isUntaken = chosen.mail.some(({ isTaken, lacksAddressee }) => !isTaken && !lacksAddressee);
  return (
    <div className="ww-document-acts ww-row ww-wrapping ww-gap-6">
      {suggestion === null || item.status === 'filed' ? null : (
        <Button
          variant="filled"
          shortcut={KEYS.accept}
          isDisabled={!mayChange}
          onPress={acts.accept}
        >
          {t('inbox:act.acceptFor', { party: suggestion.party.name })}
        </Button>
      )}
      {item.status === 'filed' && chosen.isAtHand ? (
        <Button variant="filled" shortcut={KEYS.check} onPress={acts.check}>
          {t('inbox:act.check')}
        </Button>
      ) : null}
      <FileMenu chosen={chosen} model={model} acts={acts} />
      {isUntaken && (item.status === 'filed' || suggestion !== null) ? (
        <Button shortcut={KEYS.mail} isDisabled={!mayChange} onPress={acts.takeAllMail}>
          {t('inbox:act.mail')}
        </Button>
      ) : null}
      {item.status === 'aside' ? null : (
        <Button
          variant="text"
          shortcut={KEYS.aside}
          isDisabled={!mayChange}
          onPress={acts.layAside}
        >
          {t('inbox:act.aside')}
        </Button>
      )}
      {item.status === 'open' ? null : (
        <Button variant="text" shortcut={KEYS.back} isDisabled={!mayChange} onPress={acts.putBack}>
          {t('inbox:act.back')}
        </Button>
      )}
      <IconButton
        icon="download"
        label={t('inbox:act.save')}
        shortcut={KEYS.save}
        onPress={acts.saveOriginal}
      />
    </div>
  );
};
