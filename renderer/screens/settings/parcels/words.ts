import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type CrossingRow,
  crossingGame,
  inLanguage,
  keptRow,
  nameOf,
  neighbourName,
  type Parcel,
  type ParcelContent,
  type ParcelUnit,
  rowOf,
  shownIn,
  systems,
} from '../../../../engine';
import { figuresOf } from '../../../kit/explain';
import { useLanguage, useWords } from '../../../kit/explain/react';
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
  return ({ units, rows = [], letters, knowledge }) => {
    const counts = {
      units: units.length + rows.length,
      letters: letters.length,
      knowledge: knowledge.length,
    };
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

/** A record by its name, with what of it crosses: `KH 1, Stärke 9.000`. */
export function useRowName(campaign: Campaign): (row: CrossingRow) => string {
  const language = useLanguage();
  const figures = figuresOf(useWords());
  const { world } = campaign;
  const game = crossingGame(campaign, systems[campaign.system]?.records ?? []);
  return ({ id, row }) => {
    const kept = keptRow(id, row, game);
    if (kept === undefined) return id;
    const { kind, crossing, stored, owner } = kept;
    const place = { world, settings: game.settings, owner };
    const told = kind.fields
      .filter((field) => crossing.fields.includes(field.id) && field.id !== crossing.number)
      .flatMap((field) => {
        const label = inLanguage(field.label, language);
        const shown = shownIn(field, rowOf(stored), place);
        if (shown.as === 'yes') return [label];
        const isCount = shown.as === 'number' && shown.number !== 0;
        return isCount ? [`${label} ${figures.plain(shown.number)}`] : [];
      });
    return [nameOf(kept, world, game), ...told].join(', ');
  };
}
