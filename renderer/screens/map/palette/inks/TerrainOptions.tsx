import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../../kit/explain/react';
import { useMapRoom } from '../../../../model/map/state';
import { Held, Recent } from '../Held';
import { HeightRow } from '../HeightRow';
import { takeTerrain } from '../take';
import { TypeGrid } from '../TypeGrid';
import { useCatalogue } from '../../../../model/map/use-catalogue';
import { Head } from '../../../../model/board/Palette';

/** Height, nature and recent kinds: all of the game's terrain. */
export const TerrainOptions = ({ isDisabled }: { readonly isDisabled: boolean }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const catalogue = useCatalogue();
  const current = catalogue.byKey(useMapRoom(({ terrain }) => terrain));
  const recent = useMapRoom((state) => state.recent);
  const plain =
    current === undefined ? undefined : catalogue.at(current.height, catalogue.types[0] ?? '');
  const choice = { catalogue, current, isDisabled, onTake: takeTerrain };
  return (
    <>
      <section>
        <Head title={t('map:palette.height')} note={t('map:palette.heightKeys')} />
        <HeightRow {...choice} />
      </section>
      <section>
        <Head title={t('map:palette.type')} note={plain?.name[language] ?? ''} />
        <TypeGrid {...choice} />
      </section>
      <Recent {...choice} recent={recent} />
      <Held terrain={current} />
    </>
  );
};
