import { useTranslation } from 'react-i18next';
import { type Lattice, parseFieldAddress } from '../../../engine';
import { usePlaceName } from '../../model/explain/use-game';
import { showField } from '../../model/state/jump';

/** A place that is shown on the map at a press; what is no field stands as it is. */
export function PlaceLink({
  place,
  lattice,
}: {
  readonly place: string;
  readonly lattice: Lattice;
}) {
  const { t } = useTranslation();
  const placeName = usePlaceName();
  const field = parseFieldAddress(place);
  return field === undefined ? (
    placeName(place)
  ) : (
    <button
      type="button"
      className="ww-place-link"
      aria-label={t('ledger:showPlace', { place })}
      onClick={() => showField(lattice, field)}
    >
      {place}
    </button>
  );
}
