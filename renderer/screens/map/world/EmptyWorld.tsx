import { useTranslation } from 'react-i18next';
import { groundsOf } from '../../../model/genesis/plan-map';
import { useSession } from '../../../model/state/session';
import { Button, EmptyState } from '../../../kit/ui';
import { growWorld } from '../../../model/map/commands/world';
import { Found } from './Found';
import { useWorldRoom } from './room';

/** The first Großfeld of the open world: water, in the middle of the plane. */
const begin = (): void => {
  const { campaign, execute } = useSession.getState();
  if (campaign === null) return;
  const made = growWorld(campaign, [{ u: 0, v: 0 }], groundsOf(campaign.system).water);
  if (made.ok) void execute(made.value);
};

/** What the map room shows while there is no land: how to get some. */
export const EmptyWorld = () => {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const open = useWorldRoom((room) => room.open);
  const show = useWorldRoom((room) => room.show);
  return (
    <div className="ww-map-empty">
      <EmptyState
        title={t('map:empty.title')}
        action={
          <div className="ww-row ww-align-stretch ww-gap-8">
            <Button variant="filled" isDisabled={isReadOnly} onPress={() => show('generate')}>
              {t('world:empty.generate')}
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
};
