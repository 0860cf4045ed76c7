export { newCampaign, seenlandCampaign } from './campaign';
