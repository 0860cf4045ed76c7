import { useLayoutEffect, useRef, useState } from 'react';
import { type Canvas, type DisplayList, paint } from '../../../kit/cartography';
import type { FilmPictures, PictureSize } from '../../../model/film/picture';

/** Paints a picture of a film into the middle of a canvas, as large as it fits. */
export function paintPicture(
  canvas: Canvas,
  list: DisplayList,
  { box, scale }: Pick<FilmPictures, 'box' | 'scale'>,
  { width, height }: PictureSize,
): void {
  if (box === undefined) return;
  const { left, top, right, bottom } = box;
  const field = Math.min(width / (right - left), height / (bottom - top));
  paint(canvas, list, {
    x: (width - (left + right) * field) / 2,
    y: (height - (top + bottom) * field) / 2,
    field,
    pixel: field / scale,
  });
}

/** The size of an element in CSS pixels, and again whenever it changes. */
const useSizeOf = (element: React.RefObject<HTMLElement | null>): PictureSize => {
  const [size, setSize] = useState<PictureSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: current.clientWidth, height: current.clientHeight }),
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return size;
};

/** A picture of the film, filling its place. */
export function Picture({
  list,
  pictures,
  label,
}: {
  readonly list: DisplayList;
  readonly pictures: FilmPictures;
  readonly label: string;
}) {
  const place = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useSizeOf(place);
  useLayoutEffect(() => {
    const { current } = canvas;
    const context = width * height === 0 ? null : (current?.getContext('2d') ?? null);
    if (current === null || context === null) return;
    const ratio = window.devicePixelRatio;
    current.width = Math.round(width * ratio);
    current.height = Math.round(height * ratio);
    paintPicture(context, list, pictures, { width: current.width, height: current.height });
  }, [list, pictures, width, height]);
  return (
    <div ref={place} className="ww-film-picture">
      <canvas ref={canvas} role="img" aria-label={label} />
    </div>
  );
}
