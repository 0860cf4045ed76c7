export * from './address';
export * from './axial';
export * from './direction';
export * from './frontier';
export {
  type IcosahedralNet,
  icosahedralFaces,
  icosahedralNet,
  icosahedralPlaces,
  LONGEST_EDGE,
  type FaceCorner,
  type Seam,
  type Vector,
} from './icosahedron';
export * from './kleinfeld';
export * from './lattice';
export * from './layout';
export * from './meeting';
export { NETS } from './nets';
export * from './notation';
export type { Path, StepCost } from './pathfinder';
export { GROSSFELD_SIDES, type GrossfeldSide, type Seams } from './seams';
export * from './recut';
export * from './search';
export * from './side';
export * from './unfold';
