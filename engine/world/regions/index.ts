export * from './board';
export {
  addCellRegion,
  cellAt,
  cellCentre,
  cellRing,
  cellsOfRegion,
  eraseCells,
  outlinesOfCells,
  paintCells,
} from './paint';
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
  joinedOutlines,
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
export { type RegionProblem } from './problem';
export {
  areSameCorner,
  boardBox,
  cornersOf,
  depthIn,
  edgesOf,
  isInRegion,
  labelPoint,
  orientedOutlines,
  outlinesBox,
  regionArea,
  regionAt,
  type RegionBox,
  type Ring,
  ringOf,
  signedArea,
} from './shape';
export { seenRegion, seenRegions } from './seen';
export { boardRemarks, type BoardRemark } from './validity';
