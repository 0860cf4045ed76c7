/**
 * Settings of the register that nothing reads yet, by key or by the first part of several keys, and why. An entry
 * that is read meanwhile has to go.
 */
export const settingsNotRead: Readonly<Record<string, string>> = {
  acct: 'accounts of players',
  build: 'building; roads and canals are read where they bear on a step',
  cal: 'the calendar is that of the rule page',
  dip: 'messages and treaties; the default relation is read',
  econ: 'balance and upkeep; land income is read',
  'map.gf_scope': 'numbers of Großfelder are unique in a world, which is one segment',
  'map.neighbour_overrides': 'icosahedral worlds',
  seg: 'segments and modules',
  settle: 'stationing and building of settlements',
  siege: 'sieges; the capture of undefended settlements is read',
  terrain: 'losses by terrain and freezing',
  turn: 'deadlines, late and missing letters; the moons of a turn are part of its clock',
  'unit.character_join': 'characters join wherever both are',
  'unit.leader_uses_capacity': 'raising is booked with the ledgers',
  'unit.lone_leader': 'disbanding is booked with the ledgers',
  'unit.new_moves': 'raising is booked with the ledgers',
  'unit.origin_rule': 'losses by terrain',
  'unit.split_where': 'splitting is checked, carried out with the ledgers',
  'unit.unpaid_table': 'upkeep is booked with the ledgers',
};
