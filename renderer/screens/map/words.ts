import type { TerrainKey, TerrainStyle, ViewParty } from '../../../engine';
import type { Language, Words } from '../../kit/text/words';
import type { FieldSheet } from './inspector/sheet';

type Terrains = Readonly<Record<TerrainKey, TerrainStyle>>;

/** The name of a terrain kind; its key where the catalogue has none; `unknown` where nothing is known. */
export function terrainName(
  terrains: Terrains,
  key: TerrainKey | null,
  language: Language,
  words: Words,
): string {
  return key === null ? words('map:status.unknown') : (terrains[key]?.name[language] ?? key);
}

/** Who owns a field, in words. */
export function ownerName(owner: ViewParty | null, words: Words): string {
  return owner === null ? words('map:status.noOwner') : owner.name;
}

/** A field as spoken to those who do not see the map: address, terrain, owner, settlement, units. */
export function fieldInWords(
  sheet: FieldSheet,
  terrains: Terrains,
  language: Language,
  words: Words,
): string {
  const { field, settlement, gm, pieces } = sheet;
  const terrain = terrainName(terrains, sheet.terrain, language, words);
  if (sheet.terrain === null) return `${field}, ${terrain}`;
  const count = gm === null ? pieces.length : gm.units.length;
  return [
    words('map:say.field', { field, terrain, owner: ownerName(sheet.owner, words) }),
    ...(settlement === null
      ? []
      : [
          words('map:say.settlement', {
            type: words(`map:settlementType.${settlement.type}`),
            name: settlement.name,
          }),
        ]),
    ...(count === 0 ? [] : [words('map:say.units', { count })]),
  ].join(', ');
}
