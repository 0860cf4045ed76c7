export { achtCampaign } from './campaign';
export { achtLetters } from './letters';
