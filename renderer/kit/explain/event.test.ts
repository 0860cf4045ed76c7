import { describe, expect, it } from 'vitest';
import { hexGameOf, type March, systems, type TurnEvent } from '../../../engine';
import { EVENT_KINDS } from '../../../engine/testing/reported-card';
import { tharosCampaign, tharosOrders } from '../../../assets/examples/tharos';
import { createTexts, type Language, wordsOf } from '../text/words';
import { clauseText, eventSentence, lexiconOf, namingWords, standingAlone } from './index';

const event = (
  kind: TurnEvent['kind'],
  about: TurnEvent['about'],
  parties: readonly string[] = ['tha', 'val'],
): TurnEvent => ({
  kind,
  clause: 'WW-7.1-02',
  time: { numerator: 1, denominator: 2 },
  place: '001/01',
  parties,
  about,
});

const campaign = tharosCampaign();

const speaking = (language: Language) =>
  namingWords(
    wordsOf(language),
    lexiconOf(campaign.world, hexGameOf(systems[campaign.system]).terrains, language),
  );

/** One event of every kind, with its sentences for the GM in the view of Tharos. */
const CASES: readonly {
  readonly name: string;
  readonly event: TurnEvent;
  readonly de: string;
  readonly en: string;
}[] = [
  {
    name: 'a unit sights another (WW-7.1-02)',
    event: event('sighting', { unit: 'val:101', by: 'unit 201', kind: 'foot', sizeClass: 3 }),
    de: '201 sichtet 101 (Königreich Valdrun): Fußvolk, 3 bis 5 Mindestgrößen.',
    en: '201 sights 101 (Königreich Valdrun): foot, 3 to 5 minimum sizes.',
  },
  {
    name: 'a unit is sighted by another',
    event: event('sighting', { unit: 'tha:301', by: 'unit 101', kind: 'fleet', sizeClass: 6 }, [
      'val',
      'tha',
    ]),
    de: '101 (Königreich Valdrun) sichtet 301: eine Flotte, 6 bis 10 Mindestgrößen.',
    en: '101 (Königreich Valdrun) sights 301: a fleet, 6 to 10 minimum sizes.',
  },
  {
    name: 'own land sights a unit (WW-7.1-05)',
    event: event('sighting', { unit: 'tha:301', by: 'territory', kind: 'fleet', sizeClass: 11 }, [
      'val',
      'tha',
    ]),
    de: 'Das Land des Königreichs Valdrun sichtet 301: eine Flotte, 11 Mindestgrößen oder mehr.',
    en: 'The land of Königreich Valdrun sights 301: a fleet, 11 minimum sizes or more.',
  },
  {
    name: 'a sighting tells presence alone, if so set (WW-12.7-30)',
    event: event('sighting', { unit: 'val:101', by: 'unit 201', kind: 'unknown', sizeClass: 0 }),
    de: '101 (Königreich Valdrun) wird bemerkt; mehr ist nicht zu erkennen.',
    en: '101 (Königreich Valdrun) is noticed; more cannot be made out.',
  },
  {
    name: 'two units meet (WW-7.1-06)',
    event: event('encounter', { a: 'tha:102', b: 'val:101', cell: 'ST', outcome: 'aGoesOn' }),
    de: '102 und 101 (Königreich Valdrun) begegnen sich. 102 zieht weiter, 101 (Königreich Valdrun) bleibt stehen.',
    en: '102 and 101 (Königreich Valdrun) meet. 102 goes on, 101 (Königreich Valdrun) stops.',
  },
  {
    name: 'two units fight (WW-7.2-03)',
    event: event('fight', { a: 'tha:102', b: 'val:101', winner: 'val' }),
    de: 'Kampf zwischen 102 und 101 (Königreich Valdrun). Den Sieg erringt das Königreich Valdrun.',
    en: 'A fight between 102 and 101 (Königreich Valdrun). The victory goes to Königreich Valdrun.',
  },
  {
    name: 'a fight that nobody wins',
    event: event('fight', { a: 'tha:102', b: 'val:101', winner: '' }),
    de: 'Kampf zwischen 102 und 101 (Königreich Valdrun). Keine Seite behauptet das Feld.',
    en: 'A fight between 102 and 101 (Königreich Valdrun). Neither side holds the field.',
  },
  {
    name: 'a unit retreats (WW-7.1-15)',
    event: event('retreat', { unit: 'tha:102', to: '001/02' }),
    de: '102 weicht nach 001/02 zurück.',
    en: '102 retreats to 001/02.',
  },
  {
    name: 'a unit invests a settlement (WW-7.3-25)',
    event: event('investment', { unit: 'tha:102', guard: 'val:101' }),
    de: '102 schließt 101 (Königreich Valdrun) ein, ohne zu stürmen.',
    en: '102 invests 101 (Königreich Valdrun) without storming.',
  },
  {
    name: 'a unit pursues another (WW-6.2-12)',
    event: event('pursuit', { unit: 'tha:201', quarry: 'val:101' }),
    de: '201 verfolgt 101 (Königreich Valdrun).',
    en: '201 pursues 101 (Königreich Valdrun).',
  },
  {
    name: 'a unit is lost (WW-9.3-07)',
    event: event('removal', { unit: 'tha:102', cause: 'scattered', size: 9 }),
    de: '102 ist zersprengt und löst sich auf.',
    en: '102 is scattered and dissolves.',
  },
  {
    name: 'a character is taken (WW-9.3-10)',
    event: event('fate', { unit: 'tha:501', fate: 'captured' }),
    de: '501 gerät in Gefangenschaft.',
    en: '501 is captured.',
  },
  {
    name: 'a character is taken by somebody (WW-9.3-10)',
    event: event('fate', { unit: 'tha:501', fate: 'captured', captor: 'val' }),
    de: '501 gerät in die Gefangenschaft des Königreichs Valdrun.',
    en: '501 is taken captive by Königreich Valdrun.',
  },
  {
    name: 'a treasury is taken (WW-7.3-23)',
    event: event('plunder', { gold: 3200 }),
    de: 'Reich Tharos erbeutet 3.200 GS aus dem Schatz des Königreichs Valdrun.',
    en: 'Reich Tharos takes 3,200 GS out of the treasury of Königreich Valdrun.',
  },
  {
    name: 'a road goes over with its fields (WW-7.3-21)',
    event: event('takeover', { structure: 'road', at: '001/02(3)', from: 'val' }),
    de: 'Die Straße an 001/02(3) geht an das Reich Tharos über.',
    en: 'The road at 001/02(3) passes to Reich Tharos.',
  },
  {
    name: 'a field is conquered (WW-6.2-06)',
    event: event('conquest', { unit: 'tha:101', from: 'val' }),
    de: '101 erobert das Feld des Königreichs Valdrun.',
    en: '101 conquers the field of Königreich Valdrun.',
  },
  {
    name: 'a field of nobody is taken',
    event: event('conquest', { unit: 'tha:101', from: '' }, ['tha']),
    de: '101 nimmt das freie Feld in Besitz.',
    en: '101 takes the unowned field.',
  },
  {
    name: 'a settlement is captured (WW-7.3-22)',
    event: event('capture', { unit: 'tha:101', from: 'val', settlement: 'Seegard', type: 'std' }),
    de: '101 nimmt Seegard ein (Stadt des Königreichs Valdrun).',
    en: '101 takes Seegard (town of Königreich Valdrun).',
  },
  {
    name: 'a settlement without a name is captured',
    event: event('capture', { unit: 'tha:101', from: 'val', settlement: '', type: 'std' }),
    de: '101 nimmt die Ansiedlung ein (Stadt des Königreichs Valdrun).',
    en: '101 takes the settlement (town of Königreich Valdrun).',
  },
  {
    name: 'the people rise (WW-9.5-05)',
    event: event('uprising', {}, ['tha']),
    de: 'Ein Aufstand bricht aus: Reich Tharos.',
    en: 'An uprising breaks out: Reich Tharos.',
  },
  {
    name: 'men desert (WW-9.5-01)',
    event: event('desertion', { unit: 'tha:101', type: 'K', count: 1200 }, ['tha']),
    de: '101 verliert 1.200 durch Fahnenflucht, weil der Unterhalt fehlt.',
    en: '101 loses 1,200 to desertion because upkeep is missing.',
  },
  {
    name: 'a unit dissolves for want of upkeep (WW-9.5-01)',
    event: event('dissolution', { unit: 'tha:101', type: 'K', count: 1000 }, ['tha']),
    de: '101 löst sich auf: Zum zweiten Mal fehlte mehr als die Hälfte des Unterhalts.',
    en: '101 dissolves: for the second time more than half of its upkeep was missing.',
  },
  {
    name: 'a unit is divided (WW-6.3-15)',
    event: event('split', { unit: 'tha:101', into: 'tha:105', size: 2000, type: 'K' }, ['tha']),
    de: 'Von 101 wird 105 abgeteilt: 2.000 Krieger.',
    en: '105 is split off 101: 2,000 warriors.',
  },
  {
    name: 'two units become one',
    event: event('merge', { unit: 'tha:105', into: 'tha:101', size: 2000, type: 'K' }, ['tha']),
    de: '105 geht in 101 auf: 2.000 Krieger.',
    en: '105 merges into 101: 2,000 warriors.',
  },
  {
    name: 'a unit is disbanded (WW-5.1-36)',
    event: event('disband', { unit: 'tha:202', size: 430, type: 'R', leaders: 1, gold: 3725 }, [
      'tha',
    ]),
    de: '202 wird aufgelöst: 430 Reiter. Zurück kommen 3.725 GS.',
    en: '202 is disbanded: 430 riders. 3,725 GS come back.',
  },
  {
    name: 'only leaders are left of a unit (WW-12.5-37)',
    event: event('loneLeader', { unit: 'tha:101', leaders: 2, dismissed: 1, characters: ['502'] }, [
      'tha',
    ]),
    de: 'Von 101 sind nur Heerführer übrig, 2 an der Zahl. Entlassen werden 1, die anderen sind nun Charaktere.',
    en: 'Only leaders are left of 101, 2 in number. 1 are dismissed, the others are characters now.',
  },
  {
    name: 'a unit leaves the segment (WW-1.3-02)',
    event: event('transfer', { unit: 'tha:301', segment: 'Nordmeer', reason: 'SLV' }, ['tha']),
    de: '301 wechselt in das Segment Nordmeer: SLV',
    en: '301 goes over to the segment Nordmeer: SLV',
  },
  {
    name: 'gold is put ashore (WW-5.1-41)',
    event: event('unload', { unit: 'tha:302', gold: 5000 }, ['tha']),
    de: '302 lädt 5.000 GS ab.',
    en: '302 puts down 5,000 GS.',
  },
  {
    name: 'a party declares how it stands (WW-11.2-04)',
    event: event('relation', { relation: 'peace', treaty: '' }, ['val', 'tha']),
    de: 'Königreich Valdrun erklärt die Beziehung zum Reich Tharos: Frieden.',
    en: 'Königreich Valdrun declares its relation to Reich Tharos: peace.',
  },
  {
    name: 'a treaty is broken (WW-8.2-35)',
    event: event('treatyBreach', { relation: 'enemy', treaty: 'alliance' }, ['val', 'tha']),
    de: 'Königreich Valdrun bricht den Vertrag mit dem Reich Tharos: Feindschaft statt Bündnis.',
    en: 'Königreich Valdrun breaks the treaty with Reich Tharos: enmity instead of alliance.',
  },
  {
    name: 'a treaty is filed',
    event: event('treaty', { title: 'Bund', kind: 'alliance' }, ['val', 'tha']),
    de: 'Der Vertrag „Bund“ zwischen dem Königreich Valdrun und dem Reich Tharos ist abgelegt (Bündnis).',
    en: 'The treaty “Bund” between Königreich Valdrun and Reich Tharos is filed (alliance).',
  },
  {
    name: 'a treaty ends',
    event: event('treatyEnded', { kind: 'other' }, ['val', 'tha']),
    de: 'Ein Vertrag zwischen dem Königreich Valdrun und dem Reich Tharos läuft aus (ohne Wirkung auf die Regeln).',
    en: 'A treaty between Königreich Valdrun and Reich Tharos ends (without effect on the rules).',
  },
  {
    name: 'a capital is declared (WW-4.2-19)',
    event: event('capital', { settlement: 'Seegard' }, ['tha']),
    de: 'Seegard ist nun die Hauptstadt (Reich Tharos).',
    en: 'Seegard is the capital now (Reich Tharos).',
  },
  {
    name: 'a settlement without a name becomes the capital',
    event: event('capital', { settlement: '' }, ['tha']),
    de: 'Die Ansiedlung ist nun die Hauptstadt (Reich Tharos).',
    en: 'The settlement is the capital now (Reich Tharos).',
  },
  {
    name: 'a character gets a seat (WW-4.2-14)',
    event: event('seat', { unit: 'tha:501', character: 'Ana', settlement: 'Seegard' }, ['tha']),
    de: '501: Ana hat den Sitz nun in Seegard.',
    en: '501: the seat of Ana is now Seegard.',
  },
  {
    name: 'a character gives it up',
    event: event('seat', { unit: 'tha:501', character: 'Ana', settlement: '' }, ['tha']),
    de: '501: Ana gibt den Sitz ab.',
    en: '501: Ana gives up the seat.',
  },
  {
    name: 'a message arrives (WW-8.2-31)',
    event: event('message', { id: 'm1', title: 'Gruß', text: 'x' }, ['val', 'tha']),
    de: 'Eine Botschaft des Königreichs Valdrun trifft ein: „Gruß“.',
    en: 'A message from Königreich Valdrun arrives: “Gruß”.',
  },
  {
    name: 'a message gets lost (WW-9.5-07)',
    event: event('courier', { id: 'm1', title: 'Gruß', outcome: 'lost', chance: 22 }, [
      'val',
      'tha',
    ]),
    de: 'Botschaft „Gruß“ vom Königreich Valdrun: unterwegs verloren. Die Gefahr des Verlusts lag bei 22 %.',
    en: 'Message “Gruß” from Königreich Valdrun: lost on the way. The risk of loss was 22%.',
  },
  {
    name: 'something is announced (WW-8.2-34)',
    event: event('announcement', { id: 'a1', title: 'Markt', text: 'x' }, ['val']),
    de: 'Königreich Valdrun gibt bekannt: „Markt“.',
    en: 'Königreich Valdrun announces: “Markt”.',
  },
  {
    name: 'a report of culture (WW-8.2-07)',
    event: event('culture', { id: 'k1', title: 'Lieder', text: 'x' }, ['val']),
    de: 'Kulturbericht des Königreichs Valdrun: „Lieder“.',
    en: 'Culture report of Königreich Valdrun: “Lieder”.',
  },
  {
    name: 'an evaluation is held back (WW-1.4-07)',
    event: event('withheld', { person: 'p1', cents: -300 }, ['val']),
    de: 'Die Auswertung für das Königreich Valdrun bleibt liegen: Das Spielerkonto steht bei −3,00 €.',
    en: 'The turn report for Königreich Valdrun is withheld: the player account stands at −€3.00.',
  },
  {
    name: 'a siege damages a wall (WW-7.3-07)',
    event: event('siegeDamage', { structure: 'wall', settlement: '', side: 3, points: 1.2 }),
    de: 'Der Wall an Seite 3 verliert durch Belagerung 1,2 BWP.',
    en: 'The wall on side 3 loses 1.2 of its building value to the siege.',
  },
  {
    name: 'a wall is breached (WW-7.3-14)',
    event: event('breach', { structure: 'wall', settlement: '', side: 3 }),
    de: 'Der Wall an Seite 3 hat eine Bresche.',
    en: 'The wall on side 3 has a breach.',
  },
  {
    name: 'workers mend a settlement (WW-6.2-18)',
    event: event('repaired', {
      structure: 'settlement',
      settlement: 'Seegard',
      side: 0,
      points: 2,
    }),
    de: 'Die Ansiedlung Seegard ist um 2 BWP ausgebessert.',
    en: 'The settlement Seegard regains 2 of its building value by repair.',
  },
  {
    name: 'a settlement is no more (WW-12.4-26)',
    event: event('demolished', { structure: 'settlement', settlement: 'Seegard', side: 0 }),
    de: 'Die Ansiedlung Seegard ist völlig zerstört.',
    en: 'The settlement Seegard is completely destroyed.',
  },
  {
    name: 'a bridge grows (WW-4.1-16)',
    event: event(
      'workDone',
      { structure: 'bridge', settlement: '', side: 2, points: 3, value: 5 },
      ['tha'],
    ),
    de: 'Die Brücke an Seite 2 wächst auf 3 von 5 BWP.',
    en: 'The bridge on side 2 grows to 3 of 5 building value points.',
  },
  {
    name: 'a settlement grows that has no name yet (WW-4.1-16)',
    event: event('workDone', {
      structure: 'settlement',
      settlement: '',
      side: 0,
      points: 1,
      value: 12,
    }),
    de: 'Die Ansiedlung wächst auf 1 von 12 BWP.',
    en: 'The settlement grows to 1 of 12 building value points.',
  },
  {
    name: 'a road is finished (WW-10.1-09)',
    event: event('structureBuilt', { structure: 'road', settlement: '', side: 2, value: 5 }, [
      'tha',
    ]),
    de: 'Die Straße an Seite 2 ist fertig und steht vom nächsten Mond an.',
    en: 'The road on side 2 is finished and stands from the next moon on.',
  },
  {
    name: 'the terrain costs men (WW-9.4-05)',
    event: event('terrainLoss', { unit: 'tha:203', lost: 6, left: 44 }, ['tha']),
    de: '203 verliert 6 durch das Gelände und zählt noch 44.',
    en: '203 loses 6 to the terrain; 44 remain.',
  },
  {
    name: 'cargo is lost with its ships (WW-9.3-16)',
    event: event('cargoLoss', { unit: 'tha:101', by: 'tha:301', lost: 20, left: 980 }, ['tha']),
    de: '101 verliert 20 an Bord von 301 und zählt noch 980.',
    en: '101 loses 20 aboard 301; 980 remain.',
  },
  {
    name: 'hunger costs men (WW-12.7-29)',
    event: event('starvation', { unit: 'tha:101', lost: 50, left: 950 }, ['tha']),
    de: '101 verliert 50 durch Hunger und zählt noch 950.',
    en: '101 loses 50 to hunger; 950 remain.',
  },
  {
    name: 'a unit escapes the thaw (WW-12.2-18)',
    event: event('thawEscape', { unit: 'tha:101', refuge: '001/02' }, ['tha']),
    de: 'Das Eis taut; 101 rettet sich nach 001/02.',
    en: 'The ice thaws; 101 escapes to 001/02.',
  },
  {
    name: 'a unit is lost in the thaw (WW-12.2-18)',
    event: event('thawLoss', { unit: 'tha:101', lost: 1000 }, ['tha']),
    de: 'Das Eis taut; 101 geht unter, verloren sind 1.000.',
    en: 'The ice thaws; 101 drowns, 1,000 are lost.',
  },
];

