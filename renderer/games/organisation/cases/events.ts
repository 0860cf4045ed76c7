import type { Words as Pair } from '../../../../engine';
import { nameOf, pick, type Speech } from './speech';

/** What events are called where a case does not tell all that their sentences say. */
const NAMES: Readonly<Record<string, Pair>> = {
  overload: ['Militär wird überlastet', 'military is overloaded'],
  support: ['Soldaten gehen mit', 'soldiers go along'],
  overloadDamage: ['die Überlastung kostet eine Stufe', 'the overload costs a level'],
  hired: ['angeheuert', 'hired'],
  raised: ['durch Autorität angehoben', 'raised with authority'],
  informationAnswered: ['eine Auskunft kommt', 'an answer comes'],
  information: ['Fragen dürfen gestellt werden', 'questions may be asked'],
  influenced: ['eine Chance wird verschoben', 'a chance is shifted'],
  buildingBegun: ['eine Stufe wird begonnen', 'a level is begun'],
  levelBuilt: ['eine Stufe wird fertig', 'a level is finished'],
  repairBegun: ['eine Reparatur beginnt', 'a repair begins'],
  levelRepaired: ['eine Stufe ist wieder heil', 'a level is intact again'],
  unpaid: ['Unterhalt wird nicht bezahlt', 'upkeep is not paid'],
  seatMoved: ['der Sitz wird verlegt', 'the seat is moved'],
  growth: ['die Bevölkerung wächst', 'the population grows'],
  overpopulation: ['Überbevölkerung bringt Aufruhr', 'overpopulation brings unrest'],
  unrestCalmed: ['Aufruhr wird beendet', 'unrest is ended'],
  unrestCrushed: ['Aufruhr wird niedergeschlagen', 'unrest is crushed'],
  secession: ['Bevölkerung sagt sich los', 'population breaks away'],
  rebelsJoined: ['Bevölkerung läuft zu Rebellen über', 'population goes over to rebels'],
  dissolved: ['eine Organisation löst sich auf', 'an organisation is dissolved'],
  eventNothing: ['das Ereignis bringt nichts', 'the event brings nothing'],
  eventVoid: ['das Ereignis findet kein Ziel', 'the event finds no target'],
  chanceOpen: ['eine Chance steht offen', 'a chance is open'],
  chanceTrue: ['die Chance tritt ein', 'the chance happens'],
  chanceAverted: ['die Chance tritt nicht ein', 'the chance does not happen'],
  naturalExhausted: ['ein natürlicher Vorzug ist erschöpft', 'a natural advantage is exhausted'],
  unitDied: ['eine Einheit stirbt', 'a unit dies'],
  unitBorn: ['eine Einheit kommt hinzu', 'a unit is added'],
  unitUnrest: ['eine Einheit gerät in Aufruhr', 'a unit falls into unrest'],
  levelDamaged: ['eine Stufe wird beschädigt', 'a level is damaged'],
  levelAbsorbed: ['die Befestigung fängt den Schaden ab', 'the fortification absorbs the damage'],
  badSeason: ['eine Kasse verliert Geld', 'a purse loses money'],
  goodSeason: ['eine Kasse gewinnt Geld', 'a purse gains money'],
  sabotage: ['Sabotage hinterlässt Spuren', 'sabotage leaves traces'],
  sabotageUnseen: ['Sabotage bleibt spurlos', 'sabotage leaves no traces'],
  sabotageTraced: ['Spuren verraten den Saboteur', 'traces show the saboteur'],
  unrestBroke: ['Aufruhr bricht aus', 'unrest breaks out'],
  plunder: ['es wird geplündert', 'there is plundering'],
  plunderDice: ['die Erfolge des Plünderns', 'the successes of the plundering'],
  plunderStolen: ['Geld wird gestohlen', 'money is stolen'],
  plunderDamaged: ['eine Stufe wird beschädigt', 'a level is damaged'],
  plunderAbsorbed: ['die Befestigung fängt den Schlag ab', 'the fortification absorbs the blow'],
  researchLost: ['Forschung auf Zeit geht verloren', 'temporary research is lost'],
  war: ['Krieg', 'war'],
  warDivision: ['die Aufteilung der Kräfte', 'the division of forces'],
  warOwnLoss: ['eine eigene Einheit stirbt', 'an own unit dies'],
  warSteal: ['Geld wird gestohlen', 'money is stolen'],
  warAbsorbed: ['die Befestigung fängt den Schlag ab', 'the fortification absorbs the blow'],
  warMurder: ['eine Einheit wird ermordet', 'a unit is murdered'],
  warTakeLevel: ['eine beschädigte Stufe wird übernommen', 'a damaged level is taken over'],
};

const WORLD = ['world', 'phase', 'limits', 'steps'];

/** What every event of a case says the same: its only organisation and its only region. */
const certain = ({ one }: Speech): Readonly<Record<string, string>> => {
  const parties = one.given.filter(({ key }) => !key.includes(' ') && !WORLD.includes(key));
  const said = one.given.map(({ value }) => value).join(' ');
  const regions = new Set([
    'r1',
    ...(said.match(/\br\d\b/gi) ?? []).map((key) => key.toLowerCase()),
  ]);
  const isExample = one.given.some(({ key }) => key === 'world');
  return {
    ...(parties.length === 1 && !isExample ? { party: parties[0]?.key ?? '' } : {}),
    ...(regions.size === 1 && !isExample ? { region: 'r1' } : {}),
  };
};

/** An event as its sentence, or by its name if the case does not tell all that the sentence says. */
export const eventOf = (name: string, speech: Speech): string | undefined => {
  const text = speech.words(`organisation:event.${name}`, {
    skipInterpolation: true,
    defaultValue: '',
  });
  const filled = Object.entries(certain(speech)).reduce(
    (all, [gap, key]) => all.replaceAll(`{{${gap}}}`, nameOf(key, speech)),
    text,
  );
  if (filled !== '' && !filled.includes('{{')) return filled.replace(/\.$/, '');
  const pair = NAMES[name];
  return pair && pick(speech, pair);
};

/** Events of a list, equal ones told once with their number; undefined if there are none. */
export const eventsOf = (value: string, speech: Speech): string => {
  const told = value.split(', ').flatMap((name) => eventOf(name, speech) ?? []);
  return [...new Set(told)]
    .map((text) => {
      const count = told.filter((one) => one === text).length;
      return count === 1 ? text : `${text} (${String(count)}×)`;
    })
    .join('; ');
};
