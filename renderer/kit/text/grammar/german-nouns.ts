/** Gender of a German noun. */
export type Gender = 'm' | 'f' | 'n';

/** A German noun: gender, nominative and genitive singular, plural, and the dative plural where it is not plural + n. */
export interface GermanNoun {
  readonly gender: Gender;
  readonly one: string;
  readonly genitive: string;
  readonly many: string;
  /** Dative and accusative singular of nouns like `der Bote`. */
  readonly oblique?: string;
}

const noun = (gender: Gender, one: string, genitive: string, many: string): GermanNoun => ({
  gender,
  one,
  genitive,
  many,
});

/** The nouns of the game, by the keys under which both languages know them. */
export const GERMAN_NOUNS = {
  army: noun('n', 'Heer', 'Heeres', 'Heere'),
  cavalry: noun('f', 'Reiterei', 'Reiterei', 'Reitereien'),
  fleet: noun('f', 'Flotte', 'Flotte', 'Flotten'),
  caravan: noun('f', 'Karawane', 'Karawane', 'Karawanen'),
  gang: noun('m', 'Arbeitstrupp', 'Arbeitstrupps', 'Arbeitstrupps'),
  siegeTrain: noun('m', 'Belagerungszug', 'Belagerungszugs', 'Belagerungszüge'),
  unit: noun('f', 'Einheit', 'Einheit', 'Einheiten'),
  character: noun('m', 'Charakter', 'Charakters', 'Charaktere'),
  infantry: noun('n', 'Fußvolk', 'Fußvolks', 'Fußvolk'),
  baggage: noun('m', 'Tross', 'Trosses', 'Trosse'),
  stranger: noun('f', 'Einheit', 'Einheit', 'Einheiten'),
  warrior: noun('m', 'Krieger', 'Kriegers', 'Krieger'),
  rider: noun('m', 'Reiter', 'Reiters', 'Reiter'),
  ship: noun('n', 'Schiff', 'Schiffs', 'Schiffe'),
  worker: noun('m', 'Arbeiter', 'Arbeiters', 'Arbeiter'),
  besieger: noun('m', 'Belagerer', 'Belagerers', 'Belagerer'),
  beast: noun('n', 'Lasttier', 'Lasttiers', 'Lasttiere'),
  leader: noun('m', 'Heerführer', 'Heerführers', 'Heerführer'),
  man: noun('m', 'Mann', 'Mannes', 'Mann'),
  settlement: noun('f', 'Ansiedlung', 'Ansiedlung', 'Ansiedlungen'),
  garrison: noun('f', 'Garnison', 'Garnison', 'Garnisonen'),
  castle: noun('f', 'Burg', 'Burg', 'Burgen'),
  city: noun('f', 'Stadt', 'Stadt', 'Städte'),
  fortress: noun('f', 'Festung', 'Festung', 'Festungen'),
  metropolis: noun('f', 'Metropole', 'Metropole', 'Metropolen'),
  capital: noun('f', 'Hauptstadt', 'Hauptstadt', 'Hauptstädte'),
  road: noun('f', 'Straße', 'Straße', 'Straßen'),
  bridge: noun('f', 'Brücke', 'Brücke', 'Brücken'),
  wall: noun('m', 'Wall', 'Walls', 'Wälle'),
  canal: noun('m', 'Kanal', 'Kanals', 'Kanäle'),
  field: noun('n', 'Feld', 'Feldes', 'Felder'),
  goldPiece: noun('n', 'Goldstück', 'Goldstücks', 'Goldstücke'),
  point: noun('m', 'Punkt', 'Punkts', 'Punkte'),
  buildingPoint: noun('m', 'Bauwertpunkt', 'Bauwertpunkts', 'Bauwertpunkte'),
  goodPoint: noun('m', 'Gutpunkt', 'Gutpunkts', 'Gutpunkte'),
  minimumSize: noun('f', 'Mindestgröße', 'Mindestgröße', 'Mindestgrößen'),
  letter: noun('m', 'Brief', 'Briefs', 'Briefe'),
  message: noun('f', 'Botschaft', 'Botschaft', 'Botschaften'),
  treaty: noun('m', 'Vertrag', 'Vertrags', 'Verträge'),
  question: noun('f', 'Frage', 'Frage', 'Fragen'),
  correction: noun('f', 'Abweichung', 'Abweichung', 'Abweichungen'),
  fight: noun('m', 'Kampf', 'Kampfes', 'Kämpfe'),
  victory: noun('m', 'Sieg', 'Siegs', 'Siege'),
  defeat: noun('f', 'Niederlage', 'Niederlage', 'Niederlagen'),
  round: noun('f', 'Runde', 'Runde', 'Runden'),
  month: noun('m', 'Mond', 'Mondes', 'Monde'),
  turn: noun('m', 'Zug', 'Zugs', 'Züge'),
  day: noun('m', 'Tag', 'Tags', 'Tage'),
  realm: noun('n', 'Reich', 'Reichs', 'Reiche'),
  level: noun('f', 'Stufe', 'Stufe', 'Stufen'),
  soldier: { ...noun('m', 'Soldat', 'Soldaten', 'Soldaten'), oblique: 'Soldaten' },
  success: noun('m', 'Erfolg', 'Erfolgs', 'Erfolge'),
  die: noun('m', 'Würfel', 'Würfels', 'Würfel'),
  messenger: { ...noun('m', 'Bote', 'Boten', 'Boten'), oblique: 'Boten' },
} as const satisfies Readonly<Record<string, GermanNoun>>;

/** Names under which texts ask for a noun. */
export type NounKey = keyof typeof GERMAN_NOUNS;
