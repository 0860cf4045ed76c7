import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAP_LOOKS, type MapLook } from '../../../kit/cartography';
import { type Shortcut, useShortcuts } from '../../../kit/state/shortcuts';
import { VIEW_LAYERS } from '../../../model/state/view-choice';
import { Button, Checkbox, DialogTrigger, Popover, ToggleGroup } from '../../../kit/ui';
import { useMapRoom } from '../../../model/map/state';
import { LookPicture } from './LookPicture';
import { Presets } from './Presets';
import './looks.css';

const SCOPE = 'app:room.map';

const show = (look: MapLook): void => {
  const { layers, set } = useMapRoom.getState();
  set({ layers: { ...layers, look } });
};

/** The look after another one; the first follows the last. */
export const nextLook = (look: MapLook): MapLook =>
  MAP_LOOKS[(MAP_LOOKS.indexOf(look) + 1) % MAP_LOOKS.length] ?? look;

const lookKeys: readonly Shortcut[] = [
  {
    id: 'map.nextLook',
    keys: 'Shift+C',
    text: 'looks:key.next',
    scope: SCOPE,
    icon: 'eye',
    run: () => show(nextLook(useMapRoom.getState().layers.look)),
  },
  ...MAP_LOOKS.map((look): Shortcut => ({
    id: `map.look.${look}`,
    text: `looks:key.show.${look}`,
    scope: SCOPE,
    icon: 'eye',
    run: () => show(look),
  })),
];

const Looks = () => {
  const { t } = useTranslation();
  const look = useMapRoom((state) => state.layers.look);
  return (
    <section className="ww-view-part ww-stack ww-gap-6 ww-looks">
      <h3 className="ww-over">{t('looks:group')}</h3>
      <ToggleGroup
        label={t('looks:group')}
        value={look}
        options={MAP_LOOKS.map((id) => ({
          id,
          name: t(`looks:look.${id}`),
          label: (
            <>
              <LookPicture look={id} />
              <span>{t(`looks:look.${id}`)}</span>
            </>
          ),
        }))}
        onChange={show}
      />
      <p className="ww-quiet ww-small">{t(`looks:about.${look}`)}</p>
    </section>
  );
};

const Layers = () => {
  const { t } = useTranslation();
  const layers = useMapRoom((state) => state.layers);
  const set = useMapRoom((state) => state.set);
  return (
    <section className="ww-view-part ww-stack ww-gap-6">
      <h3 className="ww-over">{t('looks:layers')}</h3>
      <div className="ww-layers">
        {VIEW_LAYERS.map((layer) => (
          <Checkbox
            key={layer}
            isSelected={layers[layer]}
            onChange={(isShown) => set({ layers: { ...layers, [layer]: isShown } })}
          >
            {t(`looks:layer.${layer}`)}
          </Checkbox>
        ))}
        <Checkbox isSelected={layers.age} onChange={(age) => set({ layers: { ...layers, age } })}>
          {t('looks:age')}
        </Checkbox>
      </div>
      <p className="ww-quiet ww-small">{t('looks:ageHint')}</p>
    </section>
  );
};

/** How the map is drawn: look, layers, and the views that the GM keeps under a name. */
export const ViewMenu = () => {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const look = useMapRoom((state) => state.layers.look);
  const openKey = useMemo(
    (): readonly Shortcut[] => [
      {
        id: 'map.view',
        keys: 'C',
        text: 'looks:key.open',
        scope: SCOPE,
        icon: 'eye',
        run: () => setOpen(true),
      },
    ],
    [],
  );
  useShortcuts(openKey);
  useShortcuts(lookKeys);
  const label =
    look === 'colours'
      ? t('looks:button')
      : t('looks:buttonLook', { look: t(`looks:look.${look}`) });
  return (
    <>
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button variant="text">{label}</Button>
        <Popover label={t('looks:label')} placement="bottom start">
          <div className="ww-view-menu ww-stack ww-gap-14">
            <Looks />
            <Layers />
            <Presets />
          </div>
        </Popover>
      </DialogTrigger>
      <span className="ww-visually-hidden" role="status">
        {label}
      </span>
    </>
  );
};
