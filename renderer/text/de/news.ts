import { stories } from './news-stories';

/** Der Segmentsbote: Quellen, Redaktion, Druck, Archiv. */
export const news = {
  nothing: {
    title: 'Noch keine Ausgabe',
    text: 'Schließe einen Zug von {{name}} ab, dann sammelt der Segmentsbote, was öffentlich geschah.',
  },
  story: stories,
  hearsay: {
    r1: 'Man erzählt sich: {text}',
    r2: 'Reisende wollen wissen: {text}',
    r3: 'Wer es gesehen haben will, war nicht dabei, aber so geht die Rede: {text}',
  },
  stranger: { nom: 'Unbekannte', gen: 'Unbekannter', dat: 'Unbekannten' },
  where: { at: 'in {name}', near: 'bei {name}', land: 'im Land {owner.of}' },
  figure: { exact: '{{value}}', about: 'rund {{value}}', below: 'weniger als {{value}}' },
  losses: {
    none: 'Gefallen ist niemand.',
    some: 'Die Verluste beider Seiten zusammen: {{lost}}.',
  },
  edition: {
    headline: 'Neue Hausregel: {name}',
    text: 'Vom Zug {turn} an gilt die Hausregel „{name}“.',
  },
  house: {
    deadline: 'Nächste Einsendung',
    party: 'Neu dabei',
    balance: 'Bilanz fällig',
    moon: '{{moon}} {{year}}',
  },
} as const;
