import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { fit } from '../../kit/board/camera';
import type { CachedWorldPicture } from '../../model/state/world-picture';
import './opening.css';

/** Draws the cached map picture at the size the map will have. */
const draw = (
  canvas: HTMLCanvasElement,
  { image, left, top, width, height, field }: CachedWorldPicture,
) => {
  const ratio = globalThis.devicePixelRatio;
  const extent = canvas.getBoundingClientRect();
  canvas.width = Math.round(extent.width * ratio);
  canvas.height = Math.round(extent.height * ratio);
  const box = {
    left: left / field,
    top: top / field,
    right: (left + width) / field,
    bottom: (top + height) / field,
  };
  const { scale, centre } = fit(box, extent);
  const factor = (scale * ratio) / field;
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      canvas.width / 2 + left * factor - centre.x * scale * ratio,
      canvas.height / 2 + top * factor - centre.y * scale * ratio,
      width * factor,
      height * factor,
    );
};

/** A world that is being opened: its picture is there before a single row has been read. */
export function OpeningPicture({ kept }: { readonly kept: CachedWorldPicture }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    if (canvas.current !== null) draw(canvas.current, kept);
  }, [kept]);
  return (
    <main className="ww-opening" aria-busy="true" aria-label={t('app:common.loading')}>
      <canvas ref={canvas} role="img" aria-label={t('app:common.loading')} />
    </main>
  );
}
