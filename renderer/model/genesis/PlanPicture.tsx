import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { grossfelderOf, KLEINFELDER, type WorldMap } from '../../../engine';
import type { Terrains } from '../../kit/cartography';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { spotsOf, wantedSpots, type WorldPlan } from './plan';
import { placeKey } from './places';
import { WorldBoard } from './WorldBoard';

/** The plan after a place of the board was switched on or off. */
const switched = (plan: WorldPlan, index: number, isOn: boolean): WorldPlan => {
  const spot = spotsOf(plan)[index];
  if (spot === undefined) return plan;
  const left = new Set(plan.left);
  if (isOn) left.delete(placeKey(spot));
  else left.add(placeKey(spot));
  return { ...plan, left };
};

/** How many Großfelder and Kleinfelder a plan has. */
export const PlanSize = ({ plan }: { readonly plan: WorldPlan }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const count = wantedSpots(plan).length;
  if (count === 0) return null;
  return (
    <p className="ww-small ww-quiet">
      {t('world:plan.size', { count, fields: plain(count * KLEINFELDER) })}
    </p>
  );
};

/** The planned world in small; a free shape is cut out of it by hand. */
export const PlanPicture = ({
  plan,
  map,
  terrains,
  size,
  onChange,
}: {
  readonly plan: WorldPlan;
  readonly map: WorldMap;
  readonly terrains: Terrains;
  readonly size: { readonly width: number; readonly height: number };
  readonly onChange: (plan: WorldPlan) => void;
}) => {
  const { t } = useTranslation();
  const places = useMemo(() => {
    const numbers = new Map(grossfelderOf(map).map((one) => [placeKey(one), one.no]));
    return spotsOf(plan).map((place) => {
      const text = numbers.get(placeKey(place));
      return { place, isOn: text !== undefined, text: text ?? '' };
    });
  }, [plan, map]);
  const board = {
    columns: plan.columns,
    nameOf: (index: number) =>
      t('world:plan.placeOn', {
        column: (index % plan.columns) + 1,
        row: Math.floor(index / plan.columns) + 1,
      }),
    onSwitch: (index: number, isOn: boolean) => onChange(switched(plan, index, isOn)),
  };
  return (
    <WorldBoard
      label={t('world:plan.picture')}
      map={map}
      terrains={terrains}
      places={places}
      size={size}
      board={plan.shape === 'free' ? board : undefined}
    />
  );
};
