import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type Pixels, PICTURE } from './picture';

/** Where the pictures of a battle are put. */
export interface ScreenHandle {
  readonly ref: RefObject<HTMLCanvasElement | null>;
  readonly draw: (pixels: Pixels) => void;
}

/** A screen of 320 x 224 pixels; a picture stays until the next one. */
export function useScreen(): ScreenHandle {
  const ref = useRef<HTMLCanvasElement>(null);
  const draw = useCallback((pixels: Pixels): void => {
    const context = ref.current?.getContext('2d', { alpha: false });
    const bytes = new Uint8ClampedArray(pixels.buffer);
    context?.putImageData(new ImageData(bytes, PICTURE.width, PICTURE.height), 0, 0);
  }, []);
  return { ref, draw };
}

/** The largest whole number of screen pixels for one of the picture, so that it is never smoothed (EW-46-20). */
export function scaleIn(width: number, height: number, ratio: number): number {
  const fits = Math.floor(
    Math.min((width * ratio) / PICTURE.width, (height * ratio) / PICTURE.height),
  );
  return Math.max(1, fits) / ratio;
}

/** The screen in whole multiples of a pixel, as large as the element around it allows. */
export function Screen({
  screen: { ref },
  label,
}: {
  readonly screen: ScreenHandle;
  readonly label: string;
}) {
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const place = room.current;
    const canvas = ref.current;
    if (place === null || canvas === null) return undefined;
    const fit = (): void => {
      const scale = scaleIn(place.clientWidth, place.clientHeight, globalThis.devicePixelRatio);
      canvas.style.width = `${String(PICTURE.width * scale)}px`;
      canvas.style.height = `${String(PICTURE.height * scale)}px`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(place);
    return () => observer.disconnect();
  }, [ref]);
  return (
    <div className="ew-screen ww-grid ww-fill" ref={room}>
      <canvas
        ref={ref}
        width={PICTURE.width}
        height={PICTURE.height}
        role="img"
        aria-label={label}
      />
    </div>
  );
}
