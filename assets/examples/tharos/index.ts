export { tharosCampaign } from './campaign';
export { tharosOrders } from './orders';
export { tharosTurn } from './turn';
