/** Letters of a turn by party. */
type Letters = Readonly<Record<string, string>>;

/** What the players wrote from the choice of their motherlands on, turn by turn. */
export const history: readonly Letters[] = [
  // 1: motherlands
  {
    rot: 'Ziffer 7\nMarkensatz 1\nMutterland: Westdeutschland, Frankreich',
    blau: 'Meine Startziffer ist die 4.\nMarkensatz 2\nMutterland: Japan, China',
    gruen: 'Ziffer 9, Markensatz 3. Mutterland: Brasilien, sonst Argentinien.',
    gelb: 'Ziffer 2\nMarkensatz 4\nMutterland: Ägypten, Iran',
    violett: 'Digit 0\nmarker set 5\nmotherland: USA, Soviet Union',
  },
  // 2: alliances at home
  {
    rot: 'Heimatbündnisse: Spanien, Italien, Griechenland',
    blau: 'Heimatbündnisse mit Taiwan und Südkorea',
    gruen: 'In der Heimatzone verbünde ich mich mit Venezuela und Kolumbien.',
    gelb: 'Heimatbündnisse: Libyen, Jordanien, Syrien',
    violett: 'Home alliances: Canada, Mexico',
  },
  // 3: Rot, who chose last, holds the option first
  {
    rot: 'Angriff auf Frankreich mit Flugzeug\nAngriff auf Norwegen mit U-Boot\nWaffen: Flugzeug, Panzer, U-Boot',
    blau: 'Bündnis mit Gelb\nWaffen: U-Boot, Panzer, Flugzeug',
    gruen: 'Waffen: Panzer, U-Boot, Flugzeug',
    gelb: 'Ich verbünde mich mit Blau.',
    violett: 'Weapons: tank, plane, submarine',
  },
  // 4: Blau
  {
    rot: 'Ich verbünde mich mit Grün.',
    blau: 'Kauf Bangladesch allein\nAngriff auf Indonesien mit U-Boot\nAngriff auf China mit Panzer\nWaffen: U-Boot, Panzer, Flugzeug',
    gruen: 'Bündnis mit Rot\nWaffen: Flugzeug, U-Boot, Panzer',
    gelb: 'Waffen: Panzer, Flugzeug, U-Boot',
    violett: 'Weapons: plane, tank, submarine',
  },
  // 5: Grün
  {
    gruen:
      'Angriff auf Argentinien mit Panzer\nAngriff auf Südafrika\nWaffen: Panzer, U-Boot, Flugzeug',
    gelb: 'Waffen: Flugzeug, Panzer, U-Boot',
    violett: 'Weapons: submarine, tank, plane',
    blau: 'Waffen: U-Boot, Panzer, Flugzeug',
  },
  // 6: Gelb
  {
    gelb: 'Ich kündige das Bündnis mit Blau.\nAngriff auf Iran mit Panzer\nAngriff auf Irak\nAngriff auf Saudi-Arabien\nWaffen: Panzer, Flugzeug, U-Boot',
    violett: 'Weapons: tank, submarine, plane',
    rot: 'Waffen: Panzer, U-Boot, Flugzeug',
    blau: 'Waffen: U-Boot, Flugzeug, Panzer',
  },
  // 7: Violett
  {
    violett:
      'Buy Poland\nAttack Soviet Union with plane\nAttack Cuba\nWeapons: plane, tank, submarine',
    rot: 'Waffen: U-Boot, Panzer, Flugzeug',
    blau: 'Waffen: Panzer, Flugzeug, U-Boot',
  },
  // 8: Rot; Iran counts less since its overthrow
  {
    rot: 'Kauf Nigeria gemeinsam mit Grün\nAngriff auf Norwegen mit U-Boot\nWaffen: U-Boot, Panzer, Flugzeug',
    gruen: 'Beitrag 2500 für Rot in Nigeria',
    blau: 'Waffen: Flugzeug, U-Boot, Panzer',
  },
  // 9: Blau
  {
    blau: 'Kauf Indien\nAngriff auf Philippinen mit Panzer\nAngriff auf Vietnam mit Flugzeug\nWaffen: Panzer, U-Boot, Flugzeug',
    gruen: 'Waffen: U-Boot, Panzer, Flugzeug',
    gelb: 'Waffen: Panzer, U-Boot, Flugzeug',
    violett: 'Weapons: submarine, plane, tank',
    rot: 'Waffen: Flugzeug, U-Boot, Panzer',
  },
];

/** Mailbox of the open turn. */
export const letters: Letters = {
  gruen: `Hallo zusammen,

vielen Dank für die Auswertung!

Kauf Australien gemeinsam mit Rot
Angriff auf Bangladesch mit Panzer gemeinsam mit Rot
Waffen: Panzer, U-Boot, Flugzeug

Für Kuba reicht es hoffentlich im nächsten Zug.

Grüße aus Flensburg
Matthes
`,
  rot: `Moin,

Beitrag 1000 für Grün in Australien
Ich gebe Grün 1200 Marken für Bangladesch.
Waffen: U-Boot, Panzer, Flugzeug

Gruß, Uwe
--
Wer die Sowjetunion hält, schläft schlecht.
`,
  blau: `Liebe Spielleitung,

ich verbünde mich mit Violett. Ich verteidige mich mit dem Flugzeug.

Beste Grüße
Annegret Lühr
`,
  gelb: `Servus,

ich habe es eilig.

Angriff auf Israel mit Flugzeug
Waffen: Flugzeug, Panzer, U-Boot

Grüße, Resi
`,
  violett: `Hi,

I agree to the alliance with Blau.
Weapons: tank, plane, submarine

Cheers, Jo
`,
};
