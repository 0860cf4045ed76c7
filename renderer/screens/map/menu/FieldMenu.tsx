import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  centreOf,
  type FieldAddress,
  type Lattice,
  type Point,
} from '../../../../engine';
import { toPlane, toScreen } from '../../../kit/board/camera';
import { type MenuRequest, useMenuRequest } from '../../../kit/board/use-menu-request';
import { type MenuEntry, PointMenu } from '../../../kit/ui';
import { useMapScreen } from '../../../model/map/state';
import { toolOf } from '../../../model/map/tools';
import { fieldUnder } from '../../../model/map/tools/fields';
import { useView } from '../../../model/state/view';
import { useUnitEntries } from '../drawn/unit-entries';
import { useFieldEntries, useLetteringEntries } from './field-entries';

interface Opened {
  readonly field: FieldAddress;
  /** In the plane: under the pointer, or the centre of the field. */
  readonly point: Point;
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
    return field === undefined ? null : { field, point, x, y };
  }
  const cell = selected === null ? undefined : lattice.cellOf(selected);
  if (selected === null || cell === undefined) return null;
  const point = centreOf(lattice.axialOf(cell));
  const middle = toScreen(camera, extent, point);
  return { field: selected, point, x: box.left + middle.x, y: box.top + middle.y };
};

const useEntries = (
  campaign: Campaign,
  lattice: Lattice,
  { field, point }: Opened,
): readonly MenuEntry[] => {
  const units = useUnitEntries(campaign, field);
  const letterings = useLetteringEntries(campaign, lattice, point);
  const others = useFieldEntries(campaign, lattice, field, point);
  return [...units, ...letterings, ...others];
};

const Opening = ({
  campaign,
  lattice,
  at,
  onClose,
}: {
  readonly campaign: Campaign;
  readonly lattice: Lattice;
  readonly at: Opened;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation();
  const { field, x, y } = at;
  const entries = useEntries(campaign, lattice, at);
  return (
    <PointMenu
      x={x}
      y={y}
      label={t('map:menu.field', { field })}
      entries={entries}
      onClose={onClose}
    />
  );
};

/** What can be done with a field and what is in it, with the right button, Ctrl+click, a long press or the menu key. */
export function FieldMenu({
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
    <Opening campaign={campaign} lattice={lattice} at={opened} onClose={() => setOpened(null)} />
  );
}
