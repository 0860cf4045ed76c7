import { useMemo, useState } from 'react';
import {
  centreOf,
  createTruthMaker,
  type FieldAddress,
  type MonthDifference,
  parseFieldAddress,
  type Proposal,
  type TruthView,
  type World,
} from '../../../../engine';
import { realmColour, shieldColour } from '../../../kit/cartography/colour';
import type { MapHighlight, MapPath } from '../../../model/map/pane';
import type { MapFocus } from '../../../model/state/desk';
import { usePageTheme } from '../../../kit/ui';
import { marchPaths } from '../../../model/turn/model/paths';
import type { DeskModel } from '../../../model/turn/use-desk-model';
import { fieldsOf, unitsOf } from './groups';

type Ground = Pick<DeskModel, 'lattice'>;

/** One of the two maps: what is drawn on it. */
export interface TwinSide {
  readonly view: TruthView;
  readonly paths: readonly MapPath[];
}

/** What both maps show: the two worlds, the fields that differ, and the place asked for. */
export interface TwinView {
  readonly before: TwinSide;
  readonly after: TwinSide;
  readonly highlights: readonly MapHighlight[];
  /** Field of the difference that was chosen. */
  readonly selection: FieldAddress | null;
  readonly focus: MapFocus | null;
}

/** Field width in px at which a difference is shown. */
const FIELD_WIDTH = 44;

const addresses = (differences: readonly MonthDifference[]): readonly FieldAddress[] => [
  ...new Set(differences.flatMap(fieldsOf).flatMap((field) => parseFieldAddress(field) ?? [])),
];

const useSide = (
  proposal: Proposal<World>,
  units: ReadonlySet<string>,
  { lattice }: Ground,
): TwinSide => {
  const [viewOf] = useState(createTruthMaker);
  const theme = usePageTheme();
  const { world, marches } = proposal;
  const view = useMemo(() => viewOf(world), [viewOf, world]);
  const paths = useMemo(() => {
    const turn = { marches, lattice };
    return marches
      .filter(({ party, unit }) => units.has(`${party}:${String(unit)}`))
      .flatMap((march) => {
        const ink = {
          line: realmColour(theme, world.parties, march.party),
          badge: shieldColour(world.parties, march.party),
        };
        return marchPaths({ unit: null, step: null }, ink, turn, [march]);
      });
  }, [marches, units, theme, lattice, world.parties]);
  return { view, paths };
};

/** What two maps side by side show of two runs and their differences. */
export const useTwinView = (
  runs: readonly [before: Proposal<World>, after: Proposal<World>],
  differences: readonly MonthDifference[],
  chosen: MonthDifference | undefined,
  ground: Ground,
): TwinView => {
  const units = useMemo(() => unitsOf(differences), [differences]);
  const before = useSide(runs[0], units, ground);
  const after = useSide(runs[1], units, ground);
  const all = useMemo(() => addresses(differences), [differences]);
  const picked = useMemo(() => addresses(chosen === undefined ? [] : [chosen]), [chosen]);
  const highlights = useMemo(
    (): readonly MapHighlight[] => (all.length === 0 ? [] : [{ kind: 'selected', fields: all }]),
    [all],
  );
  const { lattice } = ground;
  const focus = useMemo((): MapFocus | null => {
    const [field] = picked.length === 0 ? all : picked;
    const cell = field === undefined ? undefined : lattice.cellOf(field);
    return cell === undefined
      ? null
      : { point: centreOf(lattice.axialOf(cell)), scale: FIELD_WIDTH };
  }, [all, picked, lattice]);
  return { before, after, highlights, selection: picked[0] ?? null, focus };
};
