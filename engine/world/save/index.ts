export { fromBase64, toBase64 } from './base64';
export { crc32 } from './crc';
export { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type FileProblem, type FileResult } from './format';
export { type Images, imagesOf, packImages, type Packed } from './images';
export { type CampaignArchive, readCampaignArchive, readCampaignFile } from './read';
export { writeCampaignFile } from './write';
