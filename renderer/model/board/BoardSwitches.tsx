import { useTranslation } from 'react-i18next';
import { type Campaign, partiesInOrder } from '../../../engine';
import { partiesAtHand } from '../state/at-hand';
import { useVeil } from '../state/veil';
import { IconButton } from '../../kit/ui';
import { PerspectiveSwitch } from './PerspectiveSwitch';
import { type BoardScreenState, setBoardScreen } from './screen-state';
import { type BoardKeys, showAll } from './use-board-keys';

/** Shows or hides what nobody may read over the GM's shoulder. */
export function VeilSwitch({ shortcut }: { readonly shortcut?: string }) {
  const { t } = useTranslation();
  const { isLifted, toggle } = useVeil();
  return (
    <IconButton
      icon="secret"
      label={t('records:key.secrets')}
      {...(shortcut === undefined ? {} : { shortcut })}
      isOn={isLifted}
      onPress={toggle}
    />
  );
}

/** Controls over a board: perspective, secrets, zoom to fit, export. */
export function BoardSwitches<State extends BoardScreenState>({
  campaign,
  keys,
}: {
  readonly campaign: Campaign;
  readonly keys: BoardKeys<State>;
}) {
  const { t } = useTranslation();
  return (
    <div className="ww-over-map" data-corner="top">
      <PerspectiveSwitch
        parties={partiesInOrder(campaign.world.parties)}
        first={partiesAtHand(campaign)[0]}
      />
      {keys.hasSecrets ? <VeilSwitch shortcut="G" /> : null}
      <IconButton
        icon="fit"
        label={t('board:key.fit')}
        shortcut="F"
        onPress={() => showAll(keys)}
      />
      <IconButton
        icon="download"
        label={t('board:export.act')}
        shortcut="Mod+Shift+E"
        onPress={() => setBoardScreen(keys.screen, { isExporting: true })}
      />
    </div>
  );
}
