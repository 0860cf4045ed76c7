import { useMemo } from 'react';
import { type Campaign, ownerAt, settlementAt, systems } from '../../../../engine';
import { useCellOrder } from '../../../model/letters/cell-order';
import { OrderDialog } from '../../../model/letters/OrderDialog';
import { useMapScreen } from '../../../model/map/state';
import { useSession } from '../../../model/state/session';

const Order = ({ campaign }: { readonly campaign: Campaign }) => {
  const field = useMapScreen(({ ordering }) => ordering);
  const { world, system } = campaign;
  const cell = useMemo(() => {
    if (field === null) return null;
    const { name = '' } = settlementAt(world.map, field) ?? {};
    const units = systems[system]?.orders.drawn?.units(world, field) ?? [];
    return {
      cells: [field] as const,
      name: name === '' ? field : `${name}, ${field}`,
      present: [...units.map(({ party }) => party), ownerAt(world.map, field) ?? null],
    };
  }, [field, world, system]);
  return (
    <OrderDialog
      order={useCellOrder(campaign, cell)}
      onClose={(told) => useMapScreen.getState().set({ ordering: null, told })}
    />
  );
};

/** The order that is written for a field of the map, of any realm. */
export function FieldOrder() {
  const campaign = useSession((session) => session.campaign);
  return campaign === null ? null : <Order campaign={campaign} />;
}
