import { useTranslation } from 'react-i18next';
import type { TerrainKey, TerrainStyle } from '../../../../engine';
import { useLanguage } from '../../../kit/explain/react';
import { Tooltip } from '../../../kit/ui';
import { Button } from 'react-aria-components';
import type { TerrainCatalogue } from '../../../model/map/catalogue';
import { TerrainSwatch } from '../../../model/map/swatches';

/** The terrain of the brush, as text and by its two colours. */
export function Held({ terrain }: { readonly terrain: TerrainStyle | undefined }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (terrain === undefined) return null;
  const { display, outer, inner } = terrain;
  const note = outer === inner ? 'map:palette.held_plain' : 'map:palette.held_note';
  const colours = { outer: t(`map:colour.${outer}`), inner: t(`map:colour.${inner}`) };
  return (
    <section className="ww-held" aria-label={t('map:palette.held')}>
      <h3 className="ww-over">{t('map:palette.held')}</h3>
      <div className="ww-held-row ww-row ww-gap-10">
        <TerrainSwatch terrain={terrain} size={44} />
        <div>
          <strong>{terrain.name[language]}</strong>
          <p className="ww-small ww-quiet">{t(note, { display, ...colours })}</p>
        </div>
      </div>
    </section>
  );
}

/** The recent terrain kinds, one click away. */
export function Recent({
  recent,
  catalogue,
  isDisabled,
  onTake,
}: {
  readonly recent: readonly TerrainKey[];
  readonly catalogue: TerrainCatalogue;
  readonly isDisabled: boolean;
  readonly onTake: (terrain: TerrainStyle) => void;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const known = recent.map((key) => catalogue.byKey(key)).filter((style) => style !== undefined);
  if (known.length === 0) return null;
  return (
    <section>
      <h3 className="ww-over">{t('map:palette.recent')}</h3>
      <div className="ww-recent" role="group" aria-label={t('map:palette.recent')}>
        {known.map((terrain) => (
          <Tooltip key={terrain.key} text={terrain.name[language]}>
            <Button
              className="ww-recent-one ww-grid"
              aria-label={terrain.name[language]}
              isDisabled={isDisabled}
              onPress={() => onTake(terrain)}
            >
              <TerrainSwatch terrain={terrain} size={24} />
            </Button>
          </Tooltip>
        ))}
      </div>
    </section>
  );
}
