import { Button as AriaButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type Room, useDesk } from '../../model/state/desk';
import { Icon, Tooltip } from '../../kit/ui';
import { type RoomEntry, ROOMS } from '../rooms';
import './activity-bar.css';

const RoomButton = ({ room, isHere }: { readonly room: RoomEntry; readonly isHere: boolean }) => {
  const { t } = useTranslation();
  const go = useDesk(({ set }) => set);
  return (
    <Tooltip text={t(`app:room.${room.id}`)} shortcut={room.keys} placement="right">
      <AriaButton
        className="ww-activity"
        data-tour={room.id}
        {...(isHere ? { 'data-here': true, 'aria-current': 'page' as const } : {})}
        onPress={() => go({ room: room.id })}
      >
        <Icon name={room.icon} />
        {t(`app:room.${room.id}`)}
      </AriaButton>
    </Tooltip>
  );
};

/** The rooms, at the left edge. */
export const ActivityBar = ({ here }: { readonly here: Room }) => {
  const { t } = useTranslation();
  return (
    <nav className="ww-activities ww-stack ww-gap-2" aria-label={t('app:room.label')}>
      {ROOMS.map((room) => (
        <RoomButton key={room.id} room={room} isHere={room.id === here} />
      ))}
    </nav>
  );
};
