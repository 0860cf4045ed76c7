/** Worte für Welten als Ganzes: anlegen, erzeugen, wachsen, nummerieren, Lesezeichen. */
export const world = {
  zoom: { chosen: 'Auswahl ganz zeigen', real: 'In Originalgröße zeigen' },
  act: {
    bookmarks: 'Lesezeichen …',
  },
  bookmark: {
    one: 'Lesezeichen',
    title: 'Lesezeichen',
    list: 'Gesetzte Lesezeichen',
    none: 'Noch keines gesetzt.',
    here: 'Name der Stelle, die du gerade siehst',
    hereHint: 'Gemerkt werden die Mitte des Fensters und der Maßstab.',
    set: 'Setzen',
    needName: 'Das Lesezeichen braucht einen Namen.',
    nameOf: 'Name von {{name}}',
    show: 'Zeigen',
    goTo: '{{name}} zeigen',
    remove: '{{name}} löschen',
  },
  command: {
    addBookmark: 'Lesezeichen „{{name}}“ gesetzt',
    renameBookmark: 'Lesezeichen „{{before}}“ heißt jetzt „{{name}}“',
    removeBookmark: 'Lesezeichen „{{name}}“ gelöscht',
  },
};
