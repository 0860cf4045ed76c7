import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { germanParty } from './german-names';
import { GERMAN_NOUNS, type NounKey } from './german-nouns';
import { filled, grammarOf, type Saying } from './index';

const de = grammarOf('de');
const en = grammarOf('en');

describe('German nouns with what stands before them', () => {
  const unit = (suffix: string): Saying => ({ determiner: 'definite', suffix });
  it.each<readonly [NounKey, Saying, readonly [string, string, string, string]]>([
    ['army', unit('101'), ['das Heer 101', 'des Heeres 101', 'dem Heer 101', 'das Heer 101']],
    [
      'cavalry',
      unit('201'),
      ['die Reiterei 201', 'der Reiterei 201', 'der Reiterei 201', 'die Reiterei 201'],
    ],
    [
      'gang',
      unit('401'),
      [
        'der Arbeitstrupp 401',
        'des Arbeitstrupps 401',
        'dem Arbeitstrupp 401',
        'den Arbeitstrupp 401',
      ],
    ],
    [
      'army',
      { determiner: 'definite', isMany: true, suffix: '101 und 103' },
      [
        'die Heere 101 und 103',
        'der Heere 101 und 103',
        'den Heeren 101 und 103',
        'die Heere 101 und 103',
      ],
    ],
    [
      'fleet',
      { determiner: 'lofty', suffix: '301' },
      ['Eure Flotte 301', 'Eurer Flotte 301', 'Eurer Flotte 301', 'Eure Flotte 301'],
    ],
    [
      'army',
      { determiner: 'lofty', suffix: '101' },
      ['Euer Heer 101', 'Eures Heeres 101', 'Eurem Heer 101', 'Euer Heer 101'],
    ],
    [
      'gang',
      { determiner: 'polite' },
      ['Ihr Arbeitstrupp', 'Ihres Arbeitstrupps', 'Ihrem Arbeitstrupp', 'Ihren Arbeitstrupp'],
    ],
    ['wall', { determiner: 'indefinite' }, ['ein Wall', 'eines Walls', 'einem Wall', 'einen Wall']],
    [
      'wall',
      { determiner: 'definite', isMany: true },
      ['die Wälle', 'der Wälle', 'den Wällen', 'die Wälle'],
    ],
    [
      'city',
      { determiner: 'indefinite', adjective: { de: 'neu', en: 'new' } },
      ['eine neue Stadt', 'einer neuen Stadt', 'einer neuen Stadt', 'eine neue Stadt'],
    ],
    [
      'wall',
      { determiner: 'indefinite', adjective: { de: 'neu', en: 'new' } },
      ['ein neuer Wall', 'eines neuen Walls', 'einem neuen Wall', 'einen neuen Wall'],
    ],
    [
      'wall',
      { determiner: 'definite', adjective: { de: 'neu', en: 'new' } },
      ['der neue Wall', 'des neuen Walls', 'dem neuen Wall', 'den neuen Wall'],
    ],
    [
      'field',
      { determiner: 'none', isMany: true, adjective: { de: 'frei', en: 'free' } },
      ['freie Felder', 'freier Felder', 'freien Feldern', 'freie Felder'],
    ],
    ['messenger', { determiner: 'definite' }, ['der Bote', 'des Boten', 'dem Boten', 'den Boten']],
    [
      'canal',
      { determiner: 'negative' },
      ['kein Kanal', 'keines Kanals', 'keinem Kanal', 'keinen Kanal'],
    ],
    ['infantry', { determiner: 'none' }, ['Fußvolk', 'Fußvolks', 'Fußvolk', 'Fußvolk']],
  ])('%s', (key, saying, [nom, gen, dat, acc]) => {
    expect(de.noun(key, saying)).toMatchObject({ nom, gen, dat, acc });
  });

  it('draw a preposition and an article together', () => {
    const army = de.noun('army', { determiner: 'definite', suffix: '101' });
    expect([army.at, army.from, army.to, army.within]).toEqual([
      'beim Heer 101',
      'vom Heer 101',
      'zum Heer 101',
      'im Heer 101',
    ]);
    const fleet = de.noun('fleet', { determiner: 'definite', suffix: '301' });
    expect([fleet.at, fleet.from, fleet.to, fleet.within]).toEqual([
      'bei der Flotte 301',
      'von der Flotte 301',
      'zur Flotte 301',
      'in der Flotte 301',
    ]);
    const fleets = de.noun('fleet', {
      determiner: 'definite',
      isMany: true,
      suffix: '301 und 302',
    });
    expect([fleets.at, fleets.to]).toEqual([
      'bei den Flotten 301 und 302',
      'zu den Flotten 301 und 302',
    ]);
    const yours = de.noun('army', { determiner: 'lofty', suffix: '101' });
    expect([yours.at, yours.within]).toEqual(['bei Eurem Heer 101', 'in Eurem Heer 101']);
  });
});

