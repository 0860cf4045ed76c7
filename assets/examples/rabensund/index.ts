export { rabensundCampaign } from './campaign';
