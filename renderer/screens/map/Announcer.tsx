import { useMemo } from 'react';
import type { Campaign, Lattice, MapView } from '../../../engine';
import { Announcer as TouchedPlaces } from '../../model/board/Status';
import { useLanguage, useWords } from '../../kit/explain/react';
import { useView } from '../../model/state/view';
import { fieldSheet } from './inspector/sheet';
import { useTerrains } from '../../model/map/use-catalogue';
import { fieldInWords } from './words';

/** Speaks the chosen field to those who do not see the map. */
export function Announcer({
  campaign,
  lattice,
  view,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly view: MapView;
}) {
  const language = useLanguage();
  const words = useWords();
  const terrains = useTerrains();
  const field = useView((desk) => desk.field);
  const text = useMemo(() => {
    if (field === null || lattice.cellOf(field) === undefined) return '';
    const sheet = fieldSheet(campaign, { view, lattice, terrains }, field);
    return fieldInWords(sheet, terrains, language, words);
  }, [campaign, lattice, view, terrains, field, language, words]);
  return <TouchedPlaces text={text} />;
}
