/** What somebody needs who unpacks a campaign file by hand, in both languages of the program. */
export const GUIDES: Readonly<Record<string, string>> = {
  'LIESMICH.txt': `Eine Kampagne, gesichert von Wabenwart. Diese Datei ist ein Zip-Archiv; zum Lesen genügen ein
Entpacker und ein Textprogramm.

readable/      Hauptbücher, Parteien und Züge als Tabellen (CSV: Semikolon, UTF-8)
manifest.json  was dies ist: Format, Fassung, Spielsystem, SHA-256 jedes Teils
*.json         ein Teil am Stück
*.jsonl        eine Sammlung: je Zeile ein Eintrag {"key": Schlüssel, "value": Wert}
sheets/*.txt   die Auftragstexte des offenen Zuges, so wie sie kamen
images/        Bilder, benannt nach dem SHA-256 ihrer Bytes
originals/     Briefe, wie sie kamen, benannt ebenso

Alle Texte sind UTF-8. readable/ und diese Datei liest Wabenwart nie wieder ein.
`,
  'README.txt': `A campaign, saved by Wabenwart. This file is a zip archive; an unpacker and a text editor are enough to
read it.

readable/      ledgers, parties and turns as tables (CSV: semicolon, UTF-8)
manifest.json  what this is: format, version, game system, SHA-256 of every part
*.json         a part in one piece
*.jsonl        a collection: one entry on each line, {"key": key, "value": value}
sheets/*.txt   the order texts of the open turn as they came
images/        pictures, named by the SHA-256 of their bytes
originals/     letters as they came, named likewise

All texts are UTF-8. Wabenwart never reads readable/ or this file again.
`,
};
