import { describe, expect, it } from 'vitest';
import type { PartySnapshot, TurnEvent } from '../../../../engine';
import { EVENT_KINDS } from '../../../../engine/testing/reported-card';
import { type Language, wordsOf } from '../../../kit/text/words';
import { eventsSentence } from './event-words';
import { speechOf } from './speech';
import { composedOf, snapshotOfAcht, snapshotWith, happened } from './testing';

const snapshot: PartySnapshot = snapshotOfAcht('tha');

const WORDS = { de: wordsOf('de', undefined, 'Sie'), en: wordsOf('en') } as const;

const told = (
  events: readonly [TurnEvent, ...TurnEvent[]],
  tone: 'neutral' | 'inCharacter',
  language: Language,
): string => eventsSentence(speechOf(snapshot, { tone, language }, WORDS[language]), events);

interface Case {
  readonly name: string;
  readonly events: readonly [TurnEvent, ...TurnEvent[]];
  readonly de: string;
  readonly deLofty?: string;
  readonly en: string;
}

const own = ['tha'];

/** One event of every kind, as the letter to Tharos words it (WW-8.2-40, WW-10.1-12). */
const CASES: readonly Case[] = [
  {
    name: 'a unit sights another (WW-7.1-04)',
    events: [
      happened('sighting', { unit: 'val:foot', by: 'unit 201', kind: 'foot', sizeClass: 3 }),
    ],
    de: 'Die Reiterei 201 sichtete in 210/21 Fußvolk des Königreichs Valdrun, drei bis fünf Mindestgrößen stark.',
    deLofty:
      'Die Späher Eurer Reiterei 201 meldeten in 210/21 Fußvolk des Königreichs Valdrun, drei bis fünf Mindestgrößen stark.',
    en: 'Cavalry 201 sighted infantry of the Königreich Valdrun in 210/21, three to five minimum sizes strong.',
  },
  {
    name: 'own land sights a fleet (WW-7.1-05)',
    events: [
      happened('sighting', { unit: 'val:fleet', by: 'territory', kind: 'fleet', sizeClass: 11 }),
    ],
    de: 'Von Ihrem Land aus war in 210/21 eine Flotte des Königreichs Valdrun zu sehen, elf Mindestgrößen stark oder mehr.',
    en: 'From your land a fleet of the Königreich Valdrun could be seen in 210/21, eleven minimum sizes strong or more.',
  },
  {
    name: 'a sighting tells presence alone (WW-12.7-30)',
    events: [
      happened('sighting', { unit: '-:unknown', by: 'unit 201', kind: 'unknown', sizeClass: 0 }, [
        'tha',
        '-',
      ]),
    ],
    de: 'In 210/21 war eine fremde Einheit zu bemerken, mehr nicht.',
    en: 'In 210/21 a foreign unit was noticed, nothing more.',
  },
  {
    name: 'two units meet and talk (WW-7.1-07)',
    events: [happened('encounter', { a: 'tha:101', b: 'val:foot', outcome: 'bothStop' })],
    de: 'Das Heer 101 traf in 210/21 auf Fußvolk des Königreichs Valdrun. Beide Seiten hielten an und verhandelten.',
    deLofty:
      'In 210/21 standen sich Euer Heer 101 und Fußvolk des Königreichs Valdrun Auge in Auge gegenüber. Die Schwerter blieben in der Scheide, die Unterhändler hatten das Wort.',
    en: 'Army 101 met infantry of the Königreich Valdrun in 210/21. Both sides halted and talked.',
  },
  {
    name: 'of two that meet the own one comes first',
    events: [
      happened('encounter', { a: 'val:foot', b: 'tha:101', outcome: 'aRetreats' }, ['val', 'tha']),
    ],
    de: 'Das Heer 101 traf in 210/21 auf Fußvolk des Königreichs Valdrun; die andere Seite ging dem Zusammenstoß aus dem Weg.',
    en: 'Army 101 met infantry of the Königreich Valdrun in 210/21; the other side avoided a clash.',
  },
  {
    name: 'a fight that is only seen (WW-7.2-04)',
    events: [happened('fight', { fight: 'f', a: 'val:foot', b: 'okh:mounted' }, ['val', 'okh'])],
    de: 'In 210/21 kämpften Fußvolk des Königreichs Valdrun und Reiterei der Sippen von Okhan. Der Ausgang ist nicht bekannt.',
    en: 'In 210/21 infantry of the Königreich Valdrun and cavalry of the Sippen von Okhan fought. The outcome is not known.',
  },
  {
    name: 'a fight with a winner',
    events: [happened('fight', { a: 'tha:101', b: 'val:foot', winner: 'val' })],
    de: 'In 210/21 kämpften das Heer 101 und Fußvolk des Königreichs Valdrun. Der Sieg ging an das Königreich Valdrun.',
    en: 'In 210/21 army 101 and infantry of the Königreich Valdrun fought. The victory went to the Königreich Valdrun.',
  },
  {
    name: 'fields are conquered, those of one unit together (WW-6.2-06)',
    events: [
      happened('conquest', { unit: 'tha:101', from: 'val' }),
      happened('conquest', { unit: 'tha:101', from: 'val' }, ['tha', 'val'], '210/22'),
      happened('conquest', { unit: 'tha:101', from: 'val' }, ['tha', 'val'], '210/28'),
    ],
    de: 'Das Heer 101 eroberte 210/21, 22 und 28 vom Königreich Valdrun.',
    deLofty:
      'Euer Heer 101 jagte die Leute des Königreichs Valdrun davon. Euch gehört nun: 210/21, 22 und 28.',
    en: 'Army 101 conquered 210/21, 22 and 28 from the Königreich Valdrun.',
  },
  {
    name: 'a free field is taken',
    events: [happened('conquest', { unit: 'tha:101', from: '' }, own)],
    de: 'Das Heer 101 nahm 210/21 in Besitz; bis dahin gehörte das Land niemandem.',
    en: 'Army 101 took possession of 210/21, land that was nobody’s till then.',
  },
  {
    name: 'a field is lost',
    events: [happened('conquest', { unit: 'val:foot', from: 'tha' }, ['val', 'tha'])],
    de: 'Fußvolk des Königreichs Valdrun nahm Ihnen 210/21 ab.',
    deLofty: 'Bittere Kunde: Fußvolk des Königreichs Valdrun hat Euch 210/21 entrissen.',
    en: 'Infantry of the Königreich Valdrun took 210/21 from you.',
  },
  {
    name: 'a city is captured (WW-7.3-22)',
    events: [
      happened('capture', { unit: 'tha:101', from: 'val', settlement: 'Seegard', type: 'std' }),
    ],
    de: 'Das Heer 101 nahm dem Königreich Valdrun die Stadt Seegard ab.',
    deLofty:
      'Die Schlüssel der Stadt Seegard liegen vor Euch: Euer Heer 101 hat sie dem Königreich Valdrun abgenommen.',
    en: 'Army 101 took the city of Seegard from the Königreich Valdrun.',
  },
  {
    name: 'a castle without a name is lost',
    events: [
      happened('capture', { unit: 'okh:mounted', from: 'tha', settlement: '', type: 'brg' }, [
        'okh',
        'tha',
      ]),
    ],
    de: 'Reiterei der Sippen von Okhan nahm Ihnen die Burg in 210/21 ab.',
    en: 'Cavalry of the Sippen von Okhan took the castle in 210/21 from you.',
  },
  {
    name: 'a unit retreats (WW-7.1-15)',
    events: [happened('retreat', { unit: 'tha:203', to: '001/26' })],
    de: 'Die Reiterei 203 wich von 210/21 nach 001/26 zurück.',
    en: 'Cavalry 203 retreated from 210/21 to 001/26.',
  },
  {
    name: 'a settlement is invested (WW-7.3-25)',
    events: [happened('investment', { unit: 'tha:101', guard: 'val:foot' })],
    de: 'Das Heer 101 schloss in 210/21 Fußvolk des Königreichs Valdrun ein, ohne zu stürmen.',
    en: 'Army 101 invested infantry of the Königreich Valdrun in 210/21 without storming.',
  },
  {
    name: 'a unit pursues (WW-6.2-12)',
    events: [happened('pursuit', { unit: 'tha:201', quarry: 'val:mounted' })],
    de: 'Die Reiterei 201 verfolgte in 210/21 Reiterei des Königreichs Valdrun.',
    en: 'Cavalry 201 pursued cavalry of the Königreich Valdrun in 210/21.',
  },
  {
    name: 'a unit is scattered (WW-9.3-07)',
    events: [happened('removal', { unit: 'tha:102', cause: 'scattered', size: 9 })],
    de: 'Der Belagerungszug 102 lief in 210/21 auseinander und besteht nicht mehr.',
    en: 'Siege train 102 scattered in 210/21 and exists no more.',
  },
  {
    name: 'a character is taken by somebody (WW-9.3-10)',
    events: [
      happened('fate', { unit: 'tha:501', fate: 'captured', captor: 'okh' }, ['tha', 'okh']),
    ],
    de: 'Traska Dagon II. geriet in 210/21 in die Gefangenschaft der Sippen von Okhan.',
    en: 'Traska Dagon II. has been a captive of the Sippen von Okhan since the fight in 210/21.',
  },
  {
    name: 'a treasury is taken (WW-7.3-23)',
    events: [happened('plunder', { gold: 3200 })],
    de: 'In 210/21 erbeuteten Sie 3.200 Goldstücke aus dem Schatz des Königreichs Valdrun.',
    en: 'In 210/21 you took 3,200 gold pieces from the treasury of the Königreich Valdrun.',
  },
  {
    name: 'a road goes over with its fields (WW-7.3-21)',
    events: [happened('takeover', { structure: 'road', at: '210/21(3)', from: 'val' })],
    de: 'Die Straße an der Seite 210/21(3) gehört nun Ihnen.',
    en: 'The road on side 210/21(3) is yours now.',
  },
  {
    name: 'the people rise (WW-9.5-05)',
    events: [happened('uprising', {}, own, '210/04')],
    de: 'Ein Aufstand brach in Tharos (210/04) aus.',
    en: 'An uprising broke out in Tharos (210/04).',
  },
  {
    name: 'one man deserts (WW-9.5-01)',
    events: [happened('desertion', { unit: 'tha:101', type: 'K', count: 1 }, own)],
    de: 'Das Heer 101 verlor einen Krieger durch Fahnenflucht, weil der Unterhalt fehlte.',
    deLofty: 'Der Sold blieb aus, und Euer Heer 101 verlor über Nacht einen Krieger.',
    en: 'Army 101 lost one warrior to desertion because upkeep was missing.',
  },
  {
    name: 'a unit dissolves for want of upkeep (WW-9.5-01)',
    events: [happened('dissolution', { unit: 'tha:101', type: 'K', count: 1000 }, own)],
    de: 'Das Heer 101 löste sich auf: Zum zweiten Mal fehlte mehr als die Hälfte des Unterhalts.',
    en: 'Army 101 dissolved: for the second time more than half of the upkeep was missing.',
  },
  {
    name: 'a unit is divided (WW-6.3-15)',
    events: [happened('split', { unit: 'tha:101', into: 'tha:105', size: 2000, type: 'K' }, own)],
    de: 'Das Heer 101 gab 2.000 Krieger ab; daraus entstand das Heer 105.',
    deLofty:
      'Aus Eurem Heer 101 trat eine neue Schar, 2.000 Krieger; fortan heißt sie Euer Heer 105.',
    en: 'Army 101 gave up 2,000 warriors, which are now army 105.',
  },
  {
    name: 'two units become one',
    events: [happened('merge', { unit: 'tha:105', into: 'tha:101', size: 2000, type: 'K' }, own)],
    de: 'Das Heer 105 ging mit 2.000 Kriegern im Heer 101 auf.',
    en: 'Army 105 with 2,000 warriors became part of army 101.',
  },
  {
    name: 'a unit is disbanded (WW-5.1-36)',
    events: [
      happened('disband', { unit: 'tha:202', size: 430, type: 'R', leaders: 1, gold: 3725 }, own),
    ],
    de: 'Die Reiterei 202 ist aufgelöst. Der Schatz erhielt 3.725 Goldstücke zurück.',
    en: 'Cavalry 202 is disbanded. The treasury got 3,725 gold pieces back.',
  },
  {
    name: 'only leaders are left (WW-12.5-37)',
    events: [
      happened(
        'loneLeader',
        { unit: 'tha:101', leaders: 2, dismissed: 1, characters: ['502'] },
        own,
      ),
    ],
    de: 'Nur die Heerführer blieben vom Heer 101 übrig. Sie sind nun Charaktere mit eigenen Nummern: 502.',
    en: 'Of army 101 only the leaders were left. They are now characters with numbers of their own: 502.',
  },
  {
    name: 'a unit leaves the segment (WW-1.3-02)',
    events: [
      happened(
        'transfer',
        { unit: 'tha:301', segment: 'Nordmeer', reason: 'auf Beschluss der SLV.' },
        own,
      ),
    ],
    de: 'Die Flotte 301 wechselte in das Segment Nordmeer: auf Beschluss der SLV.',
    en: 'Fleet 301 went over to the segment Nordmeer: auf Beschluss der SLV.',
  },
  {
    name: 'gold is put ashore for somebody else (WW-5.1-41)',
    events: [happened('unload', { unit: 'tha:302', gold: 5000 }, ['tha', 'lyr'])],
    de: 'Die Flotte 302 lud 5.000 Goldstücke in 210/21 ab. Das Gold gehört nun dem Seebund Lyranth.',
    en: 'Fleet 302 put down 5,000 gold pieces in 210/21. The gold now belongs to the Seebund Lyranth.',
  },
  {
    name: 'a word is given (WW-11.2-04)',
    events: [happened('relation', { relation: 'peace', treaty: '' }, ['tha', 'okh'], '')],
    de: 'Sie halten von nun an Frieden mit den Sippen von Okhan.',
    deLofty: 'Ihr habt den Sippen von Okhan Frieden zugesagt.',
    en: 'From now on you keep peace with the Sippen von Okhan.',
  },
  {
    name: 'a treaty is broken (WW-8.2-35)',
    events: [
      happened('treatyBreach', { relation: 'enemy', treaty: 'alliance' }, ['tha', 'val'], ''),
    ],
    de: 'Ihr Wort gegenüber dem Königreich Valdrun bricht einen Vertrag: Feindschaft statt Bündnis.',
    en: 'Your word to the Königreich Valdrun breaks a treaty: enmity instead of alliance.',
  },
  {
    name: 'a treaty is filed',
    events: [happened('treaty', { title: 'Bund der Küste', kind: 'alliance' }, ['lyr', 'tha'], '')],
    de: 'Der Bündnisvertrag „Bund der Küste“ mit dem Seebund Lyranth liegt der Spielleitung vor.',
    en: 'The treaty of alliance “Bund der Küste” with the Seebund Lyranth is filed with the GM.',
  },
  {
    name: 'a treaty runs out',
    events: [happened('treatyEnded', { kind: 'peace' }, ['val', 'tha'], '')],
    de: 'Der Friedensvertrag mit dem Königreich Valdrun ist ausgelaufen.',
    en: 'The treaty of peace with the Königreich Valdrun has run out.',
  },
  {
    name: 'a capital is declared (WW-4.2-19)',
    events: [happened('capital', { settlement: 'Trakan' }, own)],
    de: 'Die Ansiedlung Trakan ist nun Ihre Hauptstadt.',
    en: 'The settlement of Trakan is your capital now.',
  },
  {
    name: 'a character gets a seat (WW-4.2-14)',
    events: [happened('seat', { unit: 'tha:501', character: 'Ana', settlement: 'Trakan' }, own)],
    de: 'Traska Dagon II. hat den Sitz nun in Trakan.',
    en: 'Traska Dagon II. now has a seat in Trakan.',
  },
  {
    name: 'a message arrives (WW-8.2-31)',
    events: [happened('message', { id: 'm1', title: 'Gruß', text: 'x' }, ['okh', 'tha'], '')],
    de: 'Eine Botschaft von den Sippen von Okhan ist angekommen: „Gruß“.',
    en: 'A message from the Sippen von Okhan has arrived: “Gruß”.',
  },
  {
    name: 'a courier is lost (WW-9.5-07)',
    events: [
      happened(
        'courier',
        { id: 'm1', title: 'Gruß', outcome: 'lost', chance: 22 },
        ['tha', 'val'],
        '',
      ),
    ],
    de: 'Die Botschaft „Gruß“ ging unterwegs verloren.',
    en: 'The message “Gruß” was lost on the way.',
  },
  {
    name: 'something is announced (WW-8.2-34)',
    events: [happened('announcement', { id: 'a1', title: 'Markt', text: 'x' }, ['okh'], '')],
    de: 'Eine Mitteilung der Sippen von Okhan an alle ist erschienen: „Markt“.',
    en: 'An announcement of the Sippen von Okhan has appeared: “Markt”.',
  },
  {
    name: 'an own report of culture (WW-8.2-07)',
    events: [happened('culture', { id: 'k1', title: 'Lieder', text: 'x' }, own, '')],
    de: 'Ihr Kulturtext „Lieder“ ist im Archiv der Spielleitung.',
    en: 'Your report “Lieder” is in the GM’s archive.',
  },
  {
    name: 'an evaluation is held back (WW-1.4-07)',
    events: [happened('withheld', { person: 'p1', cents: -300 }, own, '')],
    de: 'Die Auswertung wartet, bis das Spielerkonto ausgeglichen ist; es steht bei −3,00\u00a0€.',
    en: 'The turn report waits until the player account is settled; it stands at −€3.00.',
  },
  {
    name: 'a siege damages a wall (WW-7.3-07)',
    events: [happened('siegeDamage', { structure: 'wall', settlement: '', side: 3, points: 1.2 })],
    de: 'Der Wall an der Seite 210/21(3) verlor durch die Belagerung 1,2 Bauwertpunkte.',
    en: 'The wall on side 210/21(3) lost 1.2 building value points to the siege.',
  },
  {
    name: 'a wall is breached (WW-7.3-14)',
    events: [happened('breach', { structure: 'wall', settlement: '', side: 3 })],
    de: 'Der Wall an der Seite 210/21(3) hat eine Bresche.',
    deLofty: 'Eine Bresche klafft im Wall an der Seite 210/21(3).',
    en: 'The wall on side 210/21(3) has a breach.',
  },
  {
    name: 'workers mend a settlement (WW-6.2-18)',
    events: [
      happened('repaired', { structure: 'settlement', settlement: 'Seegard', side: 0, points: 1 }),
    ],
    de: 'Die Ansiedlung Seegard gewann durch Ausbesserung einen Bauwertpunkt zurück.',
    en: 'The settlement of Seegard regained one building value point by repair.',
  },
  {
    name: 'a settlement is no more (WW-12.4-26)',
    events: [happened('demolished', { structure: 'settlement', settlement: 'Seegard', side: 0 })],
    de: 'Die Ansiedlung Seegard ist völlig zerstört.',
    en: 'The settlement of Seegard is completely destroyed.',
  },
  {
    name: 'building goes ahead at several places (WW-4.1-16)',
    events: [
      happened(
        'workDone',
        { structure: 'bridge', settlement: '', side: 2, points: 3, value: 5 },
        own,
      ),
      happened(
        'workDone',
        { structure: 'settlement', settlement: '', side: 0, points: 1, value: 12 },
        own,
      ),
    ],
    de: 'Die Bauarbeiten gingen voran: die Brücke an der Seite 210/21(2) (3 von 5 Bauwertpunkten) und die Ansiedlung in 210/21 (1 von 12 Bauwertpunkten).',
    en: 'Building went ahead: the bridge on side 210/21(2) (3 of 5 building value points) and the settlement in 210/21 (1 of 12 building value points).',
  },
  {
    name: 'a road is finished (WW-10.1-09)',
    events: [
      happened('structureBuilt', { structure: 'road', settlement: '', side: 2, value: 5 }, own),
    ],
    de: 'Die Straße an der Seite 210/21(2) ist fertig und vom nächsten Mond an nutzbar.',
    en: 'The road on side 210/21(2) is finished and can be used from the next moon.',
  },
  {
    name: 'the terrain costs one man (WW-9.4-05)',
    events: [happened('terrainLoss', { unit: 'tha:203', lost: 1, left: 49 }, own)],
    de: 'Die Reiterei 203 verlor durch das Gelände einen Reiter und zählt noch 49.',
    deLofty:
      'Nicht alle kamen durch: Unterwegs verlor Eure Reiterei 203 einen Reiter. Der Rest zählt 49.',
    en: 'Cavalry 203 lost one rider to the terrain; 49 remain.',
  },
  {
    name: 'the terrain costs men of several units',
    events: [
      happened('terrainLoss', { unit: 'tha:101', lost: 600, left: 9400 }, own),
      happened('terrainLoss', { unit: 'tha:202', lost: 4, left: 426 }, own),
      happened('terrainLoss', { unit: 'tha:203', lost: 1, left: 49 }, own),
    ],
    de: 'Das Gelände forderte Opfer: 600 Krieger beim Heer 101, vier Reiter bei der Reiterei 202 und ein Reiter bei der Reiterei 203.',
    en: 'The terrain took its toll: 600 warriors of army 101, four riders of cavalry 202 and one rider of cavalry 203.',
  },
  {
    name: 'cargo is lost with its ships (WW-9.3-16)',
    events: [happened('cargoLoss', { unit: 'tha:101', by: 'tha:301', lost: 20, left: 980 }, own)],
    de: 'Das Heer 101 verlor 20 Krieger mit der Flotte 301 und zählt noch 980.',
    en: 'Army 101 lost 20 warriors with fleet 301; 980 remain.',
  },
  {
    name: 'hunger takes a whole unit (WW-12.7-29)',
    events: [happened('starvation', { unit: 'tha:101', lost: 50, left: 0 }, own)],
    de: 'Das Heer 101 ist verhungert.',
    en: 'Army 101 starved to death.',
  },
  {
    name: 'a unit escapes the thaw (WW-12.2-18)',
    events: [happened('thawEscape', { unit: 'tha:101', refuge: '210/04' }, own)],
    de: 'Das Eis in 210/21 taute; das Heer 101 rettete sich nach Tharos (210/04).',
    en: 'The ice in 210/21 thawed; army 101 escaped to Tharos (210/04).',
  },
  {
    name: 'a unit is lost in the thaw (WW-12.2-18)',
    events: [happened('thawLoss', { unit: 'tha:101', lost: 1000 }, own)],
    de: 'Das Eis in 210/21 taute und riss das Heer 101 mit sich. Der Verlust: 1.000 Krieger.',
    en: 'The ice in 210/21 thawed and took army 101 with it. The loss: 1,000 warriors.',
  },
];

