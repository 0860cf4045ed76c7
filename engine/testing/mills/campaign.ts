import { recordCases } from '../../cases';
import {
  BLANK_CAMPAIGN,
  BLANK_REGION_WORLD,
  type Campaign,
  sheetsOf,
  type World,
} from '../../world';
import { exampleBoard } from '../organisation';
import { mills } from '.';

/** The valleys before anybody mills in them. */
export const MILL_VALLEYS: World = { ...BLANK_REGION_WORLD, board: exampleBoard };

const { give } = recordCases(mills, MILL_VALLEYS);

/** Two millers in two valleys, in their first turn, with one of each kind of record. */
export function millWorld(): World {
  const withAnna = give(MILL_VALLEYS, 'anna', 'seat kueste; money 12; mill; cart; rumour');
  const both = withAnna && give(withAnna, 'bert', 'seat wald; money 12; mill; cart; rumour');
  return both ?? MILL_VALLEYS;
}

const LETTERS = {
  anna: 'Wir bauen bitte eine Mühle im Hochland.',
  bert: 'BAUE Mühle in Nirgendwo',
};

/** A campaign of Mühlental with a letter of each miller. */
export function millCampaign(): Campaign {
  const sheets = sheetsOf(LETTERS, 1, '2026-11-01T10:00:00.000Z');
  const named = { id: 'mills', name: 'Mühlental', system: 'mills', seed: 'mills' };
  return { ...BLANK_CAMPAIGN, ...named, world: millWorld(), sheets };
}
