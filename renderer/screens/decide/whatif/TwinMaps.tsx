import { useRef } from 'react';
import { hexGameOf, type Lattice, type RuleSystem, type World } from '../../../../engine';
import { type Camera } from '../../../kit/board/camera';
import { MapPane, type MapPaneHandle } from '../../../model/map/pane';
import type { TwinSide, TwinView } from './use-twin-view';

export interface TwinMapsProps {
  readonly twin: TwinView;
  readonly lattice: Lattice;
  readonly system: RuleSystem<World>;
  /** What the two maps show, in words. */
  readonly labels: readonly [before: string, after: string];
}

type Place = 'before' | 'after';

/** Two maps side by side under one camera: the one that is moved by hand takes the other along. */
export const TwinMaps = ({ twin, lattice, system, labels }: TwinMapsProps) => {
  const panes = {
    before: useRef<MapPaneHandle>(null),
    after: useRef<MapPaneHandle>(null),
  };
  const leader = useRef<Place | null>(null);
  const follow = (moved: Place, { centre, scale }: Camera): void => {
    if (leader.current !== moved) return;
    panes[moved === 'before' ? 'after' : 'before'].current?.follow({ centre, scale });
  };
  const pane = (place: Place, side: TwinSide, label: string) => (
    <figure
      className="ww-twin"
      onPointerEnter={() => (leader.current = place)}
      onFocus={() => (leader.current = place)}
    >
      <figcaption className="ww-over">{label}</figcaption>
      <div className="ww-twin-map">
        <MapPane
          ref={panes[place]}
          view={side.view}
          lattice={lattice}
          terrains={hexGameOf(system).terrains}
          label={label}
          paths={side.paths}
          highlights={twin.highlights}
          selection={twin.selection}
          focus={twin.focus}
          onCamera={(camera) => follow(place, camera)}
        />
      </div>
    </figure>
  );
  return (
    <div className="ww-twins">
      {pane('before', twin.before, labels[0])}
      {pane('after', twin.after, labels[1])}
    </div>
  );
};
