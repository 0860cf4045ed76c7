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
import type { MapFocus } from '../../../model/state/view';
import { usePageTheme } from '../../../kit/ui';
import { marchPaths } from '../../../model/turn/model/paths';
import type { TurnModel } from '../../../model/turn/use-turn-model';

/** What differences are about, in the order in which they are listed. */
export const DIFFERENCE_GROUPS = [
  'unit',
  'fight',
  'field',
  'treasury',
  'ledger',
  'record',
  'question',
  'finding',
  'report',
] as const satisfies readonly MonthDifference['kind'][];
export type DifferenceGroup = (typeof DIFFERENCE_GROUPS)[number];

/** A difference with the number under which it is chosen. */
export interface Numbered {
  readonly id: number;
  readonly difference: MonthDifference;
}

/** Differences group by group, without empty groups. */
export function grouped(
  differences: readonly MonthDifference[],
): readonly { readonly group: DifferenceGroup; readonly items: readonly Numbered[] }[] {
  const numbered = differences.map((difference, id) => ({ id, difference }));
  return DIFFERENCE_GROUPS.map((group) => ({
    group,
    items: numbered.filter(({ difference }) => difference.kind === group),
  })).filter(({ items }) => items.length > 0);
}

const FIELD = /\d{3}\/\d{2}/;

const fieldIn = (text: unknown): string | undefined =>
  typeof text === 'string' ? FIELD.exec(text)?.[0] : undefined;

/** The fields a difference is about, `ggg/kk`: where it happens, and where it happened before. */
export function fieldsOf(difference: MonthDifference): readonly string[] {
  const found = (...texts: readonly unknown[]): readonly string[] => [
    ...new Set(texts.flatMap((text) => fieldIn(text) ?? [])),
  ];
  switch (difference.kind) {
    case 'unit':
      return found(difference.place[1], difference.place[0]);
    case 'fight':
      return found(difference.place);
    case 'field':
      return found(difference.field);
    case 'ledger':
      return found(difference.about['place']);
    case 'question':
      return found(difference.question.about['place']);
    case 'finding':
      return found(difference.finding.about['place'], difference.finding.about['at']);
    case 'treasury':
    case 'record':
    case 'report':
      return [];
  }
}

/** The units whose ways differ, `party:number`. */
const unitsOf = (differences: readonly MonthDifference[]): ReadonlySet<string> =>
  new Set(
    differences.flatMap((difference) => (difference.kind === 'unit' ? [difference.unit] : [])),
  );

type Ground = Pick<TurnModel, 'lattice'>;

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
export function useTwinView(
  runs: readonly [before: Proposal<World>, after: Proposal<World>],
  differences: readonly MonthDifference[],
  chosen: MonthDifference | undefined,
  ground: Ground,
): TwinView {
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
}
