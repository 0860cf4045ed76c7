export type { BoardSource } from '../data/board';
export { BOARD_43, BOOKLET_16, type PrintedCountry } from '../state/printed-board';
export type { FindingCode } from '../data/findings';
export type { Order, OrderKind, Partners } from '../orders/order';
export {
  attackPrice,
  countryOf,
  holdersOf,
  holdingsOf,
  isBoardFull,
  motherlandOf,
  pbuAt,
  purchasePrice,
  registerPlace,
  sidesOf,
  valueOf,
  valueTimeline,
  zoneOf,
  zonesOf,
} from '../rules/board';
export { battleKey, colourKey, coloursOf, warKey, warSeed, warSet } from '../rules/battle-setup';
export { nextPairing, type Pairing } from '../rules/ladder';
export { battlesOf, pendingBattle, recordingOf } from '../rules/pending';
export {
  allianceFault,
  type AllianceRegister,
  allianceRegister,
  alliesOf,
  inSeatOrder,
  leftOf,
  membersOf,
  playerOf,
} from '../rules/players';
export { kindOf, optionsFor, reachOf, type Target } from '../rules/targets';
export { orderLine } from './order-line';
export { boardWorld } from '../state/beginnings';
export { stateOf, withState } from '../state/keep';
export type * from '../state/types';
