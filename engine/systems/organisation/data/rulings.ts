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
];
