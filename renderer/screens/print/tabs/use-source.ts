import { useMemo } from 'react';
import {
  type Campaign,
  createLattice,
  type FieldAddress,
  type Lattice,
  type PartyKey,
  type Reader,
  readerOf,
  realmSheet,
  realmView,
  unpackResults,
  settingsInForce,
  systems,
} from '../../../../engine';
import { useMapScreen } from '../../../model/map/state';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { knownWorld } from '../../../model/state/known-world';
import { useView } from '../../../model/state/view';
import { joinedLattice } from '../../../model/print/known';
import type { MapOrder } from '../../../model/print/order';
import type { MapMonth, MapSource } from '../../../model/print/source';

/** A realm's report of the last applied month; null before the first one. */
const useMonth = ({ archive, world }: Campaign, party: PartyKey): MapMonth | null => {
  const packed = archive[world.clock.turn - 1]?.results;
  const results = useMemo(
    () => (packed === undefined ? undefined : unpackResults(packed)),
    [packed],
  );
  return results?.reports.find((report) => report.party === party) ?? null;
};

const NO_PARTIES = { parties: {} };

/** How a realm is written to: fields and months of the world as it calls them. */
const useReader = (campaign: Campaign, party: PartyKey): Reader =>
  useMemo(
    () => readerOf(knownWorld(campaign), party, systems[campaign.system] ?? NO_PARTIES),
    [campaign, party],
  );

/** What the map of a realm is made of: its knowledge, and its own report of a month. */
export function sourceOf(
  campaign: Campaign,
  lattice: Lattice,
  party: PartyKey,
  month: MapMonth | null,
): MapSource {
  const { system } = campaign;
  const world = knownWorld(campaign);
  const game = systems[system];
  const sheet =
    game === undefined
      ? undefined
      : realmSheet(world, party, game, settingsInForce(campaign), lattice);
  const view = sheet?.view ?? realmView(world, party, undefined, lattice);
  const own = sheet === undefined ? lattice : createLattice(sheet.plots, sheet.topology);
  return {
    view,
    lattice: joinedLattice(view, own),
    terrains: terrainsOf(system),
    system,
    date: world.clock,
    month,
  };
}

/** What the map of a realm is made of, with its report of the last month. */
export function useSource(campaign: Campaign, lattice: Lattice, party: PartyKey): MapSource {
  const month = useMonth(campaign, party);
  const { write } = useReader(campaign, party);
  return useMemo(
    () => sourceOf(campaign, lattice, party, write(month)),
    [campaign, lattice, party, write, month],
  );
}

/** The fields chosen on the map screen: the selection, or the one field whose sheet is open. */
export function useChosenFields(): readonly FieldAddress[] {
  const chosen = useMapScreen((room) => room.chosen);
  const field = useView((view) => view.field);
  return useMemo(
    () => (chosen.size > 0 || field === null ? [...chosen] : [field]),
    [chosen, field],
  );
}

/** An order with the fields that are chosen on the map now, as its realm calls them. */
export function useResolved(order: MapOrder, campaign: Campaign, party: PartyKey): MapOrder {
  const chosen = useChosenFields();
  const { write } = useReader(campaign, party);
  return useMemo(
    () =>
      order.area.kind === 'choice'
        ? { ...order, area: { kind: 'choice', fields: write(chosen) } }
        : order,
    [order, chosen, write],
  );
}
