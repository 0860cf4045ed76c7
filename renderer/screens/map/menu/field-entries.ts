import { useTranslation } from 'react-i18next';
import {
  type Campaign,
  type FieldAddress,
  type Lattice,
  type Point,
  storedPoint,
  terrainAt,
} from '../../../../engine';
import { drawnLabel } from '../../../kit/cartography';
import type { IconName, MenuEntry } from '../../../kit/ui';
import { baseLine, distanceTo, reachOf } from '../../../model/map/tools/label/shape';
import type { ToolOutcome } from '../../../model/map/tools/tool';
import { isOffered, useGame } from '../../../model/map/use-catalogue';
import { useSession } from '../../../model/state/session';
import { type MapTool, useView } from '../../../model/state/view';
import { deleteLettering } from '../places/lettering';
import { chooseSameTerrain } from '../selection/acting';
import { perform } from '../use-map-pointer';
import { canRecut, makeWhole } from '../world/recut';

/** How far beside its letters a lettering still belongs to a place that was pointed at, in field widths. */
const BESIDE = 0.5;

const takeUp = (id: string | null, points: readonly Point[]): void =>
  perform({ kind: 'edit', what: 'label', id, points, isTakenUp: true });

/** The letterings at a point: each can be changed and deleted. */
export function useLetteringEntries(
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
export function useFieldEntries(
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
