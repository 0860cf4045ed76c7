/** Worte für Rechenwege, Fragen und Ereignisse: Erklärungen und Warnungen. */
export const orders = {
  fact: {},
  rule: {},
  table: {},
  question: {
    specialOrder: {
      text: 'Sonderbefehl von Einheit {{unit}}$t(explain:specialOrder.{{said}}) Was geschieht?',
      options: {
        open: { label: 'Noch offen', hint: 'gilt, bis du anders entscheidest; nichts ändert sich' },
        done: { label: 'Ausgeführt', hint: 'trage die Folgen von Hand ein' },
        partly: { label: 'Zum Teil ausgeführt', hint: 'trage ein, was davon gelang' },
        refused: { label: 'Abgelehnt', hint: 'die Einheit führt nur ihr Kürzel aus' },
      },
    },
  },
  event: {},
  specialOrder: {
    words: ': „{{text}}“',
    elsewhere: ': „{{text}}“, doch im Brief steht dazu nichts.',
    nothing: ' ohne Wortlaut.',
  },
} as const;
