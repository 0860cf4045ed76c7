/** Private messages of the second round of day 4, as the players wrote them. */
const gelb = `Hallo SL,

Armee 1 baut einen Stützpunkt
Armee 1 beobachtet E11
Armee 2 zieht nach H8
Armee 2 ist extrovertiert
Armee 2 beobachtet H9

Viele Grüße
Käsekuchen
--
Wer zuletzt lacht, denkt zu langsam.
`;

const orange = `Moin!

Armee 1 greift Ziel 4 an
Armee 1 führt die Flagge von Grün
Armee 1 nutzt Unter fremder Flagge
Armee 2 zieht nach F10
Armee 2 nutzt Geheime Kampftechniken
Verlust: Garnison mit 100, Armee 1 mit 200, Armee 2 mit 200

Gruß
Dosenpfand
`;

const rot = `Hallo,

Armee 1 greift Ziel 1 an
Armee 1 ist aggressiv
Armee 2 verfolgt Ziel 1

MfG
Zwiebelritter
--
Ritter ohne Furcht, aber mit Zwiebel
`;

const gruen = `Guten Abend,

Armee 1 zeigt Ziel 3 den Erlass
Armee 2 hält
Armee 3 zieht nach G13
Stimme: Orange

Liebe Grüße
Nachteule
`;

const blau = `Hallo,

Armee 1 erscheint doppelt so stark
Armee 2 zieht nach G5, F5
Armee 2 erscheint doppelt so stark
Falscher Befehl von Armee 1 an Ziel 1: zieht nach K5

Gruß
Teelöffel
`;

const violett = `Hallo SL,

Armee 1 hält
Armee 2 verlockt 200 Soldaten von Ziel 3
Horde greift den Stützpunkt an
Stimme: Grün

Danke!
Pixelzähler
`;

const braun = `Servus,

Armee 1 blockiert die Kante zu J4
Armee 2 zieht nach M9
Stimme: Orange

Mfg
Schnitzelwirt
--
Mit Kartoffelsalat!
`;

const weiss = `Liebe Spielleitung,

Wir wählen Fallenleger
Armee 1 hält
Armee 2 stellt eine Falle

Herzliche Grüße
Frau Holle
`;

export const letters: Readonly<Record<string, string>> = {
  gelb,
  orange,
  rot,
  gruen,
  blau,
  violett,
  braun,
  weiss,
};

/** Nations whose messages have come and are not yet filed with anybody. */
const UNFILED = ['braun', 'weiss'];

/** Letters that are filed already in the middle of the round. */
export const filedLetters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(letters).filter(([party]) => !UNFILED.includes(party)),
);

/** The mailbox of the forum with private messages that came meanwhile, as the GM copies it. */
export const privateMessages = `Von: Schnitzelwirt
An: Spielleitung
Gesendet: 07.02.2003, 18:12:40
Betreff: Meine Befehle

${braun}
Von: Frau Holle
An: Spielleitung
Gesendet: 07.02.2003, 20:05:11
Betreff: Tag 4, zweite Runde

${weiss}`;
