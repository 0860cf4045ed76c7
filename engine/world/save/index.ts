export { fromBase64, toBase64 } from './base64';
export { canonicalJson } from './canonical';
export { crc32 } from './crc';
export {
  CAMPAIGN_FORMAT,
  CAMPAIGN_VERSION,
  type FileProblem,
  type FileResult,
  placeOfProblem,
} from './format';
export { enclosedOf, type Images, imagesOf } from './images';
export type { ListedPart, Manifest } from './manifest';
export {
  type CampaignPeek,
  peekCampaign,
  readCampaign,
  writeCampaign,
  type WriteOptions,
  type WrittenCampaign,
} from './stream';
export {
  type CampaignArchive,
  type ReadCampaign,
  readCampaignArchive,
  readCampaignFile,
} from './read';
export { type FileExtras, type ReadableFile, writeCampaignFile } from './write';
export {
  type ByteSink,
  type ByteSource,
  type EnclosureOf,
  type KeepEnclosure,
  type Pause,
  sourceOf,
} from './bytes';
export { changeProblem } from './written';
