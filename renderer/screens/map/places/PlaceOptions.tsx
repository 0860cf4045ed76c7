import { useTranslation } from 'react-i18next';
import { Select } from '../../../kit/ui';
import { useMapRoom } from '../../../model/map/state';
import { ModeSwitch } from './SideOptions';
import { usePartyChoices, useSettlementChoices } from './styles';

const OF_FIELD = '-';

const PLACES = { draw: 'places:options.place', erase: 'places:options.remove' };
const LETTERS = { draw: 'places:options.write', erase: 'places:options.unwrite' };

/** Kind and owner of the next settlement. */
export const SettlementOptions = () => {
  const { t } = useTranslation();
  const pen = useMapRoom((state) => state.pen);
  const set = useMapRoom((state) => state.set);
  const types = useSettlementChoices();
  const parties = usePartyChoices();
  const type = types.find(({ id }) => id === pen.settlementType) ?? types[0];
  return (
    <section className="ww-place-form">
      <ModeSwitch title="places:options.mode" modes={PLACES} />
      <Select
        label={t('places:options.type')}
        options={types}
        value={type?.id ?? null}
        onChange={(settlementType) => set({ pen: { ...pen, settlementType } })}
      />
      <Select
        label={t('places:options.owner')}
        options={[{ id: OF_FIELD, label: t('places:options.ofField') }, ...parties]}
        value={pen.party ?? OF_FIELD}
        onChange={(key) => set({ pen: { ...pen, party: key === OF_FIELD ? null : key } })}
      />
    </section>
  );
};

/** How lettering is laid. */
export const LabelOptions = () => {
  const { t } = useTranslation();
  return (
    <section className="ww-place-form">
      <ModeSwitch title="places:options.letters" modes={LETTERS} />
      <p className="ww-small ww-quiet">{t('places:options.labels')}</p>
    </section>
  );
};
