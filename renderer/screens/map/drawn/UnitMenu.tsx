import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  centreOf,
  type DrawnUnit,
  type FieldAddress,
  inLanguage,
  type Lattice,
  settingsInForce,
  systems,
} from '../../../../engine';
import { toPlane, toScreen } from '../../../kit/board/camera';
import { type MenuRequest, useMenuRequest } from '../../../kit/board/use-menu-request';
import { useLanguage } from '../../../kit/explain/react';
import { type MenuEntry, PointMenu } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { toolOf } from '../../../model/map/tools';
import { fieldUnder } from '../../../model/map/tools/fields';
import { useView } from '../../../model/state/view';
import { keyOfUnit } from './use-drawn';

interface Opened {
  readonly field: FieldAddress;
  /** Pixels of the window. */
  readonly x: number;
  readonly y: number;
}

/** Where a menu is asked for: at the pointer, or with the menu key (`isByKey`) at the selected field. */
const openedAt = ({ event, isByKey, box }: MenuRequest, lattice: Lattice): Opened | null => {
  const { window } = useMapScreen.getState();
  const { field: selected, tool, perspective } = useView.getState();
  const isMap = event.target instanceof Element && event.target.closest('[role="application"]');
  if (window === null || !isMap || toolOf(tool).drags || perspective.kind !== 'truth') return null;
  const { camera, extent } = window;
  const { clientX: x, clientY: y } = event;
  if (!isByKey) {
    const point = toPlane(camera, extent, { x: x - box.left, y: y - box.top });
    const field = fieldUnder({ lattice }, point);
    return field === undefined ? null : { field, x, y };
  }
  const cell = selected === null ? undefined : lattice.cellOf(selected);
  if (selected === null || cell === undefined) return null;
  const middle = toScreen(camera, extent, centreOf(lattice.axialOf(cell)));
  return { field: selected, x: box.left + middle.x, y: box.top + middle.y };
};

/** Begins to draw an order of a unit; with a code its way is that it stays. */
const begin = (field: FieldAddress, unit: DrawnUnit, code: string | null): void => {
  const drawn = { path: [field], ahead: [], isDone: code !== null, unit: keyOfUnit(unit), code };
  useMapScreen.getState().set({ drawn, told: null });
  useView.getState().set({ tool: 'order', field });
};

const useEntries = (campaign: Campaign, field: FieldAddress): readonly MenuEntry[] => {
  const { t } = useTranslation();
  const language = useLanguage();
  const selected = useView(({ unit }) => unit);
  const { world } = campaign;
  const drawn = systems[campaign.system]?.orders.drawn;
  const units = drawn?.units(world, field) ?? [];
  const first = units.find((unit) => keyOfUnit(unit) === selected) ?? units[0];
  const settings = settingsInForce(campaign);
  const codes = first === undefined ? [] : (drawn?.codes(world, first, settings) ?? []);
  return [
    ...units.map((unit): MenuEntry => ({
      id: keyOfUnit(unit),
      label: t('drawn:begin', {
        name: unit.name,
        party: world.parties[unit.party]?.name ?? unit.party,
      }),
      icon: 'arrow',
      onAction: () => begin(field, unit, null),
    })),
    ...codes.map(({ code, name }): MenuEntry => ({
      id: `code ${code}`,
      label: t('drawn:here', { name: first?.name ?? '', code: inLanguage(name, language) }),
      onAction: () => {
        if (first !== undefined) begin(field, first, code);
      },
    })),
  ];
};

const Opening = ({
  campaign,
  at: { field, ...point },
  onClose,
}: {
  readonly campaign: Campaign;
  readonly at: Opened;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const entries = useEntries(campaign, field);
  return entries.length === 0 ? null : (
    <PointMenu {...point} label={t('drawn:menu', { field })} entries={entries} onClose={onClose} />
  );
};

/** What can be ordered in a field, with the right button, Ctrl+click, a long press or the menu key. */
export function UnitMenu({
  campaign,
  lattice,
  over,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly over: RefObject<HTMLElement | null>;
}) {
  const [opened, setOpened] = useState<Opened | null>(null);
  useMenuRequest(over, (request) => setOpened(openedAt(request, lattice)));
  return opened === null ? null : (
    <Opening campaign={campaign} at={opened} onClose={() => setOpened(null)} />
  );
}
