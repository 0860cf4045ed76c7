/** Worte für Briefe, Bögen und Auswertungen: Befunde an Zeilen, verstandene Befehle, Listen der Organisation. */
export const orders = {
  fact: {
    calmUnits: 'ruhige Bevölkerung',
    unrestUnits: 'Bevölkerung in Aufruhr',
    damaged: 'beschädigte Stufen',
    exhausted: 'erschöpfte Stufen',
    treasuryBefore: 'Geld zu Beginn der Phase',
    withheld: 'was anderen gehörte',
  },
  rule: { protected: 'geschütztes Geld in {{region}}' },
  finding: {
    E_LINE:
      '„{{words}}“ ist kein bekannter Befehl. Nichts davon wird ausgeführt, die Worte bleiben im Brief; schreibe sie um oder lege sie beiseite.',
    E_REST:
      '„{{words}}“ sagt zu diesem Befehl nichts. Der Befehl gilt ohne diese Worte; ist etwas anderes gemeint, schreibe ihn um.',
    E_HELD:
      '„{{words}}“ verneint einen Befehl, knüpft ihn an eine Bedingung oder lässt ihn offen. Nichts davon wird ausgeführt; schreibe den Befehl so, wie er gelten soll, oder lege die Worte beiseite.',
    E_NUMBER:
      '„{{words}}“: Hier fehlt, wie viele es sein sollen. Dieser Befehl wird nicht ausgeführt; nenne die Zahl, oder schreibe „je“ vor die erste.',
    E_QUOTED:
      'Diese Zeilen sind aus einem anderen Brief zitiert: Nichts darin wird ausgeführt. Soll es gelten, nimm die Zeichen am Anfang weg.',
    E_EMPTY:
      'Der Brief enthält keinen Befehl. Es geschieht, was ohne Befehle geschieht; frage nach, wenn etwas erwartet war.',
    E_TARGET_region:
      '„{{words}}“: Eine Region dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt; schreibe den Namen aus.',
    E_TARGET_noRegion:
      '„{{words}}“: Es fehlt die Region. Der Befehl wird nicht ausgeführt; nenne sie mit „in“ oder „nach“.',
    E_TARGET_organisation:
      '„{{words}}“: Eine Organisation dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt; schreibe den Namen aus.',
    E_TARGET_noOrganisation:
      '„{{words}}“: Es fehlt, gegen wen es gehen soll. Der Befehl wird nicht ausgeführt; nenne die Organisation.',
    E_TARGET_advantage:
      '„{{words}}“: Einen eigenen Vorzug dieses Namens gibt es nicht, oder es können mehrere gemeint sein. Der Befehl wird nicht ausgeführt; schreibe den Namen aus.',
    E_TARGET_category:
      '„{{words}}“: Das ist keine Kategorie. Der Befehl wird nicht ausgeführt; nenne sie in Klammern, etwa „(Handel)“.',
    E_TARGET_means:
      '„{{words}}“: Damit lässt sich Aufruhr nicht beenden. Der Befehl wird nicht ausgeführt; möglich sind Geld, Autorität, Militär und Geheimdienst.',
  },
  understood: {
    BUILD: 'baut eine Stufe „{{name}}“',
    BUILD_new: 'baut eine Stufe „{{name}}“ in {{region}}',
    REPAIR: 'repariert „{{name}}“, Stufen: {{levels}}',
    REPAIR_levels: 'repariert „{{name}}“, Stufen: {{levels}}',
    MOVE_POPULATION: 'schickt Bevölkerung von {{from}} nach {{to}}, Einheiten: {{units}}',
    MOVE_ADVANTAGE: 'bewegt „{{name}}“ nach {{to}}',
    MOVE_ADVANTAGE_levels: 'bewegt Stufen von „{{name}}“ nach {{to}}: {{levels}}',
    MOVE_MONEY: 'schickt {{halves}} Geld von {{from}} nach {{to}}',
    MOVE_SEAT: 'verlegt den Sitz nach {{region}}',
    HIRE: 'heuert an: $t(organisation:category.{{category}}) in {{region}}',
    HIRE_levels: 'heuert an: $t(organisation:category.{{category}}) +{{levels}} in {{region}}',
    AUTHORITY_RAISE:
      'hebt mit Autorität aus {{from}} $t(organisation:category.{{category}}) in {{region}}',
    SUPPORT: 'nimmt Soldaten aus {{region}} mit',
    SUPPORT_levels: 'nimmt Soldaten aus {{region}} mit, Stufen: {{levels}}',
    OVERLOAD: 'überlastet das Militär in {{region}}',
    OVERLOAD_levels: 'überlastet das Militär in {{region}}, Stufen: {{levels}}',
    INFORMATION: 'fragt aus {{from}} nach {{region}}: {{text}}',
    INFORMATION_levels: 'fragt aus {{from}} nach {{region}}, Stufen: {{levels}}: {{text}}',
    PLUNDER: 'plündert aus {{from}} {{target}} in {{region}}',
    PLUNDER_levels: 'plündert aus {{from}} {{target}} in {{region}}, Stufen: {{levels}}',
    SABOTAGE: 'sabotiert aus {{from}} {{target}} in {{region}}',
    SABOTAGE_levels: 'sabotiert aus {{from}} {{target}} in {{region}}, Stufen: {{levels}}',
    WAR: 'führt in {{region}} Krieg gegen {{opponent}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
    WAR_ANSWER:
      'verteidigt sich in {{region}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
    WAR_ANSWER_against:
      'verteidigt sich in {{region}} gegen {{opponent}}: mobilisiert {{mobilised}}, Angriff {{attack}}, Verteidigung {{defence}}',
    REROLL_EVENT: 'würfelt den {{die}}. Würfel des Ereignisses neu',
    REROLL_CHANCE: 'würfelt die Chance neu',
    INFLUENCE: 'verschiebt die Chance von {{chance}} um {{points}}',
    DECLINE: 'lässt die Befestigung in {{region}} nichts auffangen',
    PASS: 'passt',
    OVERPOPULATION: 'bestimmt in {{region}}, wer zu viel ist: {{list}}',
    TRADE: 'lässt in {{region}} Handelsstufen zahlen: {{levels}}',
    TRADE_levels: 'lässt in {{region}} Handelsstufen zahlen: {{levels}}',
    PAY: 'unterhält in {{region}}: {{list}}',
    PAY_nothing: 'unterhält in {{region}} nichts',
    CALM: 'beruhigt in {{region}} unblutig, Einheiten: {{units}}',
    CALM_bloody: 'beendet Aufruhr in {{region}} blutig, Einheiten: {{units}}',
    CALM_foreign: 'beruhigt in {{region}} unblutig Einheiten von {{target}}: {{units}}',
    CALM_foreignBloody: 'beendet in {{region}} blutig Aufruhr von {{target}}, Einheiten: {{units}}',
  },
  balance: { oldTreasury: 'Geld vorher', newTreasury: 'Geld nachher' },
  sheet: {
    forecast: { title: 'Nächster Abschluss, wie es steht', item: 'Posten', money: 'Geld' },
  },
};
