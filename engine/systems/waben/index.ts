import type { RuleSystem } from '../../kernel';
import type { World } from '../../world';
import {
  CLAUSES,
  ENCOUNTERS,
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
  STRUCTURE_TABLE,
} from './data';
import { FORMS, formValues } from './forms';
import { checkOrders, readOrders, suggestedWords, type WabenOrder } from './orders';
import { letterParts } from './orders/parts';
import { adjudicate, PHASES } from './turn';
import { BALANCE_MOONS } from './rules/calendar';
import { castObjections } from './rules/cast';
import { observe } from './turn/observe';
import { balanceOf } from './views/balance';
import { castFigures, occupationOf, structuresOf, structureStyles, unitStyles } from './views/cast';
import { personAccount, treatyState } from './views/castStates';
import { compareSheet } from './views/compareSheet';
import { fieldFigures } from './views/field-figures';
import { mapRules } from './views/map-rules';
import { measuresOf } from './views/measures';
import { fightOdds } from './views/odds';
import { realmFigures } from './views/realmFigures';
import { realmList } from './views/reportRealm';
import { settlementStyles } from './views/settlements';
import { restatedOrders } from './views/restate';
import { terrainStyles } from './views/terrains';

/** Welt der Waben, Basismodul 1.02. */
export const waben: RuleSystem<World, WabenOrder> = {
  id: 'waben',
  title: { de: 'Welt der Waben', en: 'Welt der Waben' },
  edition: '1.02',
  board: { kind: 'grossfeld' },
  currency: { parts: 1, sign: { de: 'GS', en: 'GS' } },
  calendar: { by: 'moons' },
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
  records: [],
  orders: {
    read: readOrders,
    check: checkOrders,
    suggest: suggestedWords,
    restate: restatedOrders,
  },
  phases: PHASES.map(({ id }) => id),
  adjudicate,
  parties: { figures: realmFigures, forecast: balanceOf },
  forms: { definitions: FORMS, values: formValues },
  observe: (world, given) => observe(world, given),
  legacy: {
    encounters: ENCOUNTERS,
    terrains: terrainStyles,
    settlements: settlementStyles,
    mapRules,
    fieldFigures,
    balanceMoons: BALANCE_MOONS,
    realmList,
    compareSheet,
    letterParts,
    castObjections,
    castFigures,
    structures: structuresOf,
    structureTypes: structureStyles,
    unitTypes: unitStyles,
    occupation: occupationOf,
    personAccount,
    treatyState,
    fightOdds,
  },
};
