import { useTranslation } from 'react-i18next';
import type { Campaign, Lattice } from '../../engine';
import { useSession } from '../state/session';
import { EmptyState, StatusSlot } from '../ui';
import './turn.css';
import { TurnDesk } from './TurnDesk';
import { TurnStatus } from './TurnStatus';
import { useDeskModel } from './use-desk-model';

const OpenRoom = ({
  campaign,
  lattice,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
}) => {
  const { t } = useTranslation();
  const model = useDeskModel(campaign, lattice);
  return model === undefined ? (
    <EmptyState title={t('turn:nobody.title')}>{t('turn:nobody.text')}</EmptyState>
  ) : (
    <>
      <TurnDesk model={model} />
      <StatusSlot>
        <TurnStatus />
      </StatusSlot>
    </>
  );
};

/** The room in which a month is adjudicated. */
export const TurnRoom = () => {
  const campaign = useSession((session) => session.campaign);
  const lattice = useSession((session) => session.lattice);
  return campaign === null || lattice === null ? null : (
    <OpenRoom key={campaign.id} campaign={campaign} lattice={lattice} />
  );
};
