import type { CastKind, CastObjection, Settings } from '../../../../kernel';
import type { World } from '../../../../world';
import { characterObjections } from './character';
import { partyObjections } from './party';
import { personObjections } from './person';
import type { Inspector } from './said';
import { settlementObjections } from './settlement';
import { structureObjections } from './structure';
import { treatyObjections } from './treaty';
import { unitObjections } from './unit';

const INSPECTORS: Readonly<Record<CastKind, Inspector>> = {
  party: partyObjections,
  person: personObjections,
  character: characterObjections,
  settlement: settlementObjections,
  structure: structureObjections,
  unit: unitObjections,
  treaty: treatyObjections,
};

/**
 * What the rules say against one sheet of the world as it stands in it, field by field (WW-11.1-01, WW-11.1-03).
 * Ids: key of the party, id of person, unit, work and treaty, unit of a character, field of a settlement.
 */
export const castObjections = (
  world: World,
  kind: CastKind,
  id: string,
  settings: Settings,
): readonly CastObjection[] =>
  INSPECTORS[kind](world, id, settings).map(({ about = {}, ...said }) => ({
    ...said,
    kind,
    id,
    about,
  }));
