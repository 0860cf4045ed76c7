export { build, ECONOMY_EFFECTS, espionage } from './entries';
export { capitals, events } from './events';
export { income } from './income';
export { missions } from './missions';
export { type Effects, spend } from './spend';
export { storage } from './storage';
export { unrest } from './unrest';
