import type { WordTree } from '../../../kernel';
import { CATEGORY } from './references';

/** Causes of bookings. */
const CAUSES: WordTree = {
  build: ['Bau: „{{name}}“ in {{region}}', 'Building: “{{name}}” in {{region}}'],
  repair: ['Reparatur: „{{name}}“ in {{region}}', 'Repair: “{{name}}” in {{region}}'],
  sent: ['Geld unterwegs von {{from}} nach {{to}}', 'Money on its way from {{from}} to {{to}}'],
  arrived: ['Geld angekommen in {{to}}, von {{from}}', 'Money arrived in {{to}} from {{from}}'],
  seat: ['Kasse mit dem Sitz verlegt: {{region}}', 'Purse moved with the seat: {{region}}'],
  trade: ['Einkommen aus Handel in {{region}}', 'Income from trade in {{region}}'],
  population: ['Einkommen aus Bevölkerung in {{region}}', 'Income from population in {{region}}'],
  upkeep: [`Unterhalt: ${CATEGORY} in {{region}}`, `Upkeep: ${CATEGORY} in {{region}}`],
  calm: ['Aufruhr mit Geld beendet in {{region}}', 'Unrest ended with money in {{region}}'],
  hire: [`Anheuern: ${CATEGORY} +{{count}}`, `Hired: ${CATEGORY} +{{count}}`],
  influence: ['Eine Chance beeinflusst', 'A chance influenced'],
  stolen: ['Von {{other}} geraubt', 'Stolen by {{other}}'],
  loot: ['Beute von {{other}}', 'Loot from {{other}}'],
  badSeason: ['Schlechte Saison', 'Bad season'],
  goodSeason: ['Gute Saison', 'Good season'],
};

/** Ledger and closing account. */
export const BOOK_WORDS: WordTree = {
  cause: CAUSES,
  balance: {
    amount: ['Betrag', 'Amount'],
    event: ['Zufallsereignis', 'Random event'],
    act: ['Agieren', 'Acting'],
    build_begin: ['Bauvorhaben und Reparaturen', 'Building and repair'],
    move_begin: ['Bewegungen beginnen', 'Moves begun'],
    move_end: ['Bewegungen abschließen', 'Moves completed'],
    population: ['Einkommen aus Bevölkerung', 'Income from population'],
    income: ['Einkommen', 'Income'],
    upkeep: ['Unterhalt', 'Upkeep'],
    unrest: ['Aufruhr beenden', 'Ending unrest'],
    trade: ['Einkommen aus Handel', 'Income from trade'],
    calm: ['Aufruhr mit Geld beendet', 'Unrest ended with money'],
    sent: ['Geld unterwegs', 'Money on its way'],
    arrived: ['Geld angekommen', 'Money arrived'],
    seat: ['Kasse mit dem Sitz verlegt', 'Purse moved with the seat'],
    build: ['Bau', 'Building'],
    repair: ['Reparatur', 'Repair'],
    badSeason: ['Schlechte Saison', 'Bad season'],
    goodSeason: ['Gute Saison', 'Good season'],
    influence: ['Einfluss auf Chancen', 'Influence on chances'],
    stolen: ['Geraubt', 'Stolen'],
    loot: ['Beute', 'Loot'],
    hire: ['Anheuern', 'Hiring'],
    row: CAUSES,
    oldTreasury: ['Geld vorher', 'Money before'],
    newTreasury: ['Geld nachher', 'Money after'],
  },
};