describe('counted things', () => {
  it.each<readonly [NounKey, number, string, string, string, string]>([
    ['field', 0, 'kein Feld', 'kein Feld', 'keinem Feld', 'no fields'],
    ['field', 1, 'ein Feld', 'ein Feld', 'einem Feld', 'one field'],
    ['warrior', 1, 'ein Krieger', 'einen Krieger', 'einem Krieger', 'one warrior'],
    ['warrior', 2, 'zwei Krieger', 'zwei Krieger', 'zwei Kriegern', 'two warriors'],
    ['rider', 7, 'sieben Reiter', 'sieben Reiter', 'sieben Reitern', 'seven riders'],
    ['ship', 12, 'zwölf Schiffe', 'zwölf Schiffe', 'zwölf Schiffen', 'twelve ships'],
    ['ship', 13, '13 Schiffe', '13 Schiffe', '13 Schiffen', '13 ships'],
    [
      'goldPiece',
      1200,
      '1.200 Goldstücke',
      '1.200 Goldstücke',
      '1.200 Goldstücken',
      '1,200 gold pieces',
    ],
    [
      'goldPiece',
      165750,
      '165.750 Goldstücke',
      '165.750 Goldstücke',
      '165.750 Goldstücken',
      '165,750 gold pieces',
    ],
    ['man', 600, '600 Mann', '600 Mann', '600 Mann', '600 men'],
    ['man', 1, 'ein Mann', 'einen Mann', 'einem Mann', 'one man'],
    ['leader', 3, 'drei Heerführer', 'drei Heerführer', 'drei Heerführern', 'three leaders'],
    ['besieger', 5000, '5.000 Belagerer', '5.000 Belagerer', '5.000 Belagerern', '5,000 besiegers'],
    ['wall', 2, 'zwei Wälle', 'zwei Wälle', 'zwei Wällen', 'two walls'],
    ['caravan', 2, 'zwei Karawanen', 'zwei Karawanen', 'zwei Karawanen', 'two caravans'],
    ['city', 3, 'drei Städte', 'drei Städte', 'drei Städten', 'three cities'],
    ['army', 1, 'ein Heer', 'ein Heer', 'einem Heer', 'one army'],
  ])('%s, %d', (key, count, nom, acc, dat, english) => {
    expect(de.count(key, count)).toMatchObject({ nom, acc, dat });
    expect(en.count(key, count).nom).toBe(english);
  });

  it('write a genitive without a visible ending with von', () => {
    expect(de.count('field', 3).of).toBe('von drei Feldern');
    expect(de.count('field', 1).of).toBe('eines Feldes');
  });

  it('every noun of the game can be one and many in both languages', () => {
    for (const key of Object.keys(GERMAN_NOUNS) as NounKey[]) {
      for (const grammar of [de, en]) {
        expect(grammar.count(key, 1).isPlural).toBe(false);
        expect(grammar.count(key, 2).isPlural).toBe(true);
        expect(grammar.count(key, 2).nom).toMatch(/^\S+ \S/);
      }
    }
  });
});

describe('the reader of a letter', () => {
  const said = (template: string, tone: 'Sie' | 'inCharacter', grammar = de): string => {
    const other = grammar.party({ name: 'Waldbund', article: 'der' });
    return filled(template, { party: grammar.reader[tone], other });
  };

  it.each([
    ['{party.Nom} [nahm|nahmen] {other.dat} alles ab.', 'Sie nahmen dem Waldbund alles ab.'],
    ['{other.Nom} [nahm|nahmen] {party.at} alles.', 'Der Waldbund nahm bei Ihnen alles.'],
    ['Ein Würfel {other.of} traf {party.acc}.', 'Ein Würfel des Waldbunds traf Sie.'],
  ])('is addressed in the sentence others read by name: %s', (template, text) => {
    expect(said(template, 'Sie')).toBe(text);
  });

  it('has a verb of his own in character, and is you in English', () => {
    expect(said('[Trug|Trugen|Trugt] {party.nom} Krieg {other.to}?', 'inCharacter')).toBe(
      'Trugt Ihr Krieg zum Waldbund?',
    );
    expect(said('{party.Nom} [has|have] {party.gen} share.', 'Sie', en)).toBe(
      'You have your share.',
    );
  });
});

