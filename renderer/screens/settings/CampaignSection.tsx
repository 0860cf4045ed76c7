import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../engine';
import type { Command } from '../../model/state/command';
import { useSession } from '../../model/state/session';
import { Button, TextField } from '../../kit/ui';
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
  const [name, setName] = useState(campaign.name);
  const wanted = name.trim();
  return (
    <form
      className="ww-settings-form ww-stack ww-gap-12"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '' && wanted !== campaign.name) void execute(rename(wanted));
      }}
    >
      <TextField
        label={t('app:settings.rename')}
        value={name}
        onChange={setName}
        maxLength={80}
        isDisabled={readOnly}
        error={wanted === '' ? t('app:create.needName') : undefined}
      />
      <div className="ww-row ww-align-stretch ww-wrapping ww-gap-12">
        <Button type="submit" isDisabled={readOnly || wanted === '' || wanted === campaign.name}>
          {t('app:settings.renameNow')}
        </Button>
        <Button
          variant="text"
          icon="download"
          shortcut="Mod+S"
          onPress={() => void saveCopy(campaign)}
        >
          {t('app:action.exportFile')}
        </Button>
      </div>
    </form>
  );
};
