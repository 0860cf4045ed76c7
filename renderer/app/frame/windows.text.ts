import type { WordTree } from '../../../engine';

/** Texts about other windows of the program. */
export const windows: WordTree = {
  reading: {
    title: ['Nur lesen', 'Read only'],
    text: [
      'Diese Welt ist schon in einem anderen Fenster offen. Hier siehst du mit, was dort geschieht; ist es zu, geht es hier von selbst weiter.',
      'This world is already open in another window. Here you can watch what happens there; once that window is closed, work goes on here by itself.',
    ],
    form: [
      'Diese Welt ist in einem anderen Fenster offen; geändert wird sie dort.',
      'This world is open in another window; it is changed there.',
    ],
  },
  writing: ['Hier weiter', 'Writing here'],
  act: {
    takeOver: ['Hier weiterarbeiten', 'Work here instead'],
    stop: ['Doch nicht', 'Never mind'],
    force: ['Trotzdem übernehmen', 'Take over anyway'],
    follow: ['Verwerfen und mitlesen', 'Discard and watch'],
    reload: ['Neu laden', 'Reload'],
  },
  handover: {
    asked: [
      'Das andere Fenster ist gebeten, dir das Schreiben zu überlassen …',
      'The other window has been asked to let you write …',
    ],
    busy: [
      'Im anderen Fenster ist noch etwas im Gange: ein Strich, ein Lauf oder eine offene Frage. Sobald das fertig ist, geht es hier weiter.',
      'Something is still going on in the other window: a stroke, a run or an open question. Work goes on here as soon as that is done.',
    ],
    unsaved: [
      'Im anderen Fenster sind Schritte, die sich nicht sichern ließen. Kümmere dich zuerst dort darum; übernimmst du trotzdem, bleiben sie nur dort auf dem Bildschirm.',
      'The other window holds steps that could not be saved. See to them there first; if you take over anyway, they stay on the screen there and nowhere else.',
    ],
    silent: [
      'Das andere Fenster antwortet nicht. Du kannst trotzdem übernehmen; was dort noch nicht gesichert war, bleibt nur dort auf dem Bildschirm.',
      'The other window does not answer. You can take over anyway; what it had not saved yet stays on the screen there and nowhere else.',
    ],
    failed: [
      'Das Übernehmen ist nicht gelungen: Auf die Platte ließ sich nichts schreiben. Es ist nichts verloren; schaffe Platz und versuche es noch einmal.',
      'Taking over did not work: nothing could be written to the disk. Nothing is lost; make room and try again.',
    ],
  },
  news: {
    refused: [
      'Dieser Schritt ist nicht geschehen: Die Welt ist in einem anderen Fenster offen, und nur dort lässt sie sich ändern. Es ist nichts verloren.',
      'That step was not made: the world is open in another window and can only be changed there. Nothing is lost.',
    ],
    tookOver: [
      'Das andere Fenster ist zu. Du arbeitest jetzt hier weiter, und alles, was dort gesichert war, ist da.',
      'The other window is closed. You are writing here now, and everything it had saved is here.',
    ],
    received: [
      'Das andere Fenster hat dir das Schreiben überlassen. Alle Schritte von dort sind da.',
      'The other window has let you write. All steps made there are here.',
    ],
    forced: [
      'Du arbeitest jetzt hier weiter. Das andere Fenster kann an dieser Welt nichts mehr ändern.',
      'You are writing here now. The other window can no longer change this world.',
    ],
    handedOver: [
      'In einem anderen Fenster wird weitergearbeitet; hier siehst du mit. Alle Schritte von hier sind gesichert.',
      'Work goes on in another window; you can watch it here. All steps made here are saved.',
    ],
    robbed: [
      'Ein anderes Fenster hat das Schreiben übernommen; hier siehst du mit. Alle Schritte von hier sind gesichert.',
      'Another window has taken over the writing; you can watch it here. All steps made here are saved.',
    ],
    robbedUnsaved: [
      'Ein anderes Fenster hat das Schreiben übernommen, bevor die letzten Schritte von hier auf der Platte waren. Noch siehst du sie hier; sichere sie als Datei, bevor du mitliest.',
      'Another window took over the writing before the last steps made here were on the disk. You still see them here; save them as a file before you go on watching.',
    ],
    removed: [
      'Diese Welt gibt es auf diesem Rechner nicht mehr; sie wurde gelöscht, vielleicht in einem anderen Fenster. Deine übrigen Welten sind unverändert; aus einer Sicherung oder Kopie holst du sie zurück.',
      'This world is no longer on this computer; it was deleted, perhaps in another window. Your other worlds are unchanged; a backup or a copy brings it back.',
    ],
  },
  goneTitle: ['Welt gelöscht', 'World deleted'],
  kept: {
    open: [
      'Diese Welt ist in einem anderen Fenster offen und wird darum nicht gelöscht. Schließe sie dort und versuche es noch einmal.',
      'This world is open in another window and is therefore not deleted. Close it there and try again.',
    ],
    copied: [
      'Von dieser Welt wird gerade eine Sicherung oder Kopie geschrieben; bis das fertig ist, wird sie nicht gelöscht. Versuche es gleich noch einmal.',
      'A backup or a copy of this world is being written; until that is done the world is not deleted. Try again in a moment.',
    ],
  },
  version: {
    title: ['Zwei Fassungen des Programms', 'Two versions of the program'],
    outdated: [
      'In einem anderen Fenster läuft schon eine neuere Fassung. Alles Gesicherte ist da; lade dieses Fenster neu, um weiterzuarbeiten.',
      'A newer version is already running in another window. Everything saved is there; reload this window to go on working.',
    ],
    blocked: [
      'Ein Fenster mit einer älteren Fassung hält deine Welten noch fest. Schließe es oder lade es neu; hier geht es dann von selbst weiter.',
      'A window with an older version is still holding your worlds. Close or reload it; work then goes on here by itself.',
    ],
  },
};
