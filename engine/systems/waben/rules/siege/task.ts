import type { Direction, FieldAddress } from '../../../../hex';
import type { Unit, WorkKind } from '../../../../world';
import type { UnitType } from '../../data';
import { extensionsOf, remarkOf, type StructureKey, type WabenRow } from '../../orders/content';

/** A structure as a work order names it; parts not named are null. */
export interface NamedWork {
  readonly kind: WorkKind;
  readonly field: FieldAddress | null;
  readonly side: Direction | null;
}

/** What a unit does at its place at the end of a moon, beside moving and fighting. */
export type Task =
  /** Damages the settlement of its field, or what stands on a side (WW-6.2-10). */
  | { readonly kind: 'besiege'; readonly side: Direction | null }
  /** Works on a structure, or on what there is to do (WW-6.2-15, WW-6.2-19). */
  | { readonly kind: 'build'; readonly named: NamedWork | null }
  /** Does something that a text tells (WW-6.1-06). */
  | { readonly kind: 'special'; readonly text: string };

const KINDS: Readonly<Record<StructureKey, WorkKind>> = {
  gar: 'settlement',
  brg: 'settlement',
  std: 'settlement',
  fst: 'settlement',
  met: 'settlement',
  str: 'road',
  bridge: 'bridge',
  wl: 'wall',
  kan: 'canal',
};

const namedWork = (row: WabenRow): NamedWork | null => {
  const remark = remarkOf(row.content, 'build');
  if (remark === undefined) return null;
  const { place } = remark;
  return {
    kind: KINDS[remark.structure],
    field: place?.kind === 'field' || place?.kind === 'side' ? place.field : null,
    side: place?.kind === 'side' ? place.side : null,
  };
};

const isWorker = ({ properties }: UnitType): boolean => properties.includes('work');

/** The task that a row gives a unit; one without order goes on building if it did so last (WW-8.1-07). */
export function taskOf(
  unit: Pick<Unit, 'order'>,
  type: UnitType,
  row: WabenRow | undefined,
): Task | null {
  if (row === undefined) {
    return isWorker(type) && unit.order === 'AB' ? { kind: 'build', named: null } : null;
  }
  const { code, remarks } = row.content;
  if (code?.class === 'A') {
    const rests = remarkOf(row.content, 'idle') !== undefined;
    return isWorker(type) && !rests ? { kind: 'build', named: namedWork(row) } : null;
  }
  if (code?.class === 'S') {
    const texts = remarks.filter(({ kind }) => kind === 'free').map(({ text }) => text);
    return { kind: 'special', text: texts.join(' ') };
  }
  const extension = extensionsOf(code).find(({ kind }) => kind === 'B');
  return extension?.kind === 'B' && type.properties.includes('siege')
    ? { kind: 'besiege', side: extension.side }
    : null;
}
