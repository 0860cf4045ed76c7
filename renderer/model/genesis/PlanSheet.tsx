import { useTranslation } from 'react-i18next';
import { GenerationState } from './GenerationState';
import { PlanForm } from './PlanForm';
import { spotsOf, wantedSpots, type WorldPlan } from './plan';
import type { Planning } from './use-plan';
import type { Wishes } from './wishes';
import { WishForm, WishHead } from './WishForm';
import './plan-sheet.css';
import { useMemo } from 'react';
import { countFields, grossfelderOf, type WorldMap } from '../../../engine';
import type { Terrains } from '../../kit/cartography';
import { figuresOf } from '../../kit/explain';
import { useWords } from '../../kit/explain/react';
import { placeKey } from './places';
import { topologyOf } from './plan-map';
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
const PlanSize = ({ plan }: { readonly plan: WorldPlan }) => {
  const { t } = useTranslation();
  const { plain } = figuresOf(useWords());
  const spots = wantedSpots(plan);
  const count = spots.length;
  if (count === 0) return null;
  return (
    <p className="ww-small ww-quiet">
      {t(plan.topology === 'icosahedron' ? 'world:plan.sizeWhole' : 'world:plan.size', {
        count,
        fields: plain(countFields(topologyOf(plan), spots)),
      })}
    </p>
  );
};

/** The planned world in small; a free shape is cut out of it by hand. */
const PlanPicture = ({
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
      board={plan.shape === 'free' && plan.topology !== 'icosahedron' ? board : undefined}
    />
  );
};

/** Greatest size of the picture, in pixels; less high where the settings of a generated world are below it. */
const LARGE = { width: 600, height: 400 } as const;
const SMALL = { width: 600, height: 244 } as const;

/** The plan of a world on one sheet: the settings on the left, the result on the right. */
export function PlanSheet({ planning }: { readonly planning: Planning }) {
  const { t } = useTranslation();
  const { plan, map, terrains, change, isSound, wishes, wish, system, generation } = planning;
  const isGenerated = plan.beginning === 'generated';
  /** Another preset brings its own strips of ice. */
  const choose = (next: Wishes): void => {
    wish(next);
    if (next.key !== wishes.key) change({ ...plan, ...next.options.ice });
  };
  /** Who has a world generated gets the ice of its preset, unless he asked for ice himself. */
  const replan = (next: WorldPlan): void => {
    const begins = next.beginning === 'generated' && !isGenerated;
    const hasIce = next.north + next.south > 0;
    change(begins && !hasIce ? { ...next, ...wishes.options.ice } : next);
  };
  const isEmptied =
    plan.topology !== 'icosahedron' && plan.shape === 'free' && plan.left.size > 0 && !isSound;
  return (
    <div className="ww-plan ww-grid ww-gap-24">
      <div className="ww-stack ww-gap-10">
        <PlanForm plan={plan} onChange={replan} onIcosahedron={planning.onIcosahedron} />
        {isGenerated ? <WishHead wishes={wishes} onChange={choose} system={system} /> : null}
      </div>
      <div className="ww-plan-picture ww-stack ww-gap-8">
        <div className="ww-plan-frame ww-grid" {...(isGenerated ? { 'data-small': true } : {})}>
          {isSound || isEmptied ? (
            <PlanPicture
              plan={plan}
              map={map}
              terrains={terrains}
              size={isGenerated ? SMALL : LARGE}
              onChange={change}
            />
          ) : null}
        </div>
        {isEmptied ? (
          <p className="ww-small ww-field-error">{t('world:problem.none')}</p>
        ) : isGenerated ? null : (
          <PlanSize plan={plan} />
        )}
        {isGenerated ? (
          <>
            <WishForm wishes={wishes} onChange={wish} hasIce={false} />
            <GenerationState generation={generation} map={map} />
          </>
        ) : null}
      </div>
    </div>
  );
}
