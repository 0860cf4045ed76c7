import { tableOfOneColumn } from '../../../../kernel';

/** What espionage spending changes in a muster month (PI-09-03, PI-09-04). */
export const SPY_SPENDING_TABLE = tableOfOneColumn(
  { id: 'pygma.spy_spending', clause: 'PI-09-03' },
  ['Ausgaben für Spionage', 'Espionage spending'],
  ['amount', 'Wert', 'value'],
  {
    even: [30_000, 'GS, mit denen der Wert bleibt', 'GS that keep the value'],
    step: [1000, 'GS für jeden halben Punkt', 'GS for every half point'],
    most: [40, 'halbe Punkte im Rüstmonat höchstens', 'half points in a muster month at most'],
    least: [0, 'kleinster Wert in halben Punkten', 'lowest value in half points'],
    limit: [200, 'größter Wert in halben Punkten', 'highest value in half points'],
  },
);

/** What changes the chance of a mission beside its difficulty, in percentage points (PI-09a-05, PI-09a-06). */
export const MISSION_CHANCE_TABLE = tableOfOneColumn(
  { id: 'pygma.mission_chance', clause: 'PI-09a-04' },
  ['Chance von Spionageaufträgen', 'Chance of espionage missions'],
  ['points', 'Prozentpunkte', 'percentage points'],
  {
    further: [10, 'weniger je weiterem Auftrag', 'less per further mission'],
    repetition: [10, 'mehr je Wiederholung', 'more per repetition'],
    repetitions: [30, 'für Wiederholungen höchstens', 'for repetitions at most'],
  },
);

/** What trade adds to the tax of a trade city (PI-15a-02, PI-15a-05 to PI-15a-07). */
export const BLOOM_TABLE = tableOfOneColumn(
  { id: 'pygma.bloom', clause: 'PI-15a-05' },
  ['Blüte der Handelsstädte', 'Blossom of trade cities'],
  ['amount', 'Wert', 'value'],
  {
    goods: [3, 'benötigte Güter eines Reichs', 'needed goods of a realm'],
    needed: [1000, 'GS je Punkt eines benötigten Gutes', 'GS per point of a needed good'],
    other: [1000, 'GS je Bündel anderer Güter', 'GS per lot of other goods'],
    lot: [5, 'Punkte in einem Bündel', 'points in a lot'],
    part: [3, 'ein so vielter Teil bleibt', 'one part of so many stays'],
    most: [50_000, 'GS höchstens', 'GS at most'],
  },
);

/** How the population follows wealth (PI-16-03, PI-16-09). */
export const WEALTH_TABLE = tableOfOneColumn(
  { id: 'pygma.wealth', clause: 'PI-16-03' },
  ['Wohlstand und Bevölkerung', 'Wealth and population'],
  ['amount', 'Wert', 'value'],
  {
    band: [
      10,
      'Prozent um das Mittel gelten als Durchschnitt',
      'percent around the mean are average',
    ],
    city: [
      10,
      'Einwohnerpunkte, die eine neue Stadt aufnimmt',
      'population points a new city absorbs',
    ],
  },
);
