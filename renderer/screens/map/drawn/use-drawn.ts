import { useDeferredValue, useMemo } from 'react';
import {
  type Campaign,
  correctedText,
  type DrawnReading,
  type DrawnUnit,
  type Lattice,
  readDrawn,
  settingsInForce,
  systems,
  type Words,
} from '../../../../engine';
import { type DrawnDraft, useMapScreen } from '../../../model/map/state';
import type { MapPath } from '../../../model/map/pane/props';
import { useView } from '../../../model/state/view';
import { pointsOf } from '../measure/use-route';

/** An order that is being drawn: whose it can be, what it can be, and what it comes to. */
export interface DrawnNow {
  readonly draft: DrawnDraft;
  readonly fields: readonly string[];
  readonly units: readonly DrawnUnit[];
  readonly unit: DrawnUnit;
  readonly codes: readonly { readonly code: string; readonly name: Words }[];
  readonly code: string;
  readonly reading: DrawnReading;
}

/** Key of a unit of any game, that of `Unit.id` where a game has such units. */
export function keyOfUnit({ party, name }: DrawnUnit): string {
  return `${party}:${name}`;
}

const drawnIn = (
  campaign: Campaign,
  draft: DrawnDraft,
  selected: string | null,
): DrawnNow | null => {
  const system = systems[campaign.system];
  const { world, sheets } = campaign;
  const [start = ''] = draft.path;
  const units = system?.orders.drawn?.units(world, start) ?? [];
  const isWanted = (key: string | null) => (one: DrawnUnit) => keyOfUnit(one) === key;
  const unit = units.find(isWanted(draft.unit)) ?? units.find(isWanted(selected)) ?? units[0];
  if (system === undefined || unit === undefined) return null;
  const settings = settingsInForce(campaign);
  const codes = system.orders.drawn?.codes(world, unit, settings) ?? [];
  const { code = '' } = codes.find((one) => one.code === draft.code) ?? codes[0] ?? {};
  const fields = [...draft.path, ...draft.ahead];
  const sheet = sheets[unit.party];
  const text = sheet === undefined ? '' : correctedText(sheet);
  const reading = readDrawn(
    system.orders,
    { ...unit, path: fields, code },
    { text, world, settings },
  );
  return reading === undefined ? null : { draft, fields, units, unit, codes, code, reading };
};

/** What was found of each draft last: map and panel ask for the same. */
const known = new WeakMap<
  DrawnDraft,
  { readonly campaign: Campaign; readonly selected: string | null; readonly now: DrawnNow | null }
>();

const drawnOnce = (
  campaign: Campaign,
  draft: DrawnDraft,
  selected: string | null,
): DrawnNow | null => {
  const found = known.get(draft);
  if (found?.campaign === campaign && found.selected === selected) return found.now;
  const now = drawnIn(campaign, draft, selected);
  known.set(draft, { campaign, selected, now });
  return now;
};

/** The order as it is drawn at this moment, for acts on it: what is shown may be behind. Null = none. */
export function latestDrawn(campaign: Campaign): DrawnNow | null {
  const { drawn } = useMapScreen.getState();
  return drawn === null ? null : drawnOnce(campaign, drawn, useView.getState().unit);
}

/**
 * The order that is being drawn, held against the letter of its party; null = none. On large maps it follows the pointer
 * when there is time.
 */
export function useDrawn(campaign: Campaign): DrawnNow | null {
  const current = useMapScreen(({ drawn }) => drawn);
  const late = useDeferredValue(current);
  // An order that is done is gone at once, so that the map gets the focus.
  const draft = current === null ? null : late;
  const isDrawing = useView(({ tool }) => tool === 'order');
  const selected = useView(({ unit }) => unit);
  return useMemo(
    () => (draft === null || !isDrawing ? null : drawnOnce(campaign, draft, selected)),
    [campaign, draft, isDrawing, selected],
  );
}

/** The drawn way on the map: dashed from where it cannot be made. */
export function drawnWay(
  lattice: Lattice,
  { fields, reading: { figures } }: DrawnNow,
): readonly MapPath[] {
  const points = pointsOf(lattice, fields);
  const end = points.at(-1);
  if (end === undefined || points.length < 2) return [];
  const label = figures === undefined ? '' : String(figures.left.value);
  const cut = figures === undefined ? undefined : points[figures.steps + 1];
  return [
    {
      id: 'drawn',
      points,
      isOnNet: lattice.sidesBeyond !== undefined,
      active: true,
      stops:
        cut === undefined
          ? [{ point: end, label, kind: 'end' }]
          : [{ point: cut, label: '', kind: 'dropped' }],
    },
  ];
}
