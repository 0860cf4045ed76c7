import {
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type Campaign,
  newParty,
  sheetsOf,
  withNewRecord,
  type World,
} from '../../world';
import { exampleBoard } from '../organisation';
import { RECORDS } from './records';

/** The valleys before anybody mills in them. */
export const MILL_VALLEYS: World = { ...BLANK_REGION_WORLD, board: exampleBoard };

/** Two millers in two valleys, in their first turn, with one of each kind of record. */
export function millWorld(): World {
  const anna = newParty({ key: 'anna', name: 'Anna', seat: 'kueste', treasury: 12 });
  const bert = newParty({ key: 'bert', name: 'Bert', seat: 'wald', treasury: 12, colour: 1 });
  const furnished = (world: World, owner: string): World =>
    RECORDS.reduce((now, kind) => withNewRecord(kind, { world: now, settings: {}, owner }), world);
  return ['anna', 'bert'].reduce(furnished, { ...MILL_VALLEYS, parties: { anna, bert } });
}

/** A campaign of Mühlental with a letter of each miller. */
export function millCampaign(): Campaign {
  return {
    ...BLANK_CAMPAIGN,
    id: 'mills',
    name: 'Mühlental',
    system: 'mills',
    seed: 'mills',
    world: millWorld(),
    sheets: sheetsOf(
      { anna: 'Wir bauen bitte eine Mühle im Hochland.', bert: 'BAUE Mühle in Nirgendwo' },
      1,
      '2026-11-01T10:00:00.000Z',
    ),
  };
}
