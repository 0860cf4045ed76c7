import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  hexGameOf,
  centreOf,
  createTruthMaker,
  type FieldAddress,
  type Lattice,
  type March,
  parseFieldAddress,
  type Point,
  type TruthView,
  recordPieces,
  settingsInForce,
} from '../../../../engine';
import { realmColour, shieldColour } from '../../../kit/cartography/colour';
import { type MapHighlight, MapPane } from '../../map/pane';
import { usePageTheme } from '../../../kit/ui';
import { useTurnView } from '../turn-view';
import { marchPaths, middleOf, middleOfPoints, momentPaths, type WayInk } from '../model/paths';
import { momentsOf } from '../model/places';
import { wayPaths, waysOf } from '../model/ways';
import type { TurnModel } from '../use-turn-model';
import { TimeSlider } from './TimeSlider';
import './turn-map.css';

/** Field width in px at which a march is shown: numbers and shields can be read. */
const FIELD_WIDTH = 56;

const pointOf = (field: FieldAddress, lattice: Lattice): Point | undefined => {
  const cell = lattice.cellOf(field);
  return cell === undefined ? undefined : centreOf(lattice.axialOf(cell));
};

/** The view without the pieces that are shown on their way instead. */
const withoutMarching = (view: TruthView, marches: readonly March[]): TruthView => {
  const marching = new Set(marches.map(({ party, unit }) => `${party}:${String(unit)}`));
  return {
    ...view,
    pieces: view.pieces.filter(
      ({ party, number }) => !marching.has(`${party}:${String(number ?? '')}`),
    ),
  };
};

const usePaths = (
  { campaign, lattice, party, marches, proposed, unit, reading, system, settings }: TurnModel,
  isNumbered: boolean,
) => {
  const { time, step } = useTurnView();
  const theme = usePageTheme();
  const { parties } = campaign.world;
  const turn = useMemo(
    () => ({ marches: proposed.proposal?.marches ?? [], lattice }),
    [proposed.proposal, lattice],
  );
  const ways = useMemo(
    () => (reading === null ? [] : waysOf(system, reading.sheet, campaign.world, settings)),
    [reading, system, campaign.world, settings],
  );
  const paths = useMemo(() => {
    const inkOf = (key: string): WayInk => ({
      line: realmColour(theme, parties, key),
      badge: shieldColour(parties, key),
    });
    const ink = inkOf(party.key);
    return time === null
      ? [...wayPaths(unit, ink, lattice, ways), ...marchPaths({ unit, step }, ink, turn, marches)]
      : momentPaths(time, isNumbered ? null : unit, inkOf, turn);
  }, [time, theme, parties, unit, step, party.key, turn, marches, isNumbered, lattice, ways]);
  return { turn, paths, time };
};

export interface TurnMapProps {
  readonly model: TurnModel;
  /** The name of the map; absent = by the open realm. */
  readonly label?: string;
  /** Fields where something happens at this moment. */
  readonly lit?: readonly FieldAddress[];
  /** Every unit on its way shows its number, not the chosen one alone. */
  readonly isNumbered?: boolean;
  /** Shown over the map in the place of the slider; null = nothing. */
  readonly overlay?: ReactNode;
}

/** The map with the ways of the realm's units; it follows the chosen unit. */
export function TurnMap({ model, label, lit, isNumbered, overlay }: TurnMapProps) {
  const { t } = useTranslation();
  const { campaign, lattice, system, party, march } = model;
  const choose = useTurnView((desk) => desk.choose);
  const { turn, paths, time } = usePaths(model, isNumbered === true);
  const [truthOf] = useState(createTruthMaker);
  const view = useMemo(() => {
    const { world } = campaign;
    const pieces = recordPieces(system, world, null, settingsInForce(campaign));
    const truth = truthOf(world, pieces);
    return time === null ? truth : withoutMarching(truth, turn.marches);
  }, [truthOf, campaign, system, time, turn]);
  const field = useTurnView((desk) => parseFieldAddress(desk.place ?? ''));
  const focus = useMemo(() => {
    const asked = field === undefined ? undefined : pointOf(field, lattice);
    const active = paths.find(({ id, active }) => active && id.startsWith('way:'));
    const middle = march === null ? middleOfPoints(active?.points ?? []) : middleOf(march, turn);
    const point = asked ?? middle;
    return point === undefined ? null : { point, scale: FIELD_WIDTH };
  }, [field, lattice, march, turn, paths]);
  const highlights = useMemo((): readonly MapHighlight[] => {
    const fields = [...new Set([...(lit ?? []), ...(field === undefined ? [] : [field])])];
    return fields.length === 0 ? [] : [{ kind: 'selected', fields }];
  }, [field, lit]);
  const moments = useMemo(() => momentsOf(turn.marches), [turn]);
  return (
    <div className="ww-turn-map">
      <MapPane
        view={view}
        lattice={lattice}
        terrains={hexGameOf(system).terrains}
        label={label ?? t('turn:map.label', { party: party.name })}
        paths={paths}
        highlights={highlights}
        focus={focus}
      />
      {overlay !== undefined ? (
        overlay
      ) : moments.length === 0 ? null : (
        <TimeSlider
          moons={campaign.world.clock.moonsPerTurn}
          moments={moments}
          time={time}
          onChange={(next) => choose({ time: next })}
        />
      )}
    </div>
  );
}
