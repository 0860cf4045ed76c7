export { CampaignCheck } from './CampaignCheck';
export { faultCounter } from './counted';
export { ErrorPage } from './ErrorPage';
export { FaultCount, FaultReport } from './FaultList';
export { LittleRoom } from './LittleRoom';
export { Stumbles } from './Stumbles';
export { useFaultWatch } from './watch';
