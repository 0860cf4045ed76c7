export { seenlandCampaign } from './campaign';
