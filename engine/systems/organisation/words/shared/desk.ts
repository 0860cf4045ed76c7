import type { WordTree } from '../../../../kernel';

/** The open phase, where shared rooms would call it a month. */
export const SHARED_DESK: WordTree = {
  turn: {
    'leaf.label': ['Was von der Phase obenauf liegt', 'What of the phase lies on top'],
    'report.none': [
      'Diese Organisation erfährt in dieser Phase nichts.',
      'This organisation is told nothing in this phase.',
    ],
    'report.treasury': ['Neuer Bestand an Geld: {{gold}}.', 'New stock of money: {{gold}}.'],
    'run.starting': ['Phase wird gerechnet', 'Computing the phase'],
    'run.phase': [
      'Phase wird gerechnet, Schritt {{done}} von {{total}}',
      'Computing the phase, step {{done}} of {{total}}',
    ],
    'nobody.text': [
      'In dieser Welt gibt es noch keine Organisation mit Sitz. Organisationen legst du unter „Akteure“ an, Regionen auf dem Brett.',
      'No organisation of this world has a seat yet. Organisations are added under “Cast”, regions on the board.',
    ],
    'nobody.title': ['Hier handelt noch niemand', 'Nobody acts here yet'],
    'findings.onlyUnit': ['nur Auftrag {{unit}}', 'only order {{unit}}'],
    'findings.none': [
      'Zu Auftrag {{unit}} gibt es nichts anzumerken.',
      'There is nothing to note about order {{unit}}.',
    ],
    'orders.none': [
      'In diesem Brief steht keine Zeile, die ein Auftrag wäre. Das Original ist abgelegt; ersetze es oder tippe die Aufträge ab.',
      'No line of this letter is an order. The original is filed; replace it or type the orders in.',
    ],
    'type.hint': [
      'Ein Auftrag je Zeile, so wie er im Brief steht.',
      'One order per line, as it stands in the letter.',
    ],
    'state.defaults': ['ohne Brief', 'without a letter'],
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
  desk: {
    stations: ['Stationen der Phase', 'Stations of the phase'],
    'waits.orders_one': [
      'eine von {{all}} Organisationen nicht fertig',
      'one of {{all}} organisations not ready',
    ],
    'command.allSent_one': [
      'Auswertung einer Organisation verschickt, Phase {{turn}}',
      'Evaluation of one organisation sent, phase {{turn}}',
    ],
    'close.text': [
      'Bevölkerung, Vorzüge und Geld rücken weiter, die Phase kommt ins Archiv. Rückgängig nimmt alles auf einmal zurück.',
      'Population, advantages and money move on, the phase goes to the archive. Undo takes everything back at once.',
    ],
    'close.obstacle.variant': [
      'Auf dem Tisch liegt nicht die offene Phase; nur sie wird angewendet.',
      'The open phase is not on the desk; only that is applied.',
    ],
    'close.obstacle.running': ['Die Phase wird gerade gerechnet.', 'The phase is being computed.'],
    'close.obstacle.notRun': [
      'Die Phase ist noch nicht gerechnet; F5 rechnet sie.',
      'The phase has not been computed yet; F5 computes it.',
    ],
    'close.clear': [
      'Jede Organisation ist fertig, nichts steht mehr aus.',
      'Every organisation is ready, nothing is outstanding.',
    ],
    'close.point.unready_one': [
      'Eine Organisation ist noch nicht fertig:',
      'One organisation is not ready yet:',
    ],
    'close.point.missing_one': [
      'Eine Organisation hat nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      'One organisation has sent nothing; the defaults of the rules hold for it:',
    ],
    'close.point.missing_other': [
      '{{count}} Organisationen haben nichts geschickt; für sie gelten die Vorgaben der Regeln:',
      '{{count}} organisations have sent nothing; the defaults of the rules hold for them:',
    ],
    'close.changes': ['Was die Phase ändert', 'What the phase changes'],
    'close.part.gold': ['Geld', 'Money'],
    'archive.title': ['Vergangene Phasen', 'Past phases'],
    'archive.link_one': ['Eine vergangene Phase im Archiv', 'One past phase in the archive'],
    'archive.link_other': [
      '{{count}} vergangene Phasen im Archiv',
      '{{count}} past phases in the archive',
    ],
    'archive.empty.title': ['Noch ist keine Phase vorbei', 'No phase is over yet'],
    'archive.empty.text': [
      'Sobald eine Phase angewendet ist, liegt sie hier vollständig: Briefe, Entscheidungen, Würfel, Regeln und Ergebnisse.',
      'Once a phase has been applied, all of it lies here: letters, decisions, dice, rules and results.',
    ],
    'archive.leaves': ['Was von der Phase zu sehen ist', 'What of the phase is shown'],
    'archive.notKept': [
      'Von dieser Phase ist nur erhalten, woraus sie gerechnet wurde; die Ergebnisse hat ein älteres Programm nicht aufgehoben.',
      'Of this phase only that is kept from which it was computed; an older program did not keep its results.',
    ],
    'archive.failed': [
      'Die Phase ließ sich nicht noch einmal rechnen. Briefe und Entscheidungen sind erhalten.',
      'The phase could not be computed again. Letters and decisions are kept.',
    ],
    'archive.tooOld': [
      'Neu rechnen lässt sich nur die zuletzt angewendete Phase, solange ihr Anfang aufgehoben ist.',
      'Only the phase applied last can be computed again, as long as its beginning is kept.',
    ],
    'archive.late': ['Nachtrag zu dieser Phase', 'Late correction of this phase'],
    'archive.noLetter': [
      'Kein Brief; es galten die Vorgaben der Regeln.',
      'No letter; the defaults of the rules held.',
    ],
  },
  decide: {
    'empty.text': [
      'Was du zu entscheiden hast, steht hier, sobald die Phase gerechnet ist: ein Probelauf genügt, auch ohne Briefe.',
      'What you have to decide appears here as soon as the phase is computed: a trial run is enough, even without letters.',
    ],
    'empty.quietTitle': ['Diese Phase verlangt nichts', 'This phase asks for nothing'],
    'empty.quietText': [
      'Keine Frage ist offen. Weiter geht es beim Abschließen.',
      'No question is open. Go on to closing the phase.',
    ],
    'card.booked': [
      'Gebucht wird erst beim Anwenden der Phase.',
      'Nothing is booked until the phase is applied.',
    ],
    'card.map': ['Zusammenhang', 'Context'],
    'report.none': ['Davon erfährt keine Organisation.', 'No organisation learns of this.'],
    'run.noRunText': [
      'F5 rechnet die Phase auf Probe, auch ohne Briefe: dann gelten die Vorgaben. Gebucht wird nichts.',
      'F5 computes the phase on trial, even without letters: then the defaults hold. Nothing is booked.',
    ],
  },
};
