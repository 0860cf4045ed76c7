export { CampaignCheck } from './CampaignCheck';
export { faultCounter, useFaultWatch } from './watch';
export { ErrorPage } from './ErrorPage';
export { FaultCount, FaultReport } from './FaultList';
export { LittleRoom } from './LittleRoom';
export { Stumbles } from './Stumbles';
