import type { MenuItemConstructorOptions } from 'electron';
import type { Language } from '../files/kinds';
import type { MenuCommand } from '../ipc/contract';

interface Words {
  readonly file: string;
  readonly edit: string;
  readonly view: string;
  readonly help: string;
  readonly commands: Readonly<Record<MenuCommand, string>>;
  readonly quit: string;
  readonly cut: string;
  readonly copy: string;
  readonly paste: string;
  readonly selectAll: string;
  readonly fullScreen: string;
  readonly larger: string;
  readonly smaller: string;
  readonly normal: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  de: {
    file: 'Datei',
    edit: 'Bearbeiten',
    view: 'Ansicht',
    help: 'Hilfe',
    commands: {
      open: 'Kampagne öffnen …',
      export: 'Kampagne sichern …',
      backups: 'Sicherungen …',
      print: 'Drucken …',
      undo: 'Rückgängig',
      redo: 'Wiederholen',
      palette: 'Suchen und ausführen',
      shortcuts: 'Tastenübersicht',
      tour: 'Rundgang',
    },
    quit: 'Beenden',
    cut: 'Ausschneiden',
    copy: 'Kopieren',
    paste: 'Einfügen',
    selectAll: 'Alles auswählen',
    fullScreen: 'Vollbild',
    larger: 'Größer',
    smaller: 'Kleiner',
    normal: 'Normalgröße',
  },
  en: {
    file: 'File',
    edit: 'Edit',
    view: 'View',
    help: 'Help',
    commands: {
      open: 'Open campaign …',
      export: 'Save campaign …',
      backups: 'Backups …',
      print: 'Print …',
      undo: 'Undo',
      redo: 'Redo',
      palette: 'Search and run',
      shortcuts: 'Keyboard shortcuts',
      tour: 'Tour',
    },
    quit: 'Quit',
    cut: 'Cut',
    copy: 'Copy',
    paste: 'Paste',
    selectAll: 'Select all',
    fullScreen: 'Full screen',
    larger: 'Larger',
    smaller: 'Smaller',
    normal: 'Normal size',
  },
};

const KEYS: Partial<Readonly<Record<MenuCommand, string>>> = {
  open: 'CmdOrCtrl+O',
  export: 'CmdOrCtrl+S',
  print: 'CmdOrCtrl+P',
};

/** The menu in one language. Entries the page carries out are passed to `choose`; the page owns their keys for undo and search. */
export function menuTemplate(
  language: Language,
  choose: (command: MenuCommand) => void,
): MenuItemConstructorOptions[] {
  const words = WORDS[language];
  const item = (command: MenuCommand): MenuItemConstructorOptions => {
    const key = KEYS[command];
    return {
      id: command,
      label: words.commands[command],
      click: () => choose(command),
      ...(key === undefined ? {} : { accelerator: key }),
    };
  };
  const line: MenuItemConstructorOptions = { type: 'separator' };
  return [
    {
      label: words.file,
      submenu: [
        item('open'),
        item('export'),
        item('backups'),
        line,
        item('print'),
        line,
        { role: 'quit', label: words.quit },
      ],
    },
    {
      label: words.edit,
      submenu: [
        item('undo'),
        item('redo'),
        line,
        { role: 'cut', label: words.cut },
        { role: 'copy', label: words.copy },
        { role: 'paste', label: words.paste },
        { role: 'selectAll', label: words.selectAll },
        line,
        item('palette'),
      ],
    },
    {
      label: words.view,
      submenu: [
        { role: 'zoomIn', label: words.larger },
        { role: 'zoomOut', label: words.smaller },
        { role: 'resetZoom', label: words.normal },
        { role: 'togglefullscreen', label: words.fullScreen },
      ],
    },
    { label: words.help, submenu: [item('shortcuts'), item('tour')] },
  ];
}
