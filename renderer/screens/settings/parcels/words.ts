import { useTranslation } from 'react-i18next';
import type { Parcel, ParcelUnit } from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';

/** What a parcel holds, in a few words. */
export function useHeld(): (parcel: Parcel) => string {
  const { t } = useTranslation();
  return ({ units, letters, knowledge }) => {
    const counts = { units: units.length, letters: letters.length, knowledge: knowledge.length };
    const held = Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([what, count]) => t(`parcels:holds.${what}`, { count }));
    return held.length === 0 ? t('parcels:holds.nothing') : held.join(', ');
  };
}

/** A unit by its number, with its name or its type and size. */
export function useUnitName(): (
  unit: Pick<ParcelUnit, 'number' | 'type' | 'size'> & {
    readonly character: { readonly name: string } | null;
  },
) => string {
  const figures = figuresOf(useWords());
  return ({ number, type, size, character }) => {
    const what = character?.name ?? `${type} ${figures.plain(size)}`;
    return `${String(number)} ${what}`;
  };
}
