import { useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type FightSide,
  type Fraction,
  parseFieldAddress,
  settlementAt,
  terrainAt,
  type TurnClock,
} from '../../../engine';
import { figuresOf } from '../../kit/explain';
import { LexiconContext, useWords } from '../../kit/explain/react';
import { momentOf } from './model/moments';
import type { TurnModel } from './use-turn-model';

/** How cards call parties, units and sides. */
export interface Names {
  readonly party: (key: string) => string;
  readonly unit: (unit: { readonly party: string; readonly unit: number | string }) => string;
  readonly side: (side: Pick<FightSide, 'parties'>) => string;
}

/** Names of parties, units (`Reich Tharos 301`) and sides in the language of the interface. */
export function useNames(): Names {
  const { t } = useTranslation();
  const { parties } = useContext(LexiconContext);
  const words = useWords();
  return useMemo(() => {
    const party = (key: string): string => parties[key] ?? key;
    return {
      party,
      unit: ({ party: owner, unit }) => t('decide:unit', { party: party(owner), unit }),
      side: (side) => figuresOf(words).list(side.parties.map(party)),
    };
  }, [t, parties, words]);
}

/** The name of a unit given by its id, `tha:203`. */
export function unitOfId(id: string): { readonly party: string; readonly unit: string } {
  const [party = '', unit = ''] = id.split(':');
  return { party, unit: unit.replace(/^0+(?=\d)/, '') };
}

/** Words for a moment of the turn: `Falkenmond, nach 11/15 des Mondes`. */
export function useMomentWords(clock: Pick<TurnClock, 'moon'>): (time: Fraction) => string {
  const { t } = useTranslation();
  return (time) => {
    const { moon, passed, whole } = momentOf(time, clock);
    const about = { moon: t(`app:moon.${String(moon)}`), passed, whole };
    if (passed <= 0) return t('decide:moment.start', about);
    return t(passed >= whole ? 'decide:moment.end' : 'decide:moment.within', about);
  };
}

/** A field with the name of its terrain, as far as there is one. */
export function usePlaceWords({ campaign }: TurnModel): (place: string) => string {
  const { t } = useTranslation();
  const { terrains } = useContext(LexiconContext);
  return (place) => {
    const field = parseFieldAddress(place);
    const key = field === undefined ? undefined : terrainAt(campaign.world.map, field);
    const terrain = key === undefined ? undefined : terrains[key];
    return terrain === undefined ? place : t('decide:place', { place, terrain });
  };
}

/** The name of the settlement in a field; undefined if there is none, or it has no name. */
export function townIn({ campaign }: TurnModel, place: string): string | undefined {
  const field = parseFieldAddress(place);
  const name = field === undefined ? '' : settlementAt(campaign.world.map, field)?.name;
  return name === '' ? undefined : name;
}
