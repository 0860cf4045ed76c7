export const windows = {
  reading: {
    title: 'Nur lesen',
    text: 'Diese Welt ist schon in einem anderen Fenster offen. Hier siehst du mit, was dort geschieht; ist es zu, geht es hier von selbst weiter.',
    form: 'Diese Welt ist in einem anderen Fenster offen; geändert wird sie dort.',
  },
  writing: 'Hier weiter',
  act: {
    takeOver: 'Hier weiterarbeiten',
    stop: 'Doch nicht',
    force: 'Trotzdem übernehmen',
    follow: 'Verwerfen und mitlesen',
    reload: 'Neu laden',
  },
  handover: {
    asked: 'Das andere Fenster ist gebeten, dir das Schreiben zu überlassen …',
    busy: 'Im anderen Fenster ist noch etwas im Gange: ein Strich, ein Lauf oder eine offene Frage. Sobald das fertig ist, geht es hier weiter.',
    unsaved:
      'Im anderen Fenster sind Schritte, die sich nicht sichern ließen. Kümmere dich zuerst dort darum; übernimmst du trotzdem, bleiben sie nur dort auf dem Bildschirm.',
    silent:
      'Das andere Fenster antwortet nicht. Du kannst trotzdem übernehmen; was dort noch nicht gesichert war, bleibt nur dort auf dem Bildschirm.',
    failed:
      'Das Übernehmen ist nicht gelungen: Auf die Platte ließ sich nichts schreiben. Es ist nichts verloren; schaffe Platz und versuche es noch einmal.',
  },
  news: {
    refused:
      'Dieser Schritt ist nicht geschehen: Die Welt ist in einem anderen Fenster offen, und nur dort lässt sie sich ändern. Es ist nichts verloren.',
    tookOver:
      'Das andere Fenster ist zu. Du arbeitest jetzt hier weiter, und alles, was dort gesichert war, ist da.',
    received:
      'Das andere Fenster hat dir das Schreiben überlassen. Alle Schritte von dort sind da.',
    forced:
      'Du arbeitest jetzt hier weiter. Das andere Fenster kann an dieser Welt nichts mehr ändern.',
    handedOver:
      'In einem anderen Fenster wird weitergearbeitet; hier siehst du mit. Alle Schritte von hier sind gesichert.',
    robbed:
      'Ein anderes Fenster hat das Schreiben übernommen; hier siehst du mit. Alle Schritte von hier sind gesichert.',
    robbedUnsaved:
      'Ein anderes Fenster hat das Schreiben übernommen, bevor die letzten Schritte von hier auf der Platte waren. Noch siehst du sie hier; sichere sie als Datei, bevor du mitliest.',
    removed:
      'Diese Welt gibt es auf diesem Rechner nicht mehr; sie wurde gelöscht, vielleicht in einem anderen Fenster. Deine übrigen Welten sind unverändert; aus einer Sicherung oder Kopie holst du sie zurück.',
  },
  goneTitle: 'Welt gelöscht',
  kept: {
    open: 'Diese Welt ist in einem anderen Fenster offen und wird darum nicht gelöscht. Schließe sie dort und versuche es noch einmal.',
    copied:
      'Von dieser Welt wird gerade eine Sicherung oder Kopie geschrieben; bis das fertig ist, wird sie nicht gelöscht. Versuche es gleich noch einmal.',
  },
  version: {
    title: 'Zwei Fassungen des Programms',
    outdated:
      'In einem anderen Fenster läuft schon eine neuere Fassung. Alles Gesicherte ist da; lade dieses Fenster neu, um weiterzuarbeiten.',
    blocked:
      'Ein Fenster mit einer älteren Fassung hält deine Welten noch fest. Schließe es oder lade es neu; hier geht es dann von selbst weiter.',
  },
};
