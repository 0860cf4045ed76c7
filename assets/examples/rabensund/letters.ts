import { type FieldAddress, toChart, type World } from '../../../engine';

/** Letters of a month by realm; fields bear the numbers of the world. */
type Letters = Readonly<Record<string, string>>;

/** What the players wrote for Cylas, the income month before: who wrote nothing let his armies stand. */
export const history: readonly Letters[] = [
  {
    kar: 'KH 1 | 32/47 | | 32/47 | 9000 K | A gegen Trivento |',
    sah: 'KH 2 | 22/47 | | 22/47 | 3000 K | R | geheim',
    mae: 'KH 1: 8/15, retreat',
  },
];

/** What they write for Dorl, a muster month. */
export const letters: Letters = {
  hal: `Reich Halvmark Monat Dorl Jahr 2
Heer Nr. | von | über | nach | Stärke | Befehl | besonderes
KH 1 | 40/11 | | 40/11 | 9000 K | V |
KH 2 | 11/22 | 22/44 | 22/45 | 4000 K | A |
RH 1 | 11/22 | 11/21 | 11/28 | 2000 R | R |
FH 1 | 40/17 | | 40/16 | 60 S | V |

Rüstung | KH 3 | 3000 K | Torsvik | 30.000 GS
Spionage | 40.000 GS
Lagerung 15 P. Tuche in Hrafnsund
`,
  val: `Liebe Spielleitung,

Förderung Wein im Tiefland von 3 auf 4
Befestigung Beaurive
Hygiene 20.000 GS
Spionage 30.000 GS

H 1 | 19/30 | 19/22 | 19/15 | 8 P. Wein, 4 P. Tuche | |
KH 1 | 19/05 | | 19/05 | 9000 K | V |

Mitteilung:
Valmorin lädt alle Händler nach Clairvent. Der Wein ist gut geraten.
gez. Herzogin Isaut
`,
  sah: `Reich Sahimar Monat Dorl Jahr 2
KH 1 | 4/12 | | 4/12 | 9000 K | V |
KH 2 | 22/47 | | 22/46 | 3000 K | R | geheim
RH 1 | 37/09 | 37/15 | 37/22 | 2000 R | R |

Auftrag: Anzahl der Heere gegen Halvmark
Spionage 45.000 GS
Überweisung 10.000 GS an Trivento

Mit Gruß
Nasir
`,
  kar: `Reich Karzun Monat Dorl Jahr 2

KH 1 | 32/47 | | 32/48 | 9000 K | A gegen Trivento |
KH 2 | 32/33 | 32/39 | 32/45 | 4000 K | A gegen Trivento |
RH 1 | 32/33 | 32/40 | 32/46 | 2000 R | A gegen Trivento |
Rüstung KH 3: 8000 K in Aksuyu
Spionage 31.000 GS
Auftrag: Höhe des Reichsschatzes gegen Trivento
`,
  tri: `Reich Trivento Monat Dorl Jahr 2
KH 1 | 32/48 | | 32/48 | 7000 K | A gegen Karzun |
KH 2 | 27/12 | 27/06 | 27/02 | 4000 K | A gegen Karzun |
FH 1 | 8/39 | | 8/39 | 60 S | V |

Ausgaben:
Rüstung | KH 3 | 6000 K | Montebruno | 60.000 GS
Befestigung | Montebruno
Spionage | 50.000 GS
Hygiene | 20.000 GS

Brief an Inis Maelor:
Königin Eithne, Eure Tuche haben Portoferro reich gemacht. Schickt mehr davon, und schickt Schiffe.
`,
  dre: `Hallo SL,

KH 1 | 2/41 | | 2/41 | 9000 K | V |
KH 2 | 16/07 | | 16/07 | 4000 K | R |
RH 1 | 16/07 | 16/13 | 16/14 | 2000 R | R |
Rüstung KH 3: 10000 K in Bilograd
Spionage 30.000 GS
Hygiene 20.000 GS
`,
  mae: `Dear GM,

KH 1 | 8/15 | | 8/15 | 9000 K | V |
FH 1: 8/21 -> 8/20 -> 8/19, negotiate
Muster KH 3: 2000 K in Caer Lyran
Espionage 35,000 gold
Promote cloth in the lowland from 4 to 5

Best regards
Eithne
`,
  akr: `Reich Akrothene Monat Dorl Jahr 2
KH 1 | 26/31 | | 26/31 | 9000 K | V |
RH 1 | 12/12 | 12/18 | 12/25 | 2000 R | R |
FH 1 | 38/09 | 38/08 | 38/07 | 60 S | V |

Befestigung Nauplion
Spionage 30.000 GS
Auftrag: Reichsgröße gegen Drewanien

Gerücht: Zwischen den Horn-Inseln soll ein Strudel ganze Flotten verschlingen.
`,
};

/** Letters as the players write them: every realm has its own numbers for what it knows. */
export function underOwnNumbers(letters: Letters, { knowledge }: World): Letters {
  return Object.fromEntries(
    Object.entries(letters).map(([party, text]) => [
      party,
      text.replace(/\b(\d{1,2})\/(\d{2})\b/g, (written, no: string, kleinfeld: string) => {
        const field = `${no.padStart(3, '0')}/${kleinfeld}` as FieldAddress;
        return toChart(knowledge[party]?.chart ?? {}, field)?.replace(/^0+/, '') ?? written;
      }),
    ]),
  );
}
