import Konva from 'konva';
import type { Layer as KonvaLayer } from 'konva/lib/Layer';
import 'konva/lib/Shape';
import { Layer, Shape, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { Extent } from '../../../kit/board/camera';
import type { PaneModel } from './model';
import { LAYERS, type LayerName } from './scenery';

Konva.autoDrawEnabled = false;

/** The canvases of the pane by name, for drawing single ones anew. */
export type PaneLayers = Map<LayerName, KonvaLayer>;

/** A layer that gives no room to hit testing: its second canvas would cost as much memory as the first. */
const withoutHits = (layer: KonvaLayer): KonvaLayer => {
  const hits = layer.getHitCanvas();
  hits.setSize(1, 1);
  hits.setSize = () => undefined;
  return layer;
};

interface StageProps {
  readonly model: PaneModel;
  readonly layers: PaneLayers;
}

/** One canvas. It paints in device pixels, without Konva's transform, and never listens: hits are arithmetic. */
const PaneLayer = ({ model, name, layers }: StageProps & { readonly name: LayerName }) => (
  <Layer
    listening={false}
    ref={(layer: KonvaLayer | null) => {
      if (layer === null) layers.delete(name);
      else layers.set(name, withoutHits(layer));
    }}
  >
    <Shape
      listening={false}
      perfectDrawEnabled={false}
      sceneFunc={(context) => {
        const canvas = context._context;
        canvas.save();
        canvas.setTransform(1, 0, 0, 1, 0, 0);
        model.paint(name, canvas, context.canvas.getPixelRatio());
        canvas.restore();
      }}
    />
  </Layer>
);

/** The stack of canvases. */
export function PaneStage({ model, layers, extent }: StageProps & { readonly extent: Extent }) {
  return (
    <Stage width={extent.width} height={extent.height} listening={false}>
      {LAYERS.map((name) => (
        <PaneLayer key={name} model={model} name={name} layers={layers} />
      ))}
    </Stage>
  );
}
