import type { Settlement, SettlementStyle } from '../../../engine';

type Styles = Readonly<Record<string, SettlementStyle>>;

/** Building value points of a finished settlement of a kind; what is built for a kind the game does not know. */
export function fullValue(styles: Styles, { type, built }: Settlement): number {
  return styles[type]?.buildingValue ?? built;
}

/** A settlement of another kind: what was finished stays finished, what was begun keeps its points. */
export function withType(
  styles: Styles,
  settlement: Settlement,
  { key, buildingValue }: SettlementStyle,
): Settlement {
  const isFinished = settlement.built >= fullValue(styles, settlement);
  const built = isFinished ? buildingValue : Math.min(settlement.built, buildingValue);
  return { ...settlement, type: key, built };
}

/** A settlement with other room for units; undefined goes back to the table of the game. */
export function withGarrison(
  { type, name, owner, built, harbours }: Settlement,
  garrison: number | undefined,
): Settlement {
  return {
    type,
    name,
    owner,
    built,
    harbours,
    ...(garrison === undefined ? {} : { garrison }),
  };
}

/** True for a whole number from 0 to `most`. */
export function isCount(value: number, most = Number.MAX_SAFE_INTEGER): boolean {
  return Number.isInteger(value) && value >= 0 && value <= most;
}
