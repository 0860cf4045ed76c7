import type { Json } from '../kernel';
import type { Campaign, PartyKey, World } from '../world';

const isRow = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const rows = (value: Json | undefined): readonly Readonly<Record<string, Json>>[] =>
  Array.isArray(value) ? value.filter(isRow) : [];

/** A holding with all its advantages under other names and a level more, and with other secrets. */
const otherHolding = (value: Json): Json =>
  isRow(value)
    ? {
        ...value,
        advantages: rows(value['advantages']).map((advantage, index) => ({
          ...advantage,
          name: `Verborgen ${String(index)}`,
          intact: Number(advantage['intact']) + 1,
        })),
        secrets: [
          { id: 's9', title: 'Drachenhort', text: 'Nur der Spielleiter weiß es.', isOwn: true },
        ],
        lastEvent: 'unrest',
      }
    : value;

/** The viewer's own holding with one more note that only the GM knows. */
const ownHolding = (value: Json): Json =>
  isRow(value)
    ? {
        ...value,
        secrets: [
          ...rows(value['secrets']),
          { id: 's8', title: 'Drachenhort', text: 'Nur der Spielleiter weiß es.', isOwn: false },
        ],
      }
    : value;

const worldBehind = (world: World, viewer: PartyKey): World => ({
  ...world,
  affairs: Object.fromEntries(
    Object.entries(world.affairs ?? {}).map(([key, value]) => {
      if (key === `organisation/${viewer}`) return [key, ownHolding(value)];
      return [key, key.startsWith('organisation/') ? otherHolding(value) : value];
    }),
  ),
  parties: Object.fromEntries(
    Object.values(world.parties).map((party) => [
      party.key,
      party.key === viewer
        ? party
        : {
            ...party,
            ruler: 'Jemand anders',
            purses: Object.fromEntries(
              Object.entries(party.purses ?? {}).map(([region, halves]) => [region, halves + 7]),
            ),
            treasury: party.treasury + 7 * Object.keys(party.purses ?? {}).length,
          },
    ]),
  ),
  ...(world.board === undefined
    ? {}
    : {
        board: {
          ...world.board,
          regions: Object.fromEntries(
            Object.values(world.board.regions).map((region) => [
              region.key,
              { ...region, note: 'Hier liegt der Drachenhort.' },
            ]),
          ),
        },
      }),
});

/**
 * The campaign with everything changed that a party of a game on a board cannot know: what others have, what the GM
 * notes, letters and secrets of the desk; the phase itself left as it was (OS-20-03).
 */
export function behindTheBoard(campaign: Campaign, viewer: PartyKey): Campaign {
  return {
    ...campaign,
    seed: 'ein anderer',
    bookmarks: { b: { id: 'b', name: 'Drachenhort', point: { x: 1, y: 1 }, scale: 20 } },
    world: worldBehind(campaign.world, viewer),
    archive: Object.fromEntries(
      Object.values(campaign.archive).map((turn) => [
        turn.turn,
        {
          ...turn,
          sheets: Object.fromEntries(
            Object.entries(turn.sheets).map(([party, text]) => [
              party,
              party === viewer ? text : `${text}\nGeheim`,
            ]),
          ),
        },
      ]),
    ),
  };
}
