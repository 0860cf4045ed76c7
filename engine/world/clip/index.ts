export { clearFields } from './clear';
export {
  ALL_PARTS,
  type Clip,
  type ClipCell,
  type ClipSide,
  type ClipSpring,
  type ClipWall,
  type PasteParts,
} from './clip';
export { copyFields, middleField } from './copy';
export {
  clipGround,
  clipOverhang,
  type ClipTarget,
  pasteClip,
  pasteCollisions,
  type PasteOptions,
} from './paste';
export { mirrorClip, rotateClip } from './turn';
