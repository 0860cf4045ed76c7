import type { SameShape } from '../../shape';
import type { money as german } from '../../de/explain/money';

/** The same in English. */
export const money: SameShape<typeof german> = {
  fact: {
    oldTreasury: { label: 'old treasury', note: '' },
    notDue: { label: 'not due this time', note: '' },
    goldAtHand: { label: 'in the treasury', note: 'GS' },
    settlementRate: { label: 'tax rate of settlements', note: 'percent' },
    usualTaxRate: { label: 'usual tax rate', note: 'percent' },
    inhabitantsAnywhere: {
      label: 'so many pay taxes',
      note: 'the settlement is no longer a capital and lies neither at the coast nor at a river',
    },
    urbanSurplus: { label: 'no income', note: 'more live in settlements than allowed' },
    difficulty: { label: 'difficulty', note: '' },
    difficultyFactor: { label: 'factor of the difficulty', note: '' },
    structures: { label: 'structures', note: '' },
    buildingValue: { label: 'building value', note: '' },
    builtSoFar: { label: 'building value points finished', note: 'the rest is still being built' },
    owners: { label: 'owners, in equal parts', note: '' },
    heads: { label: 'count', note: '' },
    characterUpkeep: { label: 'upkeep of a character', note: 'GS per half-year' },
    unpaidCharacter: { label: 'without pay', note: 'no leader in the service of a realm' },
    upkeepNotDue: {
      label: 'upkeep of structures',
      note: 'due with the income only, not in this turn',
    },
    upkeepUnpaid: { label: 'upkeep not paid', note: 'GS' },
    unpaidGold: { label: 'not paid', note: 'GS' },
    goldDue: { label: 'due', note: 'GS' },
    unpaidEntry: { label: 'for missing upkeep', note: 'laid down by the GM' },
    noDesertion: { label: 'nobody deserts', note: '' },
    idleElements: { label: 'can be spared', note: 'what carries no load' },
    worstMorale: { label: 'worst morale', note: '' },
    bestMorale: { label: 'best morale', note: '' },
    raisedPoints: { label: 'points above the usual rate', note: '' },
    unrestPerPoint: { label: 'risk per point', note: 'percent' },
    unrestMarks: { label: 'earlier uprisings', note: '' },
    unrestPerMark: { label: 'risk per uprising', note: 'percent' },
    otherIncome: { label: 'other income', note: '{{cause}}' },
    goldReceived: { label: 'payment', note: 'from {{from}}' },
    statedExpense: { label: 'stated expense', note: 'GS' },
    workPaid: { label: 'work paid for', note: 'in 1/5000 of a building value point' },
    repairWork: { label: 'to be mended', note: 'in 1/5000 of a building value point' },
    plannedWorkers: { label: 'workers in the field', note: '' },
  },
  rule: {
    landInhabitants: { label: 'inhabitants of the fields', note: '' },
    urbanShare: { label: 'share living in settlements', note: 'percent' },
    settlementTax: { label: 'taxes of the settlement', note: 'gross, per half-year' },
    characterUpkeep: { label: 'upkeep of the character', note: 'per half-year' },
    unitUpkeepPaid: { label: 'upkeep paid', note: '' },
    moraleAfterPay: { label: 'morale after the muster date', note: '' },
    deserters: { label: 'deserters', note: '' },
    unrestRisk: { label: 'risk of an uprising', note: 'percent' },
    stageCost: { label: 'cost of the stage', note: '' },
    newTreasury: { label: 'new treasury', note: '' },
  },
  table: {
    unpaid: {
      label: '{{column}}, {{row}}',
      note: '',
      rows: {
        paid: 'paid in full',
        little: 'up to 25 % missing',
        half: 'up to 50 % missing',
        most: 'more than 50 % missing',
        all: 'nothing paid',
      },
      columns: {
        morale: 'change of morale',
        divisor: 'divisor for deserters',
        desertion: 'deserters in percent',
      },
    },
  },
  question: {
    muster: {
      text: 'Raising {{unit}}: {{orders}} by the orders, {{balance}} by the balance. Which holds?',
      options: {
        orders: { label: 'The orders', hint: 'holds until you decide otherwise' },
        balance: { label: 'The balance', hint: '' },
        none: { label: 'Neither', hint: 'nothing is raised' },
      },
    },
    otherIncome: {
      text: '{{party}} lists {{gold}} GS of other income: {{cause}}. Is it booked?',
      options: {
        refused: { label: 'No', hint: 'holds until you decide otherwise' },
        booked: { label: 'Yes', hint: 'it goes to the treasury' },
      },
    },
    uprising: {
      text: 'The people are restless ({{party}}): the risk of an uprising is {{risk}} %, the die says {{roll}}. Does it break out?',
      options: {
        staged: { label: 'Yes, the people rise', hint: 'the risk is greater next time' },
        averted: { label: 'No, all stays quiet', hint: '' },
      },
    },
    buildConsent: {
      text: '{{party}} wants to build at {{place}} and needs the consent of others. May it be built?',
      options: {
        refused: { label: 'No', hint: 'holds until you decide otherwise' },
        built: { label: 'Yes', hint: 'the first stage is paid' },
      },
    },
  },
  event: {
    uprising: 'An uprising breaks out: {{party}}.',
    desertion: '{{unit}} loses {{count}} to desertion because upkeep is missing.',
    dissolution:
      '{{unit}} dissolves: for the second time more than half of its upkeep was missing.',
  },
};
