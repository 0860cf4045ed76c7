import { useTranslation } from 'react-i18next';
import type { KnownSettlement, PartyKey, SightedUnit, World } from '../../../../engine';
import { useLanguage, useWords } from '../../../kit/explain/react';
import { useTerrains } from '../../../model/map/use-catalogue';
import { terrainName } from '../words';

/** Names of what a realm may believe, in the words of the room. */
export interface BeliefNames {
  readonly terrain: (key: string | null) => string;
  readonly owner: (key: PartyKey | null) => string;
  readonly settlement: (settlement: KnownSettlement | null) => string;
  readonly source: (source: string | null) => string;
  /** Whose unit of which kind and size was seen. */
  readonly sighted: (sighting: Pick<SightedUnit, 'party' | 'kind' | 'sizeClass'>) => string;
}

/** The names for one world and the language in use. */
export function useBeliefNames(parties: World['parties']): BeliefNames {
  const { t } = useTranslation();
  const words = useWords();
  const language = useLanguage();
  const terrains = useTerrains();
  const owner = (key: PartyKey | null): string =>
    key === null ? t('map:inspector.nobody') : (parties[key]?.name ?? t('belief:unknownParty'));
  return {
    terrain: (key) => terrainName(terrains, key, language, words),
    owner,
    settlement: (settlement) =>
      settlement === null
        ? t('belief:none')
        : t('belief:settlementOf', {
            type: t(`map:settlementType.${settlement.type}`, { defaultValue: settlement.type }),
            name: settlement.name,
            owner: owner(settlement.owner),
          }),
    source: (source) => {
      if (source === null) return '–';
      const [kind = '', number = ''] = source.split(' ');
      return t(`belief:source.${kind}`, { number, defaultValue: source });
    },
    sighted: ({ party, kind, sizeClass }) =>
      t('belief:sighted', {
        owner: owner(party),
        kind: t(`map:pieceKind.${kind}`, { defaultValue: t('map:status.unknown') }),
        size: t(`explain:sizeClass.${String(sizeClass)}`),
      }),
  };
}
