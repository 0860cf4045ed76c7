export { tharosCampaign } from './campaign';
export { tharosOrders } from './orders';
