import { between, type Camera } from '../../../kit/board/camera';

/** Milliseconds of a glide from one place to another. */
export const GLIDE = 180;

/** A camera on its way. */
export interface Motion {
  readonly from: Camera;
  readonly to: Camera;
  readonly start: number;
  readonly duration: number;
}

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** Where a moving camera is at `now`, and whether it has arrived. */
export const cameraAt = (
  { from, to, start, duration }: Motion,
  now: number,
): { readonly camera: Camera; readonly hasArrived: boolean } => {
  const part = duration <= 0 ? 1 : Math.min(1, Math.max(0, (now - start) / duration));
  return { camera: part >= 1 ? to : between(from, to, ease(part)), hasArrived: part >= 1 };
};
