import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import type { Organisation } from '../../../../engine/systems/organisation';
import { useSession } from '../../../state/session';
import { Button } from '../../../ui';
import { giveStartKit, organisationOf } from './commands';
import './sheet.css';

/** What a part of the sheet of an organisation is given. */
export interface PartProps {
  readonly campaign: Campaign;
  readonly party: string;
  readonly isReadOnly: boolean;
}

/** A part of the sheet: shows what there is, or offers the start kit to an organisation that has nothing yet. */
export const PartFrame = ({
  campaign,
  party,
  isReadOnly,
  children,
}: PartProps & { readonly children: (organisation: Organisation) => ReactNode }) => {
  const { t } = useTranslation();
  const execute = useSession((session) => session.execute);
  const organisation = organisationOf(campaign, party);
  if (organisation !== undefined)
    return <div className="ww-org-part">{children(organisation)}</div>;
  const hasRegions = Object.keys(campaign.world.board?.regions ?? {}).length > 0;
  return (
    <div className="ww-org-part">
      <p className="ww-quiet">
        {t(hasRegions ? 'organisation:own.nothing' : 'organisation:own.noRegions')}
      </p>
      {hasRegions ? (
        <Button isDisabled={isReadOnly} onPress={() => void execute(giveStartKit(party))}>
          {t('organisation:own.found')}
        </Button>
      ) : null}
    </div>
  );
};
