import { rulingSetting, type SettingDefinition } from '../../../kernel';

/** Readings of chapter 17 without a switch of their own (OS-0-10). */
export const RULINGS: readonly SettingDefinition[] = [
  rulingSetting('os.ruling.q1', 'OS-0-02', {
    name: ['Hälften von Geld', 'Halves of money'],
    help: [
      'Beschrieben: Geld hat Hälften. Sonst: es wird gerundet.',
      'Described: money has halves. Else: it is rounded.',
    ],
  }),
  rulingSetting('os.ruling.q2', 'OS-0-03', {
    name: ['Geld unter null', 'Money below zero'],
    help: [
      'Beschrieben: Geld endet bei 0. Sonst: es gibt Schulden.',
      'Described: money ends at 0. Else: there are debts.',
    ],
  }),
  rulingSetting('os.ruling.q4', 'OS-1-02', {
    name: ['Richtung der Nachbarschaft', 'Direction of neighbours'],
    help: [
      'Beschrieben: sie gilt beiderseits. Sonst: Wege führen nur in eine Richtung.',
      'Described: they are so both ways. Else: ways lead in one direction.',
    ],
  }),
  rulingSetting('os.ruling.q5', 'OS-1-04', {
    name: ['Wer eine Organisation führt', 'Who leads an organisation'],
    help: [
      'Beschrieben: Spieler oder Gruppen, die übrigen die Spielleitung.',
      'Described: players or groups, the GM all others.',
    ],
  }),
  rulingSetting('os.ruling.q7', 'OS-1-08', {
    name: ['Mehrere Organisationen in einer Region', 'Several organisations in one region'],
    help: [
      'Beschrieben: ja, getrennt gezählt. Sonst: nur eine.',
      'Described: yes, counted apart. Else: only one.',
    ],
  }),
  rulingSetting('os.ruling.q11', 'OS-8.7-06', {
    name: ['Aufruhr über mehr als eine Phase', 'Unrest of more than one phase'],
    help: [
      'Beschrieben: Abfall im zweiten Abschluss. Sonst: im dritten.',
      'Described: units leave at the second closing. Else: at the third.',
    ],
  }),
  rulingSetting('os.ruling.q12', 'OS-3-04', {
    name: ['Geld gegen Aufruhr', 'Money against unrest'],
    help: [
      'Beschrieben: 1 je Einheit. Sonst: 1 für den ganzen Aufruhr.',
      'Described: 1 per unit. Else: 1 for all unrest.',
    ],
  }),
  rulingSetting('os.ruling.q14', 'OS-4-03', {
    name: ['Zählung der Stufen', 'Counting levels'],
    help: [
      'Beschrieben: gezählt, nicht einzeln benannt; Namen sind einmalig.',
      'Described: counted, not told apart; names are unique.',
    ],
  }),
  rulingSetting('os.ruling.q15', 'OS-4-07', {
    name: ['Einen Vorzug beschädigen oder zerstören', 'Damaging or destroying an advantage'],
    help: [
      'Beschrieben: eine Stufe. Sonst: den ganzen Vorzug.',
      'Described: one level. Else: the whole advantage.',
    ],
  }),
  rulingSetting('os.ruling.q23', 'OS-5.8-03', {
    name: ['Schaden an natürlichen Vorzügen', 'Damage to natural advantages'],
    help: [
      'Beschrieben: erst beschädigt, dann erschöpft. Sonst: sofort erschöpft.',
      'Described: damaged first, then exhausted. Else: exhausted at once.',
    ],
  }),
  rulingSetting('os.ruling.q26', 'OS-7-02', {
    name: ['Hälften der Phase', 'Halves of the phase'],
    help: [
      'Beschrieben: erst der Start, dann der Abschluss. Sonst: umgekehrt.',
      'Described: start first, then closing. Else: the other way round.',
    ],
  }),
  rulingSetting('os.ruling.q27', 'OS-8.2-03', {
    name: ['Fertige Stufe im selben Abschluss', 'Finished level in the same closing'],
    help: [
      'Beschrieben: sie zählt schon. Sonst: erst in der nächsten Phase.',
      'Described: it counts at once. Else: only in the next phase.',
    ],
  }),
  rulingSetting('os.ruling.q29', 'OS-8.6-02', {
    name: ['Wahl der unbezahlten Stufen', 'Choice of unpaid levels'],
    help: [
      'Beschrieben: der Spieler, sonst eine feste Folge. Sonst: die Spielleitung.',
      'Described: the player, else a fixed order. Else: the GM.',
    ],
  }),
  rulingSetting('os.ruling.q32', 'OS-9.4-02', {
    name: ['Inhalt des Charakterspiels', 'Content of character play'],
    help: [
      'Beschrieben: freier Text und Änderungen der Spielleitung. Sonst: feste Wirkungen.',
      'Described: free text and changes by the GM. Else: fixed effects.',
    ],
  }),
  rulingSetting('os.ruling.q36', 'OS-12-05', {
    name: ['Wohin geplündertes Geld kommt', 'Where plundered money goes'],
    help: [
      'Beschrieben: in die Kasse der handelnden Region. Sonst: an den Sitz.',
      'Described: to the purse of the acting region. Else: to the seat.',
    ],
  }),
  rulingSetting('os.ruling.q41', 'OS-14-07', {
    name: ['Letztes Ereignis', 'Last event'],
    help: [
      'Beschrieben: das eigentliche Ereignis, ohne Vorgänger nichts. Sonst: neu würfeln.',
      'Described: the event behind it, without one nothing. Else: roll again.',
    ],
  }),
  rulingSetting('os.ruling.q43', 'OS-2-12', {
    name: ['Einheiten in Aufruhr', 'Units in unrest'],
    help: [
      'Beschrieben: sie ziehen nicht um und kämpfen nicht. Sonst: wie gewohnt.',
      'Described: they neither move nor fight. Else: as usual.',
    ],
  }),
  rulingSetting('os.ruling.q44', 'OS-5.7-05', {
    name: ['Schaden an Stufen auf Zeit', 'Damage to temporary levels'],
    help: [
      'Beschrieben: verloren, wo sie neu würfeln oder schützen. Sonst: unverwundbar.',
      'Described: lost where they reroll or protect. Else: not to be hit.',
    ],
  }),
];
