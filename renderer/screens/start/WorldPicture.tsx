import { useEffect, useRef, useState } from 'react';
import type { Campaign } from '../../../engine';
import { usePageTheme } from '../../kit/ui';

/** Faces of the map's lettering; a canvas does not load them by itself. */
const FACES = [
  '500 16px',
  'italic 500 16px',
  '600 16px',
  'italic 600 16px',
  '700 16px',
  'italic 16px',
];

const lettersLoaded = (): Promise<unknown> =>
  Promise.all(FACES.map((face) => document.fonts.load(`${face} Alegreya`)));

/** The middle of a world, framed like a sheet of paper. It is painted once its fonts are there. */
export const WorldPicture = ({
  campaign,
  label,
}: {
  readonly campaign: Campaign;
  readonly label: string;
}) => {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = usePageTheme();
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (frame.current === null) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry === undefined) return;
      const { width, height } = entry.contentRect;
      setSize({ width: Math.round(width), height: Math.round(height) });
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  const density = globalThis.devicePixelRatio;
  useEffect(() => {
    if (size.width === 0) return undefined;
    let isHere = true;
    const draw = async () => {
      const [{ paintWorld }] = await Promise.all([import('./paint-world'), lettersLoaded()]);
      if (!isHere || canvas.current === null) return;
      paintWorld(canvas.current, campaign, theme, { ...size, density });
    };
    void draw();
    return () => {
      isHere = false;
    };
  }, [campaign, theme, size, density]);
  return (
    <div className="ww-picture">
      <div className="ww-picture-edge ww-row ww-align-stretch ww-fill">
        <div className="ww-picture-map ww-fill" ref={frame}>
          <canvas
            ref={canvas}
            width={size.width * density}
            height={size.height * density}
            role="img"
            aria-label={label}
          />
        </div>
      </div>
    </div>
  );
};
