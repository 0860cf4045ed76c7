export { CampaignCheck } from './CampaignCheck';
export { faultCounter, useFaultWatch } from './watch';
export { ErrorPage } from './ErrorPage';
export { FaultCount, FaultReport } from './FaultList';
export { LowDiskSpace as LittleRoom } from './LittleRoom';
export { UncaughtErrors as Stumbles } from './Stumbles';
