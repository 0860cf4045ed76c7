const categories = {
  trade: 'Handel',
  infrastructure: 'Infrastruktur',
  research: 'Forschung',
  authority: 'Autorität',
  military: 'Militär',
  secret_service: 'Geheimdienst',
  fortification: 'Befestigung',
} as const;

/** Möglichkeiten der Entscheide ohne eigenen Schalter. */
const decided = { default: 'wie beschrieben', gm: 'Spielleitung, von Fall zu Fall' } as const;

/** Namen der Einstellungen und Tafeln des Organisationsspiels. */
export const settings = {
  setting: {
    os: {
      round: {
        half: {
          name: 'Hälfte einer ungeraden Zahl',
          help: 'Bei Sabotage und Plündern zieht die Abwehr die Hälfte ihrer Stufe ab.',
          options: { down: 'abrunden', up: 'aufrunden' },
        },
      },
      money: {
        scope: {
          name: 'Kassen',
          help: 'Mit einer einzigen Kasse liegt alles Geld am Sitz; es zu verlagern ist dann zwecklos.',
          options: { regional: 'eine je Region', pooled: 'eine je Organisation' },
        },
        upkeep_from: {
          name: 'Unterhalt zahlt',
          help: 'Hilfe anderer Kassen kommt nach der eigenen und in der Folge der Regionen.',
          options: { region: 'die Kasse der Region', any: 'notfalls jede Kasse' },
        },
      },
      start: {
        population: { name: 'Ruhige Einheiten am Anfang', help: 'Sie leben am Sitz.' },
        money: { name: 'Geld am Anfang', help: 'In Schritten von 0,5, in der Kasse am Sitz.' },
        levels: { name: 'Stufen am Anfang', help: 'Der Spieler verteilt sie auf Vorzüge am Sitz.' },
        max_level: { name: 'Höchste Stufe eines Vorzugs am Anfang', help: '' },
        default_levels: {
          name: 'Stufen am Anfang ohne Wahl des Spielers',
          help: 'Kategorie und Zahl, mehrere mit Komma.',
          options: categories,
        },
      },
      score: {
        enabled: {
          name: 'Wertung führen',
          help: 'Geld, dazu 4 je heiler und 2 je beschädigter Stufe und 2 je ruhiger Einheit.',
        },
      },
      population: {
        base_limit: {
          name: 'Grundlimit neuer Regionen',
          help: 'Für jede Organisation einzeln; eine Region darf ein anderes haben.',
        },
        growth: {
          name: 'Wachstum je Region und Phase',
          help: 'Einheiten, die im Abschluss bis zum Limit von selbst hinzukommen.',
        },
      },
      limit: {
        scope: {
          name: 'Eigene Bevölkerung als Grenze',
          help: 'Sie begrenzt Handel und Autorität.',
          options: { organisation: 'die ganze Organisation', region: 'nur die Region der Stufen' },
        },
        counts_unrest: { name: 'Aufruhr zählt zur eigenen Bevölkerung', help: '' },
      },
      unrest: {
        bloody: {
          name: 'Blutig beendet heißt',
          help: '',
          options: {
            unit_dies: 'die Einheit stirbt',
            one_dies_one_calms: 'eine stirbt, eine wird ruhig',
            narrative: 'die Einheit wird ruhig, vermerkt wird Blut',
          },
        },
        foreign: { name: 'Auch fremden Aufruhr beenden', help: '' },
        only_at_close: {
          name: 'Aufruhr nur im Abschluss beenden',
          help: 'Sonst geht es auch schon beim Agieren.',
        },
      },
      pool: {
        scope: {
          name: 'Stufen zählen zusammen',
          help: 'Darauf beziehen sich Einsatz, Erhöhung und Verteidigung.',
          options: {
            category_region: 'je Kategorie und Region',
            single_advantage: 'nur je Vorzug',
          },
        },
      },
      research: {
        targets: {
          name: 'Forschung würfelt neu',
          help: '',
          options: { own_rolls: 'eigene Würfe', any_roll: 'auch Würfe der Gegner' },
        },
      },
      temp: {
        from_zero: {
          name: 'Erhöhung auch ohne gebaute Stufe',
          help: 'Gilt für Autorität und Anheuern.',
        },
      },
      overload: {
        damage: {
          name: 'Schaden einer Überlastung',
          help: '',
          options: {
            one_level: 'eine Stufe',
            none: 'keiner',
            all_used: 'alle eingesetzten Stufen',
          },
        },
      },
      information: {
        mode: {
          name: 'Informationen beschaffen',
          help: '',
          options: {
            questions: 'eine Frage je Stufe',
            roll: 'Wurf gegen 4+, eine Frage je Erfolg',
            free: 'frei nach Spielleitung',
          },
        },
      },
      fortification: {
        mode: {
          name: 'Befestigung',
          help: '',
          options: {
            absorb: 'fängt Schaden ab und ist dann beschädigt',
            once_per_phase: 'verhindert je Stufe einen Schaden der Phase',
          },
        },
      },
      natural: {
        acts_as: {
          name: 'Natürlicher Vorzug wirkt als',
          help: '',
          options: {
            gm_choice: 'was die Spielleitung sagt',
            trade: 'Handel',
            none: 'nichts',
          },
        },
      },
      defence: { counts_use: { name: 'Verteidigen ist ein Einsatz', help: '' } },
      phase: {
        label: {
          name: 'Name der Phase',
          help: 'Steht neben ihrer Nummer, etwa „Frühling 1201“.',
        },
      },
      mobilised: { income: { name: 'Mobilisierte bringen Einkommen', help: '' } },
      secession: {
        join_existing: {
          name: 'Abgefallene schließen sich Aufständischen an',
          help: 'Sonst gründen sie je Region eine neue Organisation.',
        },
      },
      build: {
        per_advantage: {
          name: 'Neue Stufen je Vorzug und Phase',
          help: '0 heißt: beliebig viele.',
        },
        max_level: { name: 'Höchste Stufe eines Vorzugs', help: '0 heißt: unbegrenzt.' },
        needs_population: { name: 'Bauen nur, wo eigene Bevölkerung lebt', help: '' },
      },
      move: {
        split: {
          name: 'Vorzüge teilweise verschieben',
          help: 'Der Teil, der umzieht, wird ein eigener Vorzug.',
        },
        money_robbable: { name: 'Geld unterwegs ist angreifbar', help: '' },
      },
      act: {
        order: {
          name: 'Reihenfolge beim Agieren',
          help: '',
          options: {
            lot: 'durch Los',
            poorest_first: 'die Ärmsten zuerst',
            gm: 'bestimmt die Spielleitung',
          },
        },
      },
      hire: {
        duration: {
          name: 'Angeheuertes bleibt',
          help: '',
          options: { phase: 'bis zum Ende der Phase', one_use: 'für einen Einsatz' },
        },
        categories: {
          name: 'Was sich anheuern lässt',
          help: 'Kategorien, mehrere mit Komma.',
          options: categories,
        },
      },
      sabotage: {
        trace_audience: {
          name: 'Spuren einer Sabotage erfährt',
          help: '',
          options: { victim: 'das Opfer', region: 'wer in der Region ist', all: 'jeder' },
        },
      },
      war: {
        defender_needs: {
          name: 'Wer angegriffen wird, braucht',
          help: '',
          options: { nothing: 'nichts', same_as_attacker: 'dasselbe wie der Angreifer' },
        },
        first: {
          name: 'Bei jeder Zahl beginnt',
          help: '',
          options: {
            initiator: 'der Angreifer',
            more_dice: 'wer mehr Würfel der Zahl hat',
            defender: 'der Angegriffene',
          },
        },
        allies: {
          name: 'Verbündete im Krieg',
          help: 'Sie geben mobilisierte Einheiten und Militär einer Seite dazu.',
        },
      },
      event: {
        scope: {
          name: 'Zufallsereignis',
          help: '',
          options: {
            organisation: 'je Organisation',
            region: 'je Region',
            world: 'eines für alle',
          },
        },
        target: {
          name: 'Was ein Ereignis trifft',
          help: '',
          options: {
            lot: 'bestimmt das Los',
            owner: 'wählt der Besitzer',
            gm: 'wählt die Spielleitung',
          },
        },
        chance_target: {
          name: 'Eine Chance geschieht ab',
          help: 'Zahl auf dem Würfel mit allen Verschiebungen.',
        },
        chance_time: {
          name: 'Eine Chance entscheidet sich',
          help: '',
          options: {
            end_of_act: 'am Ende des Agierens',
            at_once: 'sofort',
            gm_decides: 'durch die Spielleitung',
          },
        },
        influence_max: {
          name: 'Größter Einfluss je Organisation',
          help: 'Um so viel verschiebt sie eine Chance höchstens.',
        },
        population_amount: { name: 'Einheiten bei den Ereignissen 3 und 11', help: '' },
      },
      ruling: {
        q1: {
          name: 'Hälften von Geld',
          help: 'Beschrieben: Geld hat Hälften. Sonst: es wird gerundet.',
          options: decided,
        },
        q2: {
          name: 'Geld unter null',
          help: 'Beschrieben: Geld endet bei 0. Sonst: es gibt Schulden.',
          options: decided,
        },
        q4: {
          name: 'Richtung der Nachbarschaft',
          help: 'Beschrieben: sie gilt beiderseits. Sonst: Wege führen nur in eine Richtung.',
          options: decided,
        },
        q5: {
          name: 'Wer eine Organisation führt',
          help: 'Beschrieben: Spieler oder Gruppen, die übrigen die Spielleitung.',
          options: decided,
        },
        q7: {
          name: 'Mehrere Organisationen in einer Region',
          help: 'Beschrieben: ja, getrennt gezählt. Sonst: nur eine.',
          options: decided,
        },
        q11: {
          name: 'Aufruhr über mehr als eine Phase',
          help: 'Beschrieben: Abfall im zweiten Abschluss. Sonst: im dritten.',
          options: decided,
        },
        q12: {
          name: 'Geld gegen Aufruhr',
          help: 'Beschrieben: 1 je Einheit. Sonst: 1 für den ganzen Aufruhr.',
          options: decided,
        },
        q14: {
          name: 'Zählung der Stufen',
          help: 'Beschrieben: gezählt, nicht einzeln benannt; Namen sind einmalig.',
          options: decided,
        },
        q15: {
          name: 'Einen Vorzug beschädigen oder zerstören',
          help: 'Beschrieben: eine Stufe. Sonst: den ganzen Vorzug.',
          options: decided,
        },
        q23: {
          name: 'Schaden an natürlichen Vorzügen',
          help: 'Beschrieben: erst beschädigt, dann erschöpft. Sonst: sofort erschöpft.',
          options: decided,
        },
        q26: {
          name: 'Hälften der Phase',
          help: 'Beschrieben: erst der Start, dann der Abschluss. Sonst: umgekehrt.',
          options: decided,
        },
        q27: {
          name: 'Fertige Stufe im selben Abschluss',
          help: 'Beschrieben: sie zählt schon. Sonst: erst in der nächsten Phase.',
          options: decided,
        },
        q29: {
          name: 'Wahl der unbezahlten Stufen',
          help: 'Beschrieben: der Spieler, sonst eine feste Folge. Sonst: die Spielleitung.',
          options: decided,
        },
        q32: {
          name: 'Inhalt des Charakterspiels',
          help: 'Beschrieben: freier Text und Änderungen der Spielleitung. Sonst: feste Wirkungen.',
          options: decided,
        },
        q36: {
          name: 'Wohin geplündertes Geld kommt',
          help: 'Beschrieben: in die Kasse der handelnden Region. Sonst: an den Sitz.',
          options: decided,
        },
        q41: {
          name: 'Letztes Ereignis',
          help: 'Beschrieben: das eigentliche Ereignis, ohne Vorgänger nichts. Sonst: neu würfeln.',
          options: decided,
        },
        q43: {
          name: 'Einheiten in Aufruhr',
          help: 'Beschrieben: sie ziehen nicht um und kämpfen nicht. Sonst: wie gewohnt.',
          options: decided,
        },
        q44: {
          name: 'Schaden an Stufen auf Zeit',
          help: 'Beschrieben: verloren, wo sie neu würfeln oder schützen. Sonst: unverwundbar.',
          options: decided,
        },
      },
    },
  },
  table: {
    category: {
      name: 'Kategorien',
      label: '{{row}}: {{column}}',
      note: '',
      rows: { ...categories, natural: 'Natürlicher Vorzug' },
      columns: { upkeep: 'Unterhalt je Stufe', income: 'Einkommen je Stufe' },
    },
    money: {
      name: 'Preise und Beträge',
      label: '{{row}}',
      note: '',
      rows: {
        build: 'Neue Stufe',
        repair: 'Reparatur einer Stufe',
        calm: 'Eine Einheit beruhigen',
        unit: 'Einkommen einer ruhigen Einheit',
        protected: 'Schutz je Stufe Befestigung',
        loot: 'Beute je Erfolg oder Würfel',
        season: 'Schlechte oder gute Saison, je Stärke',
        influence: 'Einfluss auf eine Chance, je Punkt',
      },
      columns: { amount: 'Geld' },
    },
    level: {
      name: 'Wirkung je Stufe',
      label: '{{row}}',
      note: '',
      rows: {
        infrastructure: 'Bevölkerungslimit je Stufe Infrastruktur',
        support: 'Soldaten je Stufe bei Unterstützung',
        overload: 'Soldaten je Stufe bei Überlastung',
      },
      columns: { amount: 'Anzahl' },
    },
    hire: {
      name: 'Preise des Anheuerns',
      label: 'Anheuern um {{row}}',
      note: '',
      rows: { '1': '+1', '2': '+2', '3': '+3', '4': '+4', '5': '+5', '6': '+6' },
      columns: { price: 'Geld' },
    },
    event: {
      name: 'Zufallsereignisse',
      label: '{{row}}, {{column}}',
      note: '',
      rows: {
        '2': '2 Natürlicher Vorzug erschöpft',
        '3': '3 Bevölkerungs-Minus',
        '4': '4 Vorzug beschädigt',
        '5': '5 Aufruhr',
        '6': '6 Schlechte Saison',
        '7': '7 Letztes Ereignis noch einmal',
        '8': '8 Nichts',
        '9': '9 Nichts',
        '10': '10 Gute Saison',
        '11': '11 Bevölkerungs-Plus',
        '12': '12 Natürlicher Vorzug gefunden',
      },
      columns: { low: 'gering', strong: 'stark' },
    },
    war: {
      name: 'Wirkungen im Krieg',
      label: '{{row}}: {{column}}',
      note: '',
      rows: {
        own_loss: 'Eigene Einheit stirbt',
        none_2: 'Nichts (2)',
        none_3: 'Nichts (3)',
        steal: 'Geld stehlen',
        damage_or_murder: 'Beschädigen, zerstören oder morden',
        take_over: 'Übernehmen',
      },
      columns: { die: 'Zahl auf dem Würfel', amount: 'je Würfel' },
    },
  },
} as const;