describe('the events of a turn in words', () => {
  it.each(CASES)('$name', ({ event: happened, de, en }) => {
    expect(eventSentence(happened, 'tha', speaking('de'))).toBe(de);
    expect(eventSentence(happened, 'tha', speaking('en'))).toBe(en);
  });

  it('every kind of event is among these sentences', () => {
    expect(new Set(CASES.map(({ event: { kind } }) => kind))).toEqual(new Set(EVENT_KINDS));
  });

  it.each<Language>(['de', 'en'])('every kind of event has a text in %s', (language) => {
    const texts = createTexts(language);
    const keys = EVENT_KINDS.map((kind) => `explain:event.${kind}`);
    expect(keys.filter((key) => !texts.exists(key, { fallbackLng: [] }))).toEqual([]);
  });
});

describe('the events of a real run', () => {
  const { world, settings, seed, system } = campaign;
  const orders = { tha: tharosOrders };
  const run = systems[system]?.adjudicate({ world, orders, rulings: {}, settings, seed });
  const events = run?.events ?? [];

  it('happen, to units that march', () => {
    const marching = new Set(run?.marches.map(({ party }: March) => party));
    expect(events.length).toBeGreaterThan(5);
    expect(events.flatMap(({ parties }) => parties).every((party) => marching.has(party))).toBe(
      true,
    );
  });

  it.each<Language>(['de', 'en'])(
    'leave no gap and no key in their sentences in %s',
    (language) => {
      const sentences = events.map((happened) =>
        eventSentence(happened, 'tha', speaking(language)),
      );
      expect(sentences.filter((text) => /[{}$]|explain:|undefined/.test(text))).toEqual([]);
      expect(events.filter(({ clause }) => clauseText(clause, language) === '')).toEqual([]);
    },
  );
});

