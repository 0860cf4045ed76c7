/** Rulings without a switch of their own that the rules read by their number. */
const BY_NUMBER = [12, 16, 17, 18, 24, 30, 32, 33, 34, 39, 45, 48, 52, 55, 56, 57, 59];

/** Settings of the register that no rule reads, by key, and why. An entry that is read meanwhile has to go. */
export const settingsNotRead: Readonly<Record<string, string>> = {
  'tm.nations.count': 'a nation for every party of the campaign (TM-1-01)',
  'tm.map.layout': 'the board itself keeps how its rows are shifted (TM-3-02)',
  'tm.capital.attack_on_entry': 'attacks name what stands on the field of the army (TM-4.6-02)',
  'tm.combat.multi': 'combats are pairs (TM-5-14)',
  'tm.report.combat_audience': 'reports of combats go to those who fought (TM-5-18)',
  'tm.ability.public': 'who tells of abilities is the GM (TM-8.0-11)',
  'tm.allrounder.choice_is_action': 'the choice costs no action (TM-8.14-04)',
  'tm.barbarians.may_attack_owner': 'hordes spare their lord (TM-8.18-06)',
  ...Object.fromEntries(
    BY_NUMBER.map((no) => [
      `tm.ruling.r${String(no)}`,
      'read by the number of the ruling (TM-0-10)',
    ]),
  ),
};
