import { type Campaign, type Dossier, type PartyKey, realmView, unpackResults } from '../world';

/** A dossier of what the world says a realm knows, for tests that need no more. */
export const plainDossier = (campaign: Campaign, party: PartyKey): Dossier => {
  const { world, archive } = campaign;
  const view = realmView(world, party);
  const turn = world.clock.turn - 1;
  const results = unpackResults(archive[turn]?.results ?? '');
  const report = results?.reports.find((one) => one.party === party);
  const { year, moon } = world.clock;
  const empty = { party, turn, marches: [], events: [], fights: [], findings: [], news: [] };
  const land = { gained: [], lost: [], discovered: [], explored: [], questions: [] };
  const { name = '', ruler = '' } = world.parties[party] ?? {};
  return {
    party: { key: party, name, ruler },
    system: campaign.system,
    month: { turn, year, moon, moons: 1 },
    next: { turn: turn + 1, year, moon, deadline: null },
    view,
    topology: world.map.topology,
    plots: Object.values(view.chunks).map(({ no, u, v }) => ({ no, u, v })),
    knowledge: [],
    sightings: world.knowledge[party]?.sightings ?? [],
    report: report ?? { ...empty, ...land },
    letter: archive[turn]?.sheets[party] ?? '',
    parties: view.parties,
    accounts: [],
    isWithheld: false,
  };
};
