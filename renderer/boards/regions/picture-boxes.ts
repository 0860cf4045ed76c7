import { boardBox, type RegionBoard, type RegionBox } from '../../../engine';
import type { Area } from '../../tracing/place/affine';

/** The plane of a board on which nothing is drawn yet. */
export const BLANK_BOX: RegionBox = { left: 0, top: 0, right: 40, bottom: 26 };

const areas = new WeakMap<RegionBoard['regions'], Area>();

/** The area a picture is laid over while nothing holds it: all regions, or an empty sheet. The same for the same board. */
export const pictureArea = ({ regions }: RegionBoard): Area => {
  const known = areas.get(regions);
  if (known !== undefined) return known;
  const area = boardBox({ regions }) ?? BLANK_BOX;
  areas.set(regions, area);
  return area;
};