it('writes a count of a game of its own in the singular and in the plural', () => {
  const words = wordsOf('de');
  const told = (count: number) => ({
    ...event('organisation.plunderDice', { count }, ['wald', 'kontor']),
    clause: 'OS-12-08',
  });
  expect(eventSentence(told(1), '', words)).toMatch(
    /hatte wald nach allen Abzügen einen Erfolg\.$/,
  );
  expect(eventSentence(told(3), '', words)).toMatch(
    /hatte wald nach allen Abzügen drei Erfolge\.$/,
  );
});

it('names in a list who a card is about, once', () => {
  const card = { kind: 'organisation.unrest', blocks: [] };
  expect(standingAlone(card, 'Aufruhr', 'Waldbund')).toBe('Waldbund: Aufruhr');
  expect(standingAlone(card, 'Waldbund plündert.', 'Waldbund')).toBe('Waldbund plündert.');
  expect(standingAlone({ kind: 'removal' }, '203 geht unter.', 'Tharos')).toBe('203 geht unter.');
});

it('names whose army it is where every realm has one of that name', () => {
  const won = { kind: 'pygma.battle_won' };
  expect(standingAlone(won, 'KH 1 hat gesiegt.', 'Karzun')).toBe('Karzun: KH 1 hat gesiegt.');
});
