import type { Objection } from '../../../../kernel';
import type { Party, World } from '../../../../world';
import { isPlayed, lacksContact } from '../people/roles';
import { mayOwnLand } from '../people/territory';
import { ownSettlementAt } from '../unit-changes/places';
import { flagOf } from '../settings';
import { forbidden, type Inspector, nameless, unusual } from './objection';

const ownsLand = ({ map }: World, party: string): boolean =>
  Object.values(map.grossfelder).some(({ owner }) => owner.includes(party));

/** Relations that only this party holds; the others go on as before (WW-11.2-03). */
const oneSided = ({ key, relations }: Party, { parties }: World): readonly Objection[] =>
  Object.entries(relations)
    .filter(
      ([other, relation]) => relation !== 'enemy' && parties[other]?.relations[key] !== relation,
    )
    .map(([other]) => ({
      field: 'relations',
      code: 'oneSided',
      clause: 'WW-11.2-03',
      weight: 'unusual',
      about: { party: other },
    }));

const gold = (party: Party, isDebtAllowed: boolean): readonly Objection[] => {
  const stored = Object.values(party.storage ?? {}).reduce((sum, part) => sum + part, 0);
  return [
    ...forbidden(stored > Math.max(0, party.treasury), 'storage', 'storage', 'WW-11.1-03', {
      stored,
      gold: party.treasury,
    }),
    ...unusual(party.treasury < 0 && !isDebtAllowed, 'treasury', 'debt', 'WW-12.3-08'),
  ];
};

const people = (party: Party, world: World): readonly Objection[] => [
  ...unusual(
    party.kind === 'single' && !isPlayed(world.people, party.key),
    'kind',
    'wandererUnplayed',
    'WW-1.2-17',
  ),
  ...unusual(lacksContact(world.people, party.key), 'people', 'contact', 'WW-1.2-08'),
];

/** Objections to a party (WW-1.2-04, WW-1.2-08, WW-1.2-17, WW-11.1-03, WW-11.2-02, WW-11.2-03). */
export const partyObjections: Inspector = (world, id, settings) => {
  const party = world.parties[id];
  if (party === undefined) return [];
  const { capital } = party;
  return [
    ...nameless(party.name),
    ...unusual(
      !mayOwnLand(party, settings) && ownsLand(world, id),
      'kind',
      'land',
      party.kind === 'single' ? 'WW-1.2-17' : 'WW-12.1-07',
    ),
    ...forbidden(
      capital !== null && ownSettlementAt(world.map, capital, id, settings) === undefined,
      'capital',
      'capital',
      'WW-4.2-19',
      { place: capital ?? '' },
    ),
    ...gold(party, flagOf(settings, 'econ.allow_debt')),
    ...people(party, world),
    ...oneSided(party, world),
  ];
};
