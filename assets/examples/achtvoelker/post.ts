import { privateMessages } from './letters';

/**
 * The public thread of day 4 as a player copies it from the forum: talk, votes, quotations, a signature that looks like a
 * vote, one who only looks on, one who comes too late.
 */
export const spielthread = `Totales Mörderspiel – Spielthread
Autor\tNachricht
Zwiebelritter
Ritter ohne Furcht, aber mit Zwiebel

Anmeldungsdatum: 12.01.2002
Beiträge: 312
Wohnort: Kiel

BeitragVerfasst am: 07.02.2003, 16:02:11    Titel: Tag 4\tAntworten mit Zitat
Guten Tag allerseits. Wer hat mir da eine Falle gestellt? Das war nicht nett.
_________________
Stimme für mehr Zwiebeln!
Nach oben
Benutzer-Profile anzeigen Private Nachricht senden
Nachteule
Mitglied

Anmeldungsdatum: 03.03.2002
Beiträge: 77

BeitragVerfasst am: 07.02.2003, 16:40:03    Titel:\tAntworten mit Zitat
Zwiebelritter hat Folgendes geschrieben:
Guten Tag allerseits. Wer hat mir da eine Falle gestellt? Das war nicht nett.

Ich war es nicht. Orange steht viel zu ruhig herum, das kenne ich.

Stimme: Orange
Nach oben
Teelöffel
Neuling

Beiträge: 9

BeitragVerfasst am: 07.02.2003, 17:15:45    Titel: Re: Tag 4\tAntworten mit Zitat
[quote="Nachteule"][quote="Zwiebelritter"]Wer hat mir da eine Falle gestellt?[/quote]Stimme: Orange[/quote]
Klingt vernünftig. Ich schließe mich an und stimme für Orange.
Nach oben
Dosenpfand
Mitglied

Beiträge: 141

BeitragVerfasst am: 07.02.2003, 18:00:00    Titel: Unsinn\tAntworten mit Zitat
Ihr spinnt doch. Ich stehe ruhig, weil ich Ruhe brauche! Bitte stimmt alle für Grün, dann ist Ruhe.
Nach oben
Pixelzähler
Mitglied

Beiträge: 1024

BeitragVerfasst am: 07.02.2003, 18:20:30    Titel:\tAntworten mit Zitat
Wenn Weiß nicht bald etwas sagt, stimme ich für Weiß.
Nach oben
Frau Holle
Mitglied

Beiträge: 55

BeitragVerfasst am: 07.02.2003, 18:31:09    Titel:\tAntworten mit Zitat
Ich sage doch dauernd etwas! Meine Stimme geht an Violett. Wer droht, hat etwas zu verbergen.
Nach oben
Schnitzelwirt
Wirt

Beiträge: 8

BeitragVerfasst am: 07.02.2003, 19:05:00    Titel:\tAntworten mit Zitat
Stimme: Braun
Nach oben
Zaungast
Neuling

Beiträge: 1

BeitragVerfasst am: 07.02.2003, 19:44:00    Titel:\tAntworten mit Zitat
Spannend hier! Stimme: Gelb
Nach oben
Frau Holle
Mitglied

Beiträge: 56

BeitragVerfasst am: 07.02.2003, 21:10:00    Titel:\tAntworten mit Zitat
Ach was. Ich ziehe meine Stimme zurück.

Zuletzt bearbeitet von Frau Holle am 07.02.2003, 21:12, insgesamt einmal bearbeitet
Nach oben
Käsekuchen
Mitglied

Beiträge: 201

BeitragVerfasst am: 07.02.2003, 21:59:59    Titel:\tAntworten mit Zitat
Auf den letzten Drücker!
Stimme: Orange
Nach oben
Zwiebelritter
Ritter ohne Furcht, aber mit Zwiebel

Beiträge: 313

BeitragVerfasst am: 07.02.2003, 22:00:00    Titel:\tAntworten mit Zitat
Mist, Uhr verpasst. Stimme: Orange
Nach oben
`;

/** Mail to the GM in the round of the example: texts by the names of their files. */
export const achtvoelkerPost: Readonly<Record<string, string>> = {
  'Spielthread.txt': spielthread,
  'Private Nachrichten.txt': privateMessages,
};
