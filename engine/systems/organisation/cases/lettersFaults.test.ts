import { describe, expect, it } from 'vitest';
import type { World } from '../../../world';
import { organisationWorld } from '../../../testing/organisation';
import { readOrders } from '../orders';
import { worldOfCase } from './run';

const world = organisationWorld();

/** One line: each order as `KIND field=value ...`, each finding as `CODE «words»`. */
function read(text: string, party = 'orden', where: World = world): readonly string[] {
  const { rows, findings } = readOrders(text, party, where);
  return [
    ...rows.map(({ content: { order } }) =>
      Object.entries(order)
        .filter(([, value]) => value !== null && JSON.stringify(value) !== '[]')
        .map(([name, value]) =>
          name === 'kind'
            ? String(value)
            : `${name}=${value instanceof Object ? JSON.stringify(value) : String(value)}`,
        )
        .join(' '),
    ),
    ...findings.map(({ code, words }) => `${code.replace('organisation.', '')} «${words}»`),
  ];
}

/** A world with an advantage whose name ends in a number, and an organisation whose name does. */
const numbered = worldOfCase({
  organisations: {
    a: {
      seat: 'r1',
      advantages: [{ category: 'trade', intact: 2, damaged: 2, name: 'Mühle (2)' }],
    },
    rebels: { seat: 'r1' },
  },
});
const rebellious: World = {
  ...numbered,
  parties: Object.fromEntries(
    Object.entries(numbered.parties).map(([key, party]) => [
      key,
      key === 'rebels' ? { ...party, name: 'Rebels R1 4' } : party,
    ]),
  ),
};

