import type { GameWords } from '../../kernel';

/** What Mühlental says beside the words of its declarations. */
export const WORDS: GameWords = {
  own: [
    {
      phase: { build: ['Bauen', 'Build'], grind: ['Mahlen', 'Grind'] },
      column: {
        order: ['Befehl', 'Order'],
        object: ['Worum es geht', 'About'],
        details: ['Näheres', 'Details'],
      },
      understood: { BUILD: ['baut eine Mühle in {{region}}', 'builds a mill in {{region}}'] },
      question: { weather: ['Regnet es in den Tälern?', 'Does it rain in the valleys?'] },
      option: { rain: ['Es regnet', 'It rains'], drought: ['Dürre', 'Drought'] },
      event: {
        built: [
          '{{party}} baut eine Mühle in {{region}}.',
          '{{party}} builds a mill in {{region}}.',
        ],
        ground: ['{{party}} mahlt in {{region}}.', '{{party}} grinds in {{region}}.'],
        rain: ['Es regnet in den Tälern.', 'It rains in the valleys.'],
        drought: ['In den Tälern ist Dürre.', 'There is a drought in the valleys.'],
      },
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
      news: {
        'other.headline': ['Neues aus {place}', 'News from {place}'],
        'other.text': [
          '{party.Nom} [macht|machen] von sich reden.',
          '{party.Nom} [makes|make] news.',
        ],
        'rain.headline': ['Regen', 'Rain'],
        'rain.text': ['Es regnet in den Tälern.', 'It rains in the valleys.'],
        'drought.headline': ['Dürre', 'Drought'],
        'drought.text': ['Die Räder stehen still.', 'The wheels stand still.'],
        'built.headline': ['Eine Mühle in {region}', 'A mill in {region}'],
        'built.text': [
          '{party.Nom} [baut|bauen] eine Mühle in {region}.',
          '{party.Nom} [builds|build] a mill in {region}.',
        ],
      },
    },
  ],
  told: [
    {
      built: [
        'In {region} haben Sie eine Mühle gebaut.',
        'In {region} you have built a mill.',
        'In {region} dreht sich Euer neues Rad.',
        'In {region} your new wheel turns.',
      ],
      ground: [
        'In {region} wurde gemahlen.',
        'In {region} the mill has ground.',
        'In {region} klappert Eure Mühle.',
        'In {region} your mill rattles.',
      ],
    },
  ],
  shared: [],
};
