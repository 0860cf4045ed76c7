import { useEffect, useMemo, useRef } from 'react';
import type { Campaign } from '../../../engine';
import { type ShownPicture, usePicturesOver } from '../../tracing';
import { type Camera, type Extent, toScreen } from '../kit/camera';
import { boardIn, pictureArea } from './board';

const Picture = ({
  picture,
  matrix,
}: {
  readonly picture: ShownPicture;
  readonly matrix: string;
}) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { bitmap, opacity } = picture;
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(bitmap, 0, 0);
  }, [bitmap]);
  return (
    <canvas
      ref={canvas}
      className="ww-board-picture"
      width={bitmap.width}
      height={bitmap.height}
      style={{ transform: matrix, opacity }}
    />
  );
};

/** Background pictures over the board, so that one can draw after them. */
export const Pictures = ({
  campaign,
  camera,
  extent,
}: {
  readonly campaign: Campaign;
  readonly camera: Camera;
  readonly extent: Extent;
}) => {
  const board = boardIn(campaign);
  const area = useMemo(() => pictureArea(board), [board]);
  const pictures = usePicturesOver(campaign, area);
  return pictures.map((picture) => {
    const { a, b, c, d, e, f } = picture.affine;
    const origin = toScreen(camera, extent, { x: e, y: f });
    const parts = [a, b, c, d].map((value) => value * camera.scale);
    const matrix = `matrix(${[...parts, origin.x, origin.y].map(String).join(',')})`;
    return <Picture key={picture.id} picture={picture} matrix={matrix} />;
  });
};