const FAULTS: readonly (readonly [title: string, line: string, ...read: readonly string[]])[] = [
  [
    'a comma stands for the colon of a war',
    'KRIEG in Seenland gegen den Zirkel, 3 mobilisiert, Angriff 2, Verteidigung 1',
    'WAR region=seen opponent=zirkel mobilised=3 attack=2 defence=1',
  ],
  [
    'a comma stands for the colon of a defence',
    'VERTEIDIGUNG in Seenland, 2 mobilisiert, Angriff 1, Verteidigung 1',
    'WAR_ANSWER region=seen mobilised=2 attack=1 defence=1',
  ],
  [
    'the region before the colon of a defence counts',
    'VERTEIDIGUNG Seenland: 2 mobilisiert, Angriff 1, Verteidigung 1',
    'WAR_ANSWER region=seen mobilised=2 attack=1 defence=1',
  ],
  [
    'a war without a division is no war of nothing',
    'KRIEG in Seenland gegen den Zirkel',
    'E_WAR_SPLIT «KRIEG in Seenland gegen den Zirkel»',
  ],
  [
    'people and money under one verb are two orders',
    'BEWEGE 1 Einheit Bevölkerung und 2 Geld nach Seenland',
    'MOVE_POPULATION from=hochland to=seen units=1',
    'MOVE_MONEY from=hochland to=seen amount=4',
  ],
  [
    'enumerations share verb and thing',
    'Bewege 2 Leute nach Küste, 1 nach Marsch',
    'MOVE_POPULATION from=hochland to=kueste units=2',
    'MOVE_POPULATION from=hochland to=marsch units=1',
  ],
  [
    'how many goes with each is asked',
    'Bewege 2 Leute nach Küste und Marsch',
    'MOVE_POPULATION from=hochland to=kueste units=2',
    'E_NUMBER «Marsch»',
  ],
  [
    'unless the letter says each',
    'Bewege je 2 Leute nach Küste und Marsch',
    'MOVE_POPULATION from=hochland to=kueste units=2',
    'MOVE_POPULATION from=hochland to=marsch units=2',
  ],
  [
    'orders are joined by semicolons',
    'BAUE Turmritter; REPARIERE Passfeste 1; PASSE',
    'BUILD name=Turmritter',
    'REPAIR name=Passfeste levels=1',
    'PASS',
  ],
  [
    'by full stops',
    'BAUE Turmritter. REPARIERE Passfeste 1. PASSE.',
    'BUILD name=Turmritter',
    'REPAIR name=Passfeste levels=1',
    'PASS',
  ],
  [
    'by commas',
    'BAUE Turmritter, REPARIERE Passfeste 1',
    'BUILD name=Turmritter',
    'REPAIR name=Passfeste levels=1',
  ],
  [
    'a noun that begins a remark orders nothing',
    'Überlastung der Post ist normal',
    'E_LINE «Überlastung der Post ist normal»',
  ],
  [
    'brackets may deny blood',
    'BERUHIGE 1 in Hochland mit Geheimdienst (nicht blutig!)',
    'CALM region=hochland means=secret_service units=1 isBloody=false',
  ],
  [
    'the military is always bloody: who denies it is asked',
    'BERUHIGE 1 in Hochland mit Militär, nicht blutig',
    'E_HELD «nicht blutig»',
  ],
  [
    'no traces',
    'Ich sabotiere aus Hochland den Zirkel in Seenland: Aufruhr, keine Spuren',
    'SABOTAGE from=hochland target=zirkel region=seen spending=[{"kind":"unrest"},{"kind":"traceless"}]',
  ],
  [
    'a level behind the word is the level to reach',
    'BAUE Turmritter Stufe 4',
    'BUILD name=Turmritter',
  ],
  ['it must be higher than today', 'BAUE Turmritter Stufe 3', 'E_LEVEL «3»'],
  [
    'a category makes a name a new one',
    'BAUE Turm (Militär)',
    'BUILD name=Turm category=military region=hochland',
  ],
  ['nothing said of upkeep is not no upkeep', 'Unterhalt: keine', 'E_HELD «Unterhalt: keine»'],
  [
    'units in unrest are named (OS-3-08)',
    'BERUHIGE u3 und u1 in Hochland mit Geld',
    'CALM region=hochland means=money units=2 isBloody=false ids=["u3","u1"]',
  ],
  [
    'somebody else’s advantage cannot be paid (OS-15-04)',
    'ZAHLE in Hochland: Salzhandel 2',
    'E_TARGET «Salzhandel»',
  ],
  [
    'verb last, in courtesy',
    'Wir würden bitte gern die Turmritter um zwei Stufen ausbauen',
    'BUILD name=Turmritter',
    'BUILD name=Turmritter',
  ],
  [
    'numbers as words, separable verbs',
    'In Hochland heuern wir Militär um zwei an.',
    'HIRE category=military region=hochland levels=2',
  ],
  [
    'an order that is denied is not carried out',
    'Wir bauen die Turmritter diesmal nicht aus',
    'E_HELD «Wir bauen die Turmritter diesmal nicht aus»',
  ],
  [
    'nor one that is bound',
    'Falls der Waldbund kommt, baue Turmritter',
    'E_HELD «Falls der Waldbund kommt, baue Turmritter»',
  ],
  [
    'nor one that the next sentence binds',
    'Baue Turmritter. Aber nur, wenn Geld übrig bleibt.',
    'E_HELD «Baue Turmritter. Aber nur, wenn Geld übrig bleibt»',
  ],
  [
    'nor one that it takes back',
    'Baue Turmritter. Nein, vergiss das.',
    'E_HELD «Baue Turmritter. Nein, vergiss das»',
  ],
  [
    'nor one that is a question',
    'Kann ich Turmritter ausbauen?',
    'E_HELD «Kann ich Turmritter ausbauen?»',
  ],
  [
    'in English too',
    'Unless the Waldbund comes, build Turmritter',
    'E_HELD «Unless the Waldbund comes, build Turmritter»',
  ],
  [
    'what another letter says is no order',
    '> BAUE Turmritter\nPASSE',
    'PASS',
    'E_QUOTED «> BAUE Turmritter»',
  ],
  ['greetings and names are courtesy', 'Lieber Spielleiter,\nPASSE\nViele Grüße\nHolger', 'PASS'],
  [
    'a second region nobody needs is asked about',
    'PLÜNDERE aus Hochland Marsch den Waldbund in Waldmark',
    'PLUNDER from=hochland target=waldbund region=wald',
    'E_REST «Marsch»',
  ],
];

describe('how a letter is understood (OS-15-01, OS-0-07)', () => {
  it.each(FAULTS)('%s: %s', (_, line, ...expected) => {
    expect(read(line)).toEqual(expected);
  });

  it('a number behind a name that ends in one is still a number', () => {
    expect(read('REPARIERE Mühle 2', 'a', rebellious)).toEqual(['REPAIR name=Mühle (2) levels=2']);
    expect(read('REPARIERE Mühle (2) 1', 'a', rebellious)).toEqual([
      'REPAIR name=Mühle (2) levels=1',
    ]);
    expect(
      read('KRIEG in R1 gegen Rebels R1 4: 2 mobilisiert, Angriff 1', 'a', rebellious),
    ).toEqual(['WAR region=r1 opponent=rebels mobilised=2 attack=1 defence=0']);
  });
});
