import type { SameShape } from '../../shape';
import type { reports as german } from '../../de/explain/reports';

/** The same in English. */
export const reports: SameShape<typeof german> = {
  fact: {},
  rule: {},
  table: {},
  question: {},
  event: {
    sighting_told:
      '{{watcher}} sights a unit of {{other}}: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    sighting_toldTerritory:
      'From own land a unit of {{other}} is sighted: $t(explain:sighted.{{kind}}), $t(explain:sizeClass.{{sizeClass}}).',
    sighting_toldPresence: 'A foreign unit is noticed; more cannot be made out.',
    fight_seen: 'A fight between {{a}} and {{b}} is observed.',
  },
  toldUnit: {
    foot: 'foot',
    mounted: 'riders',
    fleet: 'fleet',
    work: 'workers',
    character: 'character',
    unknown: 'unit',
  },
};
