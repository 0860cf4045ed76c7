import { useMemo } from 'react';
import {
  type Campaign,
  type FieldAddress,
  type Lattice,
  type PartyKey,
  realmView,
  unpackResults,
  recordPieces,
  settingsInForce,
  systems,
} from '../../../../engine';
import { useMapScreen } from '../../../model/map/state';
import { terrainsOf } from '../../../model/map/use-catalogue';
import { useView } from '../../../model/state/view';
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

/** What the map of a realm is made of: its knowledge, and its own report of the last month. */
export function useSource(campaign: Campaign, lattice: Lattice, party: PartyKey): MapSource {
  const { world, system } = campaign;
  const month = useMonth(campaign, party);
  const view = useMemo(() => {
    const settings = settingsInForce(campaign);
    const pieces = recordPieces(systems[campaign.system], campaign.world, party, settings);
    return realmView(campaign.world, party, undefined, lattice, pieces);
  }, [campaign, party, lattice]);
  return useMemo(
    () => ({ view, lattice, terrains: terrainsOf(system), date: world.clock, month }),
    [view, lattice, system, world.clock, month],
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

/** An order with the fields that are chosen on the map now. */
export function useResolved(order: MapOrder): MapOrder {
  const fields = useChosenFields();
  return useMemo(
    () => (order.area.kind === 'choice' ? { ...order, area: { kind: 'choice', fields } } : order),
    [order, fields],
  );
}
