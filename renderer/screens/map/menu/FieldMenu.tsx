import { type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  centreOf,
  type FieldAddress,
  type Lattice,
  type Point,
  type DrawnUnit,
  inLanguage,
  settingsInForce,
  systems,
  storedPoint,
  terrainAt,
} from '../../../../engine';
import { toPlane, toScreen } from '../../../kit/board/camera';
import { type MenuRequest, useMenuRequest } from '../../../kit/board/use-menu-request';
import { type MenuEntry, PointMenu, type IconName } from '../../../kit/ui';
import { ordersCells } from '../../../model/letters/cell-order';
import { useMapScreen } from '../../../model/map/state';
import { toolOf } from '../../../model/map/tools';
import { fieldUnder } from '../../../model/map/tools/fields';
import { useView, type MapTool } from '../../../model/state/view';
import { useLanguage } from '../../../kit/explain/react';
import { keyOfUnit } from '../drawn/use-drawn';
import { drawnLabel } from '../../../kit/cartography';
import { baseLine, distanceTo, reachOf } from '../../../model/map/tools/label/shape';
import type { ToolOutcome } from '../../../model/map/tools/tool';
import { isOffered, useGame } from '../../../model/map/use-catalogue';
import { useSession } from '../../../model/state/session';
import { deleteLettering } from '../places/lettering';
import { chooseSameTerrain } from '../selection/acting';
import { perform } from '../use-map-pointer';
import { canRecut, makeWhole } from '../world/recut';

/** How far beside its letters a lettering still belongs to a place that was pointed at, in field widths. */
const BESIDE = 0.5;

const takeUp = (id: string | null, points: readonly Point[]): void =>
  perform({ kind: 'edit', what: 'label', id, points, isTakenUp: true });

/** The letterings at a point: each can be changed and deleted. */
function useLetteringEntries(
  { world }: Campaign,
  lattice: Lattice,
  point: Point,
): readonly MenuEntry[] {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  if (isReadOnly) return [];
  return Object.values(world.labels)
    .map((label) => drawnLabel(lattice, label))
    .filter((label) => distanceTo(baseLine(label), point) <= reachOf(label) + BESIDE)
    .flatMap(({ id, text }): readonly MenuEntry[] => [
      {
        id: `change ${id}`,
        label: t('places:label.changeOf', { text }),
        icon: 'lettering',
        onAction: () => takeUp(id, []),
      },
      {
        id: `delete ${id}`,
        label: t('places:label.removeOf', { text }),
        icon: 'trash',
        isDanger: true,
        onAction: () => deleteLettering(id),
      },
    ]);
}

/** What can be done with any field. */
function useFieldEntries(
  { world }: Campaign,
  lattice: Lattice,
  field: FieldAddress,
  point: Point,
): readonly MenuEntry[] {
  const { t } = useTranslation();
  const isReadOnly = useSession((session) => session.readOnly);
  const game = useGame();
  const terrain = terrainAt(world.map, field);
  const select: ToolOutcome = { kind: 'select', field };
  const entry = (
    name: string,
    icon: IconName,
    needs: MapTool,
    onAction: () => void,
  ): readonly MenuEntry[] =>
    isOffered(game, needs) ? [{ id: name, label: t(`map:menu.${name}`), icon, onAction }] : [];
  const form = (what: 'note' | 'secret') => (): void =>
    [select, { kind: 'edit', what, field } as const].forEach(perform);
  return [
    ...entry('open', 'pointer', 'select', () => perform(select)),
    ...(isReadOnly
      ? []
      : [
          ...entry('note', 'pencil', 'select', form('note')),
          ...entry('secret', 'secret', 'secret', form('secret')),
          ...entry('letter', 'lettering', 'label', () =>
            takeUp(null, [storedPoint(lattice, point) ?? point]),
          ),
        ]),
    ...entry('measure', 'measure', 'measure', () => {
      useView.getState().set({ tool: 'measure' });
      perform({ kind: 'measure', from: field, to: null });
    }),
    ...(canRecut() ? entry('recut', 'fit', 'select', () => makeWhole(field)) : []),
    ...entry('alike', 'fill', 'select', () => {
      perform(select);
      chooseSameTerrain();
    }),
    ...(terrain === undefined || isReadOnly
      ? []
      : entry('pick', 'eyedropper', 'brush', () => perform({ kind: 'pick', terrain }))),
  ];
}

/** Begins to draw an order of a unit; with a code its way is that it stays. */
const begin = (field: FieldAddress, unit: DrawnUnit, code: string | null): void => {
  const drawn = { path: [field], ahead: [], isDone: code !== null, unit: keyOfUnit(unit), code };
  useMapScreen.getState().set({ drawn, told: null });
  useView.getState().set({ tool: 'order', field });
};

/** What can be ordered in a field: in words, the way of each unit, and what its first one can do there. */
function useOrderEntries(campaign: Campaign, field: FieldAddress): readonly MenuEntry[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const selected = useView(({ unit }) => unit);
  const { world } = campaign;
  const drawn = systems[campaign.system]?.orders.drawn;
  const units = drawn?.units(world, field) ?? [];
  const first = units.find((unit) => keyOfUnit(unit) === selected) ?? units[0];
  const settings = settingsInForce(campaign);
  const codes = first === undefined ? [] : (drawn?.codes(world, first, settings) ?? []);
  const order: MenuEntry = {
    id: 'order',
    label: t('board:order.act'),
    icon: 'letter',
    onAction: () => {
      perform({ kind: 'select', field });
      useMapScreen.getState().set({ ordering: field });
    },
  };
  return [
    ...(ordersCells(campaign) ? [order] : []),
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
}

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
  const orders = useOrderEntries(campaign, field);
  const letterings = useLetteringEntries(campaign, lattice, point);
  const others = useFieldEntries(campaign, lattice, field, point);
  return [...orders, ...letterings, ...others];
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
