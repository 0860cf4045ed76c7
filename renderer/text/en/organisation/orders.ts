/** Words for letters, sheets and evaluations: findings on lines, orders as understood, lists of an organisation. */
export const orders = {
  fact: {
    calmUnits: 'calm population',
    unrestUnits: 'population in unrest',
    damaged: 'damaged levels',
    exhausted: 'exhausted levels',
    treasuryBefore: 'money when the phase began',
    withheld: 'what belonged to others',
  },
  rule: { protected: 'protected money in {{region}}' },
  finding: {
    E_LINE:
      '“{{words}}” is no order anybody knows. Nothing of it is carried out, the words stay in the letter; rewrite them or put them aside.',
    E_REST:
      '“{{words}}” adds nothing to this order. The order holds without these words; if something else is meant, rewrite it.',
    E_HELD:
      '“{{words}}” denies an order, binds it to a condition or leaves it open. Nothing of it is carried out; write the order as it is to hold, or put the words aside.',
    E_NUMBER:
      '“{{words}}”: it does not say how many. This order is not carried out; write the number, or “each” before the first one.',
    E_QUOTED:
      'These lines are quoted from another letter: nothing in them is carried out. If it is to hold, take away the signs before them.',
    E_EMPTY:
      'The letter contains no order. What happens without orders happens; ask back if something was expected.',
    E_TARGET_region:
      '“{{words}}”: there is no region of this name, or several may be meant. The order is not carried out; write the name in full.',
    E_TARGET_noRegion:
      '“{{words}}”: the region is missing. The order is not carried out; name it with “in” or “to”.',
    E_TARGET_organisation:
      '“{{words}}”: there is no organisation of this name, or several may be meant. The order is not carried out; write the name in full.',
    E_TARGET_noOrganisation:
      '“{{words}}”: it does not say against whom. The order is not carried out; name the organisation.',
    E_TARGET_advantage:
      '“{{words}}”: there is no own advantage of this name, or several may be meant. The order is not carried out; write the name in full.',
    E_TARGET_category:
      '“{{words}}”: this is no category. The order is not carried out; name it in brackets, such as “(trade)”.',
    E_TARGET_means:
      '“{{words}}”: unrest cannot be ended by this. The order is not carried out; money, authority, military and secret service can.',
  },
  understood: {
    BUILD: 'builds a level of “{{name}}”',
    BUILD_new: 'builds a level of “{{name}}” in {{region}}',
    REPAIR: 'repairs “{{name}}”, levels: {{levels}}',
    REPAIR_levels: 'repairs “{{name}}”, levels: {{levels}}',
    MOVE_POPULATION: 'sends population from {{from}} to {{to}}, units: {{units}}',
    MOVE_ADVANTAGE: 'moves “{{name}}” to {{to}}',
    MOVE_ADVANTAGE_levels: 'moves levels of “{{name}}” to {{to}}: {{levels}}',
    MOVE_MONEY: 'sends {{halves}} money from {{from}} to {{to}}',
    MOVE_SEAT: 'moves the seat to {{region}}',
    HIRE: 'hires $t(organisation:category.{{category}}) in {{region}}',
    HIRE_levels: 'hires $t(organisation:category.{{category}}) +{{levels}} in {{region}}',
    AUTHORITY_RAISE:
      'raises $t(organisation:category.{{category}}) in {{region}} by authority from {{from}}',
    SUPPORT: 'takes soldiers along from {{region}}',
    SUPPORT_levels: 'takes soldiers along from {{region}}, levels: {{levels}}',
    OVERLOAD: 'overloads the military in {{region}}',
    OVERLOAD_levels: 'overloads the military in {{region}}, levels: {{levels}}',
    INFORMATION: 'asks from {{from}} about {{region}}: {{text}}',
    INFORMATION_levels: 'asks from {{from}} about {{region}}, levels: {{levels}}: {{text}}',
    PLUNDER: 'plunders {{target}} in {{region}} from {{from}}',
    PLUNDER_levels: 'plunders {{target}} in {{region}} from {{from}}, levels: {{levels}}',
    SABOTAGE: 'sabotages {{target}} in {{region}} from {{from}}',
    SABOTAGE_levels: 'sabotages {{target}} in {{region}} from {{from}}, levels: {{levels}}',
    WAR: 'wages war on {{opponent}} in {{region}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    WAR_ANSWER:
      'defends itself in {{region}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    WAR_ANSWER_against:
      'defends itself in {{region}} against {{opponent}}: mobilises {{mobilised}}, attack {{attack}}, defence {{defence}}',
    REROLL_EVENT: 'rolls die {{die}} of the event again',
    REROLL_CHANCE: 'rolls the chance again',
    INFLUENCE: 'shifts the chance of {{chance}} by {{points}}',
    DECLINE: 'lets the fortification in {{region}} absorb nothing',
    PASS: 'passes',
    OVERPOPULATION: 'says who is too many in {{region}}: {{list}}',
    TRADE: 'has levels of trade pay in {{region}}: {{levels}}',
    TRADE_levels: 'has levels of trade pay in {{region}}: {{levels}}',
    PAY: 'keeps up in {{region}}: {{list}}',
    PAY_nothing: 'keeps up nothing in {{region}}',
    CALM: 'calms without blood in {{region}}, units: {{units}}',
    CALM_bloody: 'ends unrest in {{region}} with blood, units: {{units}}',
    CALM_foreign: 'calms without blood in {{region}} units of {{target}}: {{units}}',
    CALM_foreignBloody: 'ends unrest of {{target}} in {{region}} with blood, units: {{units}}',
  },
  balance: { oldTreasury: 'Money before', newTreasury: 'Money after' },
  sheet: {
    forecast: { title: 'Next closing as things stand', item: 'Item', money: 'Money' },
  },
};
