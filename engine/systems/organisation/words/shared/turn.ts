import type { WordTree } from '../../../../kernel';

/** The open phase, which shared screens would call a month. */
export const SHARED_DESK: WordTree = {
  turn: {
    'report.treasury': ['Neuer Bestand an Geld: {{gold}}.', 'New stock of money: {{gold}}.'],
    'run.starting': ['Phase wird gerechnet', 'Computing the phase'],
    'run.phase': [
      'Phase wird gerechnet, Schritt {{done}} von {{total}}',
      'Computing the phase, step {{done}} of {{total}}',
    ],
    'nobody.text': [
      'In dieser Kampagne gibt es noch keine Organisation mit Sitz. Organisationen legst du unter „Register“ an, Regionen auf der Karte.',
      'No organisation of this campaign has a seat yet. Organisations are added under “Records”, regions on the map.',
    ],
    'nobody.title': ['Hier handelt noch niemand', 'Nobody acts here yet'],
    'orders.none': [
      'In diesem Brief steht keine Zeile, die ein Befehl wäre. Das Original ist abgelegt; ersetze es oder tippe die Befehle ab.',
      'No line of this letter is an order. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Ein Befehl je Zeile, so wie er im Brief steht.',
      'One order per line, as it stands in the letter.',
    ],
    'events.none': [
      '{{party}} geschieht in dieser Phase nichts.',
      'Nothing happens to {{party}} in this phase.',
    ],
    'events.field.talk': ['Ereignisse', 'Events'],
    'replace.otherText': [
      'Der neue Text scheint von {{other}} zu sein. Lege ihn dort ab, oder er tritt hier an die Stelle des alten; Rückgängig bringt jeden zurück.',
      'The new text seems to be from {{other}}. File it there, or it takes the place of the old one here; undo brings either back.',
    ],
  },
  openTurn: {
    'close.point.missing_one': [
      'Eine Organisation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      'One organisation has sent nothing; the defaults of the rules hold for it:',
    ],
    'close.point.missing_other': [
      '{{count}} Organisationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} organisations have sent nothing; the defaults of the rules hold for them:',
    ],
    'close.part.gold': ['Geld', 'Money'],
    'archive.link_one': ['Eine vergangene Phase im Archiv', 'One past phase in the archive'],
    'archive.noLetter': [
      'Kein Brief; es galten die Vorgaben der Regeln.',
      'No letter; the defaults of the rules held.',
    ],
  },
  decide: {
    'card.map': ['Zusammenhang', 'Context'],
    'run.noRunText': [
      'F5 rechnet die Phase auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
      'F5 starts a trial run of the phase, even without letters: then the defaults apply. Nothing is booked.',
    ],
  },
};
