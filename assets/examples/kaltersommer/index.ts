export { kalterSommerCampaign } from './campaign';
export { kalterSommerPost } from './post';
