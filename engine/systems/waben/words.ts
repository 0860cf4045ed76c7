import type { GameWords, WordTree } from '../../kernel';
import { COMBAT_ORDER_NAMES } from './data';

/** Shared texts as this game words them: units march, and keep their orders without a letter. */
const SHARED: WordTree = {
  turn: {
    'orders.none': [
      'In diesem Brief steht keine Zeile, die mit einer Einheitennummer beginnt. Das Original ist abgelegt; ersetze es oder tippe die Befehle ab.',
      'No line of this letter begins with the number of a unit. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Eine Einheit je Zeile: Nummer, alte Position, Weg, Befehl.',
      'One unit per line: number, old position, path, order.',
    ],
    'replace.otherText': [
      'Der neue Text nennt Einheiten von {{other}}. Lege ihn dort ab, oder er tritt hier an die Stelle des alten; Rückgängig bringt jeden zurück.',
      'The new text names units of {{other}}. File it there, or it takes the place of the old one here; undo brings either back.',
    ],
    'nobody.title': ['Hier zieht noch niemand', 'Nobody moves here yet'],
    'events.none': [
      'In $t(noun:inThisTurn) sichtet oder trifft niemand {{party, acc}}, und kein Feld wechselt den Besitzer.',
      'In $t(noun:inThisTurn) nobody sights or meets {{party}}, and no field changes hands.',
    ],
  },
  inbox: {
    'realm.defaultsOf': [
      '{{party}} ohne Brief weiter: Die Einheiten bleiben stehen',
      '{{party}} goes on without a letter: its units stay',
    ],
    'part.movement': ['Zugbefehl', 'Movement orders'],
  },
  openTurn: {
    'close.point.missing_one': [
      '$t(noun:ARealm) hat nichts geschickt; seine Einheiten behalten ihren letzten Befehl:',
      '$t(noun:ARealm) has sent nothing; its units keep their last order:',
    ],
    'close.point.missing_other': [
      '{{count}} $t(noun:realms) haben nichts geschickt; ihre Einheiten behalten ihren letzten Befehl:',
      '{{count}} $t(noun:realms) have sent nothing; their units keep their last order:',
    ],
    'archive.noLetter': [
      'Kein Brief; die Einheiten behielten ihren letzten Befehl.',
      'No letter; the units kept their last order.',
    ],
  },
  decide: {
    'run.noRunText': [
      'F5 rechnet $t(noun:toTheTurn) auf Probe. Wer nicht geschrieben hat, bleibt stehen; gebucht wird nichts.',
      'F5 starts a trial run of $t(noun:theTurn). Realms without a letter stay put; nothing is booked.',
    ],
  },
  records: {
    'segment.title': ['Segment und Zeit', 'Segment and time'],
  },
};

/** Words of Welt der Waben beside those of its declarations. */
export const WORDS: GameWords = {
  reminders: ['withheld'],
  own: [
    {
      card: {
        lost: ['Verlust', 'Loss'],
        lostDice: ['Verluste von {{unit}}', 'Losses of {{unit}}'],
        work: ['Arbeit', 'Work'],
        damage: ['Schaden', 'Damage'],
        workers: ['Arbeiter', 'Workers'],
        deserters: ['Deserteure', 'Deserters'],
        morale: ['Moral', 'Morale'],
        risk: ['Gefahr', 'Risk'],
        roll: ['Wurf', 'Roll'],
        rollDice: ['Wurf', 'Roll'],
        fateRoll: ['Schicksalswurf', 'Roll of fate'],
        fateRollDice: ['Schicksal von {{unit}}', 'Fate of {{unit}}'],
        chance: ['Gefahr des Verlusts', 'Risk of loss'],
        refund: ['Rückzahlung', 'Refund'],
        standing: [
          'Am Ende des Zugs stehen {{left}} von {{whole}} BWP.',
          'At the end of the turn {{left}} of {{whole}} building points stand.',
        ],
      },
      order: COMBAT_ORDER_NAMES,
      encounter: {
        matrix: ['Begegnungstafel', 'Table of encounters'],
        corner: ['Zeile trifft Spalte', 'row meets column'],
      },
      decision: {
        lost: { about: ['Verluste von {{unit}} in {{place}}', 'Losses of {{unit}} in {{place}}'] },
        lostDice: {
          about: [
            '{{number}}. Würfel der Verluste von {{unit}} in {{place}}',
            'Die {{number}} of the losses of {{unit}} in {{place}}',
          ],
        },
        rollDice: { about: ['{{number}}. Würfel für {{party}}', 'Die {{number}} for {{party}}'] },
        fateRollDice: {
          about: [
            'Würfel für das Schicksal von {{unit}} in {{place}}',
            'Die for the fate of {{unit}} in {{place}}',
          ],
        },
        deserters: { about: ['Deserteure von {{unit}}', 'Deserters of {{unit}}'] },
        morale: { about: ['Moral von {{unit}}', 'Morale of {{unit}}'] },
        damage: { about: ['Belagerungsschaden in {{place}}', 'Siege damage in {{place}}'] },
        die: {
          about: [
            '{{number}}. Würfel von {{party}}, Runde {{round}}, in {{place}}',
            'Die {{number}} of {{party}}, round {{round}}, in {{place}}',
          ],
          reason: ['Selbst gewürfelt.', 'Thrown by hand.'],
        },
      },
    },
  ],
  events: [],
  shared: [SHARED],
  judged: [
    {
      id: 'encounter',
      kinds: ['encounter', 'investment'],
      by: 'event',
      many: ['Begegnung', 'Encounter'],
      title: ['Begegnung in {{place}}', 'Encounter in {{place}}'],
    },
    {
      id: 'siege',
      kinds: ['siegeDamage', 'breach', 'repaired', 'demolished'],
      by: 'place',
      many: ['Belagerung', 'Siege'],
      title: ['Belagerung in {{place}}', 'Siege in {{place}}'],
    },
    {
      id: 'loss',
      kinds: ['terrainLoss', 'cargoLoss', 'starvation', 'thawEscape', 'thawLoss'],
      by: 'party',
      many: ['Verluste', 'Losses'],
      title: ['Verluste: {{party}}', 'Losses: {{party}}'],
    },
    {
      id: 'fate',
      kinds: [
        'desertion',
        'dissolution',
        'retreat',
        'removal',
        'fate',
        'capture',
        'plunder',
        'takeover',
        'uprising',
      ],
      by: 'party',
      many: ['Schicksale', 'Fates'],
      title: ['Leute und Land: {{party}}', 'People and land: {{party}}'],
    },
  ],
};
