import { useTranslation } from 'react-i18next';
import type { Campaign } from '../../../../engine';
import { PlanSheet } from '../../../model/genesis/PlanSheet';
import { type Planning, usePlan } from '../../../model/genesis/use-plan';
import { partiesFor } from '../../../model/genesis/wishes';
import type { Command } from '../../../model/state/command';
import { useSession } from '../../../model/state/session';
import { Button, Dialog } from '../../../kit/ui';

/** The command that gives an empty world its first map. */
export const foundWorld = ({ map }: Planning, freeName: string): Command => ({
  name: 'world:command.grow',
  about: { count: Object.keys(map.grossfelder).length },
  replace: (campaign) => ({
    ...campaign,
    world: {
      ...campaign.world,
      map,
      parties: { ...partiesFor(map, freeName), ...campaign.world.parties },
    },
  }),
});

const Sheet = ({
  campaign,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const planning = usePlan(campaign.system, 'generated');
  const found = (): void => {
    void useSession.getState().execute(foundWorld(planning, t('world:free')));
    onClose();
  };
  return (
    <Dialog
      title={t('world:generate.title')}
      isOpen
      onOpenChange={onClose}
      width="broad"
      footer={
        <>
          <Button onPress={onClose}>{t('app:common.cancel')}</Button>
          <Button variant="filled" isDisabled={!planning.isReady} onPress={found}>
            {t('world:plan.make')}
          </Button>
        </>
      }
    >
      <PlanSheet planning={planning} />
    </Dialog>
  );
};

/** The dialog that plans the map of a world without any. */
export const Found = ({ onClose }: { readonly onClose: () => void }) => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Sheet campaign={campaign} onClose={onClose} />;
};
