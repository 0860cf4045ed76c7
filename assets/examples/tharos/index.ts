export { tharosCampaign } from './campaign';
export { tharosOrders, tharosTurn } from './turn';
