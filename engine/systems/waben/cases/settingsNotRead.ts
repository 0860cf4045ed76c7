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
  fight: 'battles and retreats; until then the GM decides encounters',
  'map.gf_scope': 'numbers of Großfelder are unique in a world, which is one segment',
  'map.neighbour_overrides': 'icosahedral worlds',
  'order.assault_from_side': 'assaults are checked for their target, carried out with battles',
  'order.conquer_tie': 'exactly together: the first in the order of evaluation, none if both stop',
  'order.max_extensions': 'an order carries one extension (WW-12.6-03)',
  'order.pursuit_target': 'pursuit comes with battles',
  seg: 'segments and modules',
  settle: 'stationing and building of settlements',
  siege: 'sieges; the capture of undefended settlements is read',
  terrain: 'losses by terrain and freezing',
  turn: 'deadlines, late and missing letters; the moons of a turn are part of its clock',
  'unit.character_join': 'characters join wherever both are',
  'unit.leader_kinds': 'four kinds, each with its type of unit',
  'unit.leader_uses_capacity': 'raising is booked with the ledgers',
  'unit.lone_leader': 'disbanding is booked with the ledgers',
  'unit.new_moves': 'raising is booked with the ledgers',
  'unit.origin_rule': 'losses by terrain',
  'unit.ranges': 'the ranges of the rule page',
  'unit.split_where': 'splitting is checked, carried out with the ledgers',
  'unit.unpaid_table': 'upkeep is booked with the ledgers',
};