describe('what happened in a month, as a player reads it', () => {
  it.each(CASES)('$name', ({ events, de, deLofty, en }) => {
    expect(told(events, 'neutral', 'de')).toBe(de);
    expect(told(events, 'neutral', 'en')).toBe(en);
    if (deLofty !== undefined) expect(told(events, 'inCharacter', 'de')).toBe(deLofty);
  });

  it('every kind of event is among these sentences', () => {
    expect(new Set(CASES.map(({ events: [{ kind }] }) => kind))).toEqual(new Set(EVENT_KINDS));
  });

  it.each(['neutral', 'inCharacter'] as const)(
    'fills every placeholder in %s sentences',
    (tone) => {
      for (const language of ['de', 'en'] as const) {
        for (const { events } of CASES) {
          const text = told(events, tone, language);
          expect(text).not.toMatch(/[{}]|\$t|undefined|\[object|evaluation:| {2}| [.,;]/);
          expect(text).toMatch(/^[\p{Lu}].*[.!?]$/u);
        }
      }
    },
  );

  it('in-character texts differ from plain ones', () => {
    const alike = CASES.filter(
      ({ events }) => told(events, 'neutral', 'de') === told(events, 'inCharacter', 'de'),
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  });
});

describe('the blocks made of events', () => {
  it('a message that got lost is not mentioned anywhere (WW-9.5-07)', () => {
    const lost = happened(
      'courier',
      { id: 'm1', title: 'Verschollen', outcome: 'lost', chance: 22 },
      ['val', 'tha'],
      '',
    );
    const { blocks } = composedOf(snapshotWith({ events: [lost] }));
    expect(JSON.stringify(blocks)).not.toContain('Verschollen');
  });

  it('a field that is told to be lost is not listed among those that were (PI-19-02)', () => {
    const fields = '001/11, 001/34';
    const events = [happened('pygma.autonomous', { fields }, ['tha'], '001/11')];
    const lost = ['001/11', '001/12', '001/34'];
    const { blocks } = composedOf(snapshotWith({ events, lost }, { system: 'pygma' }));
    const texts = blocks.flatMap(({ block }) =>
      block.section === 'territory' && block.kind === 'text' ? [block.text] : [],
    );
    expect(texts).toEqual([
      'Land hat sich von Ihnen losgesagt: 001/11, 001/34.',
      'Nicht mehr in Ihrem Besitz: 001/12.',
    ]);
  });

  it('a re-run with other figures has the same key and another mark', () => {
    const loss = (lost: number) =>
      composedOf(
        snapshotWith({
          events: [
            happened('siegeDamage', { structure: 'wall', settlement: '', side: 3, points: lost }),
          ],
        }),
      ).blocks.find(({ block }) => block.section === 'building')?.block;
    expect(loss(1)?.key).toBe(loss(2)?.key);
    expect(loss(1)?.facts).toBe(loss(1)?.facts);
    expect(loss(1)?.facts).not.toBe(loss(2)?.facts);
  });
});
