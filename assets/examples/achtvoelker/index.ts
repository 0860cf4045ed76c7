export { achtvoelkerCampaign } from './campaign';