describe('names of realms', () => {
  it.each([
    ['Haldmar', undefined, ['Haldmar', 'Haldmars', 'Haldmar', 'Haldmar'], 'von Haldmar'],
    ['Varannis', undefined, ['Varannis', 'von Varannis', 'Varannis', 'Varannis'], 'von Varannis'],
    [
      'Sieben Ufer',
      undefined,
      ['Sieben Ufer', 'von Sieben Ufern', 'Sieben Ufern', 'Sieben Ufer'],
      'von Sieben Ufern',
    ],
    [
      'Sieben Ufer',
      'plural',
      ['die Sieben Ufer', 'der Sieben Ufer', 'den Sieben Ufern', 'die Sieben Ufer'],
      'von den Sieben Ufern',
    ],
    [
      'Aufständische in Küste',
      undefined,
      [
        'die Aufständischen in Küste',
        'der Aufständischen in Küste',
        'den Aufständischen in Küste',
        'die Aufständischen in Küste',
      ],
      'von den Aufständischen in Küste',
    ],
    [
      'Waldbund',
      'der',
      ['der Waldbund', 'des Waldbunds', 'dem Waldbund', 'den Waldbund'],
      'vom Waldbund',
    ],
    [
      'Königreich Valdrun',
      undefined,
      [
        'das Königreich Valdrun',
        'des Königreichs Valdrun',
        'dem Königreich Valdrun',
        'das Königreich Valdrun',
      ],
      'vom Königreich Valdrun',
    ],
    [
      'Reich Tharos',
      'das',
      ['das Reich Tharos', 'des Reichs Tharos', 'dem Reich Tharos', 'das Reich Tharos'],
      'vom Reich Tharos',
    ],
    [
      'Seebund Lyranth',
      undefined,
      [
        'der Seebund Lyranth',
        'des Seebundes Lyranth',
        'dem Seebund Lyranth',
        'den Seebund Lyranth',
      ],
      'vom Seebund Lyranth',
    ],
    [
      'Mark Dornach',
      undefined,
      ['die Mark Dornach', 'der Mark Dornach', 'der Mark Dornach', 'die Mark Dornach'],
      'von der Mark Dornach',
    ],
    [
      'Sippen von Okhan',
      undefined,
      [
        'die Sippen von Okhan',
        'der Sippen von Okhan',
        'den Sippen von Okhan',
        'die Sippen von Okhan',
      ],
      'von den Sippen von Okhan',
    ],
    [
      'Freie Stämme von Frostkap',
      undefined,
      [
        'die Freien Stämme von Frostkap',
        'der Freien Stämme von Frostkap',
        'den Freien Stämmen von Frostkap',
        'die Freien Stämme von Frostkap',
      ],
      'von den Freien Stämmen von Frostkap',
    ],
    [
      'Gilde der Fährleute',
      'die',
      [
        'die Gilde der Fährleute',
        'der Gilde der Fährleute',
        'der Gilde der Fährleute',
        'die Gilde der Fährleute',
      ],
      'von der Gilde der Fährleute',
    ],
    [
      'Schwarzer Orden',
      'der',
      ['der Schwarze Orden', 'des Schwarzen Ordens', 'dem Schwarzen Orden', 'den Schwarzen Orden'],
      'vom Schwarzen Orden',
    ],
    [
      'Freie Stadt Seegard',
      undefined,
      [
        'die Freie Stadt Seegard',
        'der Freien Stadt Seegard',
        'der Freien Stadt Seegard',
        'die Freie Stadt Seegard',
      ],
      'von der Freien Stadt Seegard',
    ],
    [
      'Der Bund der Freien',
      undefined,
      [
        'der Bund der Freien',
        'des Bundes der Freien',
        'dem Bund der Freien',
        'den Bund der Freien',
      ],
      'vom Bund der Freien',
    ],
    [
      'Die Neun Städte',
      undefined,
      ['die Neun Städte', 'der Neun Städte', 'den Neun Städten', 'die Neun Städte'],
      'von den Neun Städten',
    ],
    ['Kesk', 'die', ['die Kesk', 'der Kesk', 'der Kesk', 'die Kesk'], 'von der Kesk'],
  ] as const)('%s (%s)', (name, article, [nom, gen, dat, acc], from) => {
    const phrase = germanParty(article === undefined ? { name } : { name, article });
    expect(phrase).toMatchObject({ nom, gen, dat, acc, from });
  });

  it.each([
    ['Haldmar', undefined, 'Haldmar', 'Haldmar’s', false],
    ['Kingdom of Valdrun', undefined, 'the Kingdom of Valdrun', 'the Kingdom of Valdrun’s', false],
    ['Königreich Valdrun', 'das', 'the Königreich Valdrun', 'the Königreich Valdrun’s', false],
    [
      'Free Tribes of the Cape',
      undefined,
      'the Free Tribes of the Cape',
      'the Free Tribes of the Cape’s',
      true,
    ],
    ['Sieben Ufer', 'plural', 'the Sieben Ufer', 'the Sieben Ufer’s', true],
    ['The Riders', 'plural', 'the Riders', 'the Riders’', true],
  ] as const)('in English: %s (%s)', (name, article, nom, gen, isPlural) => {
    const phrase = en.party(article === undefined ? { name } : { name, article });
    expect(phrase).toMatchObject({ nom, gen, isPlural });
  });

  it('plural names ask for a plural verb', () => {
    expect(germanParty({ name: 'Sippen von Okhan' }).isPlural).toBe(true);
    expect(germanParty({ name: 'Sieben Ufer' }).isPlural).toBe(true);
    expect(germanParty({ name: 'Haldmar' }).isPlural).toBe(false);
  });

  it('a name of any words stands unchanged in the nominative, but for its article and adjectives', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-ZÄÖÜ][a-zäöüß]{2,12}$/), (name) => {
        const phrase = germanParty({ name });
        expect(phrase.nom.replace(/^(?:der|die|das) /, '')).toBe(name);
        expect(phrase.gen).toContain(name);
      }),
    );
  });
});

