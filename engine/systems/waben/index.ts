import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import {
  CLAUSES,
  FINDINGS,
  PRESETS,
  PROGRAM_FINDINGS,
  REMARKS,
  FIGHT_BOOTY_TABLE,
  FIGHT_FATE_TABLE,
  FIGHT_LOSS_TABLE,
  FIGHT_SIZE_TABLE,
  GOOD_POINT_TABLE,
  SETTINGS,
  SETTLEMENT_TABLE,
  STEP_COST_TABLE,
  STEP_MODIFIER_TABLE,
  TERRAIN_TABLE,
  UNIT_TABLE,
  UNPAID_TABLE,
  CATASTROPHE_TABLE,
  LOSS_TABLE,
  PRINTED_MOONS,
  STRUCTURE_TABLE,
} from './data';
import { FORMS, formValues } from './forms';
import { checkOrders, readOrders, suggestedWords, type WabenOrder } from './orders';
import { composedDeclaration } from './orders/compose';
import { letterParts } from './orders/parts';
import { adjudicate, moments, phases } from './turn';
import { BALANCE_MOONS } from './rules/calendar';
import { RECORDS } from './records';
import { objectionsIn } from './rules/records';
import { observe } from './turn/observe';
import { balanceOf } from './views/balance';
import { personAccount, treatyState } from './views/recordStates';
import { compareSheet } from './views/compareSheet';
import { DRAWN } from './views/drawn';
import { SUBJECTS } from './views/subjects';
import { fieldFigures } from './views/field-figures';
import { ORDER_LINES } from './views/order-lines';
import { mapRules } from './views/map-rules';
import { measuresOf } from './views/measures';
import { occupationOf } from './views/occupation';
import { LABORATORY } from './views/laboratory';
import { fightOdds } from './views/odds';
import { realmFigures } from './views/realmFigures';
import { realmList } from './views/reportRealm';
import { settlementStyles } from './views/settlements';
import { restatedOrders } from './views/restate';
import { structuresOf } from './views/structures';
import { structureStyles, unitStyles } from './views/styles';
import { terrainStyles } from './views/terrains';
import { WORDS } from './words';

/**
 * House rules that letters are read, checked and drawn by. Not `map.neighbour_overrides`: it has the true numbers of
 * Großfelder, which a realm with a chart must not know.
 */
const RULES = [
  'build.allow_upgrade',
  'build.canal_obstacle',
  'build.coast_bridge',
  'build.foreign_roads',
  'build.half_conquered',
  'dip.default_relation',
  'econ.tax_booking',
  'econ.tax_rate_pct',
  'econ.unit_upkeep_at',
  'move.all_mp',
  'move.allied_is_own',
  'move.base_offset',
  'move.clamp',
  'move.max_level_step',
  'move.route',
  'move.transition_stacks',
  'order.assault_from_side',
  'order.case_sensitive',
  'order.conditions',
  'order.conquer_units',
  'order.default_combat',
  'order.max_extensions',
  'order.max_special',
  'order.movement_form',
  'sea.harbour_place',
  'sea.own_coast_distance',
  'sea.river_own_bonus',
  'settle.damage_effect',
  'settle.free_types',
  'settle.name_required',
  'sight.low_view_mode',
  'table.settlement',
  'table.stepCost',
  'table.stepModifier',
  'table.unit',
  'terrain.difficulty',
  'terrain.frozen_water',
  'terrain.lake_domain',
  'terrain.river_difficulty',
  'unit.character_mp',
  'unit.leader_kinds',
  'unit.max_scouts_land',
  'unit.max_scouts_sea',
  'unit.max_units',
  'unit.min_size',
  'unit.ranges',
  'unit.rider_leader_factor',
  'unit.scout_mode',
  'unit.scout_types',
  'unit.split_where',
  'unit.type_synonyms',
  'unit.weights',
];

/** Welt der Waben, Basismodul 1.02. */
export const waben: RuleSystem<World, WabenOrder> = {
  id: 'waben',
  title: { de: 'Welt der Waben', en: 'Welt der Waben' },
  edition: '1.02',
  words: WORDS,
  board: {
    kind: 'grossfeld',
    hex: {
      terrains: terrainStyles,
      settlements: settlementStyles,
      unitTypes: unitStyles,
      structures: { types: structureStyles, standing: structuresOf },
      occupation: occupationOf,
      rules: mapRules,
      figures: fieldFigures,
      fights: { odds: fightOdds },
    },
  },
  currency: { parts: 1, sign: { de: 'GS', en: 'GS' } },
  calendar: {
    by: 'moons',
    moonNames: [...PRINTED_MOONS.de, ...PRINTED_MOONS.en],
    balanceMoons: BALANCE_MOONS,
  },
  register: {
    clauses: CLAUSES,
    findings: { ...FINDINGS, ...PROGRAM_FINDINGS },
    remarks: REMARKS,
  },
  tables: [
    TERRAIN_TABLE,
    UNIT_TABLE,
    SETTLEMENT_TABLE,
    STEP_MODIFIER_TABLE,
    STEP_COST_TABLE,
    FIGHT_SIZE_TABLE,
    GOOD_POINT_TABLE,
    FIGHT_LOSS_TABLE,
    FIGHT_BOOTY_TABLE,
    FIGHT_FATE_TABLE,
    UNPAID_TABLE,
    STRUCTURE_TABLE,
    LOSS_TABLE,
    CATASTROPHE_TABLE,
  ],
  settings: SETTINGS,
  presets: { list: PRESETS, measures: measuresOf },
  records: RECORDS,
  orders: {
    read: readOrders,
    check: checkOrders,
    suggest: suggestedWords,
    restate: restatedOrders,
    parts: letterParts,
    compose: composedDeclaration,
    ...ORDER_LINES,
    rules: RULES,
    drawn: DRAWN,
    subjects: SUBJECTS,
  },
  phases,
  adjudicate,
  moments,
  parties: {
    figures: realmFigures,
    forecast: balanceOf,
    compare: compareSheet,
    list: realmList,
    account: personAccount,
    treaty: treatyState,
    objections: objectionsIn,
  },
  laboratory: LABORATORY,
  forms: { definitions: FORMS, values: formValues },
  observe: (world, given) => observe(world, given),
};

// Only for the game's cases; other modules may not import it.
export { formatPlace } from './rules/movement/place';
export { terrainStyles } from './views/terrains';
// For its own screens.
export { ENCOUNTERS } from './data';
