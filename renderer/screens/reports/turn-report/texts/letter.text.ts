import type { WordTree } from '../../../../../engine';

/** Frame, headings, tables and fixed sentences of the turn report. */
export const letter: WordTree = {
  title: ['Auswertung für den {{month}}', 'Turn report for {{month}}'],
  turn: ['$t(noun:turn) {{turn}}', '$t(noun:Turn) {{turn}}'],
  page: ['Blatt {{page}} von {{pages}}', 'Sheet {{page}} of {{pages}}'],
  next: ['Nächster Zug: {{month}}', 'Next turn: {{month}}'],
  nextDeadline: [
    'Nächster Zug: {{month}}, Einsendung bis {{date}}',
    'Next turn: {{month}}, to be sent by {{date}}',
  ],
  state: ['‹Dein|Ihr› Wissen, Stand {{month}}', 'Your knowledge as of {{month}}'],
  state_inCharacter: ['Euer Wissen, Stand {{month}}', 'Your knowledge as of {{month}}'],
  contents: ['Inhalt', 'Contents'],
  enclosures: ['Anlagen', 'Enclosures'],
  figure: [
    'Die Gegend um {{place}}. Leere Felder sind unbekannt.',
    'The land around {{place}}. Empty fields are unknown.',
  ],
  figureNew: [
    'Die Gegend um {{place}}. Neues ist hervorgehoben, leere Felder sind unbekannt.',
    'The land around {{place}}. What is new this month stands out, empty fields are unknown.',
  ],
  board: [
    'Das Land und wer darin ist, soweit bekannt. Stand {{date}}.',
    'The land and who is in it, as far as known. As of {{date}}.',
  ],
  times: ['({{count}}-mal)', '({{count}} times)'],
  unknown: ['unbekannt', 'unknown'],
  none: ['–', '–'],
  heading: {
    summary: ['$t(noun:TheMonth) in Kürze', '$t(noun:TheMonth) in brief'],
    happenings: ['Was geschah', 'What happened'],
    territory: ['Land und Leute', 'Land and people'],
    deviations: ['Die eigenen Einheiten', 'Your own units'],
    fights: ['Kämpfe und Begegnungen', 'Fights and encounters'],
    sightings: ['Gesichtet', 'Sighted'],
    view: ['Neue Sicht', 'New view'],
    building: ['Bauten und Belagerungen', 'Building and sieges'],
    treasury: ['Schatz und Bilanz', 'Treasury and balance'],
    sheet: ['Was ‹du hast|Sie haben›', 'What you have'],
    sheet_inCharacter: ['Was Euer ist', 'What is yours'],
    others: ['Was ‹du von anderen weißt|Sie von anderen wissen›', 'What you know of the others'],
    others_inCharacter: ['Was man von anderen weiß', 'What is said of the others'],
    messages: ['Botschaften an ‹dich|Sie›', 'Messages to you'],
    messages_inCharacter: ['Botschaften an Euch', 'Messages to you'],
    diplomacy: ['Diplomatie', 'Diplomacy'],
    answers: ['Antworten auf ‹deine|Ihre› Fragen', 'Answers to your questions'],
    answers_inCharacter: ['Antworten auf Eure Fragen', 'Answers to your questions'],
    questions: [
      'Fragen und Anmerkungen zu ‹deinem|Ihrem› Brief',
      'Questions and remarks on your letter',
    ],
    questions_inCharacter: [
      'Fragen und Anmerkungen zu Eurem Brief',
      'Questions and remarks on your letter',
    ],
    account: ['Spielerkonto', 'Player account'],
  },
  place: {
    field: ['in {{place}}', 'in {{place}}'],
    named: ['{{name}}', 'of {{name}}'],
    side: ['an der Seite {{place}}', 'on side {{place}}'],
    aboard: ['an Bord {{unit.of}}', 'aboard {{unit.acc}}'],
  },
  /** How strong a sighted unit is, at the end of a sentence. */
  strength: {
    '0': [', schwächer als eine Mindestgröße', ', weaker than one minimum size'],
    '1': [', ein bis zwei Mindestgrößen stark', ', one to two minimum sizes strong'],
    '3': [', drei bis fünf Mindestgrößen stark', ', three to five minimum sizes strong'],
    '6': [', sechs bis zehn Mindestgrößen stark', ', six to ten minimum sizes strong'],
    '11': [', elf Mindestgrößen stark oder mehr', ', eleven minimum sizes strong or more'],
  },
  size: {
    '0': ['unter 1 Mindestgröße', 'below 1 minimum size'],
    '1': ['1 bis 2 Mindestgrößen', '1 to 2 minimum sizes'],
    '3': ['3 bis 5 Mindestgrößen', '3 to 5 minimum sizes'],
    '6': ['6 bis 10 Mindestgrößen', '6 to 10 minimum sizes'],
    '11': ['11 Mindestgrößen oder mehr', '11 minimum sizes or more'],
  },
  kind: {
    foot: ['Fußvolk', 'infantry'],
    mounted: ['Reiterei', 'cavalry'],
    fleet: ['Flotte', 'fleet'],
    work: ['Tross', 'baggage train'],
    character: ['Charakter', 'character'],
    unknown: ['unbekannt', 'unknown'],
  },
  relation: {
    alliance: ['Bündnis', 'alliance'],
    peace: ['Frieden', 'peace'],
    passage: ['Durchzugsrecht', 'right of passage'],
    enemy: ['Feindschaft', 'enmity'],
  },
  /** How the neutral tone addresses its reader. */
  address: ['‹du|Sie›', 'you'],
  item: {
    loss: ['{{lost.nom}} {{unit.at}}', '{{lost.nom}} {{unit.of}}'],
    work: [
      '{{work.nom}} ({{done}} von {{value}} Bauwertpunkten)',
      '{{work.nom}} ({{done}} of {{value}} building value points)',
    ],
    points: ['{{work.nom}} ({{points.nom}})', '{{work.nom}} ({{points.nom}})'],
  },
  summary: {
    neutral: {
      gained: ['‹Dein|Ihr› Reich gewann {{gained.acc}}.', 'Your realm gained {{gained.acc}}.'],
      lost: ['‹Dein|Ihr› Reich verlor {{lost.acc}}.', 'Your realm lost {{lost.acc}}.'],
      gainedAndLost: [
        '‹Dein|Ihr› Reich gewann {{gained.acc}} und verlor {{lost.acc}}.',
        'Your realm gained {{gained.acc}} and lost {{lost.acc}}.',
      ],
      fights: ['Der Mond brachte {{fights}}.', 'The moon brought {{fights}}.'],
      arrived: [
        'Alle Einheiten, die ausrückten, kamen ans Ziel.',
        'All units that set out reached their goal.',
      ],
      stopped: ['{{units.Nom}} kamen nicht ans Ziel.', '{{units.Nom}} did not reach their goal.'],
      stopped_one: ['{{units.Nom}} kam nicht ans Ziel.', '{{units.Nom}} did not reach its goal.'],
      letters: ['{{letters.Nom}} sind angekommen.', '{{letters.Nom}} have arrived.'],
      letters_one: ['{{letters.Nom}} ist angekommen.', '{{letters.Nom}} has arrived.'],
      treasury: ['Der Schatz beträgt nun {{gold.acc}}.', 'The treasury now holds {{gold.acc}}.'],
      quiet: ['Der Mond verlief ruhig.', 'The moon passed quietly.'],
    },
    inCharacter: {
      gained: [
        'Euer Reich ist um {{gained.acc}} gewachsen.',
        'Your realm has grown by {{gained.acc}}.',
      ],
      lost: ['Euer Reich hat {{lost.acc}} eingebüßt.', 'Your realm has forfeited {{lost.acc}}.'],
      gainedAndLost: [
        'Euer Reich gewann {{gained.acc}} und büßte {{lost.acc}} ein.',
        'Your realm gained {{gained.acc}} and forfeited {{lost.acc}}.',
      ],
      fights: [
        'Die Waffen sprachen; sie brachten Euch {{fights}}.',
        'Arms have spoken; they brought you {{fights}}.',
      ],
      arrived: [
        'Wer ausgerückt ist, hat sein Ziel erreicht.',
        'Whoever set out has reached the goal.',
      ],
      stopped: [
        '{{units.Nom}} kamen nicht so weit, wie Ihr befohlen hattet.',
        '{{units.Nom}} fell short of the goal.',
      ],
      stopped_one: [
        '{{units.Nom}} kam nicht so weit, wie Ihr befohlen hattet.',
        '{{units.Nom}} fell short of the goal.',
      ],
      letters: ['Boten brachten Euch {{letters.acc}}.', 'Messengers brought you {{letters.acc}}.'],
      letters_one: [
        'Boten brachten Euch {{letters.acc}}.',
        'Messengers brought you {{letters.acc}}.',
      ],
      treasury: ['In Euren Truhen liegen nun {{gold.nom}}.', 'Your chests now hold {{gold.acc}}.'],
      quiet: ['Der Mond zog still vorüber.', 'The moon went by in silence.'],
    },
  },
  outcome: {
    undecided: ['{{fights.acc}} ohne Sieger', '{{fights.acc}} without a winner'],
  },
  territory: {
    gained: ['Neu in ‹deinem|Ihrem› Besitz: {{fields}}.', 'New in your possession: {{fields}}.'],
    gained_inCharacter: [
      'Neu unter Eurem Banner: {{fields}}.',
      'New under your banner: {{fields}}.',
    ],
    lost: [
      'Nicht mehr in ‹deinem|Ihrem› Besitz: {{fields}}.',
      'No longer in your possession: {{fields}}.',
    ],
    lost_inCharacter: ['Eurem Banner verloren: {{fields}}.', 'Lost to your banner: {{fields}}.'],
  },
  march: {
    title: ['Wo es anders kam als befohlen', 'Where things went otherwise than ordered'],
    arrived: ['{{units.Nom}} erreichten ihr Ziel.', '{{units.Nom}} reached their goal.'],
    arrived_one: ['{{units.Nom}} erreichte das Ziel.', '{{units.Nom}} reached its goal.'],
    arrived_inCharacter: [
      '{{units.Nom}} gelangten ans Ziel, wie Ihr es befohlen hattet.',
      '{{units.Nom}} reached their goal, as you had commanded.',
    ],
    arrived_inCharacter_one: [
      '{{units.Nom}} gelangte ans Ziel, wie Ihr es befohlen hattet.',
      '{{units.Nom}} reached its goal, as you had commanded.',
    ],
    stayed: ['{{units.Nom}} blieben an ihrem Ort.', '{{units.Nom}} stayed where they were.'],
    stayed_one: ['{{units.Nom}} blieb am Ort.', '{{units.Nom}} stayed in its place.'],
    stayed_inCharacter: ['{{units.Nom}} hielten ihren Posten.', '{{units.Nom}} held their posts.'],
    stayed_inCharacter_one: ['{{units.Nom}} hielt den Posten.', '{{units.Nom}} held its post.'],
  },
  column: {
    number: ['Nr.', 'No.'],
    size: ['Stärke', 'Size'],
    place: ['Standort', 'Place'],
    order: ['Befehl', 'Order'],
    what: ['Was geschah', 'What happened'],
    field: ['Feld', 'Field'],
    realm: ['$t(noun:realm)', '$t(noun:Realm)'],
    kind: ['Art', 'Kind'],
    magnitude: ['Größe', 'Magnitude'],
    by: ['Gesehen von', 'Seen by'],
    when: ['Wann', 'When'],
    side: ['Einheit', 'Unit'],
    before: ['Zu Beginn', 'At the start'],
    after: ['Am Ende', 'At the end'],
    points: ['Gutpunkte', 'Good points'],
    fate: ['Ausgang', 'Outcome'],
    round: ['Runde', 'Round'],
    strength: ['Kampfkraft', 'Strength'],
    dice: ['Würfel', 'Dice'],
    losses: ['Verluste', 'Losses'],
    result: ['Ergebnis', 'Result'],
    item: ['Posten', 'Item'],
    gold: ['Goldstücke', 'Gold pieces'],
    stated: ['‹Deine|Ihre› Angabe', 'Stated by you'],
    stated_inCharacter: ['Eure Angabe', 'Stated by you'],
    booked: ['Gebucht', 'Booked'],
    turn: ['$t(noun:turn)', '$t(noun:Turn)'],
    entry: ['Buchung', 'Entry'],
    amount: ['Betrag', 'Amount'],
  },
  /** The state of a unit, in a few words. */
  what: {
    arrived: ['angekommen', 'arrived'],
    retreated: ['nach {{place}} zurückgewichen', 'retreated to {{place}}'],
    won: ['Kampf gewonnen', 'fight won'],
    beaten: ['Kampf verloren', 'fight lost'],
    drawn: ['Kampf ohne Sieger', 'fight without a winner'],
    lost: ['{{heads.acc}} verloren', '{{heads.acc}} lost'],
  },
  fight: {
    title: {
      battle: ['Kampf {{where}}', 'Fight {{where}}'],
      storm: ['Sturm {{where}}', 'Storm {{where}}'],
      sally: ['Ausfall {{where}}', 'Sally {{where}}'],
      assault: ['Angriff {{where}}', 'Attack {{where}}'],
    },
    began: {
      neutral: {
        battle_one: [
          '{{When}} griff {{attacker.nom}} {{where}} {{target.acc}} an.',
          '{{When}} {{attacker.nom}} attacked {{target.acc}} {{where}}.',
        ],
        battle_other: [
          '{{When}} griffen {{attacker.nom}} {{where}} {{target.acc}} an.',
          '{{When}} {{attacker.nom}} attacked {{target.acc}} {{where}}.',
        ],
        battle_meeting: [
          '{{When}} kam es {{where}} zum Kampf zwischen {{attacker.dat}} und {{target.dat}}. Beide Seiten griffen an.',
          '{{When}} {{attacker.nom}} fought {{target.acc}} {{where}}. Both sides attacked.',
        ],
        storm_one: [
          '{{When}} stürmte {{attacker.nom}} {{where}} die Mauern gegen {{target.acc}}.',
          '{{When}} {{attacker.nom}} stormed the walls {{where}} against {{target.acc}}.',
        ],
        storm_other: [
          '{{When}} stürmten {{attacker.nom}} {{where}} die Mauern gegen {{target.acc}}.',
          '{{When}} {{attacker.nom}} stormed the walls {{where}} against {{target.acc}}.',
        ],
        sally_one: [
          '{{When}} machte {{attacker.nom}} {{where}} einen Ausfall gegen {{target.acc}}.',
          '{{When}} {{attacker.nom}} made a sally {{where}} against {{target.acc}}.',
        ],
        sally_other: [
          '{{When}} machten {{attacker.nom}} {{where}} einen Ausfall gegen {{target.acc}}.',
          '{{When}} {{attacker.nom}} made a sally {{where}} against {{target.acc}}.',
        ],
        assault_one: [
          '{{When}} griff {{attacker.nom}} {{where}} vom Nachbarfeld aus {{target.acc}} an.',
          '{{When}} {{attacker.nom}} attacked {{target.acc}} {{where}} from the neighbouring field.',
        ],
        assault_other: [
          '{{When}} griffen {{attacker.nom}} {{where}} vom Nachbarfeld aus {{target.acc}} an.',
          '{{When}} {{attacker.nom}} attacked {{target.acc}} {{where}} from the neighbouring field.',
        ],
      },
      inCharacter: {
        battle: [
          '{{When}} klirrten {{where}} die Waffen: hier {{own.nom}}, dort {{foes.nom}}.',
          '{{When}} weapons clashed {{where}}: here {{own.nom}}, there {{foes.nom}}.',
        ],
        storm: [
          '{{When}} flogen {{where}} die Leitern an die Mauern: hier {{own.nom}}, dort {{foes.nom}}.',
          '{{When}} ladders flew to the walls {{where}}: here {{own.nom}}, there {{foes.nom}}.',
        ],
        sally: [
          '{{When}} sprangen {{where}} die Tore auf: hier {{own.nom}}, dort {{foes.nom}}.',
          '{{When}} the gates flew open {{where}}: here {{own.nom}}, there {{foes.nom}}.',
        ],
        assault: [
          '{{When}} flogen {{where}} die ersten Pfeile über die Grenze: hier {{own.nom}}, dort {{foes.nom}}.',
          '{{When}} the first arrows flew across the border {{where}}: here {{own.nom}}, there {{foes.nom}}.',
        ],
      },
    },
    role: {
      attacker: ['Der Angriff war Euer.', 'The attack was yours.'],
      defender: [
        'Die Euren hielten stand, so gut sie konnten.',
        'Yours stood their ground as best they could.',
      ],
      meeting: ['Beide Seiten suchten den Kampf.', 'Both sides sought battle.'],
    },
    won: [
      'Nach {{rounds.dat}} ‹behauptetest du|behaupteten Sie› das Feld.',
      'After {{rounds.acc}} you held the field.',
    ],
    won_inCharacter: [
      'Nach {{rounds.dat}} war der Sieg Euer.',
      'After {{rounds.acc}} the victory was yours.',
    ],
    beaten: [
      'Nach {{rounds.dat}} behauptete die Gegenseite das Feld.',
      'After {{rounds.acc}} the other side held the field.',
    ],
    beaten_inCharacter: [
      'Nach {{rounds.dat}} gehörte der Tag den anderen.',
      'After {{rounds.acc}} the day belonged to the others.',
    ],
    drawn: [
      'Nach {{rounds.dat}} behauptete keine Seite das Feld.',
      'After {{rounds.acc}} neither side held the field.',
    ],
    drawn_inCharacter: [
      'Nach {{rounds.dat}} ließen beide erschöpft voneinander.',
      'After {{rounds.acc}} both fell back exhausted.',
    ],
    undecided: ['Es kam nicht zum Schlagabtausch.', 'It did not come to blows.'],
    losses: ['‹Deine|Ihre› Verluste: {{losses}}.', 'Your losses: {{losses}}.'],
    losses_inCharacter: ['Ihr beklagt {{losses}}.', 'You mourn {{losses}}.'],
    noLosses: ['Verluste ‹hattest du|hatten Sie› keine.', 'You had no losses.'],
    noLosses_inCharacter: ['Keiner der Euren fiel.', 'None of yours fell.'],
    points: [
      'Gutpunkte {{unit.of}}: {{sum}} ({{causes}}).',
      'Good points {{unit.of}}: {{sum}} ({{causes}}).',
    ],
    booty: ['Die Beute: {{gold.nom}}.', 'The booty: {{gold.nom}}.'],
    overruled: ['Den Ausgang hat die Spielleitung bestimmt.', 'The GM has laid down the outcome.'],
    fate: {
      stays: ['blieb', 'stayed'],
      retreats: ['wich zurück', 'retreated'],
      annihilated: ['vernichtet', 'annihilated'],
      scattered: ['zersprengt', 'scattered'],
      captured: ['gefangen', 'captured'],
      goesInside: ['zog sich hinter die Mauern zurück', 'withdrew behind the walls'],
      investing: ['schließt den Ort ein', 'invests the place'],
    },
    round: {
      won: ['gewonnen', 'won'],
      lost: ['verloren', 'lost'],
      drawn: ['unentschieden', 'drawn'],
      through: ['durchgebrochen', 'broke through'],
    },
    percent: ['{{value}} %', '{{value}}%'],
  },
  sightings: {
    older: ['Ältere Sichtungen', 'Older sightings'],
    ownLand: ['eigenes Land', 'your own land'],
    told: ['vom Hörensagen', 'by report'],
    when: {
      day: ['{{day}}. Tag', 'day {{day}}'],
      moonDay: ['{{moon}}. Mond, {{day}}. Tag', 'moon {{moon}}, day {{day}}'],
      end: ['am Ende', 'at the end'],
      ago: ['vor {{turns.dat}}', '{{turns.nom}} ago'],
    },
    onDay: ['Am {{day}}. Tag', 'On day {{day}}'],
    onMoonDay: ['Am {{day}}. Tag des {{moon}}. Mondes', 'On day {{day}} of moon {{moon}}'],
    kept: [
      'Die Größen sind geschätzt. Sie zählen in ganzen Mindestgrößen.',
      'Sizes are estimates, in whole minimum sizes.',
    ],
  },
  view: {
    discovered: [
      'Zum ersten Mal gesehen: {{fieldCount.nom}} ({{fields}}).',
      'Seen for the first time: {{fieldCount.nom}} ({{fields}}).',
    ],
    discoveredMany: [
      'Zum ersten Mal gesehen: {{fieldCount.nom}}, und zwar in {{fields}}.',
      'Seen for the first time: {{fieldCount.nom}}, in {{fields}}.',
    ],
    explored: [
      'Genau erkundet: {{fieldCount.nom}} ({{fields}}).',
      'Explored in detail: {{fieldCount.nom}} ({{fields}}).',
    ],
    exploredMany: [
      'Genau erkundet: {{fieldCount.nom}}, und zwar in {{fields}}.',
      'Explored in detail: {{fieldCount.nom}}, in {{fields}}.',
    ],
  },
  treasury: {
    after: ['Neuer Schatz', 'New treasury'],
    before: ['Alter Schatz', 'Old treasury'],
    more: [
      'Gegenüber ‹deiner|Ihrer› Bilanz: {{gold.nom}} mehr.',
      'Compared with your balance: {{gold.nom}} more.',
    ],
    more_inCharacter: [
      'Gegenüber Eurer Bilanz: {{gold.nom}} mehr.',
      'Compared with your balance: {{gold.nom}} more.',
    ],
    less: [
      'Gegenüber ‹deiner|Ihrer› Bilanz: {{gold.nom}} weniger.',
      'Compared with your balance: {{gold.nom}} less.',
    ],
    less_inCharacter: [
      'Gegenüber Eurer Bilanz: {{gold.nom}} weniger.',
      'Compared with your balance: {{gold.nom}} less.',
    ],
    same: [
      '‹Deine|Ihre› Bilanz stimmt mit den Büchern überein.',
      'Your balance agrees with the books.',
    ],
    same_inCharacter: [
      'Eure Bilanz stimmt mit den Büchern überein.',
      'Your balance agrees with the books.',
    ],
    storage: [
      'Das Gold liegt an diesen Orten: {{places}}.',
      'The gold lies in these places: {{places}}.',
    ],
    storedAt: ['{{place}} {{gold}}', '{{place}} {{gold}}'],
    notDue: ['jetzt nicht fällig', 'not due now'],
    compared: ['‹Deine|Ihre› Bilanz, nachgerechnet', 'Your balance, recomputed'],
    compared_inCharacter: ['Eure Bilanz, nachgerechnet', 'Your balance, recomputed'],
  },
  diplomacy: {
    relations: [
      'So ‹stehst du|stehen Sie› zu anderen: {{list}}.',
      'How you stand to others: {{list}}.',
    ],
    relations_inCharacter: [
      'So steht Ihr zu anderen: {{list}}.',
      'How you stand to others: {{list}}.',
    ],
    relation: ['{{relation}} mit {{others.dat}}', '{{relation}} with {{others.acc}}'],
  },
  answer: {
    question: ['‹Deine|Ihre› Frage: {{question}}', 'Your question: {{question}}'],
    question_inCharacter: ['Eure Frage: {{question}}', 'Your question: {{question}}'],
  },
  question: {
    specialOrder: [
      'Ein Sonderbefehl für {{unit.acc}} ist noch offen. Die Spielleitung antwortet darauf.',
      'A special order for {{unit.acc}} is still open. The GM will answer it.',
    ],
    marchConsent: [
      'Ob {{unit.nom}} ziehen darf, hat die Spielleitung noch nicht entschieden.',
      'The GM has not yet decided whether {{unit.nom}} may march.',
    ],
    buildConsent: [
      'Für den Bau {{where}} fehlt noch das Einverständnis aller, denen dort Land gehört.',
      'For building {{where}} the consent of all who own land there is still missing.',
    ],
    muster: [
      'Rüstung {{unit.of}}: Der Zugbefehl nennt {{orders}}, die Bilanz {{balance}}. Was soll gelten?',
      'Raising {{unit.of}}: the order sheet says {{orders}}, the balance {{balance}}. Which is to hold?',
    ],
    otherIncome: [
      'Woher kommen die sonstigen Einnahmen von {{gold.dat}}?',
      'Where does the other income of {{gold.acc}} come from?',
    ],
    unitLimit: [
      'Mehr Einheiten sind nicht vorgesehen. Welche sollen bleiben?',
      'No more units are provided for. Which ones are to stay?',
    ],
    demolish: [
      'Soll {{unit.nom}} {{where}} ein Bauwerk abtragen?',
      'Is {{unit.nom}} to pull down a structure {{where}}?',
    ],
    other: [
      'Eine Frage zum Brief ist bei der Spielleitung noch offen.',
      'A question on your letter is still open with the GM.',
    ],
  },
  note: {
    unit: ['Einheit {{unit}}: {{text}}', 'Unit {{unit}}: {{text}}'],
  },
  account: {
    balance: [
      '{{name}}: Das Konto steht bei {{cents}}.',
      '{{name}}: the account stands at {{cents}}.',
    ],
    withheld: [
      'Das Konto ist überzogen. Der Ausgleich steht noch aus.',
      'The account is overdrawn and not settled yet.',
    ],
    kind: {
      deposit: ['Einzahlung', 'deposit'],
      charge: ['Spielkosten', 'turn fee'],
      contribution: ['Beitrag', 'contribution'],
      fee: ['Gebühr', 'fee'],
    },
  },
};
