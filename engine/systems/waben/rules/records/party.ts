import type { Party, World } from '../../../../world';
import { isPlayed, lacksContact } from '../people/roles';
import { mayOwnLand } from '../people/territory';
import { ownSettlementAt } from '../unit-changes/places';
import { flagOf } from '../settings';
import { type Inspector, nameless, type FieldObjection, when } from './objection';

const ownsLand = ({ map }: World, party: string): boolean =>
  Object.values(map.grossfelder).some(({ owner }) => owner.includes(party));

/** Relations that only this party holds; the others go on as before (WW-11.2-03). */
const oneSided = ({ key, relations }: Party, { parties }: World): readonly FieldObjection[] =>
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

const gold = (party: Party, isDebtAllowed: boolean): readonly FieldObjection[] => {
  const stored = Object.values(party.storage ?? {}).reduce((sum, part) => sum + part, 0);
  return [
    ...when(stored > Math.max(0, party.treasury), (): FieldObjection => ({
      field: 'storage',
      code: 'storage',
      clause: 'WW-11.1-03',
      weight: 'forbidden',
      about: { stored, gold: party.treasury },
    })),
    ...when(party.treasury < 0 && !isDebtAllowed, (): FieldObjection => ({
      field: 'treasury',
      code: 'debt',
      clause: 'WW-12.3-08',
      weight: 'unusual',
    })),
  ];
};

const people = (party: Party, world: World): readonly FieldObjection[] => [
  ...when(party.kind === 'single' && !isPlayed(world.people, party.key), (): FieldObjection => ({
    field: 'kind',
    code: 'wandererUnplayed',
    clause: 'WW-1.2-17',
    weight: 'unusual',
  })),
  ...when(lacksContact(world.people, party.key), (): FieldObjection => ({
    field: 'people',
    code: 'contact',
    clause: 'WW-1.2-08',
    weight: 'unusual',
  })),
];

/** Objections to a party (WW-1.2-04, WW-1.2-08, WW-1.2-17, WW-11.1-03, WW-11.2-02, WW-11.2-03). */
export const partyObjections: Inspector = (world, id, settings) => {
  const party = world.parties[id];
  if (party === undefined) return [];
  const { capital } = party;
  return [
    ...nameless(party.name),
    ...when(!mayOwnLand(party, settings) && ownsLand(world, id), (): FieldObjection => ({
      field: 'kind',
      code: 'land',
      clause: party.kind === 'single' ? 'WW-1.2-17' : 'WW-12.1-07',
      weight: 'unusual',
    })),
    ...when(
      capital !== null && ownSettlementAt(world.map, capital, id, settings) === undefined,
      (): FieldObjection => ({
        field: 'capital',
        code: 'capital',
        clause: 'WW-4.2-19',
        weight: 'forbidden',
        about: { place: capital ?? '' },
      }),
    ),
    ...gold(party, flagOf(settings, 'econ.allow_debt')),
    ...people(party, world),
    ...oneSided(party, world),
  ];
};
