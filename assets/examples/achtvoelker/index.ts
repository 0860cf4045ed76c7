export { achtvoelkerCampaign, achtvoelkerInRound } from './campaign';
export { achtvoelkerPost } from './post';
