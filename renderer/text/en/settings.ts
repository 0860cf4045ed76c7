import type { settings as german } from '../de/settings';
import type { SameShape } from '../shape';

/** Names of the settings and their choices. */
export const settings: SameShape<typeof german> = {
  group: {
    seg: 'Segment',
    acct: 'Player accounts',
    map: 'Map',
    terrain: 'Terrain',
    econ: 'Money',
    cal: 'Calendar',
    build: 'Building',
    settle: 'Settlements',
    unit: 'Units',
    move: 'Movement',
    sea: 'Seafaring',
    order: 'Orders',
    sight: 'Sight',
    fight: 'Fights',
    siege: 'Sieges',
    turn: 'Turns',
    dip: 'Diplomacy',
  },
  setting: {
    seg: {
      modules: { name: 'Further modules' },
      rsl_allowed: { name: 'Realm GMs allowed' },
      org_territory: { name: 'Organisations may own land' },
    },
    acct: {
      fee_per_turn_cents: { name: 'Fee per turn in cents' },
      reminder_fee_cents: { name: 'Reminder fee in cents' },
      withhold_when_overdrawn: { name: 'Withhold the evaluation of an overdrawn account' },
      min_age: { name: 'Minimum age of participants' },
      require_membership: { name: 'Membership required' },
    },
    map: {
      gf_scope: {
        name: 'Großfeld numbers are unique',
        options: { segment: 'in the segment', world: 'in the whole world' },
      },
      neighbour_overrides: { name: 'Other neighbours' },
    },
    terrain: {
      table: { name: 'Terrain types' },
      difficulty: { name: 'Difficulty per terrain type' },
      river_difficulty: { name: 'Surcharge of a river in the field' },
      loss_table: { name: 'Losses by terrain' },
      loss_cap_pct: { name: 'Greatest loss by terrain in percent' },
      loss_base: {
        name: 'Terrain losses are taken of',
        options: { unit_heads: 'the heads of each unit', units: 'the number of units' },
      },
      catastrophe: { name: 'Total loss by terrain' },
      barracks_protect: { name: 'Barracks protect from the terrain' },
      freeze_mode: {
        name: 'Freezing and thawing',
        options: { gm_event: 'set by the GM', calendar: 'by the calendar' },
      },
      frozen_water: {
        name: 'Frozen water',
        options: {
          land: 'is open to land units',
          ships: 'is open to ships only',
          closed: 'is closed to all',
        },
      },
      lake_domain: { name: 'Lakeland', options: { land: 'is land', both: 'is land and water' } },
      height4_who: {
        name: 'Losses on height 4',
        options: { all: 'befall all', riders: 'befall riders only' },
      },
    },
    econ: {
      tax_rate_pct: { name: 'Land tax in percent' },
      settlement_rate_pct: { name: 'Tax rate of settlements in percent' },
      tax_booking: {
        name: 'Taxes are booked',
        options: { income_moon: 'in the income moon', muster_moon: 'in the muster moon' },
      },
      tax_owner_at: {
        name: 'The tax goes to the owner',
        options: {
          income_moon_start: 'at the start of the income moon',
          income_moon_end: 'at the end of the income moon',
        },
      },
      unrest_pct_per_point: { name: 'Risk of unrest per tax point in percent' },
      water_income: { name: 'Income of a water field' },
      rounding: {
        name: 'Rounding of money',
        options: {
          half_up_per_field: 'half up, per field',
          half_up_sum: 'half up, the sum',
          floor: 'always down',
        },
      },
      unit_upkeep_at: {
        name: 'Upkeep of units',
        options: { muster_moon: 'in the muster moon', income_moon: 'in the income moon' },
      },
      allow_debt: { name: 'Debts allowed' },
      local_money: { name: 'Gold lies where it is' },
      other_income: {
        name: 'Other income',
        options: {
          gm_confirm: 'confirmed by the GM',
          free: 'taken as stated',
          none: 'do not exist',
        },
      },
      checker_accepts: {
        name: 'The sheet states settlements',
        options: { net_or_gross: 'gross or net', gross: 'gross only' },
      },
      unpaid_structure_decay_pct: { name: 'Decay of unpaid structures in percent' },
      character_upkeep: { name: 'Upkeep of a character' },
      payment_by_transport: { name: 'Payments travel with units' },
    },
    cal: {
      traumtage_active: { name: 'Dream days count' },
      authority: {
        name: 'Reckoning of time',
        options: { turn_record: 'by the turn', real_date: 'by the calendar date' },
      },
      year_label: { name: 'Label of the year' },
    },
    build: {
      side_difficulty: {
        name: 'Terrain of a side',
        options: { max: 'the more difficult field', min: 'the easier field', mean: 'the mean' },
      },
      side_labour: {
        name: 'Labour for a side',
        options: { one: 'from one field', both: 'from both fields' },
      },
      fractional_work: { name: 'Parts of a building point count' },
      base_per_project: { name: 'Base labour per project' },
      remote_distance: { name: 'Remote from this many fields on' },
      remote_metric: {
        name: 'Remote is measured',
        options: { path: 'along the way', straight: 'in a straight line' },
      },
      thin_limit: { name: 'Thinly populated below this many inhabitants' },
      thin_counts_settlement: { name: 'Settlements count for the population of the field' },
      max_workers: { name: 'Most workers per project' },
      payment: {
        name: 'Building is paid',
        options: { stage: 'by stages', monthly: 'every moon', full: 'at once' },
      },
      idle_decay_pct: { name: 'Decay of idle sites in percent' },
      site_capture: {
        name: 'Captured sites',
        options: { transfer: 'go to the conqueror', lost: 'are lost' },
      },
      upkeep_unfinished: { name: 'Unfinished structures cost upkeep' },
      allow_upgrade: { name: 'Upgrading settlements allowed' },
      foreign_labour: { name: 'Foreign labour allowed' },
      canal_obstacle: { name: 'Canals hinder as rivers do' },
      coast_bridge: { name: 'Bridges across the coast allowed' },
      foreign_roads: { name: 'Foreign roads may be used' },
      joint_split: {
        name: 'Cost of joint building',
        options: { orderer: 'borne by who orders', half: 'shared by halves' },
      },
      half_conquered: {
        name: 'Structure on a half-conquered side',
        options: {
          old_owner: 'stays with the old owner',
          shared: 'belongs to both',
          closed: 'is of use to nobody',
        },
      },
      min_mp_after_move: { name: 'Movement points left for building' },
      min_mp_strict: { name: 'No building without these points' },
      repair_cost_pct: { name: 'Cost of repair in percent' },
    },
    settle: {
      urban_limit_pct: { name: 'Urban limit in percent' },
      urban_base: {
        name: 'The urban limit is taken of',
        options: { total: 'the whole population', land: 'the rural population' },
      },
      urban_order: {
        name: 'Surplus are',
        options: {
          newest: 'the newest settlements',
          smallest: 'the smallest settlements',
          largest: 'the largest settlements',
        },
      },
      capital_change: {
        name: 'The capital moves',
        options: { muster_moon: 'in the muster moon only', any: 'at any time' },
      },
      character_change: {
        name: 'The character of a settlement changes',
        options: { muster_moon: 'in the muster moon only', any: 'at any time' },
      },
      damage_effect: {
        name: 'Damage lowers the output',
        options: { per_point: 'point by point', none: 'not at all' },
      },
      free_types: {
        name: 'Free settlements',
        options: { gm_approval: 'with the GM’s approval', none: 'do not exist' },
      },
      station_overflow: {
        name: 'Whoever finds no room',
        options: { outside: 'stands outside', reject: 'is refused' },
      },
      temple_effect: {
        name: 'Temples and laboratories',
        options: { none: 'have no effect', gm: 'work as the GM says' },
      },
      ruin: {
        name: 'A destroyed settlement',
        options: { vanish: 'vanishes', ruin: 'becomes a ruin' },
      },
      name_required: { name: 'Settlements need a name' },
    },
    unit: {
      ranges: { name: 'Number ranges of units' },
      type_synonyms: { name: 'Other codes of unit types' },
      rider_leader_factor: { name: 'Weight of riders when counting leaders' },
      leader_kinds: { name: 'Kinds of leaders' },
      weights: { name: 'Weights' },
      max_units: { name: 'Most units of a realm' },
      min_size: { name: 'Minimum sizes' },
      scout_mode: {
        name: 'A scout is',
        options: { declared: 'who is declared', automatic: 'who is small enough' },
      },
      scout_types: {
        name: 'Scouting is for',
        options: { all_land: 'any small land unit', combat: 'combat units only' },
      },
      max_scouts_land: { name: 'Scouts on land' },
      max_scouts_sea: { name: 'Scouts at sea' },
      leader_uses_capacity: { name: 'Leaders use muster capacity' },
      new_moves: { name: 'New units may move at once' },
      refund_pct: { name: 'Refund on disbanding in percent' },
      unpaid_table: { name: 'Consequences of missing upkeep' },
      origin_rule: {
        name: 'Mixed origin',
        options: {
          majority: 'the majority decides',
          first: 'the first part decides',
          per_part: 'each part by itself',
        },
      },
      split_where: {
        name: 'Splitting and merging happens',
        options: { anywhere: 'anywhere', own_settlement: 'in own settlements' },
      },
      character_mp: { name: 'Movement points of a lone character' },
      character_join: {
        name: 'A character joins',
        options: { anywhere: 'anywhere', settlement: 'in settlements' },
      },
      lone_leader: {
        name: 'A leader without a unit',
        options: { character: 'becomes a character', dismiss: 'is dismissed' },
      },
    },
    move: {
      base_offset: { name: 'Fixed surcharge per step' },
      clamp: { name: 'Difficulty keeps within its limits' },
      transition_stacks: { name: 'River and change of height both count' },
      white_reference: {
        name: 'Unknown is what was missing',
        options: { turn_start: 'at the start of the turn', step: 'at the moment of the step' },
      },
      allied_is_own: { name: 'Allied land counts as own' },
      all_mp: {
        name: 'A step for all points needs',
        options: {
          full_moon: 'the full points of a moon',
          at_least_15: 'at least 15 points',
          rest: 'what is left',
        },
      },
      mp_pooling: {
        name: 'Points of several moons',
        options: { turn: 'form one account', moon: 'hold moon by moon' },
      },
      max_level_step: { name: 'Greatest difference of height of a step' },
      skip_unaffordable: { name: 'Steps too dear are skipped' },
      simultaneity: {
        name: 'Units move',
        options: { time_axis: 'at the same time', unit_order: 'by number' },
      },
      swap_encounter: { name: 'Changing places is an encounter' },
      boarding_wait: {
        name: 'When boarding, waiting is',
        options: { passenger: 'the passenger', both: 'each for the other', none: 'nobody' },
      },
      route: {
        name: 'The way is found',
        options: { cheapest: 'by points', shortest: 'by fields' },
      },
    },
    sea: {
      river_own_bonus: { name: 'Own banks help on the river' },
      own_coast_distance: { name: 'Reach of the own coast' },
      harbour_place: {
        name: 'A ship in harbour lies',
        options: { water: 'on the water', land: 'on land' },
      },
      river_encounter: { name: 'Ships on a river meet the banks' },
    },
    order: {
      movement_form: {
        name: 'Movement is written as',
        options: { fields: 'fields', directions: 'directions', target: 'target', any: 'any form' },
      },
      max_special: { name: 'Most special orders' },
      max_extensions: { name: 'Extensions per order' },
      default_combat: {
        name: 'Without a main order',
        options: { V: 'Defend', H: 'Hold', I: 'Ignore', R: 'Rest', last: 'the last order holds' },
      },
      special_with_code: { name: 'Special order beside a main order allowed' },
      conquer_units: {
        name: 'Conquering is for',
        options: {
          attack_value: 'units with an attack value',
          number_range: 'units by their number',
        },
      },
      conquer_tie: {
        name: 'Two conquerors: what counts',
        options: { last_alone: 'who holds last and alone', first: 'who came first' },
      },
      pursuit_target: {
        name: 'Pursued is',
        options: {
          nearest: 'the nearest enemy',
          first_seen: 'the first one seen',
          strongest: 'the strongest',
        },
      },
      case_sensitive: { name: 'Upper and lower case matter' },
      assault_from_side: { name: 'Assault from the water allowed' },
      conditions: {
        name: 'Conditional turns',
        options: { ask: 'are decided by the GM', reject: 'are refused' },
      },
    },
    sight: {
      low_view_mode: {
        name: 'Shortened sight befalls',
        options: { viewer: 'who stands in the terrain', target: 'who is seen', both: 'both' },
      },
      territory_sees: { name: 'Own land sees' },
      detail: {
        name: 'A sighting tells',
        options: {
          presence: 'presence only',
          owner_kind_size: 'realm, kind and size class',
          full: 'everything',
        },
      },
    },
    fight: {
      size_value: { name: 'Fighting values', S: { name: 'Fighting value of a ship' } },
      gp_pct: { name: 'Percent per good point' },
      gp_cap: { name: 'Most good points' },
      special_pct: { name: 'Special circumstances in percent' },
      dice_base: { name: 'Base of the dice in percent' },
      dice_step: { name: 'Percent per pip' },
      loss_table: { name: 'Losses in fights' },
      annihilation_pct: { name: 'Annihilated below this percentage' },
      max_rounds: { name: 'Most rounds' },
      max_chain: { name: 'Most fights in a row' },
      winner_mp_cost: { name: 'Movement points a victory costs' },
      winner_continues: { name: 'The winner goes on' },
      booty_pct: { name: 'Booty' },
      storm_pct: { name: 'Strength of a storm in percent' },
      storm_min_ratio: { name: 'A storm succeeds from this many per mille on' },
      storm_rounds: { name: 'Most rounds of a storm' },
      fate_table: { name: 'Fate of leaders' },
      retreat_check: {
        name: 'Whether the loser retreats is checked',
        options: { each_round: 'after every round', first_round: 'after the first round' },
      },
      retreat_rule: {
        name: 'A retreat goes first',
        options: { back_first: 'where one came from', home_first: 'to own land' },
      },
      trapped: {
        name: 'Who cannot retreat',
        options: { hold: 'fights to the last', destroyed: 'is destroyed', surrender: 'surrenders' },
      },
      stop_duration: {
        name: 'A unit is stopped',
        options: { moon: 'until the end of the moon', turn: 'until the end of the turn' },
      },
      garrison_holds: { name: 'A garrison with KV holds its town as with KH' },
      held_exit: {
        name: 'The way out of a blocked field',
        options: {
          back_or_own: 'leads back or to own land',
          free: 'leads anywhere',
          none: 'leads nowhere',
        },
      },
      multi: {
        name: 'Many in one field',
        options: { coalitions: 'fight in coalitions', pairs: 'fight in pairs' },
      },
      small_units: {
        name: 'Small units',
        options: { by_table: 'stop others by the table', no_stop: 'stop nobody' },
      },
      escort: { name: 'Fighters escort the helpless' },
      attacker_rule: {
        name: 'The attacker is',
        options: { last_in: 'who came last', aggressive: 'who has the fiercer order' },
      },
      downhill_defender: { name: 'Downhill helps the defender, too' },
      forest_defender: { name: 'Forest helps the defender, too' },
      home_match: {
        name: 'Home means',
        options: { kind: 'same type and height', type: 'same type' },
      },
      sally_divisor: { name: 'Divisor of a sally' },
      rider_in_town: { name: 'Riders count as mounted behind walls' },
      river_wall_stacks: { name: 'River and wall both help' },
      town_character_leads: { name: 'The settlement’s character leads the army' },
      max_nsc: { name: 'NPCs per army' },
      rep_years: {
        name: 'Experience counts for',
        options: { person: 'the person', character: 'the character' },
      },
      hold_while_moving: { name: 'Hold applies on the march, too' },
      harmless: {
        name: 'The helpless',
        options: { retreat: 'give way', destroyed: 'are destroyed' },
      },
      negotiation_contact: { name: 'Negotiation makes contact' },
      capture_treasury_pct: { name: 'Captured treasury in percent' },
    },
    siege: {
      strength_per_bwp: { name: 'Siege strength per building point' },
      carry_over: { name: 'Siege work carries over' },
      breach_pct: { name: 'Breach below this percentage' },
      breach_entry: {
        name: 'Through the breach goes',
        options: { all: 'everybody', one_min_size: 'one minimum size' },
      },
      storm_ban: {
        name: 'Not to be stormed is',
        options: {
          below_or_water: 'from below or the water',
          below: 'from below',
          any_level: 'at any difference of height',
        },
      },
      storm_order: {
        name: 'Storming is for',
        options: {
          KN_or_remark: 'KN, others by a remark',
          KN_KA: 'KN and KA',
          remark: 'by remark only',
        },
      },
      storm_without_walls: { name: 'Storm without walls, too' },
      side_of: {
        name: 'The besieged side is counted from',
        options: { target: 'the target field', start: 'the starting field' },
      },
      demolish_strength: { name: 'Strength per demolished point' },
      occupied_min_size: { name: 'Minimum sizes that occupy a structure' },
      inside: {
        name: 'Inside are',
        options: { limit: 'units up to the limit', all: 'all admitted ones' },
      },
      capture_needs_E: { name: 'Capture needs E' },
      starvation: { name: 'Hunger under siege' },
    },
    turn: {
      moons_per_turn: { name: 'Moons per turn' },
      deadline_day: { name: 'Day of the deadline' },
      late_policy: {
        name: 'Late turns',
        options: { ask: 'are decided by the GM', accept: 'count', reject: 'do not count' },
      },
      missing_policy: {
        name: 'Who sends no turn',
        options: { stay: 'keeps the orders', idle: 'does nothing', gm: 'is run by the GM' },
      },
      missing_limit: { name: 'Missing turns before the realm is given away' },
      duplicate_policy: {
        name: 'Of duplicate turns counts',
        options: { last: 'the last', first: 'the first', ask: 'what the GM says' },
      },
      balance_at: {
        name: 'A balance is due',
        options: { muster_moon: 'in the muster moon', both: 'in both moons' },
      },
      map_output: {
        name: 'Map of the evaluation',
        options: { full: 'complete', changes: 'changes only' },
      },
      queue: { name: 'Turns in advance allowed' },
    },
    dip: {
      default_play_mode: {
        name: 'Who says nothing plays',
        options: { secret: 'in secret', open: 'openly' },
      },
      default_relation: {
        name: 'Who has no treaty is',
        options: { enemy: 'an enemy', neutral: 'neutral' },
      },
      default_report: {
        name: 'Reports without a word are',
        options: { secret: 'secret', public: 'public' },
      },
      msg_loss_per_gf: { name: 'Loss of a message per Großfeld in percent' },
      msg_loss_cap: { name: 'Greatest loss of a message in percent' },
      require_contact: {
        name: 'Treaties without contact',
        options: { warn: 'are warned of', reject: 'do not count', none: 'count' },
      },
      treaty_copy_safe: { name: 'Copies of treaties are never lost' },
    },
  },
};