describe('English nouns', () => {
  it.each<readonly [NounKey, Saying, string]>([
    ['army', { determiner: 'indefinite' }, 'an army'],
    ['unit', { determiner: 'indefinite' }, 'a unit'],
    ['fleet', { determiner: 'indefinite' }, 'a fleet'],
    ['army', { determiner: 'definite', suffix: '101' }, 'army 101'],
    ['army', { determiner: 'definite', isMany: true, suffix: '101 and 103' }, 'armies 101 and 103'],
    ['army', { determiner: 'lofty', suffix: '101' }, 'your army 101'],
    ['city', { determiner: 'definite', isMany: true }, 'the cities'],
    ['wall', { determiner: 'indefinite', adjective: { de: 'alt', en: 'old' } }, 'an old wall'],
  ])('%s', (key, saying, text) => {
    expect(en.noun(key, saying).nom).toBe(text);
  });
});

describe('lists', () => {
  it.each([
    [[], '', ''],
    [['101'], '101', '101'],
    [['101', '103'], '101 und 103', '101 and 103'],
    [['101', '103', '107'], '101, 103 und 107', '101, 103 and 107'],
  ] as const)('%j', (items, german, english) => {
    expect(de.list(items)).toBe(german);
    expect(en.list(items)).toBe(english);
  });

  it('several things bend together and are plural', () => {
    const things = [
      de.noun('army', { determiner: 'definite', suffix: '101' }),
      de.noun('fleet', { determiner: 'definite', suffix: '301' }),
    ];
    expect(de.several(things)).toMatchObject({
      nom: 'das Heer 101 und die Flotte 301',
      dat: 'dem Heer 101 und der Flotte 301',
      isPlural: true,
    });
  });
});

describe('numbers', () => {
  it.each([
    [2, 'zwei', 'two'],
    [12, 'zwölf', 'twelve'],
    [13, '13', '13'],
    [26480, '26.480', '26,480'],
    [-1800, '−1.800', '−1,800'],
  ])('%d', (value, german, english) => {
    expect(de.number(value)).toBe(german);
    expect(en.number(value)).toBe(english);
  });
});
