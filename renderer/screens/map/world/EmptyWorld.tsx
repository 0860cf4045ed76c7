import { useTranslation } from 'react-i18next';
import { groundsOf } from '../../../model/genesis/plan-map';
import { useSession } from '../../../model/state/session';
import { Button, Dialog, EmptyState } from '../../../kit/ui';
import { growWorld } from '../../../model/map/commands/world';
import { useWorldDialogs } from './dialogs';
import type { Campaign } from '../../../../engine';
import { PlanSheet } from '../../../model/genesis/PlanSheet';
import { type Planning, usePlan } from '../../../model/genesis/use-plan';
import { partiesFor } from '../../../model/genesis/wishes';
import { type Command, replacing } from '../../../model/state/command';

/** The command that gives an empty world its first map. */
const foundWorld = ({ map }: Planning, freeName: string): Command =>
  replacing('world:command.grow', { count: Object.keys(map.grossfelder).length }, (campaign) => ({
    ...campaign,
    world: {
      ...campaign.world,
      map,
      parties: { ...partiesFor(map, freeName), ...campaign.world.parties },
    },
  }));

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
      act={{ label: t('world:plan.make'), isDisabled: !planning.isReady, onPress: found }}
    >
      <PlanSheet planning={planning} />
    </Dialog>
  );
};

/** The dialog that plans the map of a world without any. */
const Found = ({ onClose }: { readonly onClose: () => void }) => {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Sheet campaign={campaign} onClose={onClose} />;
};

/** The first Großfeld of the open world: water, in the middle of the plane. */
const begin = (): void => {
  const { campaign, execute } = useSession.getState();
  if (campaign === null) return;
  const made = growWorld(campaign, [{ u: 0, v: 0 }], groundsOf(campaign.system).water);
  if (made.ok) void execute(made.value);
};

/** The map screen while there is no land: how to get some. */
export function EmptyWorld() {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const open = useWorldDialogs((dialogs) => dialogs.open);
  const show = useWorldDialogs((dialogs) => dialogs.show);
  return (
    <div className="ww-map-empty ww-grid">
      <EmptyState
        title={t('map:empty.title')}
        action={
          <div className="ww-row ww-align-stretch ww-gap-8">
            <Button variant="filled" isDisabled={isReadOnly} onPress={() => show('generate')}>
              {t('world:generate.title')}
            </Button>
            <Button isDisabled={isReadOnly} onPress={begin}>
              {t('world:empty.begin')}
            </Button>
          </div>
        }
      >
        {t('map:empty.text')}
      </EmptyState>
      {open === 'generate' ? <Found onClose={() => show(null)} /> : null}
    </div>
  );
}
