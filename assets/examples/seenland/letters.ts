/** The kontor builds a quay, and lets the league's outpost in the marsh feel who rules the peat. */
const kontor = `Organisation: Küstenkontor
Phase 1

Start 2
BAUE Kaimauer (Befestigung) in Küste

Start 3
BEWEGE 0,5 Geld von Küste nach Marsch

Start 4
HEUERE AN Geheimdienst +1 in Küste
SABOTIERE mit 2 aus Küste den Waldbund in Marsch: Aufruhr, keine Spuren
`;

/** The order marches on the scribes across the ford. */
const orden = `Organisation: Orden der Hochwacht
Phase 1

Zufallsereignis
Möge der Berg uns gnädig sein.

Start 2
BAUE Passmarkt (Handel) in Hochland

Start 3
BEWEGE 1 Bevölkerung von Grenzmark nach Hochland

Start 4
HEUERE AN Militär +1 in Seenland
KRIEG in Seenland gegen den Zirkel: 2 mobilisiert, Angriff 2, Verteidigung 1

Abschluss 7
BERUHIGE 1 in Hochland mit Autorität
`;

/** The league clears more of the forest and helps itself to the peat money of the kontor. */
const waldbund = `Organisation: Waldbund
Phase 1

Start 2
BAUE Lichtungen

Start 4
HEUERE AN Militär +1 in Waldmark
PLÜNDERE mit 2 aus Waldmark das Küstenkontor in Marsch: stehlen
EINFLUSS auf Waldbund -1 mit Geld in Waldmark
`;

/** The scribes repair their mill, hire swords and expect the order behind their wall. */
const zirkel = `Organisation: Zirkel der Schreiber
Phase 1

Start 2
REPARIERE Papiermühle

Start 4
HEUERE AN Militär +2 in Seenland
VERTEIDIGUNG in Seenland gegen den Orden: 2 mobilisiert, Angriff 1, Verteidigung 1
INFORMATION aus Seenland über Hochland: Wie viele Turmritter stehen noch am Pass?

Abschluss 7
BERUHIGE 1 in Seenland mit Autorität
`;

/** What every organisation of the example writes for its first phase. */
export const letters: Readonly<Record<string, string>> = { kontor, orden, waldbund, zirkel };
