export { GENESIS_PHASES, generate, type GenesisPhase } from './generate';
export type { GenesisCatalogue, GenesisOptions, GenesisShape } from './options';
export { GENESIS_PRESETS, type GenesisPreset, type GenesisPresetKey } from './presets';
export type { GeneratedWorld, GenesisProblem, SettlementProposal } from './world';
