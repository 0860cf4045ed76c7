import type { Settings } from '../../kernel';
import { BLANK_CAMPAIGN, BLANK_REGION_WORLD, type Campaign, type World } from '../../world';
import { exampleBoard } from '../organisation';
import { RECORDS } from './records';

const miller = (
  key: string,
  name: string,
  seat: string,
  colour: number,
): World['parties'][string] => ({
  key,
  kind: 'organisation',
  name,
  ruler: '',
  colour,
  capital: null,
  treasury: 12,
  relations: {},
  seat,
});

const SETTINGS: Settings = {};

/** A world in which every miller has one of each kind of record. */
function furnished(world: World): World {
  return Object.keys(world.parties).reduce(
    (before, owner) =>
      RECORDS.reduce((now, kind) => {
        const place = { world: now, settings: SETTINGS, owner };
        const row = kind.blank?.(place);
        return row === undefined ? now : (kind.put?.(row, place) ?? now);
      }, before),
    world,
  );
}

/** Two millers in two valleys, in their first turn. */
export function millWorld(): World {
  return furnished({
    ...BLANK_REGION_WORLD,
    board: exampleBoard,
    parties: {
      anna: miller('anna', 'Anna', 'kueste', 0),
      bert: miller('bert', 'Bert', 'wald', 1),
    },
  });
}

/** A campaign of Mühlental with a letter of each miller. */
export function millCampaign(): Campaign {
  const letter = (party: string, text: string) => ({
    turn: 1,
    party,
    text,
    receivedAt: '2026-11-01T10:00:00.000Z',
  });
  return {
    ...BLANK_CAMPAIGN,
    id: 'mills',
    name: 'Mühlental',
    system: 'mills',
    seed: 'mills',
    world: millWorld(),
    sheets: {
      anna: letter('anna', 'Wir bauen bitte eine Mühle im Hochland.'),
      bert: letter('bert', 'BAUE Mühle in Nirgendwo'),
    },
  };
}
