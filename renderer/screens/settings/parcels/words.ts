import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type CrossingRow,
  crossingGame,
  inLanguage,
  keptRow,
  knownKindsOf,
  nameOf,
  neighbourName,
  type Parcel,
  type ParcelContent,
  type ParcelUnit,
  rowOf,
  shownIn,
  systems,
  type Words,
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

const UNITS: Words = ['Einheiten', 'Units'];

/** What crosses the border in a game: `Einheiten`, or its records as they are called, `Heere und Händler`. */
interface Crossing {
  /** In a sentence: all of them, one or the other. */
  readonly all: string;
  readonly any: string;
  /** As a heading. */
  readonly title: string;
}

/** What crosses the border in a game, in words. */
export function useCrossing(system: string): Crossing {
  const language = useLanguage();
  const { unitTypes, records } = knownKindsOf(systems[system]);
  const rows = records.flatMap(({ crossing, words }) => (crossing ? [words.many] : []));
  const hasUnits = rows.length === 0 || Object.keys(unitTypes).length > 0;
  const names = [...(hasUnits ? [UNITS] : []), ...rows].map((words, index) => {
    const name = inLanguage(words, language);
    return language === 'en' && index > 0 ? name.toLowerCase() : name;
  });
  const listed = (type: 'conjunction' | 'disjunction'): string =>
    new Intl.ListFormat(language, { type }).format(names);
  const inSentence = (text: string): string => (language === 'en' ? text.toLowerCase() : text);
  const title = listed('conjunction');
  return { all: inSentence(title), any: inSentence(listed('disjunction')), title };
}

/** What a parcel of a game holds, in a few words. */
export function useHeld(system: string): (parcel: Parcel) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = (kind: string): string => {
    const words = systems[system]?.records.find(({ id }) => id === kind)?.words.many;
    return words === undefined ? kind : inLanguage(words, language);
  };
  return ({ units, rows = [], letters, knowledge }) => {
    const counted = (what: string, count: number): readonly string[] =>
      count === 0 ? [] : [t(`parcels:holds.${what}`, { count })];
    const held = [
      ...counted('units', units.length),
      ...[...new Set(rows.map(({ kind }) => kind))].map((kind) => {
        const count = rows.filter((row) => row.kind === kind).length;
        return t('parcels:holds.rows', { kind: nameOf(kind), count });
      }),
      ...counted('letters', letters.length),
      ...counted('knowledge', knowledge.length),
    ];
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
