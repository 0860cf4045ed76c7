import type { WordTree } from '../../../kernel';

/** What an organisation has: its sheet, its lists in letters, the figures by which it is compared. */
export const SHEET_WORDS: WordTree = {
  own: {
    nothing: [
      'Diese Organisation hat noch nichts. Gib ihr die Startausstattung, oder trag danach alles von Hand ein.',
      'This organisation has nothing yet. Give it the start kit, or enter everything by hand afterwards.',
    ],
    noRegions: [
      'Das Brett hat noch keine Regionen. Zeichne zuerst welche, dann bekommt die Organisation ihren Sitz.',
      'The board has no regions yet. Draw some first, then the organisation gets its seat.',
    ],
    found: ['Startausstattung geben', 'Give the start kit'],
    calm: ['ruhig', 'calm'],
    unrest: ['Aufruhr', 'unrest'],
    since: ['seit {{phase}}', 'since {{phase}}'],
    limit: ['Limit', 'limit'],
    limitOf: ['Bevölkerungslimit in {{region}}', 'Population limit in {{region}}'],
    population: ['Bevölkerung von Hand ändern', 'Change population by hand'],
    act: ['Was geschieht', 'What happens'],
    'acts.add': ['kommt hinzu', 'arrives'],
    'acts.remove': ['geht verloren', 'is lost'],
    'acts.move': ['zieht um', 'moves'],
    'acts.unrest': ['gerät in Aufruhr', 'falls into unrest'],
    'acts.calm': ['beruhigt sich', 'becomes calm'],
    units: ['Einheiten', 'Units'],
    in: ['Region', 'Region'],
    from: ['Von', 'From'],
    to: ['Nach', 'To'],
    tooMany: ['Höchstens {{count}}.', 'At most {{count}}.'],
    reason: ['Grund (steht in der Chronik)', 'Reason (kept in the chronicle)'],
    do: ['Eintragen', 'Record'],
    total: ['Zusammen', 'Total'],
    book: ['Geld von Hand buchen', 'Book money by hand'],
    amount: ['Betrag', 'Amount'],
    halves: ['Ein Betrag in halben Schritten, nicht 0.', 'An amount in steps of one half, not 0.'],
    tooLittle: ['So viel liegt dort nicht.', 'There is not that much there.'],
    bookAct: ['Buchen', 'Book'],
    ledByGm: ['Geführt vom Spielleiter.', 'Led by the GM.'],
    ledBy: ['Geführt von {{names}}.', 'Led by {{names}}.'],
    'origin.start': ['Dabei seit Phase {{phase}}.', 'In the game since phase {{phase}}.'],
    'origin.rebel': [
      'In Phase {{phase}} aus Aufruhr entstanden.',
      'Born of unrest in phase {{phase}}.',
    ],
  },
  part: {
    population: ['Bevölkerung', 'Population'],
    money: ['Geld', 'Money'],
    seat: ['Sitz', 'Seat'],
  },
  unrest: {
    title: ['Bevölkerung in Aufruhr', 'Population in unrest'],
    endIt: ['Beenden', 'End it'],
    'means.money': ['mit Geld', 'with money'],
    'means.authority': ['mit Autorität', 'with authority'],
    'means.military': ['mit Militär (blutig)', 'with military (bloody)'],
    'means.secret_service': [
      'mit dem Geheimdienst (unblutig)',
      'with the secret service (bloodless)',
    ],
    'means.secret_service_bloody': [
      'mit dem Geheimdienst (blutig)',
      'with the secret service (bloody)',
    ],
  },
  sheet: {
    'forecast.heading': ['Nächster Abschluss, wie es steht', 'Next closing as things stand'],
    'forecast.item': ['Posten', 'Item'],
    'forecast.money': ['Geld', 'Money'],
  },
  column: {
    order: ['Auftrag', 'Order'],
    object: ['Was und wo', 'What and where'],
    details: ['Näheres', 'Details'],
  },
  example: {
    'seenland.name': ['Seenland', 'Seenland'],
    'seenland.text': [
      'Vier Organisationen um die Seen, sechs Regionen, die erste Phase: Der Orden steht an der Furt, die Schreiber mauern.',
      'Four organisations around the lakes, six regions, the first phase: the order stands at the ford, the scribes build walls.',
    ],
  },
};
