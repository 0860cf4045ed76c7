export const faults = {
  page: {
    room: 'This room has stumbled',
    program: 'The program has stumbled',
    roomText:
      'Nothing in your world has changed by it. Open the room again; if that does not help, reload the page or have the world checked in the workshop.',
    programText: 'Nothing in your worlds has changed by it. Reload the page.',
    saved: 'Everything up to your last step (no. {{step}}) is on the disk.',
    unsaved_one:
      'The last step is not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    unsaved_other:
      'The last {{count}} steps are not on the disk yet. The program goes on writing while this window stays open; save a copy as a file before you reload.',
    again: 'Open the room again',
    toMap: 'Go to the map',
    toSettings: 'Go to the workshop',
    backedUp: 'Backed up in the folder “{{folder}}”.',
    reload: 'Reload the page',
    diagnostics: 'Diagnostics file …',
    kind: 'Error: {{name}}',
  },
  start: {
    title: 'Your worlds cannot be opened at the moment',
    newer:
      'A newer version of Wabenwart has already opened the worlds on this computer. Nothing was changed; open them with the newer version.',
    quota:
      'The room for this program is full, so the worlds cannot even be opened. Nothing was changed; free some disk space and reload the page.',
    blocked:
      'The browser does not hand out the data of this program, perhaps because this is a private window. Nothing was changed; open the program in an ordinary window and reload the page.',
  },
  stumble: {
    label: 'Stumbled',
    text_one:
      'One action in the program has stumbled. Your world is undamaged; see whether what you wanted has happened, and do it again if not.',
    text_other:
      '{{count}} actions in the program have stumbled. Your world is undamaged; see whether what you wanted has happened, and do it again if not.',
  },
  room: {
    label: 'Little room',
    text: 'At most {{free}} are left for new steps. Free some disk space soon, or delete worlds that you have saved as files.',
    hide: 'Understood',
  },
  make: {
    title: 'Nothing was made',
    quota:
      'There is no room left for a new world. Your worlds are unchanged; free some disk space, or delete worlds that you have saved as files.',
    other:
      'The new world could not be written to the disk. Your worlds are unchanged; reload the page and try again.',
  },
  list: {
    title: 'Errors of the program',
    none: 'No error has been counted so far.',
    kinds_one: '{{count}} kind',
    kinds_other: '{{count}} kinds',
    times_one: '{{count}} time',
    times_other: '{{count}} times',
    sum: '{{kinds}}, {{times}}',
    what: 'Error and place in the program',
    count: 'How often',
    first: 'First',
    last: 'Last',
    clear: 'Clear the count',
    local:
      'Errors are counted on this computer only, by name and place. Nothing of it is sent anywhere.',
    showDiagnostics: 'See and save a diagnostics file …',
  },
  diagnostics: {
    title: 'Diagnostics file',
    intro:
      'What is in it: versions, browser, window, room, figures of this world and the errors counted. Names, letters, keys and addresses are not in it.',
    save: 'Save the file',
    saved: 'Saved as {{path}}.',
    collecting: 'Being put together …',
    failed: 'The diagnostics file could not be put together; reload the page and try again.',
  },
  check: {
    run: 'Check the world',
    intro:
      'Goes through all steps back to the beginning and forth again and compares them with what is on the disk.',
    running: 'Checking …',
    good_one: 'The one step so far agrees with the world on the disk.',
    good_other: 'All {{count}} steps agree with the world on the disk.',
    bad_one:
      'One place does not agree with the chronicle. The world stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    bad_other:
      '{{count}} places do not agree with the chronicle. The world stays as it is; save a copy as a file and, if you like, a diagnostics file.',
    failed:
      'The check could not be finished. The world stays as it is; try again or save a copy as a file.',
  },
  file: {
    title: 'No file was written',
    unfit:
      'The part {{part}} holds something that could not be read from the file again ({{path}}). What was there before is unchanged; correct it, or go back in the chronicle to before the step that put it there.',
    full: 'There is no space left there. What was there before is unchanged; free some space or choose another place.',
    tooLarge:
      'That place does not take files this large. What was there before is unchanged; choose another place.',
    readOnly:
      'That place can only be read. What was there before is unchanged; choose another place.',
    denied:
      'The program may not write there. What was there before is unchanged; choose another place.',
    gone: 'That place is not there any more. Your world is unchanged; choose another place.',
    unknown: 'The file could not be written. Your world is unchanged; try another place.',
  },
};
