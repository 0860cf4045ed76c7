export { CampaignCheck } from './CampaignCheck';
export { faultCounter, useFaultWatch } from './watch';
export { ErrorPage } from './ErrorPage';
export { FaultCount, FaultReport } from './FaultList';
export { LowDiskSpace } from './LittleRoom';
export { UncaughtErrors } from './Stumbles';
