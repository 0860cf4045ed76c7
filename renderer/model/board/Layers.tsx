import { useTranslation } from 'react-i18next';
import { Checkbox } from '../../kit/ui';
import { Head } from './Palette';
import { type BoardScreen, type BoardScreenState, setBoardScreen } from './screen-state';

/** Chooses what a board shows beside its cells. */
export function Layers<Layer extends string, State extends BoardScreenState<string, Layer>>({
  screen: screen,
  layers,
  text,
}: {
  readonly screen: BoardScreen<State>;
  readonly layers: readonly Layer[];
  /** Text key of a layer. */
  readonly text: (layer: Layer) => string;
}) {
  const { t } = useTranslation();
  const shown: Readonly<Record<string, boolean>> = screen((state) => state.layers);
  return (
    <section>
      <Head title={t('board:layers')} />
      {layers.map((layer) => (
        <Checkbox
          key={layer}
          isSelected={shown[layer] === true}
          onChange={(is) => setBoardScreen(screen, { layers: { ...shown, [layer]: is } })}
        >
          {t(text(layer))}
        </Checkbox>
      ))}
    </section>
  );
}
