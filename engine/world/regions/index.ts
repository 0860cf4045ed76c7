export * from './board';
export { addCellRegion, eraseCells, paintCells } from './paint';
export { cellAt, cellCentre, cellRing, cellsOfRegion, outlinesOfCells } from './cells';
export {
  addCorner,
  cornerNear,
  cornersBetween,
  edgeNear,
  moveCorner,
  removeCorner,
} from './corners';
export {
  addRegion,
  type BoardEdit,
  freeKey,
  keyFromName,
  mergeRegions,
  moveLabelPoint,
  noteRegion,
  rekeyRegion,
  removeRegion,
  renameRegion,
  setRegionFigure,
  tintRegion,
} from './edit';
export {
  areNeighbours,
  neighboursOf,
  stepsBetween,
  stepsFrom,
  suggestedBorders,
  withNeighbours,
  withoutNeighbours,
  withTouching,
} from './neighbours';
export { joinedOutlines } from './join';
export { type RegionProblem } from './problem';
export { cornersOf, edgesOf, type Ring, ringOf, areSameCorner, signedArea } from './ring';
export { seenRegion, seenRegions } from './seen';
export {
  boardBox,
  depthIn,
  isInRegion,
  labelPoint,
  orientedOutlines,
  outlinesBox,
  regionArea,
  regionAt,
  type RegionBox,
} from './shape';
export { boardRemarks, type BoardRemark } from './validity';
