export { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, type FileProblem, type FileResult } from './format';
export { readCampaignFile } from './read';
export { writeCampaignFile } from './write';
