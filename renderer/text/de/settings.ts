/** Namen der Einstellungen und ihrer Möglichkeiten. */
export const settings = {
  group: {
    seg: 'Segment',
    acct: 'Spielerkonten',
    map: 'Karte',
    terrain: 'Gelände',
    econ: 'Geld',
    cal: 'Kalender',
    build: 'Bauen',
    settle: 'Ansiedlungen',
    unit: 'Einheiten',
    move: 'Bewegung',
    sea: 'Seefahrt',
    order: 'Befehle',
    sight: 'Sicht',
    fight: 'Kampf',
    siege: 'Belagerung',
    turn: 'Züge',
    dip: 'Diplomatie',
  },
  setting: {
    seg: {
      modules: { name: 'Weitere Module' },
      rsl_allowed: { name: 'Reichsspielleiter erlaubt' },
      org_territory: { name: 'Organisationen dürfen Land besitzen' },
    },
    acct: {
      fee_per_turn_cents: { name: 'Gebühr je Zug in Cent' },
      reminder_fee_cents: { name: 'Mahngebühr in Cent' },
      withhold_when_overdrawn: { name: 'Auswertung bei überzogenem Konto zurückhalten' },
      min_age: { name: 'Mindestalter der Teilnehmer' },
      require_membership: { name: 'Mitgliedschaft nötig' },
    },
    map: {
      gf_scope: {
        name: 'Großfeldnummern sind einmalig',
        options: { segment: 'im Segment', world: 'in der ganzen Welt' },
      },
      neighbour_overrides: { name: 'Abweichende Nachbarn' },
    },
    terrain: {
      table: { name: 'Geländearten' },
      difficulty: { name: 'Schwierigkeit je Geländeart' },
      river_difficulty: { name: 'Zuschlag eines Flusses im Feld' },
      loss_table: { name: 'Verluste durch Gelände' },
      loss_cap_pct: { name: 'Höchster Verlust durch Gelände in Prozent' },
      loss_base: {
        name: 'Geländeverluste rechnen von',
        options: { unit_heads: 'den Köpfen jeder Einheit', units: 'der Zahl der Einheiten' },
      },
      catastrophe: { name: 'Totalverlust im Gelände' },
      barracks_protect: { name: 'Kasernen schützen vor dem Gelände' },
      freeze_mode: {
        name: 'Frost und Tau',
        options: { gm_event: 'bestimmt die Spielleitung', calendar: 'nach dem Kalender' },
      },
      frozen_water: {
        name: 'Gefrorenes Wasser',
        options: {
          land: 'betreten Landeinheiten',
          ships: 'befahren nur Schiffe',
          closed: 'ist für alle gesperrt',
        },
      },
      lake_domain: {
        name: 'Seengebiet',
        options: { land: 'ist Land', both: 'ist Land und Wasser' },
      },
      height4_who: {
        name: 'Verluste auf Höhenstufe 4',
        options: { all: 'treffen alle', riders: 'treffen nur Reiter' },
      },
    },
    econ: {
      tax_rate_pct: { name: 'Landsteuer in Prozent' },
      settlement_rate_pct: { name: 'Steuersatz der Ansiedlungen in Prozent' },
      tax_booking: {
        name: 'Steuern werden gebucht',
        options: { income_moon: 'im Einnahmemond', muster_moon: 'im Rüstmond' },
      },
      tax_owner_at: {
        name: 'Steuer bekommt der Besitzer',
        options: {
          income_moon_start: 'zu Beginn des Einnahmemonds',
          income_moon_end: 'am Ende des Einnahmemonds',
        },
      },
      unrest_pct_per_point: { name: 'Gefahr eines Aufstands je Steuerpunkt in Prozent' },
      water_income: { name: 'Einkommen eines Wasserfelds' },
      rounding: {
        name: 'Runden von Geld',
        options: {
          half_up_per_field: 'kaufmännisch, je Feld',
          half_up_sum: 'kaufmännisch, die Summe',
          floor: 'immer ab',
        },
      },
      unit_upkeep_at: {
        name: 'Unterhalt der Einheiten',
        options: { muster_moon: 'im Rüstmond', income_moon: 'im Einnahmemond' },
      },
      allow_debt: { name: 'Schulden erlaubt' },
      local_money: { name: 'Gold liegt an seinem Ort' },
      other_income: {
        name: 'Sonstige Einnahmen',
        options: {
          gm_confirm: 'bestätigt die Spielleitung',
          free: 'gelten ohne Weiteres',
          none: 'gibt es nicht',
        },
      },
      checker_accepts: {
        name: 'Die Bilanz nennt Ansiedlungen',
        options: { net_or_gross: 'roh oder rein', gross: 'nur roh' },
      },
      unpaid_structure_decay_pct: { name: 'Verfall unbezahlter Bauwerke in Prozent' },
      character_upkeep: { name: 'Unterhalt eines Charakters' },
      payment_by_transport: { name: 'Zahlungen reisen mit Einheiten' },
    },
    cal: {
      traumtage_active: { name: 'Traumtage zählen mit' },
      authority: {
        name: 'Zeitrechnung',
        options: { turn_record: 'nach dem Zug', real_date: 'nach dem Kalenderdatum' },
      },
      year_label: { name: 'Bezeichnung des Jahres' },
    },
    build: {
      side_difficulty: {
        name: 'Gelände einer Seite',
        options: {
          max: 'das schwierigere Feld',
          min: 'das leichtere Feld',
          mean: 'der Mittelwert',
        },
      },
      side_labour: {
        name: 'Arbeitskraft für eine Seite',
        options: { one: 'aus einem Feld', both: 'aus beiden Feldern' },
      },
      fractional_work: { name: 'Teile eines Bauwertpunkts zählen' },
      base_per_project: { name: 'Grundleistung je Bauwerk' },
      remote_distance: { name: 'Entlegen ab so vielen Feldern' },
      remote_metric: {
        name: 'Entlegen misst man',
        options: { path: 'nach dem Weg', straight: 'in gerader Linie' },
      },
      thin_limit: { name: 'Gering bevölkert unter so vielen Einwohnern' },
      thin_counts_settlement: { name: 'Ansiedlungen zählen zur Bevölkerung des Felds' },
      max_workers: { name: 'Höchstens so viele Arbeiter je Bau' },
      payment: {
        name: 'Bauten werden bezahlt',
        options: { stage: 'nach Abschnitten', monthly: 'jeden Mond', full: 'auf einmal' },
      },
      idle_decay_pct: { name: 'Verfall ruhender Bauten in Prozent' },
      site_capture: {
        name: 'Eroberte Baustellen',
        options: { transfer: 'gehen an den Eroberer', lost: 'sind verloren' },
      },
      upkeep_unfinished: { name: 'Unfertiges kostet Unterhalt' },
      allow_upgrade: { name: 'Ausbau von Ansiedlungen erlaubt' },
      foreign_labour: { name: 'Fremde Arbeitskraft erlaubt' },
      canal_obstacle: { name: 'Kanäle hindern wie Flüsse' },
      coast_bridge: { name: 'Brücken über die Küste erlaubt' },
      foreign_roads: { name: 'Fremde Straßen nützen' },
      joint_split: {
        name: 'Kosten gemeinsamer Bauten',
        options: { orderer: 'trägt, wer befiehlt', half: 'trägt jeder zur Hälfte' },
      },
      half_conquered: {
        name: 'Bauwerk an halb eroberter Seite',
        options: {
          old_owner: 'behält der alte Besitzer',
          shared: 'gehört beiden',
          closed: 'nützt niemandem',
        },
      },
      min_mp_after_move: { name: 'Bewegungspunkte, die zum Bauen bleiben müssen' },
      min_mp_strict: { name: 'Ohne diese Punkte wird nicht gebaut' },
      repair_cost_pct: { name: 'Kosten der Ausbesserung in Prozent' },
    },
    settle: {
      urban_limit_pct: { name: 'Städtische Grenze in Prozent' },
      urban_base: {
        name: 'Die städtische Grenze rechnet von',
        options: { total: 'der ganzen Bevölkerung', land: 'der Landbevölkerung' },
      },
      urban_order: {
        name: 'Überzählig sind',
        options: {
          newest: 'die jüngsten Ansiedlungen',
          smallest: 'die kleinsten Ansiedlungen',
          largest: 'die größten Ansiedlungen',
        },
      },
      capital_change: {
        name: 'Die Hauptstadt wechselt',
        options: { muster_moon: 'nur im Rüstmond', any: 'jederzeit' },
      },
      character_change: {
        name: 'Der Charakter einer Ansiedlung wechselt',
        options: { muster_moon: 'nur im Rüstmond', any: 'jederzeit' },
      },
      damage_effect: {
        name: 'Schäden mindern die Leistung',
        options: { per_point: 'Punkt für Punkt', none: 'nicht' },
      },
      free_types: {
        name: 'Freie Ansiedlungen',
        options: { gm_approval: 'mit Zustimmung der Spielleitung', none: 'gibt es nicht' },
      },
      station_overflow: {
        name: 'Wer keinen Platz findet',
        options: { outside: 'steht vor der Ansiedlung', reject: 'wird abgewiesen' },
      },
      temple_effect: {
        name: 'Tempel und Labore',
        options: { none: 'wirken nicht', gm: 'wirken nach der Spielleitung' },
      },
      ruin: {
        name: 'Eine zerstörte Ansiedlung',
        options: { vanish: 'verschwindet', ruin: 'wird zur Ruine' },
      },
      name_required: { name: 'Ansiedlungen brauchen einen Namen' },
    },
    unit: {
      ranges: { name: 'Nummernbereiche der Einheiten' },
      type_synonyms: { name: 'Andere Kürzel der Einheitenarten' },
      rider_leader_factor: { name: 'So oft zählen Berittene bei den Heerführern' },
      leader_kinds: { name: 'Arten von Heerführern' },
      weights: { name: 'Gewichte' },
      max_units: { name: 'Höchstzahl der Einheiten eines Reichs' },
      min_size: { name: 'Mindestgrößen' },
      scout_mode: {
        name: 'Erkunder ist',
        options: { declared: 'wer angemeldet ist', automatic: 'wer klein genug ist' },
      },
      scout_types: {
        name: 'Erkunden darf',
        options: { all_land: 'jede kleine Landeinheit', combat: 'nur eine Kampfeinheit' },
      },
      max_scouts_land: { name: 'Erkunder an Land' },
      max_scouts_sea: { name: 'Erkunder zur See' },
      leader_uses_capacity: { name: 'Heerführer brauchen Rüstkapazität' },
      new_moves: { name: 'Neue Einheiten dürfen gleich ziehen' },
      refund_pct: { name: 'Rückzahlung beim Auflösen in Prozent' },
      unpaid_table: { name: 'Folgen fehlenden Unterhalts' },
      origin_rule: {
        name: 'Gemischte Herkunft',
        options: {
          majority: 'die Mehrheit entscheidet',
          first: 'der erste Teil entscheidet',
          per_part: 'jeder Teil für sich',
        },
      },
      split_where: {
        name: 'Geteilt und vereint wird',
        options: { anywhere: 'überall', own_settlement: 'in eigenen Ansiedlungen' },
      },
      character_mp: { name: 'Bewegungspunkte eines Charakters allein' },
      character_join: {
        name: 'Ein Charakter steigt zu',
        options: { anywhere: 'überall', settlement: 'in Ansiedlungen' },
      },
      lone_leader: {
        name: 'Ein Heerführer ohne Einheit',
        options: { character: 'wird Charakter', dismiss: 'wird entlassen' },
      },
    },
    move: {
      base_offset: { name: 'Fester Zuschlag je Schritt' },
      clamp: { name: 'Schwierigkeit bleibt in ihren Grenzen' },
      transition_stacks: { name: 'Fluss und Höhenwechsel zählen beide' },
      white_reference: {
        name: 'Unbekannt ist, was fehlte',
        options: { turn_start: 'zu Beginn des Zugs', step: 'im Augenblick des Schritts' },
      },
      allied_is_own: { name: 'Verbündetes Land gilt als eigenes' },
      all_mp: {
        name: 'Ein Schritt für alle Punkte braucht',
        options: {
          full_moon: 'die vollen Punkte eines Monds',
          at_least_15: 'mindestens 15 Punkte',
          rest: 'was übrig ist',
        },
      },
      mp_pooling: {
        name: 'Punkte mehrerer Monde',
        options: { turn: 'bilden ein Konto', moon: 'gelten Mond für Mond' },
      },
      max_level_step: { name: 'Größter Höhenunterschied eines Schritts' },
      skip_unaffordable: { name: 'Zu teure Schritte werden übersprungen' },
      simultaneity: {
        name: 'Gezogen wird',
        options: { time_axis: 'gleichzeitig', unit_order: 'nach Nummern' },
      },
      swap_encounter: { name: 'Ein Platztausch ist eine Begegnung' },
      boarding_wait: {
        name: 'Beim Einschiffen wartet',
        options: { passenger: 'der Mitfahrende', both: 'jeder auf den anderen', none: 'niemand' },
      },
      route: {
        name: 'Der Weg wird gesucht',
        options: { cheapest: 'nach den Punkten', shortest: 'nach den Feldern' },
      },
    },
    sea: {
      river_own_bonus: { name: 'Eigenes Ufer hilft auf dem Fluss' },
      own_coast_distance: { name: 'So weit reicht die eigene Küste' },
      harbour_place: {
        name: 'Ein Schiff im Hafen liegt',
        options: { water: 'auf dem Wasser', land: 'an Land' },
      },
      river_encounter: { name: 'Schiffe im Fluss treffen auf das Ufer' },
    },
    order: {
      movement_form: {
        name: 'Bewegung steht da als',
        options: { fields: 'Felder', directions: 'Richtungen', target: 'Ziel', any: 'beliebig' },
      },
      max_special: { name: 'Höchstzahl der Sonderbefehle' },
      max_extensions: { name: 'Erweiterungen je Befehl' },
      default_combat: {
        name: 'Ohne Hauptbefehl',
        options: {
          V: 'Verteidigen',
          H: 'Halten',
          I: 'Ignorieren',
          R: 'Ruhen',
          last: 'gilt der letzte Befehl',
        },
      },
      special_with_code: { name: 'Sonderbefehl neben Hauptbefehl erlaubt' },
      conquer_units: {
        name: 'Erobern können',
        options: {
          attack_value: 'Einheiten mit Angriffswert',
          number_range: 'Einheiten nach ihrer Nummer',
        },
      },
      conquer_tie: {
        name: 'Zwei Eroberer: es zählt',
        options: { last_alone: 'wer zuletzt allein hält', first: 'wer zuerst kam' },
      },
      pursuit_target: {
        name: 'Verfolgt wird',
        options: {
          nearest: 'der nächste Feind',
          first_seen: 'der zuerst gesichtete',
          strongest: 'der stärkste',
        },
      },
      case_sensitive: { name: 'Große und kleine Buchstaben zählen' },
      assault_from_side: { name: 'Angriff von der Wasserseite erlaubt' },
      conditions: {
        name: 'Bedingte Züge',
        options: { ask: 'entscheidet die Spielleitung', reject: 'werden abgewiesen' },
      },
    },
    sight: {
      low_view_mode: {
        name: 'Verkürzte Sicht trifft',
        options: {
          viewer: 'den, der im Gelände steht',
          target: 'den, der gesehen wird',
          both: 'beide',
        },
      },
      territory_sees: { name: 'Das eigene Land sieht' },
      detail: {
        name: 'Eine Sichtung verrät',
        options: {
          presence: 'nur die Anwesenheit',
          owner_kind_size: 'Reich, Art und Größenklasse',
          full: 'alles',
        },
      },
    },
    fight: {
      size_value: { name: 'Kampfwerte', S: { name: 'Kampfwert eines Schiffs' } },
      gp_pct: { name: 'Prozent je Gutpunkt' },
      gp_cap: { name: 'Höchstzahl der Gutpunkte' },
      special_pct: { name: 'Besondere Umstände in Prozent' },
      dice_base: { name: 'Grundwert der Würfel in Prozent' },
      dice_step: { name: 'Prozent je Auge' },
      loss_table: { name: 'Verluste im Kampf' },
      annihilation_pct: { name: 'Vernichtet unter so viel Prozent' },
      max_rounds: { name: 'Höchstens so viele Runden' },
      max_chain: { name: 'Höchstens so viele Kämpfe nacheinander' },
      winner_mp_cost: { name: 'Bewegungspunkte, die ein Sieg kostet' },
      winner_continues: { name: 'Der Sieger zieht weiter' },
      booty_pct: { name: 'Beute' },
      storm_pct: { name: 'Stärke beim Sturm in Prozent' },
      storm_min_ratio: { name: 'Sturm gelingt ab so vielen Tausendsteln' },
      storm_rounds: { name: 'Höchstens so viele Sturmrunden' },
      fate_table: { name: 'Schicksal der Führer' },
      retreat_check: {
        name: 'Ob der Verlierer weicht, prüft man',
        options: { each_round: 'nach jeder Runde', first_round: 'nach der ersten Runde' },
      },
      retreat_rule: {
        name: 'Gewichen wird zuerst',
        options: { back_first: 'woher man kam', home_first: 'ins eigene Land' },
      },
      trapped: {
        name: 'Wer nicht weichen kann',
        options: {
          hold: 'kämpft bis zuletzt',
          destroyed: 'ist vernichtet',
          surrender: 'ergibt sich',
        },
      },
      stop_duration: {
        name: 'Aufgehalten ist man',
        options: { moon: 'bis zum Mondende', turn: 'bis zum Zugende' },
      },
      garrison_holds: { name: 'Besatzung mit KV hält ihre Stadt wie mit KH' },
      held_exit: {
        name: 'Aus gesperrtem Feld geht es',
        options: {
          back_or_own: 'zurück oder ins eigene Gebiet',
          free: 'überallhin',
          none: 'nirgendhin',
        },
      },
      multi: {
        name: 'Viele in einem Feld',
        options: { coalitions: 'kämpfen in Lagern', pairs: 'kämpfen paarweise' },
      },
      small_units: {
        name: 'Kleine Einheiten',
        options: { by_table: 'halten nach der Tafel auf', no_stop: 'halten niemanden auf' },
      },
      escort: { name: 'Kämpfer schützen Wehrlose' },
      attacker_rule: {
        name: 'Angreifer ist',
        options: { last_in: 'wer zuletzt kam', aggressive: 'wer den schärferen Befehl hat' },
      },
      downhill_defender: { name: 'Bergab hilft auch dem Verteidiger' },
      forest_defender: { name: 'Wald hilft auch dem Verteidiger' },
      home_match: {
        name: 'Heimat heißt',
        options: { kind: 'gleicher Typ und gleiche Höhe', type: 'gleicher Typ' },
      },
      sally_divisor: { name: 'Teiler beim Ausfall' },
      rider_in_town: { name: 'Reiter gelten hinter Mauern als beritten' },
      river_wall_stacks: { name: 'Fluss und Wall helfen beide' },
      town_character_leads: { name: 'Der Charakter der Ansiedlung führt das Heer' },
      max_nsc: { name: 'NSC je Heer' },
      rep_years: {
        name: 'Erfahrung zählt',
        options: { person: 'der Person', character: 'dem Charakter' },
      },
      hold_while_moving: { name: 'Halten gilt auch im Marsch' },
      harmless: {
        name: 'Wehrlose',
        options: { retreat: 'weichen aus', destroyed: 'werden vernichtet' },
      },
      negotiation_contact: { name: 'Verhandlung schafft Kontakt' },
      capture_treasury_pct: { name: 'Erbeuteter Schatz in Prozent' },
    },
    siege: {
      strength_per_bwp: { name: 'Belagerungskraft je Bauwertpunkt' },
      carry_over: { name: 'Belagerungsarbeit bleibt stehen' },
      breach_pct: { name: 'Bresche unter so viel Prozent' },
      breach_entry: {
        name: 'Durch die Bresche kommt',
        options: { all: 'jeder', one_min_size: 'eine Mindestgröße' },
      },
      storm_ban: {
        name: 'Nicht zu stürmen ist',
        options: {
          below_or_water: 'von unten oder vom Wasser',
          below: 'von unten',
          any_level: 'bei jedem Höhenunterschied',
        },
      },
      storm_order: {
        name: 'Es stürmt',
        options: {
          KN_or_remark: 'KN, sonst mit Vermerk',
          KN_KA: 'KN und KA',
          remark: 'nur, wer es vermerkt',
        },
      },
      storm_without_walls: { name: 'Sturm auch ohne Mauern' },
      side_of: {
        name: 'Die belagerte Seite zählt vom',
        options: { target: 'Zielfeld', start: 'Ausgangsfeld' },
      },
      demolish_strength: { name: 'Belagerungskraft je abgerissenem Punkt' },
      occupied_min_size: { name: 'Mindestgrößen, die ein Bauwerk besetzen' },
      inside: {
        name: 'Drinnen sind',
        options: { limit: 'Einheiten bis zur Grenze', all: 'alle zugelassenen' },
      },
      capture_needs_E: { name: 'Einnehmen nur mit E' },
      starvation: { name: 'Hunger bei Belagerung' },
    },
    turn: {
      moons_per_turn: { name: 'Monde je Zug' },
      deadline_day: { name: 'Tag der Abgabe' },
      late_policy: {
        name: 'Verspätete Züge',
        options: { ask: 'entscheidet die Spielleitung', accept: 'gelten', reject: 'gelten nicht' },
      },
      missing_policy: {
        name: 'Wer keinen Zug schickt',
        options: {
          stay: 'behält seine Befehle',
          idle: 'tut nichts',
          gm: 'wird von der Spielleitung geführt',
        },
      },
      missing_limit: { name: 'Fehlende Züge bis zur Neuvergabe' },
      duplicate_policy: {
        name: 'Von doppelten Zügen zählt',
        options: { last: 'der letzte', first: 'der erste', ask: 'was die Spielleitung sagt' },
      },
      balance_at: {
        name: 'Bilanz gibt es',
        options: { muster_moon: 'im Rüstmond', both: 'in beiden Monden' },
      },
      map_output: {
        name: 'Karte der Auswertung',
        options: { full: 'vollständig', changes: 'nur Änderungen' },
      },
      queue: { name: 'Züge im Voraus erlaubt' },
    },
    dip: {
      default_play_mode: {
        name: 'Wer nichts angibt, spielt',
        options: { secret: 'geheim', open: 'offen' },
      },
      default_relation: {
        name: 'Wer keinen Vertrag hat, ist',
        options: { enemy: 'Feind', neutral: 'neutral' },
      },
      default_report: {
        name: 'Berichte ohne Angabe sind',
        options: { secret: 'geheim', public: 'öffentlich' },
      },
      msg_loss_per_gf: { name: 'Verlust einer Botschaft je Großfeld in Prozent' },
      msg_loss_cap: { name: 'Höchster Verlust einer Botschaft in Prozent' },
      require_contact: {
        name: 'Verträge ohne Kontakt',
        options: { warn: 'werden angemahnt', reject: 'gelten nicht', none: 'gelten' },
      },
      treaty_copy_safe: { name: 'Vertragsabschriften gehen nicht verloren' },
    },
  },
} as const;
