const categories = {
  trade: 'trade',
  infrastructure: 'infrastructure',
  research: 'research',
  authority: 'authority',
  military: 'military',
  secret_service: 'secret service',
  fortification: 'fortification',
} as const;

/** Choices of the rulings without a switch of their own. */
const decided = { default: 'as described', gm: 'the GM, case by case' } as const;

/** Names of settings and tables of the Organisationsspiel. */
export const settings = {
  setting: {
    os: {
      round: {
        half: {
          name: 'Half of an odd number',
          help: 'In sabotage and plunder the defence takes off half of its level.',
          options: { down: 'rounded down', up: 'rounded up' },
        },
      },
      money: {
        scope: {
          name: 'Purses',
          help: 'With a single purse all money lies at the seat, and shifting it is of no use.',
          options: { regional: 'one per region', pooled: 'one per organisation' },
        },
        upkeep_from: {
          name: 'Upkeep is paid by',
          help: 'Other purses help after the own one, in the order of the regions.',
          options: { region: 'the purse of the region', any: 'any purse if need be' },
        },
      },
      start: {
        population: { name: 'Calm units at the start', help: 'They live at the seat.' },
        money: { name: 'Money at the start', help: 'In steps of 0.5, in the purse of the seat.' },
        levels: {
          name: 'Levels at the start',
          help: 'The player spreads them over advantages at the seat.',
        },
        max_level: { name: 'Highest level of an advantage at the start', help: '' },
        default_levels: {
          name: "Levels at the start without the player's choice",
          help: 'Category and number, several with commas.',
          options: categories,
        },
      },
      score: {
        enabled: {
          name: 'Keep a score',
          help: 'Money, and 4 per intact level, 2 per damaged one, 2 per calm unit.',
        },
      },
      population: {
        base_limit: {
          name: 'Base limit of new regions',
          help: 'For each organisation alone; a region may have another.',
        },
        growth: {
          name: 'Growth per region and phase',
          help: 'Units that come by themselves at closing, up to the limit.',
        },
      },
      limit: {
        scope: {
          name: 'Own population as a bound',
          help: 'It bounds trade and authority.',
          options: {
            organisation: 'the whole organisation',
            region: 'only the region of the levels',
          },
        },
        counts_unrest: { name: 'Units in unrest count as own population', help: '' },
      },
      unrest: {
        bloody: {
          name: 'Ended with blood means',
          help: '',
          options: {
            unit_dies: 'the unit dies',
            one_dies_one_calms: 'one dies, one becomes calm',
            narrative: 'the unit becomes calm, blood is noted',
          },
        },
        foreign: { name: 'End unrest of others, too', help: '' },
        only_at_close: {
          name: 'End unrest at closing only',
          help: 'Otherwise it may be ended while acting, too.',
        },
      },
      pool: {
        scope: {
          name: 'Levels count together',
          help: 'Uses, raises and defence refer to that sum.',
          options: {
            category_region: 'by category and region',
            single_advantage: 'by advantage only',
          },
        },
      },
      research: {
        targets: {
          name: 'Research rerolls',
          help: '',
          options: { own_rolls: 'own rolls', any_roll: "opponents' rolls, too" },
        },
      },
      temp: {
        from_zero: {
          name: 'Raising without a built level',
          help: 'Holds for authority and hiring.',
        },
      },
      overload: {
        damage: {
          name: 'Damage of an overload',
          help: '',
          options: { one_level: 'one level', none: 'none', all_used: 'all levels used' },
        },
      },
      information: {
        mode: {
          name: 'Obtaining information',
          help: '',
          options: {
            questions: 'one question per level',
            roll: 'roll against 4+, one question per success',
            free: 'as the GM likes',
          },
        },
      },
      fortification: {
        mode: {
          name: 'Fortification',
          help: '',
          options: {
            absorb: 'absorbs damage and is damaged then',
            once_per_phase: 'prevents one damage per level and phase',
          },
        },
      },
      natural: {
        acts_as: {
          name: 'A natural advantage acts as',
          help: '',
          options: { gm_choice: 'what the GM says', trade: 'trade', none: 'nothing' },
        },
      },
      defence: { counts_use: { name: 'Defending is a use', help: '' } },
      phase: {
        label: {
          name: 'Name of the phase',
          help: 'Stands beside its number, such as "spring 1201".',
        },
      },
      mobilised: { income: { name: 'Mobilised units bring income', help: '' } },
      secession: {
        join_existing: {
          name: 'Units that leave join rebels',
          help: 'Otherwise they found a new organisation in each region.',
        },
      },
      build: {
        per_advantage: {
          name: 'New levels per advantage and phase',
          help: '0 means: as many as you like.',
        },
        max_level: { name: 'Highest level of an advantage', help: '0 means: no bound.' },
        needs_population: { name: 'Build only where own population lives', help: '' },
      },
      move: {
        split: {
          name: 'Move part of an advantage',
          help: 'The part that moves becomes an advantage of its own.',
        },
        money_robbable: { name: 'Money on the move can be attacked', help: '' },
      },
      act: {
        order: {
          name: 'Order of acting',
          help: '',
          options: { lot: 'by lot', poorest_first: 'the poorest first', gm: 'as the GM says' },
        },
      },
      hire: {
        duration: {
          name: 'What is hired lasts',
          help: '',
          options: { phase: 'until the phase ends', one_use: 'for one use' },
        },
        categories: {
          name: 'What can be hired',
          help: 'Categories, several with commas.',
          options: categories,
        },
      },
      sabotage: {
        trace_audience: {
          name: 'Traces of a sabotage are told to',
          help: '',
          options: { victim: 'the victim', region: 'those in the region', all: 'everybody' },
        },
      },
      war: {
        defender_needs: {
          name: 'Whoever is attacked needs',
          help: '',
          options: { nothing: 'nothing', same_as_attacker: 'the same as the attacker' },
        },
        first: {
          name: 'Each number is begun by',
          help: '',
          options: {
            initiator: 'the initiator',
            more_dice: 'who has more dice of the number',
            defender: 'the attacked party',
          },
        },
        allies: {
          name: 'Allies in war',
          help: 'They add mobilised units and military to one side.',
        },
      },
      event: {
        scope: {
          name: 'Random event',
          help: '',
          options: {
            organisation: 'per organisation',
            region: 'per region',
            world: 'one for all',
          },
        },
        target: {
          name: 'What an event hits',
          help: '',
          options: {
            lot: 'is drawn by lot',
            owner: 'is chosen by the owner',
            gm: 'is chosen by the GM',
          },
        },
        chance_target: {
          name: 'A chance happens from',
          help: 'Number on the die with all shifts.',
        },
        chance_time: {
          name: 'A chance is decided',
          help: '',
          options: {
            end_of_act: 'when acting ends',
            at_once: 'at once',
            gm_decides: 'by the GM',
          },
        },
        influence_max: {
          name: 'Greatest influence of an organisation',
          help: 'It shifts a chance by so much at most.',
        },
        population_amount: { name: 'Units of the events 3 and 11', help: '' },
      },
      ruling: {
        q1: {
          name: 'Halves of money',
          help: 'Described: money has halves. Else: it is rounded.',
          options: decided,
        },
        q2: {
          name: 'Money below zero',
          help: 'Described: money ends at 0. Else: there are debts.',
          options: decided,
        },
        q4: {
          name: 'Direction of neighbours',
          help: 'Described: they are so both ways. Else: ways lead in one direction.',
          options: decided,
        },
        q5: {
          name: 'Who leads an organisation',
          help: 'Described: players or groups, the GM all others.',
          options: decided,
        },
        q7: {
          name: 'Several organisations in one region',
          help: 'Described: yes, counted apart. Else: only one.',
          options: decided,
        },
        q11: {
          name: 'Unrest of more than one phase',
          help: 'Described: units leave at the second closing. Else: at the third.',
          options: decided,
        },
        q12: {
          name: 'Money against unrest',
          help: 'Described: 1 per unit. Else: 1 for all unrest.',
          options: decided,
        },
        q14: {
          name: 'Counting levels',
          help: 'Described: counted, not told apart; names are unique.',
          options: decided,
        },
        q15: {
          name: 'Damaging or destroying an advantage',
          help: 'Described: one level. Else: the whole advantage.',
          options: decided,
        },
        q23: {
          name: 'Damage to natural advantages',
          help: 'Described: damaged first, then exhausted. Else: exhausted at once.',
          options: decided,
        },
        q26: {
          name: 'Halves of the phase',
          help: 'Described: start first, then closing. Else: the other way round.',
          options: decided,
        },
        q27: {
          name: 'Finished level in the same closing',
          help: 'Described: it counts at once. Else: only in the next phase.',
          options: decided,
        },
        q29: {
          name: 'Choice of unpaid levels',
          help: 'Described: the player, else a fixed order. Else: the GM.',
          options: decided,
        },
        q32: {
          name: 'Content of character play',
          help: 'Described: free text and changes by the GM. Else: fixed effects.',
          options: decided,
        },
        q36: {
          name: 'Where plundered money goes',
          help: 'Described: to the purse of the acting region. Else: to the seat.',
          options: decided,
        },
        q41: {
          name: 'Last event',
          help: 'Described: the event behind it, without one nothing. Else: roll again.',
          options: decided,
        },
        q43: {
          name: 'Units in unrest',
          help: 'Described: they neither move nor fight. Else: as usual.',
          options: decided,
        },
        q44: {
          name: 'Damage to temporary levels',
          help: 'Described: lost where they reroll or protect. Else: not to be hit.',
          options: decided,
        },
      },
    },
  },
  table: {
    category: {
      name: 'Categories',
      label: '{{row}}: {{column}}',
      note: '',
      rows: { ...categories, natural: 'natural advantage' },
      columns: { upkeep: 'upkeep per level', income: 'income per level' },
    },
    money: {
      name: 'Prices and amounts',
      label: '{{row}}',
      note: '',
      rows: {
        build: 'new level',
        repair: 'repair of a level',
        calm: 'calming one unit',
        unit: 'income of a calm unit',
        protected: 'guarded per level of fortification',
        loot: 'loot per success or die',
        season: 'bad or good season, per strength',
        influence: 'influence on a chance, per point',
      },
      columns: { amount: 'money' },
    },
    level: {
      name: 'Effect per level',
      label: '{{row}}',
      note: '',
      rows: {
        infrastructure: 'population limit per level of infrastructure',
        support: 'soldiers per level in support',
        overload: 'soldiers per level in overload',
      },
      columns: { amount: 'number' },
    },
    hire: {
      name: 'Prices of hiring',
      label: 'hiring {{row}}',
      note: '',
      rows: { '1': '+1', '2': '+2', '3': '+3', '4': '+4', '5': '+5', '6': '+6' },
      columns: { price: 'money' },
    },
    event: {
      name: 'Random events',
      label: '{{row}}, {{column}}',
      note: '',
      rows: {
        '2': '2 natural advantage exhausted',
        '3': '3 population lost',
        '4': '4 advantage damaged',
        '5': '5 unrest',
        '6': '6 bad season',
        '7': '7 last event again',
        '8': '8 nothing',
        '9': '9 nothing',
        '10': '10 good season',
        '11': '11 population gained',
        '12': '12 natural advantage found',
      },
      columns: { low: 'low', strong: 'strong' },
    },
    war: {
      name: 'Effects in war',
      label: '{{row}}: {{column}}',
      note: '',
      rows: {
        own_loss: 'own unit dies',
        none_2: 'nothing (2)',
        none_3: 'nothing (3)',
        steal: 'steal money',
        damage_or_murder: 'damage, destroy or murder',
        take_over: 'take over',
      },
      columns: { die: 'number on the die', amount: 'per die' },
    },
  },
} as const;
