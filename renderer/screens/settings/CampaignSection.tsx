import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import type { Command } from '../../model/state/command';
import { useSession } from '../../model/state/session';
import { Button, FieldForm } from '../../kit/ui';
import { saveCopy } from '../../model/files/acts';

const rename = (name: string): Command => ({
  name: 'storage:journal.rename',
  about: { name },
  change: (draft) => {
    draft.name = name;
  },
});

/** Name of the open world, and a copy of it as a file. */
export const CampaignSection = ({ campaign }: { readonly campaign: Campaign }) => {
  const { t } = useTranslation();
  const { execute, readOnly } = useSession();
  return (
    <FieldForm
      title={t('app:settings.rename')}
      isDisabled={readOnly}
      needsChange
      fields={{
        name: {
          kind: 'text',
          label: t('app:settings.rename'),
          initial: campaign.name,
          isContinued: true,
          maxLength: 80,
          check: (name) => (name === '' ? t('app:create.needName') : undefined),
        },
      }}
      act={{ label: t('app:settings.renameNow') }}
      beside={
        <Button
          variant="text"
          icon="download"
          shortcut="Mod+S"
          onPress={() => void saveCopy(campaign)}
        >
          {t('app:action.exportFile')}
        </Button>
      }
      onSubmit={({ name }) => void execute(rename(name))}
    />
  );
};
