import { useTranslation } from 'react-i18next';
import { DialogTrigger } from 'react-aria-components';
import { Button, Checkbox, Popover } from '../../ui';
import { type Layers, useMapRoom } from '../state';

const ORDER: readonly (keyof Layers)[] = ['numbers', 'pieces', 'labels', 'borders', 'grid'];

/** What the map shows: every layer can be switched off. */
export const LayersMenu = () => {
  const { t } = useTranslation();
  const layers = useMapRoom((state) => state.layers);
  const set = useMapRoom((state) => state.set);
  return (
    <DialogTrigger>
      <Button variant="text">{t('map:layers.button')}</Button>
      <Popover label={t('map:layers.label')} placement="bottom start">
        <div className="ww-layers">
          <h3 className="ww-over">{t('map:layers.label')}</h3>
          {ORDER.map((layer) => (
            <Checkbox
              key={layer}
              isSelected={layers[layer]}
              onChange={(isShown) => set({ layers: { ...layers, [layer]: isShown } })}
            >
              {t(`map:layers.${layer}`)}
            </Checkbox>
          ))}
        </div>
      </Popover>
    </DialogTrigger>
  );
};
