export const windows = {
  reading: {
    title: 'Read only',
    text: 'This world is already open in another window. Here you can watch what happens there; once that window is closed, work goes on here by itself.',
    form: 'This world is open in another window; it is changed there.',
  },
  writing: 'Writing here',
  act: {
    takeOver: 'Work here instead',
    stop: 'Never mind',
    force: 'Take over anyway',
    follow: 'Discard and watch',
    reload: 'Reload',
  },
  handover: {
    asked: 'The other window has been asked to let you write …',
    busy: 'Something is still going on in the other window: a stroke, a run or an open question. Work goes on here as soon as that is done.',
    unsaved:
      'The other window holds steps that could not be saved. See to them there first; if you take over anyway, they stay on the screen there and nowhere else.',
    silent:
      'The other window does not answer. You can take over anyway; what it had not saved yet stays on the screen there and nowhere else.',
    failed:
      'Taking over did not work: nothing could be written to the disk. Nothing is lost; make room and try again.',
  },
  news: {
    refused:
      'That step was not made: the world is open in another window and can only be changed there. Nothing is lost.',
    tookOver:
      'The other window is closed. You are writing here now, and everything it had saved is here.',
    received: 'The other window has let you write. All steps made there are here.',
    forced: 'You are writing here now. The other window can no longer change this world.',
    handedOver:
      'Work goes on in another window; you can watch it here. All steps made here are saved.',
    robbed:
      'Another window has taken over the writing; you can watch it here. All steps made here are saved.',
    robbedUnsaved:
      'Another window took over the writing before the last steps made here were on the disk. You still see them here; save them as a file before you go on watching.',
    removed:
      'This world is no longer on this computer; it was deleted, perhaps in another window. Your other worlds are unchanged; a backup or a copy brings it back.',
  },
  goneTitle: 'World deleted',
  kept: {
    open: 'This world is open in another window and is therefore not deleted. Close it there and try again.',
    copied:
      'A backup or a copy of this world is being written; until that is done the world is not deleted. Try again in a moment.',
  },
  version: {
    title: 'Two versions of the program',
    outdated:
      'A newer version is already running in another window. Everything saved is there; reload this window to go on working.',
    blocked:
      'A window with an older version is still holding your worlds. Close or reload it; work then goes on here by itself.',
  },
};
