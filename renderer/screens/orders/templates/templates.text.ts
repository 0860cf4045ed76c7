import type { WordTree } from '../../../../engine';

/** Texts: lines of orders the GM uses often. */
export const templates: WordTree = {
  act: {
    choose: ['Vorlage einsetzen', 'Insert a template'],
    keep: ['Als Vorlage merken', 'Keep as a template'],
  },
  choose: {
    title: ['Befehlsvorlagen', 'Order templates'],
    none: [
      'Noch keine Vorlage. Wähle einen Befehl und nimm „Als Vorlage merken“; die Zeile steht dann hier.',
      'No template yet. Choose an order and take “Keep as a template”; its line then stands here.',
    ],
    nobody: ['niemand Bestimmten, die Lücken bleiben', 'nobody in particular, the blanks stay'],
    list: ['Vorlagen', 'Templates'],
    insert: ['Einsetzen', 'Insert'],
    insertOne: ['„{{name}}“ einsetzen', 'Insert “{{name}}”'],
    remove: ['Vorlage „{{name}}“ löschen', 'Delete the template “{{name}}”'],
  },
  keep: {
    title: ['Zeile als Vorlage merken', 'Keep the line as a template'],
    name: ['Name', 'Name'],
    needName: ['Gib der Vorlage einen Namen.', 'Give the template a name.'],
    line: ['Zeile', 'Line'],
    needLine: ['Eine Vorlage braucht eine Zeile.', 'A template needs a line.'],
    hint: [
      '{Einheit} steht für die Einheit, {Ort} für ihren Ort; beides füllt das Einsetzen aus.',
      '{unit} stands for the unit, {place} for where it is; inserting fills in both.',
    ],
  },
  command: {
    add: ['Befehlsvorlage „{{name}}“ gemerkt', 'Order template “{{name}}” kept'],
    remove: ['Befehlsvorlage „{{name}}“ gelöscht', 'Order template “{{name}}” deleted'],
  },
};
