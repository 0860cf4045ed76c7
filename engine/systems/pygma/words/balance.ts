import type { Words, WordTree } from '../../../kernel';

/** Causes of bookings. */
const CAUSES: Readonly<Record<string, Words>> = {
  pay: ['Besoldung', 'Pay'],
  administration: ['Verwaltungskosten', 'Administration cost'],
  city: ['Neue Stadt', 'New city'],
  fortify: ['Befestigung', 'Fortification'],
  promote: ['Förderung', 'Promotion'],
  muster: ['Rüstung', 'Mustering'],
  split: ['Trennung eines Heers', 'Splitting an army'],
  equip: ['Ausrüstung', 'Equipment'],
  road: ['Straße', 'Road'],
  bridge: ['Brücke', 'Bridge'],
  hygiene: ['Hygiene', 'Hygiene'],
  espionage: ['Spionage', 'Espionage'],
  fee: ['Verwaltungsbetrag', 'Administration fee'],
  income: ['Einkünfte', 'Income'],
  refund: ['Zurück für Unvollendetes', 'Back for what was not finished'],
  plunder: ['Schatz einer eroberten Hauptstadt', 'Treasury of a conquered capital'],
  transfer: ['Überweisung', 'Transfer'],
  transferred: ['Überweisung erhalten', 'Transfer received'],
  plundered: ['Schatz der verlorenen Hauptstadt', 'Treasury of the lost capital'],
  treasure: ['Schatz', 'Treasure'],
  settlers: ['Beitritt von Siedlern', 'Settlers joining'],
};

/** Causes of bookings at a place. */
const AT_PLACE = Object.fromEntries(
  Object.entries(CAUSES).map(([cause, [de, en]]): readonly [string, Words] => [
    cause,
    [`${de}, {{place}}`, `${en}, {{place}}`],
  ]),
);

/** Ledger and books of a month. */
export const BALANCE_WORDS: WordTree = {
  cause: { ...CAUSES, pay: ['Besoldung {{unit}}', 'Pay of {{unit}}'] },
  balance: {
    ...CAUSES,
    at: { ...AT_PLACE, pay: ['Besoldung {{unit}}, {{place}}', 'Pay of {{unit}}, {{place}}'] },
    amount: ['GS', 'GS'],
    rest: ['Rest', 'Left'],
    takings: ['Einkünfte', 'Income'],
    spending: ['Ausgaben', 'Expenses'],
    oldTreasury: ['Reichsschatz vorher', 'Treasury before'],
    newTreasury: ['Reichsschatz nachher', 'Treasury after'],
  },
  fact: { rest: ['Rest', 'Left'], income: ['Einkünfte', 'Income'] },
  rule: { allPay: ['Besoldung aller Heere', 'Pay of all armies'] },
  sheet: {
    'forecast.heading': [
      'Was der nächste Monat ohne Befehle bucht',
      'What the next month books without orders',
    ],
    'forecast.item': ['Posten', 'Entry'],
    'forecast.money': ['GS', 'GS'],
  },
};
