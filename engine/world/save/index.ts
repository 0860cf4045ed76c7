export { fromBase64, toBase64 } from './base64';
export { crc32 } from './crc';
export { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type FileProblem, type FileResult } from './format';
export { type Images, imagesOf, packImages, type Packed } from './images';
export { type CampaignArchive, readCampaignArchive, readCampaignFile } from './read';
export { writeCampaignFile } from './write';
export {
  type ByteSink,
  type ByteSource,
  type EnclosureOf,
  type KeepEnclosure,
  sourceOf,
} from './bytes';
export {
  type CampaignPeek,
  peekCampaign,
  type ReadableFile,
  readCampaign,
  type ReadCampaign,
  writeCampaign,
  type WriteOptions,
  type WrittenCampaign,
} from './stream';
