import {
  calc,
  cellOf,
  draw,
  type Explained,
  fact,
  type Json,
  type Roll,
  rule,
  ruled,
  type Rulings,
  type Settings,
  type Stream,
  sum,
  type Table,
  tableSetting,
} from '../../../../kernel';
import { CATASTROPHE_TABLE, LOSS_TABLE, type UnitType } from '../../data';
import { settingOf } from '../settings';
import type { Threat } from './danger';

const PERCENT = 100;
const DOUBLE = 2;

/** Losses of one exposure in percent, and whether volcano or deep sea lift the cap (WW-2.3-09). */
export interface ExposureLoss {
  readonly percent: Explained;
  readonly isExtreme: boolean;
}

/** One exposure of a unit to at least one danger (WW-9.4-02). */
export interface ExposureFacts {
  readonly kind: 'move' | 'stay';
  /** Field in which it happens, `ggg/kk`; the first one of a side. */
  readonly field: string;
  readonly type: UnitType;
  readonly threats: readonly Threat[];
}

const isRecord = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The settings with what the register's own setting puts into a table (WW-12.2-12, WW-12.2-13). */
export function withTable(settings: Settings, table: Table, key: string): Settings {
  const own = settingOf(settings, key);
  const house = settings[tableSetting(table)];
  if (!isRecord(own)) return settings;
  const rows = Object.entries(own).map(([row, cells]) => {
    const over = isRecord(house) ? house[row] : undefined;
    return [row, isRecord(cells) && isRecord(over) ? { ...cells, ...over } : cells] as const;
  });
  return {
    ...settings,
    [tableSetting(table)]: { ...(isRecord(house) ? house : {}), ...Object.fromEntries(rows) },
  };
}

/** A figure with the dice that chose it: they are shown, and add nothing. */
const chosenBy = (figure: Explained, rolls: readonly Roll[]): Explained =>
  sum(figure, ...rolls.map((roll) => calc.product(roll, fact('onlyChooses', 0))));

const lossCell = (row: string, face: number, settings: Settings): Explained | undefined => {
  const tables = withTable(settings, LOSS_TABLE, 'terrain.loss_table');
  const percent = cellOf(tables, LOSS_TABLE, row, String(face));
  return percent === undefined || percent.value > PERCENT ? undefined : percent;
};

const rowOf = ({ danger }: Threat, kind: ExposureFacts['kind']): string =>
  `${danger}${kind === 'stay' ? 'Stay' : 'Move'}`;

/** Percent by one cause: doubled for the mounted at level 4, for the part of the heads that it threatens. */
const byThreat = (threat: Threat, percent: Explained, { type }: ExposureFacts): Explained => {
  const isDoubled = threat.danger === 'height4' && type.properties.includes('mounted');
  const factors = [
    ...(isDoubled ? [fact('mountedAtHeight', DOUBLE, {}, 'WW-9.4-06')] : []),
    ...(threat.share < 1 ? [fact('threatenedShare', threat.share, {}, 'WW-12.2-15')] : []),
  ];
  return factors.length === 0 ? percent : calc.product(percent, ...factors);
};

/** A danger of which nobody stays in a place, such as a ford, has no row for staying. */
const isListed = (threat: Threat, { kind }: ExposureFacts): boolean =>
  LOSS_TABLE.rows.includes(rowOf(threat, kind));

const isExtreme = ({ danger }: Threat): boolean => danger === 'volcano' || danger === 'deepsea';

/** An exposure worked out, and the stream behind it. */
export interface DrawnLoss {
  readonly loss: ExposureLoss | null;
  readonly stream: Stream;
}

const byDice = (
  exposure: ExposureFacts,
  threats: readonly Threat[],
  before: Stream,
  settings: Settings,
  rulings: Rulings,
): { readonly percent: Explained; readonly stream: Stream } => {
  const first = draw(before, 'd6', rulings);
  const cells = threats.map((threat) =>
    lossCell(rowOf(threat, exposure.kind), first.roll.value, settings),
  );
  const isCatastrophe = cells.includes(undefined);
  const second = isCatastrophe ? draw(first.stream, 'd6', rulings) : null;
  const worst =
    second === null
      ? undefined
      : cellOf(
          withTable(settings, CATASTROPHE_TABLE, 'terrain.catastrophe'),
          CATASTROPHE_TABLE,
          'catastrophe',
          String(second.roll.value),
        );
  const parts = threats.flatMap((threat, index) => {
    const percent = cells[index] ?? worst;
    return percent === undefined ? [] : [byThreat(threat, percent, exposure)];
  });
  const [only] = parts;
  const figure = parts.length === 1 && only !== undefined ? only : calc.maximum(...parts);
  return {
    percent: chosenBy(figure, second === null ? [first.roll] : [first.roll, second.roll]),
    stream: second?.stream ?? first.stream,
  };
};

/** Key of the ruling by which the GM fixes the percentage of every exposure in a field (WW-9.4-07). */
const fieldLossKey = (field: string): string => `lossPct/${field}`;

/**
 * Loss by one exposure, in percent: one die for all its causes, the highest percentage counts; a catastrophe takes a
 * second die; a field with a percentage of its own takes none (WW-9.4-02, -03, -06, -07, -09).
 */
export function exposureLoss(
  exposure: ExposureFacts,
  stream: Stream,
  settings: Settings,
  rulings: Rulings,
): DrawnLoss {
  const { field, kind } = exposure;
  const about = { field, kind };
  const word = ruled(fieldLossKey(field), fact('byTable', 0), rulings);
  const threats = exposure.threats.filter((threat) => isListed(threat, exposure));
  if (word.kind === 'override' && word.value >= 0 && word.value <= PERCENT) {
    const percent = rule('exposureLoss', 'WW-9.4-07', word, about);
    return { loss: { percent, isExtreme: threats.some(isExtreme) }, stream };
  }
  if (threats.length === 0) return { loss: null, stream };
  const drawn = byDice(exposure, threats, stream, settings, rulings);
  return {
    loss: {
      percent: rule('exposureLoss', 'WW-9.4-02', drawn.percent, about),
      isExtreme: threats.some(isExtreme),
    },
    stream: drawn.stream,
  };
}
