import type { GameWords } from '../../kernel';

/** What Mühlental says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    {
      column: {
        order: ['Befehl', 'Order'],
        object: ['Worum es geht', 'About'],
        details: ['Näheres', 'Details'],
      },
      understood: { BUILD: ['baut eine Mühle in {{region}}', 'builds a mill in {{region}}'] },
      question: { weather: ['Regnet es in den Tälern?', 'Does it rain in the valleys?'] },
      option: { rain: ['Es regnet', 'It rains'], drought: ['Dürre', 'Drought'] },
      card: {
        sky: ['Betroffene Müller: {{count}}', 'Millers concerned: {{count}}'],
        grist: ['Mahlgeld', 'Milling money'],
      },
      cause: { built: ['Mühle gebaut', 'Mill built'], ground: ['Gemahlen', 'Ground'] },
      fact: {
        wheels: ['Räder', 'wheels'],
        wheel: ['je Rad', 'per wheel'],
        cost: ['Preis einer Mühle', 'price of a mill'],
        grist: ['Mahlgeld', 'milling money'],
      },
      figure: { money: ['Geld', 'Money'] },
      'news.other.headline': ['Neues aus {place}', 'News from {place}'],
      'news.other.text': [
        '{party.Nom} [macht|machen] von sich reden.',
        '{party.Nom} [makes|make] news.',
      ],
    },
  ],
  events: [
    {
      built: {
        told: [
          'In {region} [hat|haben] {party.nom} eine Mühle gebaut.',
          'In {region}, {party.nom} [has|have] built a mill.',
          'In {region} dreht sich ein neues Rad.',
          'In {region} a new wheel turns.',
        ],
        headlines: [['Eine Mühle in {region}', 'A mill in {region}']],
      },
      ground: [
        'In {region} [hat|haben] {party.nom} gemahlen.',
        'In {region}, {party.nom} [has|have] ground.',
        'In {region} klappert die Mühle.',
        'In {region} the mill rattles.',
      ],
      rain: {
        told: [
          'Es regnete in den Tälern.',
          'It rained in the valleys.',
          'Der Himmel hatte ein Einsehen: Regen in den Tälern.',
          'The sky relented: rain in the valleys.',
        ],
        headlines: [['Regen', 'Rain']],
      },
      drought: {
        told: [
          'In den Tälern herrschte Dürre.',
          'There was a drought in the valleys.',
          'Kein Tropfen in den Tälern; die Räder standen still.',
          'Not a drop in the valleys; the wheels stood still.',
        ],
        headlines: [['Dürre', 'Drought']],
      },
    },
  ],
  shared: [],
  guided: {
    groups: [
      {
        id: 'turn',
        steps: {
          build: {
            title: ['Bauen', 'Build'],
            text: [
              'Wer es bestellt und zahlt, bekommt eine Mühle.',
              'Who orders and pays gets a mill.',
            ],
          },
          grind: {
            title: ['Mahlen', 'Grind'],
            text: ['Jede Mühle mahlt, wenn es regnet.', 'Every mill grinds if it rains.'],
            guide: ['Sag, ob es regnet.', 'Say whether it rains.'],
            cards: ['Himmel und Mühlen', 'Sky and mills'],
          },
        },
      },
    ],
  },
};
