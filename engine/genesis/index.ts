export {
  generate,
  type GeneratedWorld,
  GENESIS_PHASES,
  type GenesisPhase,
  type GenesisProblem,
  type SettlementProposal,
} from './generate';
export { placeName, realmName } from './names';
export type { GenesisCatalogue, GenesisOptions, GenesisShape } from './options';
export { GENESIS_PRESETS, type GenesisPreset, type GenesisPresetKey } from './presets';
