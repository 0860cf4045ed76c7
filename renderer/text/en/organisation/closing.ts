/** Words of building, moving and the closing: facts, rules, postings, tables, questions, events, findings. */
export const closing = {
  fact: {
    intact: 'intact levels ($t(organisation:category.{{category}}), {{region}})',
    bonus: 'temporary levels ($t(organisation:category.{{category}}), {{region}})',
    uses: 'uses in this phase',
    nothing: 'nothing',
    population: 'own population',
    baseLimit: 'base limit of the region {{region}}',
    earning: 'calm population in {{region}} that did not move',
    tradeElsewhere: 'trade levels that pay in other regions',
    unitsThere: 'population in {{region}}',
    authorityUsed: 'authority levels already used',
    levelsBegun: 'levels begun of “{{name}}”',
    levelsKept: 'levels kept up ($t(organisation:category.{{category}}))',
    unitsCalmed: 'units that become calm',
    half: 'half a money',
    purse: 'in the purse',
    missing: 'what is still missing',
    moneySent: 'money from {{from}} to {{to}}',
  },
  rule: {
    pool: 'levels ($t(organisation:category.{{category}}), {{region}})',
    currentLevel: 'current level ($t(organisation:category.{{category}}), {{region}})',
    authorityLeft: 'authority levels left in {{region}}',
    authorityAllowed: 'authority levels the population still allows',
    populationLimit: 'population limit in {{region}}',
    payingTrade: 'trade levels that pay in {{region}}',
    tradeIncome: 'income from trade in {{region}}',
    populationIncome: 'income from population in {{region}}',
    wholeMoney: 'rounded down to whole money',
    upkeep: 'upkeep ($t(organisation:category.{{category}}), {{region}})',
    upkeepDue: 'upkeep in {{region}}',
    build: 'price of the new level of “{{name}}”',
    repair: 'price of the repair of “{{name}}”',
    calmPrice: 'price of calm in {{region}}',
    stealable: 'unguarded money in {{region}}',
  },
  cause: {
    build: 'Building: “{{name}}” in {{region}}',
    repair: 'Repair: “{{name}}” in {{region}}',
    sent: 'Money on its way from {{from}} to {{to}}',
    arrived: 'Money arrived in {{to}} from {{from}}',
    seat: 'Purse moved with the seat: {{region}}',
    trade: 'Income from trade in {{region}}',
    population: 'Income from population in {{region}}',
    upkeep: 'Upkeep: $t(organisation:category.{{category}}) in {{region}}',
    calm: 'Unrest ended with money in {{region}}',
  },
  event: {
    buildingBegun: '{{party}} begins a new level of “{{name}}” in {{region}}.',
    repairBegun: '{{party}} begins to repair “{{name}}” in {{region}}. Levels: {{levels}}.',
    populationLeaves: 'Population of {{party}} moves from {{from}} to {{to}}. Units: {{units}}.',
    advantageLeaves: '{{party}} moves “{{name}}” from {{from}} to {{to}}. Levels: {{levels}}.',
    seatMoved: '{{party}} moves its seat from {{from}} to {{to}}.',
    levelBuilt: '“{{name}}” of {{party}} in {{region}} has one level more.',
    levelRepaired: 'One level of “{{name}}” ({{party}}, {{region}}) is intact again.',
    repairVoid:
      'The repair of “{{name}}” ({{party}}, {{region}}) is void: the level is there no more.',
    growth: 'The population of {{party}} in {{region}} grows. New units: {{units}}.',
    overpopulation:
      'Overpopulation in {{region}}: population of {{party}} falls into unrest. Units: {{units}}.',
    unpaid: 'No upkeep for “{{name}}” ({{party}}, {{region}}). Levels damaged: {{levels}}.',
    unrestCalmed:
      '{{party}} ends unrest in {{region}} ($t(organisation:calmMeans.{{means}})). Units: {{units}}.',
    unrestCrushed:
      '{{party}} crushes unrest in {{region}} ($t(organisation:calmMeans.{{means}})). Units: {{units}}, of them dead: {{died}}.',
    secession:
      'In {{region}} population of {{party}} breaks away and founds “{{organisation}}”. Units: {{units}}.',
    rebelsJoined:
      'In {{region}} population of {{party}} goes over to “{{organisation}}”. Units: {{units}}.',
    dissolved: '{{party}} has nothing left and is dissolved.',
  },
  calmMeans: {
    money: 'by money',
    authority: 'by authority',
    military: 'by military',
    secret_service: 'by the secret service',
  },
  question: {
    q1: 'Trade in {{region}} brings {{halves}} money. Is there half money?',
    q11: 'Unrest in {{region}} has lasted more than one phase. Units concerned: {{units}}. Do they leave now?',
    q12: 'Unrest in {{region}} is ended with money. Units concerned: {{units}}. What does it cost?',
    q27: 'Levels begun are finished: {{levels}}. Do they count in this closing already?',
    q29: 'The money in {{region}} does not pay all upkeep. What is paid first?',
    q43: 'In {{region}} there is not enough calm population for the move. May units in unrest go along? Missing: {{units}}.',
  },
  option: {
    keep_halves: 'Yes, half money stays',
    whole_money: 'No, round down to whole money',
    second_closing: 'Yes, in their second closing',
    third_closing: 'No, only in their third closing',
    per_unit: '1 money per unit',
    per_unrest: '1 money for the whole unrest',
    counts: 'Yes, they count at once',
    counts_later: 'No, from the next phase on',
    usual_order: 'The player’s choice, else the usual order',
    trade: 'Trade',
    infrastructure: 'Infrastructure',
    research: 'Research',
    authority: 'Authority',
    military: 'Military',
    secret_service: 'Secret service',
    fortification: 'Fortification',
    natural: 'Natural advantages',
    stay_in_unrest: 'No, they stay',
    move_in_unrest: 'Yes, they go along',
  },
  table: {
    category: {
      label: '{{column}}: {{row}}',
      note: 'per level and phase',
      rows: {
        trade: 'trade',
        infrastructure: 'infrastructure',
        research: 'research',
        authority: 'authority',
        military: 'military',
        secret_service: 'secret service',
        fortification: 'fortification',
        natural: 'natural advantage',
      },
      columns: { upkeep: 'upkeep', income: 'income' },
    },
    money: {
      label: '{{row}}',
      note: '',
      rows: {
        build: 'a new level',
        repair: 'repair of a level',
        calm: 'calm of a unit',
        unit: 'income of a calm unit',
        protected: 'guarded by a level of fortification',
        loot: 'loot of a success',
        season: 'gain or loss of a season',
        influence: 'one point of influence',
      },
      columns: { amount: 'money' },
    },
    level: {
      label: '{{row}}',
      note: 'per level',
      rows: {
        infrastructure: 'places by infrastructure',
        support: 'soldiers in support',
        overload: 'soldiers in overload',
      },
      columns: { amount: 'count' },
    },
    hire: {
      label: 'hiring: {{row}}',
      note: '',
      rows: { '1': '+1', '2': '+2', '3': '+3', '4': '+4', '5': '+5', '6': '+6' },
      columns: { price: 'price' },
    },
    event: {
      label: 'random event {{row}}, {{column}}',
      note: '',
      rows: {
        '2': '2: natural advantage exhausted',
        '3': '3: population minus',
        '4': '4: advantage damaged',
        '5': '5: unrest',
        '6': '6: bad season',
        '7': '7: last event again',
        '8': '8: nothing',
        '9': '9: nothing',
        '10': '10: good season',
        '11': '11: population plus',
        '12': '12: natural advantage found',
      },
      columns: { low: 'low', strong: 'strong' },
    },
  },
  finding: {
    E_STEP:
      '“{{words}}” belongs to another step of the phase; nothing changes. Put the order under the right heading.',
    E_MONEY:
      '“{{words}}”: the purse is too small, or the amount is no multiple of 0.5. Nothing changes; check the amount and the purse of the region.',
    E_NAME:
      '“{{words}}”: the name is missing, longer than 60 characters or that of another advantage. Nothing is begun; choose another name.',
    E_NATURAL:
      '“{{words}}”: a natural advantage is found, neither built nor raised. Nothing changes.',
    E_BUILD_REGION:
      '“{{words}}”: no own population lives in the region. Nothing is begun; build where own people live.',
    E_IMMOVABLE: '“{{words}}”: advantages of this category cannot be moved. It stays where it is.',
    E_NOT_NEIGHBOUR:
      '“{{words}}”: the target is no neighbour region. Nothing moves; go region by region.',
    E_MOVING:
      '“{{words}}”: what is meant moves in this phase and cannot be used. Nothing changes; from the next phase on it can.',
    E_UNITS:
      '“{{words}}”: there are not so many fitting units of population there. Nothing changes; name a whole number that is there.',
    E_LEVEL:
      '“{{words}}”: the current level is too low. Nothing changes; name no more levels than are left.',
    E_RANGE: '“{{words}}”: the target is too far away. Nothing changes; name a region in reach.',
    E_TARGET:
      '“{{words}}”: the target does not exist, is your own or has nothing there. Nothing changes; check name and region.',
    E_AUTH_CATEGORY:
      '“{{words}}”: this category is raised already in this phase or must not be. Nothing changes.',
    E_AUTH_POPULATION:
      '“{{words}}”: the own population is too small for so much authority. Nothing changes.',
    E_WAR_MILITARY: '“{{words}}”: no military there can be used. There is no war.',
    E_WAR_POPULATION:
      '“{{words}}”: for a war at least one calm unit there has to be mobilised. There is no war.',
    E_WAR_ATTACK:
      '“{{words}}”: the attack is greater than the mobilised population. The usual division holds; lower the attack.',
    E_WAR_SPLIT:
      '“{{words}}”: attack and defence come to more than the military. The usual division holds; divide anew.',
    E_SPEND:
      '“{{words}}”: there are not so many successes, or the effect is not possible here. What can be done is done; choose anew for the rest.',
    E_REROLL:
      '“{{words}}”: no research level is left, or this die must not be rolled again. The roll stands.',
  },
} as const;
