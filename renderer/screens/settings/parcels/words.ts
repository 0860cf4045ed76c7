import { useTranslation } from 'react-i18next';
import {
  neighbourName,
  type Parcel,
  type ParcelContent,
  type ParcelUnit,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useWords } from '../../../kit/explain/react';
import { useSession } from '../../../model/state/session';

/** A content by its kind, number and sender. */
export function useTitle(): (content: ParcelContent) => string {
  const { t } = useTranslation();
  const parcels = useSession(({ campaign }) => campaign?.parcels);
  return (content) =>
    t(`parcels:kind.${content.kind}`, {
      from: neighbourName(parcels, content.from),
      number: content.kind === 'address' ? 0 : content.number,
    });
}

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
