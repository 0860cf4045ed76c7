import { useTranslation } from 'react-i18next';
import { useShortcuts } from '../../../kit/state/shortcuts';
import { Button, Menu } from '../../../kit/ui';
import { MAP_OUTCOMES } from './actions';

/** The acts on the whole map behind one button; their keys work everywhere in the room. */
export function MapMenu() {
  const { t } = useTranslation();
  useShortcuts(MAP_OUTCOMES);
  return (
    <Menu
      label={t('map:menu.label')}
      trigger={<Button variant="text">{t('map:menu.button')}</Button>}
      entries={MAP_OUTCOMES.map(({ id, text, keys, icon, isEnabled, run }) => ({
        id,
        label: t(text),
        ...(icon === undefined ? {} : { icon }),
        ...(keys === undefined ? {} : { shortcut: keys }),
        isDisabled: !(isEnabled?.() ?? true),
        onAction: run,
      }))}
    />
  );
}
