export { espionage } from './entries';
export { capitals, events } from './events';
export { income } from './income';
export { missions } from './missions';
export { spend } from './spend';
export { storage } from './storage';
export { unrest } from './unrest';
