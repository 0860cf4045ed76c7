import type { WordTree } from '../../../engine';

/** Texts of the leak check. */
export const leaks = {
  title: ['Verräterische Stellen', 'Leaks'],
  verdict: {
    open: ['Gesperrt', 'Blocked'],
    allowed: ['Freigegeben', 'Released'],
    none: ['Geprüft', 'Checked'],
  },
  none: [
    'Nichts gefunden, was {{reader}} nicht wissen kann.',
    'Nothing found that {{reader}} cannot know.',
  ],
  open_one: [
    '{{count}} Stelle verrät, was {{reader}} nicht wissen kann. Solange sie offen ist, ist das Blatt gesperrt.',
    '{{count}} passage gives away what {{reader}} cannot know. While it is open, nothing goes out.',
  ],
  open_other: [
    '{{count}} Stellen verraten, was {{reader}} nicht wissen kann. Solange sie offen sind, ist das Blatt gesperrt.',
    '{{count}} passages give away what {{reader}} cannot know. While they are open, nothing goes out.',
  ],
  allowed_one: [
    '{{count}} Stelle wird trotzdem mitgeteilt, sonst ist nichts zu finden.',
    '{{count}} passage is revealed anyway; nothing else was found.',
  ],
  allowed_other: [
    '{{count}} Stellen werden trotzdem mitgeteilt, sonst ist nichts zu finden.',
    '{{count}} passages are revealed anyway; nothing else was found.',
  ],
  kind: {
    settlement: ['Ansiedlung', 'Settlement'],
    label: ['Beschriftung', 'Lettering'],
    party: ['Unbekanntes Reich', 'Unknown realm'],
    person: ['Name eines Spielers', 'Name of a player'],
    contact: ['Anschrift eines Spielers', 'Address of a player'],
    character: ['Charakter', 'Character'],
    unit: ['Fremde Einheit', 'Foreign unit'],
    field: ['Unbekanntes Feld', 'Unknown field'],
    gold: ['Fremdes Gold', 'Gold of others'],
    affair: ['Fremde Angelegenheit', 'Affair of others'],
    note: ['Notiz der Spielleitung', 'Note of the GM'],
    message: ['Fremde Botschaft', 'Message of others'],
    seed: ['Einstellung der Kampagne', 'Setting of the campaign'],
    script: ['Ausführbarer Inhalt', 'Something that would run'],
    unreadable: ['Nicht zu prüfen', 'Cannot be checked'],
  },
  where: {
    text: ['im Text', 'in the text'],
    drawing: ['in der Zeichnung', 'in the drawing'],
    metadata: ['in den Angaben zur Datei', 'in the details of the file'],
    layer: ['im Namen einer Ebene', 'in the name of a layer'],
    fileName: ['im Dateinamen', 'in the file name'],
    attachment: ['in einer Anlage', 'in an enclosure'],
  },
  place: ['{{file}}, {{where}}', '{{file}}, {{where}}'],
  placeOnPage: ['{{file}}, Seite {{page}}, {{where}}', '{{file}}, page {{page}}, {{where}}'],
  beyond: ['jenseits aller bekannten Großfelder', 'beyond every Großfeld it knows'],
  morePlaces_one: ['und an einem weiteren Ort', 'and in one more place'],
  morePlaces_other: ['und an {{count}} weiteren Orten', 'and in {{count}} more places'],
  allow: ['Trotzdem mitteilen', 'Reveal anyway'],
  allowOf: ['Trotzdem mitteilen: {{what}}', 'Reveal anyway: {{what}}'],
  reason: ['Begründung', 'Reason'],
  reasonHint: [
    'Bleibt beim Entwurf; niemand sonst liest sie.',
    'Stays with the draft; nobody else reads it.',
  ],
  confirm: ['Mitteilen', 'Tell it'],
  confirmAll: ['Alle {{count}} dieses Namens mitteilen', 'Tell all {{count}} of this name'],
  allowAllOf: [
    'Alle {{count}} dieses Namens mitteilen: {{what}}',
    'Tell all {{count}} of this name: {{what}}',
  ],
  wellKnown: ['Gilt als allgemein bekannt', 'Counts as common knowledge'],
  wellKnownOf: ['Gilt als allgemein bekannt: {{what}}', 'Counts as common knowledge: {{what}}'],
  wellKnownReason: ['allgemein bekannt', 'common knowledge'],
  told: ['Trotzdem mitgeteilt: {{reason}}', 'Revealed anyway: {{reason}}'],
  takeBackOf: ['Zurücknehmen: {{what}}', 'Take back: {{what}}'],
  never: {
    script: [
      'Ausführbarer Inhalt ist gesperrt. Entferne ihn im Entwurf.',
      'Executable content is blocked. Remove it from the draft.',
    ],
    unreadable: [
      'Was sich nicht prüfen lässt, ist gesperrt. Erzeuge die Datei neu.',
      'What cannot be checked does not go out. Please make the file anew.',
    ],
  },
  more: ['{{count}} weitere zeigen', 'Show {{count}} more'],
} satisfies WordTree;
