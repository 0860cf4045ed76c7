import type { WordTree } from '../../../engine';

/** Names of the settings and their choices. */
export const settings: WordTree = {
  group: {
    seg: ['Segment', 'Segment'],
    acct: ['Spielerkonten', 'Player accounts'],
    map: ['Karte', 'Map'],
    terrain: ['Gelände', 'Terrain'],
    econ: ['Geld', 'Money'],
    cal: ['Kalender', 'Calendar'],
    build: ['Bauen', 'Building'],
    settle: ['Ansiedlungen', 'Settlements'],
    unit: ['Einheiten', 'Units'],
    move: ['Bewegung', 'Movement'],
    sea: ['Seefahrt', 'Seafaring'],
    order: ['Befehle', 'Orders'],
    sight: ['Sicht', 'Sight'],
    fight: ['Kampf', 'Fights'],
    siege: ['Belagerung', 'Sieges'],
    turn: ['Züge', 'Turns'],
    dip: ['Diplomatie', 'Diplomacy'],
  },
  setting: {
    seg: {
      modules: { name: ['Weitere Module', 'Further modules'] },
      rsl_allowed: { name: ['Reichsspielleiter erlaubt', 'Realm GMs allowed'] },
      org_territory: {
        name: ['Organisationen dürfen Land besitzen', 'Organisations may own land'],
      },
    },
    acct: {
      fee_per_turn_cents: { name: ['Gebühr je Zug in Cent', 'Fee per turn in cents'] },
      reminder_fee_cents: { name: ['Mahngebühr in Cent', 'Reminder fee in cents'] },
      withhold_when_overdrawn: {
        name: [
          'Auswertung bei überzogenem Konto zurückhalten',
          'Withhold the turn report of an overdrawn account',
        ],
      },
      min_age: { name: ['Mindestalter der Teilnehmer', 'Minimum age of participants'] },
      require_membership: { name: ['Mitgliedschaft nötig', 'Membership required'] },
    },
    map: {
      neighbour_overrides: { name: ['Abweichende Nachbarn', 'Other neighbours'] },
    },
    terrain: {
      difficulty: { name: ['Schwierigkeit je Geländeart', 'Difficulty per terrain type'] },
      river_difficulty: {
        name: ['Zuschlag eines Flusses im Feld', 'Surcharge of a river in the field'],
      },
      loss_table: { name: ['Verluste durch Gelände', 'Losses by terrain'] },
      loss_cap_pct: {
        name: ['Höchster Verlust durch Gelände in Prozent', 'Greatest loss by terrain in percent'],
      },
      loss_base: {
        name: ['Geländeverluste rechnen von', 'Terrain losses are taken of'],
        options: {
          unit_heads: ['den Köpfen jeder Einheit', 'the heads of each unit'],
          units: ['der Zahl der Einheiten', 'the number of units'],
        },
      },
      catastrophe: { name: ['Totalverlust im Gelände', 'Total loss by terrain'] },
      barracks_protect: {
        name: ['Kasernen schützen vor dem Gelände', 'Barracks protect from the terrain'],
      },
      freeze_mode: {
        name: ['Frost und Tau', 'Freezing and thawing'],
        options: {
          gm_event: ['bestimmt die Spielleitung', 'set by the GM'],
          calendar: ['nach dem Kalender', 'by the calendar'],
        },
      },
      frozen_water: {
        name: ['Gefrorenes Wasser', 'Frozen water'],
        options: {
          land: ['betreten Landeinheiten', 'is open to land units'],
          ships: ['befahren nur Schiffe', 'is open to ships only'],
          closed: ['ist für alle gesperrt', 'is closed to all'],
        },
      },
      lake_domain: {
        name: ['Seengebiet', 'Lakeland'],
        options: {
          land: ['ist Land', 'is land'],
          both: ['ist Land und Wasser', 'is land and water'],
        },
      },
      height4_who: {
        name: ['Verluste auf Höhenstufe 4', 'Losses on height 4'],
        options: {
          all: ['treffen alle', 'befall all'],
          riders: ['treffen nur Reiter', 'befall riders only'],
        },
      },
    },
    econ: {
      tax_rate_pct: { name: ['Landsteuer in Prozent', 'Land tax in percent'] },
      settlement_rate_pct: {
        name: ['Steuersatz der Ansiedlungen in Prozent', 'Tax rate of settlements in percent'],
      },
      tax_booking: {
        name: ['Steuern werden gebucht', 'Taxes are booked'],
        options: {
          income_moon: ['im Einnahmemond', 'in the income moon'],
          muster_moon: ['im Rüstmond', 'in the muster moon'],
        },
      },
      tax_owner_at: {
        name: ['Steuer bekommt der Besitzer', 'The tax goes to the owner'],
        options: {
          income_moon_start: ['zu Beginn des Einnahmemonds', 'at the start of the income moon'],
          income_moon_end: ['am Ende des Einnahmemonds', 'at the end of the income moon'],
        },
      },
      unrest_pct_per_point: {
        name: [
          'Gefahr eines Aufstands je Steuerpunkt in Prozent',
          'Risk of unrest per tax point in percent',
        ],
      },
      water_income: { name: ['Einkommen eines Wasserfelds', 'Income of a water field'] },
      rounding: {
        name: ['Runden von Geld', 'Rounding of money'],
        options: {
          half_up_per_field: ['kaufmännisch, je Feld', 'half up, per field'],
          half_up_sum: ['kaufmännisch, die Summe', 'half up, the sum'],
          floor: ['immer ab', 'always down'],
        },
      },
      unit_upkeep_at: {
        name: ['Unterhalt der Einheiten', 'Upkeep of units'],
        options: {
          muster_moon: ['im Rüstmond', 'in the muster moon'],
          income_moon: ['im Einnahmemond', 'in the income moon'],
        },
      },
      allow_debt: { name: ['Schulden erlaubt', 'Debts allowed'] },
      local_money: { name: ['Gold wird je Ort geführt', 'Gold is tracked by location'] },
      other_income: {
        name: ['Sonstige Einnahmen', 'Other income'],
        options: {
          gm_confirm: ['bestätigt die Spielleitung', 'confirmed by the GM'],
          free: ['gelten ohne Weiteres', 'taken as stated'],
          none: ['gibt es nicht', 'do not exist'],
        },
      },
      checker_accepts: {
        name: [
          'Ansiedlungen in der Bilanz (brutto, netto)',
          'Settlements in the balance sheet (gross, net)',
        ],
        options: {
          net_or_gross: ['roh oder rein', 'gross or net'],
          gross: ['nur roh', 'gross only'],
        },
      },
      unpaid_structure_decay_pct: {
        name: ['Verfall unbezahlter Bauwerke in Prozent', 'Decay of unpaid structures in percent'],
      },
      character_upkeep: { name: ['Unterhalt eines Charakters', 'Upkeep of a character'] },
      payment_by_transport: {
        name: ['Zahlungen reisen mit Einheiten', 'Payments travel with units'],
      },
    },
    cal: {
      traumtage_active: { name: ['Traumtage zählen mit', 'Dream days count'] },
      authority: {
        name: ['Zeitrechnung', 'Reckoning of time'],
        options: {
          turn_record: ['nach dem Zug', 'by the turn'],
          real_date: ['nach dem Kalenderdatum', 'by the calendar date'],
        },
      },
      year_label: { name: ['Bezeichnung des Jahres', 'Label of the year'] },
    },
    build: {
      side_difficulty: {
        name: ['Gelände einer Seite', 'Terrain of a side'],
        options: {
          max: ['das schwierigere Feld', 'the more difficult field'],
          min: ['das leichtere Feld', 'the easier field'],
          mean: ['der Mittelwert', 'the mean'],
        },
      },
      side_labour: {
        name: ['Arbeitskraft für eine Seite', 'Labour for a side'],
        options: {
          one: ['aus einem Feld', 'from one field'],
          both: ['aus beiden Feldern', 'from both fields'],
        },
      },
      fractional_work: {
        name: ['Teile eines Bauwertpunkts zählen', 'Parts of a building point count'],
      },
      base_per_project: { name: ['Grundleistung je Bauwerk', 'Base labour per project'] },
      remote_distance: {
        name: ['Entlegen ab so vielen Feldern', 'Remote from this many fields on'],
      },
      remote_metric: {
        name: ['Entlegen misst man', 'Remote is measured'],
        options: {
          path: ['nach dem Weg', 'along the way'],
          straight: ['in gerader Linie', 'in a straight line'],
        },
      },
      thin_limit: {
        name: [
          'Gering bevölkert unter so vielen Einwohnern',
          'Thinly populated below this many inhabitants',
        ],
      },
      thin_counts_settlement: {
        name: [
          'Ansiedlungen zählen zur Bevölkerung des Felds',
          'Settlements count for the population of the field',
        ],
      },
      max_workers: { name: ['Höchstens so viele Arbeiter je Bau', 'Most workers per project'] },
      payment: {
        name: ['Bauten werden bezahlt', 'Building is paid'],
        options: {
          stage: ['nach Abschnitten', 'by stages'],
          monthly: ['jeden Mond', 'every moon'],
          full: ['auf einmal', 'at once'],
        },
      },
      idle_decay_pct: {
        name: ['Verfall ruhender Bauten in Prozent', 'Decay of idle sites in percent'],
      },
      site_capture: {
        name: ['Eroberte Baustellen', 'Captured sites'],
        options: {
          transfer: ['gehen an den Eroberer', 'go to the conqueror'],
          lost: ['sind verloren', 'are lost'],
        },
      },
      upkeep_unfinished: {
        name: ['Unfertiges kostet Unterhalt', 'Unfinished structures cost upkeep'],
      },
      allow_upgrade: { name: ['Ausbau von Ansiedlungen erlaubt', 'Upgrading settlements allowed'] },
      foreign_labour: { name: ['Fremde Arbeitskraft erlaubt', 'Foreign labour allowed'] },
      canal_obstacle: { name: ['Kanäle hindern wie Flüsse', 'Canals hinder as rivers do'] },
      coast_bridge: {
        name: ['Brücken über die Küste erlaubt', 'Bridges across the coast allowed'],
      },
      foreign_roads: { name: ['Fremde Straßen nützen', 'Foreign roads may be used'] },
      joint_split: {
        name: ['Kosten gemeinsamer Bauten', 'Cost of joint building'],
        options: {
          orderer: ['trägt, wer befiehlt', 'borne by who orders'],
          half: ['trägt jeder zur Hälfte', 'shared by halves'],
        },
      },
      half_conquered: {
        name: ['Bauwerk an halb eroberter Seite', 'Structure on a half-conquered side'],
        options: {
          old_owner: ['behält der alte Besitzer', 'stays with the old owner'],
          shared: ['gehört beiden', 'belongs to both'],
          closed: ['nützt niemandem', 'is of use to nobody'],
        },
      },
      min_mp_after_move: {
        name: [
          'Bewegungspunkte, die zum Bauen bleiben müssen',
          'Movement points left for building',
        ],
      },
      min_mp_strict: {
        name: ['Ohne diese Punkte wird nicht gebaut', 'No building without these points'],
      },
      repair_cost_pct: {
        name: ['Kosten der Ausbesserung in Prozent', 'Cost of repair in percent'],
      },
    },
    settle: {
      urban_limit_pct: { name: ['Städtische Grenze in Prozent', 'Urban limit in percent'] },
      urban_base: {
        name: ['Die städtische Grenze rechnet von', 'The urban limit is taken of'],
        options: {
          total: ['der ganzen Bevölkerung', 'the whole population'],
          land: ['der Landbevölkerung', 'the rural population'],
        },
      },
      urban_order: {
        name: ['Überzählig sind', 'Surplus are'],
        options: {
          newest: ['die jüngsten Ansiedlungen', 'the newest settlements'],
          smallest: ['die kleinsten Ansiedlungen', 'the smallest settlements'],
          largest: ['die größten Ansiedlungen', 'the largest settlements'],
        },
      },
      capital_change: {
        name: ['Die Hauptstadt wechselt', 'The capital moves'],
        options: {
          muster_moon: ['nur im Rüstmond', 'in the muster moon only'],
          any: ['jederzeit', 'at any time'],
        },
      },
      character_change: {
        name: ['Der Charakter einer Ansiedlung wechselt', 'The character of a settlement changes'],
        options: {
          muster_moon: ['nur im Rüstmond', 'in the muster moon only'],
          any: ['jederzeit', 'at any time'],
        },
      },
      damage_effect: {
        name: ['Schäden mindern die Leistung', 'Damage lowers the output'],
        options: {
          per_point: ['Punkt für Punkt', 'point by point'],
          none: ['nicht', 'not at all'],
        },
      },
      free_types: {
        name: ['Freie Ansiedlungen', 'Free settlements'],
        options: {
          gm_approval: ['mit Zustimmung der Spielleitung', 'with the GM’s approval'],
          none: ['gibt es nicht', 'do not exist'],
        },
      },
      station_overflow: {
        name: ['Wer keinen Platz findet', 'Whoever finds no room'],
        options: {
          outside: ['steht vor der Ansiedlung', 'stands outside'],
          reject: ['wird abgewiesen', 'is refused'],
        },
      },
      ruin: {
        name: ['Eine zerstörte Ansiedlung', 'A destroyed settlement'],
        options: {
          vanish: ['verschwindet', 'vanishes'],
          ruin: ['wird zur Ruine', 'becomes a ruin'],
        },
      },
      name_required: { name: ['Ansiedlungen brauchen einen Namen', 'Settlements need a name'] },
    },
    unit: {
      ranges: { name: ['Nummernbereiche der Einheiten', 'Number ranges of units'] },
      type_synonyms: { name: ['Andere Kürzel der Einheitenarten', 'Other codes of unit types'] },
      rider_leader_factor: {
        name: [
          'So oft zählen Berittene bei den Heerführern',
          'Weight of riders when counting leaders',
        ],
      },
      leader_kinds: { name: ['Arten von Heerführern', 'Kinds of leaders'] },
      weights: { name: ['Gewichte', 'Weights'] },
      max_units: { name: ['Höchstzahl der Einheiten eines Reichs', 'Most units of a realm'] },
      min_size: { name: ['Mindestgrößen', 'Minimum sizes'] },
      scout_mode: {
        name: ['Erkunder ist', 'A scout is'],
        options: {
          declared: ['wer angemeldet ist', 'who is declared'],
          automatic: ['wer klein genug ist', 'who is small enough'],
        },
      },
      scout_types: {
        name: ['Erkunden darf', 'Scouting is for'],
        options: {
          all_land: ['jede kleine Landeinheit', 'any small land unit'],
          combat: ['nur eine Kampfeinheit', 'combat units only'],
        },
      },
      max_scouts_land: { name: ['Erkunder an Land', 'Scouts on land'] },
      max_scouts_sea: { name: ['Erkunder zur See', 'Scouts at sea'] },
      leader_uses_capacity: {
        name: ['Heerführer brauchen Rüstkapazität', 'Leaders use muster capacity'],
      },
      new_moves: { name: ['Neue Einheiten dürfen gleich ziehen', 'New units may move at once'] },
      refund_pct: {
        name: ['Rückzahlung beim Auflösen in Prozent', 'Refund on disbanding in percent'],
      },
      unpaid_table: { name: ['Folgen fehlenden Unterhalts', 'Consequences of missing upkeep'] },
      origin_rule: {
        name: ['Gemischte Herkunft', 'Mixed origin'],
        options: {
          majority: ['die Mehrheit entscheidet', 'the majority decides'],
          first: ['der erste Teil entscheidet', 'the first part decides'],
          per_part: ['jeder Teil für sich', 'each part by itself'],
        },
      },
      split_where: {
        name: ['Geteilt und vereint wird', 'Splitting and merging happens'],
        options: {
          anywhere: ['überall', 'anywhere'],
          own_settlement: ['in eigenen Ansiedlungen', 'in own settlements'],
        },
      },
      character_mp: {
        name: ['Bewegungspunkte eines Charakters allein', 'Movement points of a lone character'],
      },
      character_join: {
        name: ['Ein Charakter steigt zu', 'A character joins'],
        options: {
          anywhere: ['überall', 'anywhere'],
          settlement: ['in Ansiedlungen', 'in settlements'],
        },
      },
      lone_leader: {
        name: ['Ein Heerführer ohne Einheit', 'A leader without a unit'],
        options: {
          character: ['wird Charakter', 'becomes a character'],
          dismiss: ['wird entlassen', 'is dismissed'],
        },
      },
    },
    move: {
      base_offset: { name: ['Fester Zuschlag je Schritt', 'Fixed surcharge per step'] },
      clamp: {
        name: ['Schwierigkeit bleibt in ihren Grenzen', 'Difficulty keeps within its limits'],
      },
      transition_stacks: {
        name: ['Fluss und Höhenwechsel zählen beide', 'River and change of height both count'],
      },
      white_reference: {
        name: ['Unbekannt ist, was fehlte', 'Unknown is what was missing'],
        options: {
          turn_start: ['zu Beginn des Zugs', 'at the start of the turn'],
          step: ['im Augenblick des Schritts', 'at the moment of the step'],
        },
      },
      allied_is_own: { name: ['Verbündetes Land gilt als eigenes', 'Allied land counts as own'] },
      all_mp: {
        name: ['Ein Schritt für alle Punkte braucht', 'A step for all points needs'],
        options: {
          full_moon: ['die vollen Punkte eines Monds', 'the full points of a moon'],
          at_least_15: ['mindestens 15 Punkte', 'at least 15 points'],
          rest: ['was übrig ist', 'what is left'],
        },
      },
      mp_pooling: {
        name: ['Punkte mehrerer Monde', 'Points of several moons'],
        options: {
          turn: ['bilden ein Konto', 'form one account'],
          moon: ['gelten Mond für Mond', 'hold moon by moon'],
        },
      },
      max_level_step: {
        name: [
          'Größter Höhenunterschied eines Schritts',
          'Greatest difference of height of a step',
        ],
      },
      skip_unaffordable: {
        name: ['Zu teure Schritte werden übersprungen', 'Steps too dear are skipped'],
      },
      simultaneity: {
        name: ['Gezogen wird', 'Units move'],
        options: {
          time_axis: ['gleichzeitig', 'at the same time'],
          unit_order: ['nach Nummern', 'by number'],
        },
      },
      swap_encounter: {
        name: ['Ein Platztausch ist eine Begegnung', 'Changing places is an encounter'],
      },
      boarding_wait: {
        name: ['Beim Einschiffen wartet', 'When boarding, waiting is'],
        options: {
          passenger: ['der Mitfahrende', 'the passenger'],
          both: ['jeder auf den anderen', 'each for the other'],
          none: ['niemand', 'nobody'],
        },
      },
      route: {
        name: ['Der Weg wird gesucht', 'The way is found'],
        options: {
          cheapest: ['nach den Punkten', 'by points'],
          shortest: ['nach den Feldern', 'by fields'],
        },
      },
    },
    sea: {
      river_own_bonus: {
        name: ['Eigenes Ufer hilft auf dem Fluss', 'Own banks help on the river'],
      },
      own_coast_distance: { name: ['So weit reicht die eigene Küste', 'Reach of the own coast'] },
      harbour_place: {
        name: ['Ein Schiff im Hafen liegt', 'A ship in harbour lies'],
        options: { water: ['auf dem Wasser', 'on the water'], land: ['an Land', 'on land'] },
      },
      river_encounter: {
        name: ['Schiffe im Fluss treffen auf das Ufer', 'Ships on a river meet the banks'],
      },
    },
    order: {
      movement_form: {
        name: ['Bewegung steht da als', 'Movement is written as'],
        options: {
          fields: ['Felder', 'fields'],
          directions: ['Richtungen', 'directions'],
          target: ['Ziel', 'target'],
          any: ['beliebig', 'any form'],
        },
      },
      max_special: { name: ['Höchstzahl der Sonderbefehle', 'Most special orders'] },
      max_extensions: { name: ['Erweiterungen je Befehl', 'Extensions per order'] },
      default_combat: {
        name: ['Ohne Hauptbefehl', 'Without a main order'],
        options: {
          V: ['Verteidigen', 'Defend'],
          H: ['Halten', 'Hold'],
          I: ['Ignorieren', 'Ignore'],
          R: ['Ruhen', 'Rest'],
          last: ['gilt der letzte Befehl', 'the last order holds'],
        },
      },
      special_with_code: {
        name: [
          'Sonderbefehl neben Hauptbefehl erlaubt',
          'Special order beside a main order allowed',
        ],
      },
      conquer_units: {
        name: ['Erobern können', 'Conquering is for'],
        options: {
          attack_value: ['Einheiten mit Angriffswert', 'units with an attack value'],
          number_range: ['Einheiten nach ihrer Nummer', 'units by their number'],
        },
      },
      conquer_tie: {
        name: ['Zwei Eroberer: es zählt', 'Two conquerors: what counts'],
        options: {
          last_alone: ['wer zuletzt allein hält', 'who holds last and alone'],
          first: ['wer zuerst kam', 'who came first'],
        },
      },
      pursuit_target: {
        name: ['Verfolgt wird', 'Pursued is'],
        options: {
          nearest: ['der nächste Feind', 'the nearest enemy'],
          first_seen: ['der zuerst gesichtete', 'the first one seen'],
          strongest: ['der stärkste', 'the strongest'],
        },
      },
      case_sensitive: {
        name: ['Große und kleine Buchstaben zählen', 'Upper and lower case matter'],
      },
      assault_from_side: {
        name: ['Angriff von der Wasserseite erlaubt', 'Assault from the water allowed'],
      },
      conditions: {
        name: ['Bedingte Züge', 'Conditional turns'],
        options: {
          ask: ['entscheidet die Spielleitung', 'are decided by the GM'],
          reject: ['werden abgewiesen', 'are refused'],
        },
      },
    },
    sight: {
      low_view_mode: {
        name: ['Verkürzte Sicht gilt für', 'Reduced sight applies to'],
        options: {
          viewer: ['den, der im Gelände steht', 'who stands in the terrain'],
          target: ['den, der gesehen wird', 'who is seen'],
          both: ['beide', 'both'],
        },
      },
      territory_sees: { name: ['Das eigene Land sieht', 'Own land sees'] },
      detail: {
        name: ['Eine Sichtung verrät', 'A sighting tells'],
        options: {
          presence: ['nur die Anwesenheit', 'presence only'],
          owner_kind_size: ['Reich, Art und Größenklasse', 'realm, kind and size class'],
          full: ['alles', 'everything'],
        },
      },
    },
    fight: {
      size_value: {
        name: ['Kampfwerte', 'Fighting values'],
        S: { name: ['Kampfwert eines Schiffs', 'Fighting value of a ship'] },
      },
      gp_pct: { name: ['Prozent je Gutpunkt', 'Percent per good point'] },
      gp_cap: { name: ['Höchstzahl der Gutpunkte', 'Most good points'] },
      special_pct: { name: ['Besondere Umstände in Prozent', 'Special circumstances in percent'] },
      dice_base: { name: ['Grundwert der Würfel in Prozent', 'Base of the dice in percent'] },
      dice_step: { name: ['Prozent je Auge', 'Percent per pip'] },
      loss_table: { name: ['Verluste im Kampf', 'Losses in fights'] },
      annihilation_pct: {
        name: ['Vernichtet unter so viel Prozent', 'Annihilated below this percentage'],
      },
      max_rounds: { name: ['Höchstens so viele Runden', 'Most rounds'] },
      max_chain: { name: ['Höchstens so viele Kämpfe nacheinander', 'Most fights in a row'] },
      winner_mp_cost: {
        name: ['Bewegungspunkte, die ein Sieg kostet', 'Movement points a victory costs'],
      },
      winner_continues: { name: ['Der Sieger zieht weiter', 'The winner goes on'] },
      booty_pct: { name: ['Beute', 'Booty'] },
      storm_pct: { name: ['Stärke beim Sturm in Prozent', 'Strength of a storm in percent'] },
      storm_min_ratio: {
        name: [
          'Sturm gelingt ab so vielen Tausendsteln',
          'A storm succeeds from this many per mille on',
        ],
      },
      storm_rounds: { name: ['Höchstens so viele Sturmrunden', 'Most rounds of a storm'] },
      fate_table: { name: ['Schicksal der Führer', 'Fate of leaders'] },
      retreat_check: {
        name: ['Ob der Verlierer weicht, prüft man', 'Whether the loser retreats is checked'],
        options: {
          each_round: ['nach jeder Runde', 'after every round'],
          first_round: ['nach der ersten Runde', 'after the first round'],
        },
      },
      retreat_rule: {
        name: ['Gewichen wird zuerst', 'A retreat goes first'],
        options: {
          back_first: ['woher man kam', 'where one came from'],
          home_first: ['ins eigene Land', 'to own land'],
        },
      },
      trapped: {
        name: ['Wer nicht weichen kann', 'Who cannot retreat'],
        options: {
          hold: ['kämpft bis zuletzt', 'fights to the last'],
          destroyed: ['ist vernichtet', 'is destroyed'],
          surrender: ['ergibt sich', 'surrenders'],
        },
      },
      stop_duration: {
        name: ['Aufgehalten ist man', 'A unit is stopped'],
        options: {
          moon: ['bis zum Mondende', 'until the end of the moon'],
          turn: ['bis zum Zugende', 'until the end of the turn'],
        },
      },
      garrison_holds: {
        name: [
          'Besatzung mit KV hält ihre Stadt wie mit KH',
          'A garrison with KV holds its town as with KH',
        ],
      },
      held_exit: {
        name: ['Aus gesperrtem Feld geht es', 'The way out of a blocked field'],
        options: {
          back_or_own: ['zurück oder ins eigene Gebiet', 'leads back or to own land'],
          free: ['überallhin', 'leads anywhere'],
          none: ['nirgendhin', 'leads nowhere'],
        },
      },
      multi: {
        name: ['Viele in einem Feld', 'Many in one field'],
        options: {
          coalitions: ['kämpfen in Lagern', 'fight in coalitions'],
          pairs: ['kämpfen paarweise', 'fight in pairs'],
        },
      },
      small_units: {
        name: ['Kleine Einheiten', 'Small units'],
        options: {
          by_table: ['halten nach der Tafel auf', 'stop others by the table'],
          no_stop: ['halten niemanden auf', 'stop nobody'],
        },
      },
      escort: { name: ['Kämpfer schützen Wehrlose', 'Fighters escort the helpless'] },
      attacker_rule: {
        name: ['Angreifer ist', 'The attacker is'],
        options: {
          last_in: ['wer zuletzt kam', 'who came last'],
          aggressive: ['wer den schärferen Befehl hat', 'who has the fiercer order'],
        },
      },
      downhill_defender: {
        name: ['Bergab hilft auch dem Verteidiger', 'Downhill helps the defender too'],
      },
      forest_defender: {
        name: ['Wald hilft auch dem Verteidiger', 'Forest helps the defender too'],
      },
      home_match: {
        name: ['Heimat heißt', 'Home means'],
        options: {
          kind: ['gleicher Typ und gleiche Höhe', 'same type and height'],
          type: ['gleicher Typ', 'same type'],
        },
      },
      sally_divisor: { name: ['Teiler beim Ausfall', 'Divisor of a sally'] },
      rider_in_town: {
        name: ['Reiter gelten hinter Mauern als beritten', 'Riders count as mounted behind walls'],
      },
      river_wall_stacks: { name: ['Fluss und Wall helfen beide', 'River and wall both help'] },
      town_character_leads: {
        name: [
          'Der Charakter der Ansiedlung führt das Heer',
          'The settlement’s character leads the army',
        ],
      },
      max_nsc: { name: ['NSC je Heer', 'NPCs per army'] },
      rep_years: {
        name: ['Erfahrung zählt', 'Experience counts for'],
        options: {
          person: ['der Person', 'the person'],
          character: ['dem Charakter', 'the character'],
        },
      },
      hold_while_moving: { name: ['Halten gilt auch im Marsch', 'Hold applies on the march too'] },
      harmless: {
        name: ['Wehrlose', 'The helpless'],
        options: {
          retreat: ['weichen aus', 'give way'],
          destroyed: ['werden vernichtet', 'are destroyed'],
        },
      },
      negotiation_contact: { name: ['Verhandlung schafft Kontakt', 'Negotiation makes contact'] },
      capture_treasury_pct: {
        name: ['Erbeuteter Schatz in Prozent', 'Captured treasury in percent'],
      },
    },
    siege: {
      strength_per_bwp: {
        name: ['Belagerungskraft je Bauwertpunkt', 'Siege strength per building point'],
      },
      carry_over: { name: ['Belagerungsarbeit bleibt stehen', 'Siege work carries over'] },
      breach_pct: { name: ['Bresche unter so viel Prozent', 'Breach below this percentage'] },
      breach_entry: {
        name: ['Durch die Bresche kommt', 'Through the breach goes'],
        options: {
          all: ['jeder', 'everybody'],
          one_min_size: ['eine Mindestgröße', 'one minimum size'],
        },
      },
      storm_ban: {
        name: ['Kein Sturm möglich', 'Storming is impossible'],
        options: {
          below_or_water: ['von unten oder vom Wasser', 'from below or the water'],
          below: ['von unten', 'from below'],
          any_level: ['bei jedem Höhenunterschied', 'at any difference of height'],
        },
      },
      storm_order: {
        name: ['Es stürmt', 'Storming is for'],
        options: {
          KN_or_remark: ['KN, sonst mit Vermerk', 'KN, others by a remark'],
          KN_KA: ['KN und KA', 'KN and KA'],
          remark: ['nur, wer es vermerkt', 'by remark only'],
        },
      },
      storm_without_walls: { name: ['Sturm auch ohne Mauern', 'Storm without walls too'] },
      side_of: {
        name: ['Die belagerte Seite zählt vom', 'The besieged side is counted from'],
        options: {
          target: ['Zielfeld', 'the target field'],
          start: ['Ausgangsfeld', 'the starting field'],
        },
      },
      demolish_strength: {
        name: ['Belagerungskraft je abgerissenem Punkt', 'Strength per demolished point'],
      },
      occupied_min_size: {
        name: ['Mindestgrößen, die ein Bauwerk besetzen', 'Minimum sizes that occupy a structure'],
      },
      inside: {
        name: ['Drinnen sind', 'Inside are'],
        options: {
          limit: ['Einheiten bis zur Grenze', 'units up to the limit'],
          all: ['alle zugelassenen', 'all admitted ones'],
        },
      },
      capture_needs_E: { name: ['Einnehmen nur mit E', 'Capture needs E'] },
      starvation: { name: ['Hunger bei Belagerung', 'Hunger under siege'] },
    },
    turn: {
      moons_per_turn: { name: ['Monde je Zug', 'Moons per turn'] },
      deadline_day: { name: ['Tag der Abgabe', 'Day of the deadline'] },
      late_policy: {
        name: ['Verspätete Züge', 'Late turns'],
        options: {
          ask: ['entscheidet die Spielleitung', 'are decided by the GM'],
          accept: ['gelten', 'count'],
          reject: ['gelten nicht', 'do not count'],
        },
      },
      missing_policy: {
        name: ['Wer keinen Zug schickt', 'Who sends no turn'],
        options: {
          stay: ['behält seine Befehle', 'keeps the orders'],
          idle: ['tut nichts', 'does nothing'],
          gm: ['wird von der Spielleitung geführt', 'is run by the GM'],
        },
      },
      missing_limit: {
        name: ['Fehlende Züge bis zur Neuvergabe', 'Missing turns before the realm is given away'],
      },
      duplicate_policy: {
        name: ['Bei doppelten Briefen zählt', 'Which duplicate letter counts'],
        options: {
          last: ['der letzte', 'the last'],
          first: ['der erste', 'the first'],
          ask: ['was die Spielleitung sagt', 'what the GM says'],
        },
      },
      queue: { name: ['Züge im Voraus erlaubt', 'Turns in advance allowed'] },
    },
    dip: {
      default_play_mode: {
        name: ['Wer nichts angibt, spielt', 'Who says nothing plays'],
        options: { secret: ['geheim', 'in secret'], open: ['offen', 'openly'] },
      },
      default_relation: {
        name: ['Wer keinen Vertrag hat, ist', 'Who has no treaty is'],
        options: { enemy: ['Feind', 'an enemy'], neutral: ['neutral', 'neutral'] },
      },
      default_report: {
        name: ['Berichte ohne Angabe sind', 'Reports without a word are'],
        options: { secret: ['geheim', 'secret'], public: ['öffentlich', 'public'] },
      },
      msg_loss_per_gf: {
        name: [
          'Verlust einer Botschaft je Großfeld in Prozent',
          'Loss of a message per Großfeld in percent',
        ],
      },
      msg_loss_cap: {
        name: [
          'Höchster Verlust einer Botschaft in Prozent',
          'Greatest loss of a message in percent',
        ],
      },
      require_contact: {
        name: ['Verträge ohne Kontakt', 'Treaties without contact'],
        options: {
          warn: ['werden angemahnt', 'are warned of'],
          reject: ['gelten nicht', 'do not count'],
          none: ['gelten', 'count'],
        },
      },
      treaty_copy_safe: {
        name: ['Vertragsabschriften gehen nicht verloren', 'Copies of treaties are never lost'],
      },
    },
  },
};
