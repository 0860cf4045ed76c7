import type { WordTree } from '../../../engine';

/** Texts about other windows of the program. */
export const windows: WordTree = {
  reading: {
    title: ['Nur lesen', 'Read only'],
    text: [
      'Diese Kampagne ist schon in einem anderen Fenster offen. Hier siehst du mit, was dort geschieht; ist es zu, geht es hier von selbst weiter.',
      'This campaign is already open in another window. Here you can watch what happens there; once that window is closed, work goes on here by itself.',
    ],
    form: [
      'Diese Kampagne ist in einem anderen Fenster offen; geändert wird sie dort.',
      'This campaign is open in another window; it is changed there.',
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
    asked: ['Warte auf das andere Fenster …', 'Waiting for the other window…'],
    busy: [
      'Im anderen Fenster ist noch etwas im Gange: ein Strich, ein Lauf oder eine offene Frage. Sobald das fertig ist, geht es hier weiter.',
      'Something is still going on in the other window: a stroke, a run or an open question. Work goes on here as soon as that is done.',
    ],
    unsaved: [
      'Im anderen Fenster sind Schritte, die sich nicht speichern ließen. Kümmere dich zuerst dort darum; übernimmst du trotzdem, bleiben sie nur dort auf dem Bildschirm.',
      'The other window holds steps that could not be saved. See to them there first; if you take over anyway, they stay on the screen there and nowhere else.',
    ],
    silent: [
      'Das andere Fenster antwortet nicht. Du kannst trotzdem übernehmen; was dort noch nicht gespeichert war, bleibt nur dort auf dem Bildschirm.',
      'The other window does not answer. You can take over anyway; what it had not saved yet stays on the screen there and nowhere else.',
    ],
    failed: [
      'Das Übernehmen ist nicht gelungen: Auf die Platte ließ sich nichts schreiben. Es ist nichts verloren; schaffe Platz und versuche es noch einmal.',
      'Taking over did not work: nothing could be written to the disk. Nothing is lost; make room and try again.',
    ],
  },
  news: {
    refused: [
      'Dieser Schritt ist nicht geschehen: Die Kampagne ist in einem anderen Fenster offen, und nur dort lässt sie sich ändern. Es ist nichts verloren.',
      'That step was not made: the campaign is open in another window and can only be changed there. Nothing is lost.',
    ],
    tookOver: [
      'Das andere Fenster ist zu. Du arbeitest jetzt hier weiter, und alles, was dort gespeichert war, ist da.',
      'The other window is closed. You are writing here now, and everything it had saved is here.',
    ],
    received: [
      'Das andere Fenster hat dir das Schreiben überlassen. Alle Schritte von dort sind da.',
      'The other window has let you write. All steps made there are here.',
    ],
    forced: [
      'Du arbeitest jetzt hier weiter. Das andere Fenster kann an dieser Kampagne nichts mehr ändern.',
      'You are writing here now. The other window can no longer change this campaign.',
    ],
    handedOver: [
      'In einem anderen Fenster wird weitergearbeitet; hier siehst du mit. Alle Änderungen von hier sind gespeichert.',
      'Work goes on in another window; you can watch it here. All steps made here are saved.',
    ],
    robbed: [
      'Diese Kampagne wird jetzt in einem anderen Fenster bearbeitet. Alle Änderungen von hier sind gespeichert.',
      'This campaign is now being edited in another window. All changes made here are saved.',
    ],
    robbedUnsaved: [
      'Ein anderes Fenster hat das Schreiben übernommen, bevor die letzten Schritte von hier auf der Platte waren. Noch siehst du sie hier; speichere sie als Datei, bevor du mitliest.',
      'Another window took over the writing before the last steps made here were on the disk. You still see them here; save them as a file before you go on watching.',
    ],
    removed: [
      'Diese Kampagne gibt es auf diesem Rechner nicht mehr; sie wurde gelöscht, vielleicht in einem anderen Fenster. Deine übrigen Kampagnen sind unverändert; aus einer Sicherung oder Kopie holst du sie zurück.',
      'This campaign is no longer on this computer; it was deleted, perhaps in another window. Your other campaigns are unchanged; a backup or a copy brings it back.',
    ],
  },
  goneTitle: ['Kampagne gelöscht', 'Campaign deleted'],
  kept: {
    open: [
      'Diese Kampagne ist in einem anderen Fenster offen und wird darum nicht gelöscht. Schließe sie dort und versuche es noch einmal.',
      'This campaign is open in another window and is therefore not deleted. Close it there and try again.',
    ],
    copied: [
      'Von dieser Kampagne wird gerade eine Sicherung oder Kopie geschrieben; bis das fertig ist, wird sie nicht gelöscht. Versuche es gleich noch einmal.',
      'A backup or a copy of this campaign is being written; until that is done the campaign is not deleted. Try again in a moment.',
    ],
  },
  version: {
    title: ['Zwei Versionen des Programms', 'Two versions of the program'],
    outdated: [
      'In einem anderen Fenster läuft schon eine neuere Version. Alles Gespeicherte ist da; lade dieses Fenster neu, um weiterzuarbeiten.',
      'A newer version is already running in another window. Everything saved is there; reload this window to go on working.',
    ],
    blocked: [
      'Ein Fenster mit einer älteren Version hält deine Kampagnen noch fest. Schließe es oder lade es neu; hier geht es dann von selbst weiter.',
      'A window with an older version is still holding your campaigns. Close or reload it; work then goes on here by itself.',
    ],
  },
};
