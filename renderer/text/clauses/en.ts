import type { clauses as german } from './de';

/** What a clause rules, in our own words: a heading and one sentence. */
export const clauses: typeof german = {
  'WW-0.1-05': [
    "The GM's word",
    'Any computed figure may be replaced by the GM; the value and the reason are kept.',
  ],
  'WW-0.2-04': ['Numbers', 'A point separates thousands; three digits must follow every point.'],
  'WW-0.3-01': [
    'Weight of findings',
    'A finding rejects, cuts short, warns, or puts a decision before the GM.',
  ],
  'WW-0.3-03': ['The unreadable', 'What nobody can read is not guessed at but shown to the GM.'],
  'WW-2.1-13': ['Edge of the map', 'There is no position outside the registered large fields.'],
  'WW-2.1-19': [
    'Fields',
    'A field is its large field (three digits), a slash, and a small field from 01 to 48.',
  ],
  'WW-2.1-20': [
    'Sides',
    'A side is a digit from 1 to 6 in brackets after the field, or a pair of fields.',
  ],
  'WW-2.1-21': ['Pairs of fields', 'Only two fields that touch name a side together.'],
  'WW-2.1-25': ['Aboard', 'A three-digit number in brackets names the unit somebody travels with.'],
  'WW-2.2-02': [
    'Height levels',
    'Water is level 0; land rises a level every 1,500 metres up to mountains at level 4.',
  ],
  'WW-2.2-05': ['Colours of heights', 'Every height level has its letter and its colour.'],
  'WW-2.2-09': ['Kinds of terrain', 'There are 33 kinds of terrain; no other abbreviation is one.'],
  'WW-2.2-14': [
    'Shortened view',
    'In jungle, on deep sea and where it is marked the view is one field shorter.',
  ],
  'WW-2.3-01': [
    'Difficult terrain',
    'Terrain is ordinary, heavy or extreme; the surcharge of a step follows from that.',
  ],
  'WW-2.3-03': [
    'The highest counts',
    'Where several things make a field difficult only the worst counts.',
  ],
  'WW-2.3-05': ['Single exceptions', 'The GM may give single fields another difficulty.'],
  'WW-3.1-03': [
    'Land tax',
    'Per half-year a field pays six per cent of its inhabitants in gold, halves rounded up.',
  ],
  'WW-3.4-01': ['Calendar', 'The year has twelve moons and eleven dream days.'],
  'WW-5.1-07': ['Number of units', 'The GM may limit how many units a realm has.'],
  'WW-5.1-03': [
    'Unit number',
    'Every unit has a number of its own within its realm, from 100 to 999.',
  ],
  'WW-5.1-05': [
    'Ranges of numbers',
    'The first digit of the number tells what kind of unit it is.',
  ],
  'WW-5.1-10': ['Minimum size', 'It takes 1,000 on foot, 500 mounted or 10 ships to hold a field.'],
  'WW-5.1-11': ['Scouts', 'A unit below minimum size may be declared a scout.'],
  'WW-5.1-12': [
    'More points for scouts',
    'Scouts have 5 more points per moon on foot and 10 more mounted or at sea.',
  ],
  'WW-5.1-13': [
    'Number of scouts',
    'A realm has at most five scouts on land and five at sea; the rest move without the bonus.',
  ],
  'WW-5.1-22': [
    'Raising troops',
    'New troops must be paid, listed in the balance and marked as new in the orders.',
  ],
  'WW-5.1-36': ['Disbanding', 'Disbanding in an own settlement returns half the cost of raising.'],
  'WW-5.1-41': [
    'Weights',
    'Foot weigh 100 kg, mounted 200 kg, a gold piece 1 kg; a ship carries 5,000 kg.',
  ],
  'WW-5.1-42': ['Overload', 'A unit that does not fit on its ship as a whole stays ashore.'],
  'WW-5.2-01': [
    'Types of troops',
    'The table gives cost, upkeep, movement points and minimum size of every type.',
  ],
  'WW-5.2-03': [
    'Riders',
    'Mounted units have double movement points, half the minimum size and need double room.',
  ],
  'WW-5.2-08': [
    'Leaders',
    'One leader is enough for five minimum sizes; more troops need more leaders.',
  ],
  'WW-5.2-10': [
    'Travelling alone',
    'Leaders and characters have their 40 movement points only when alone.',
  ],
  'WW-5.2-12': ['The name KS', 'The type KS of the example is taken as a ship.'],
  'WW-5.3-02': [
    'A step',
    'A step leads into a neighbouring field; what does not touch ends the path.',
  ],
  'WW-5.3-03': ['Steep edge', 'Nobody climbs more than one height level at once.'],
  'WW-5.3-04': [
    'Movement points',
    'Per moon 15 points on foot, 30 mounted or at sea, 40 for characters alone.',
  ],
  'WW-5.3-05': [
    'Points over several moons',
    'A turn of several moons has one account of points; what is left lapses.',
  ],
  'WW-5.3-06': ['Limits', 'Every step has a difficulty from 0 to 9.'],
  'WW-5.3-07': ['Base value', 'The base of a step is the height level of its target plus 3.'],
  'WW-5.3-08': [
    'Modifiers',
    'Road, own territory and coast make a step easier; difficult terrain, crossings and the unknown make it harder.',
  ],
  'WW-5.3-09': ['As things stand', 'Terrain and ownership count as they are when the step begins.'],
  'WW-5.3-10': ['Road', 'A complete road across the side crossed lowers the difficulty by 1.'],
  'WW-5.3-11': [
    'Coast and own coast',
    'Ships sail more easily along a coast, and again along their own; an allied coast does not count.',
  ],
  'WW-5.3-12': [
    'Difficult terrain',
    'Heavy terrain at the target adds 1, extreme terrain 2, never both.',
  ],
  'WW-5.3-13': [
    'Transition',
    'A change of height and a river crossing add 1 together; a bridge spares the river.',
  ],
  'WW-5.3-14': [
    'View',
    'What the realm did not know when the turn began adds 3; gaining new view adds 1.',
  ],
  'WW-5.3-15': [
    'Points of a step',
    'The points used follow from the difficulty alone, from 3 at 0 up to all of them at 8 and 9.',
  ],
  'WW-5.3-16': ['All points', 'Steps of difficulty 8 and 9 cost the points of a whole moon.'],
  'WW-5.3-17': [
    'Not enough points',
    'If the points do not suffice for a step the unit stays and the rest of the path is dropped.',
  ],
  'WW-5.3-18': ['Land and water', 'Land units stay on land, ships on water, rivers and canals.'],
  'WW-5.3-19': ['No path', 'A unit without a path stays and needs no points.'],
  'WW-5.3-24': [
    'Course of a step',
    'First it is tested whether the step is allowed, then computed, then paid, then seen.',
  ],
  'WW-5.3-30': [
    'Boarding',
    'To board, a unit moves to the ship and names it; outside own or allied harbours the coast counts as a transition.',
  ],
  'WW-5.3-31': [
    'Cost of boarding',
    'Boarding costs a step onto water, without transition in an own harbour.',
  ],
  'WW-5.3-32': [
    'The ship must be there',
    'The ship must be in place in time, have room, and belong to the realm or be released to it.',
  ],
  'WW-5.3-33': ['Aboard', "Aboard a unit follows its ship's clock; its own points stay untouched."],
  'WW-5.3-40': [
    'River shipping',
    'On rivers every side counts; the higher of the two banks decides.',
  ],
  'WW-5.3-41': ['Naming sides', 'A fleet on a river names the sides it travels.'],
  'WW-5.3-42': [
    'Modifiers on rivers',
    'On rivers only own banks and view count, not coast, terrain or transition.',
  ],
  'WW-5.3-43': [
    'Connected river sides',
    'Every side must carry a river or canal and join the one before.',
  ],
  'WW-5.3-50': [
    'All at once',
    "All units move along one time axis; a step takes its share of a moon's points in time.",
  ],
  'WW-5.3-51': [
    'Exchanging places',
    'Two units that come towards each other across the same side meet.',
  ],
  'WW-5.3-54': [
    'Only the target named',
    'If an order names only its target the cheapest way by the knowledge of the realm is taken.',
  ],
  'WW-5.3-55': [
    'Stopped',
    'A unit stopped by an encounter waits for the next moon; in a turn of one moon its path ends.',
  ],
  'WW-6.1-01': ['Codes', 'Orders are given by codes; free text does not replace them.'],
  'WW-6.1-02': [
    'Main order',
    'Every unit needs a main order; a cautious default stands in for a missing one.',
  ],
  'WW-6.1-05': ['Unknown orders', 'Unknown codes are for the GM to decide.'],
  'WW-6.1-06': ['Special order', 'A special order comes with a text that says what is to happen.'],
  'WW-6.1-07': ['Number of special orders', 'The GM may limit the special orders of a turn.'],
  'WW-6.2-01': ['Combat orders', 'The main order says how a unit behaves when it meets others.'],
  'WW-6.2-05': ['One extension', 'An order has at most one extension; the first one counts.'],
  'WW-6.2-06': ['Conquest', 'With E every field passed is conquered if the unit is large enough.'],
  'WW-6.2-09': [
    'Who can conquer',
    'Only combat units of minimum size conquer; for others the E is dropped.',
  ],
  'WW-6.2-10': ['Siege', 'Only units with siege engines besiege; otherwise the B is dropped.'],
  'WW-6.2-12': ['Pursuit', 'Pursuit goes with every combat order except retreat.'],
  'WW-6.2-19': [
    'What to build',
    'A building order names its structure unless exactly one unfinished stands in the field.',
  ],
  'WW-6.2-20': ['Order and unit', 'Combat orders are for fighters, work orders for workers.'],
  'WW-6.2-21': [
    'Who is an enemy',
    'An enemy is whoever has neither peace nor alliance with the realm and is not to be spared.',
  ],
  'WW-6.3-03': [
    'Path with old position',
    'If the old position stands beside the path every field named is a step.',
  ],
  'WW-6.3-04': [
    'Start of the path',
    "Where the start differs from the GM's data, those data count.",
  ],
  'WW-6.3-08': ['Sides on land', 'Digits of sides mean nothing in the path of a land unit.'],
  'WW-6.3-09': [
    'Ways to write a path',
    'Fields, directions or the target alone: one of them per order.',
  ],
  'WW-6.3-10': [
    'Strict reading',
    'The path ends at the first word not understood; what stands before may count.',
  ],
  'WW-6.3-12': ['Columns', 'A row gives number, size, type, leaders, path, order and remarks.'],
  'WW-6.3-13': [
    'New position',
    'Where the new position stated differs from the end of the path, the path counts.',
  ],
  'WW-6.3-16': [
    'Attack from outside',
    'From the end of its path a unit may attack a neighbouring field without entering it.',
  ],
  'WW-6.3-18': ['Condition', 'What hangs on a condition is decided by the GM.'],
  'WW-6.3-20': ['Remarks', 'A remark in no known form has no effect.'],
  'WW-6.3-21': [
    'A single field',
    'A single field without a dash before it is the target; the program finds the way.',
  ],
  'WW-7.1-01': [
    'Range of view',
    'A unit sees everything one field around and only the terrain two fields around.',
  ],
  'WW-7.1-02': ['Sighting', 'A unit is sighted when it comes into a field beside another.'],
  'WW-7.1-03': ['Both sides', 'After every step each side sees for itself.'],
  'WW-7.1-04': [
    'What is recognised',
    'A sighting gives away realm, kind and size class, but neither number nor order.',
  ],
  'WW-7.1-05': [
    'The land sees',
    'Own territory sees as well: terrain two fields, units one field around.',
  ],
  'WW-7.1-06': ['Encounter', 'When two units meet in a field their main orders decide.'],
  'WW-7.1-14': [
    'Held',
    'As long as an enemy bars the field the only way is back or into own territory.',
  ],
  'WW-7.1-16': ['No way out', 'A unit that cannot retreat anywhere fights or is scattered.'],
  'WW-7.3-19': ['Walls', 'A manned wall without a breach lets nobody through.'],
  'WW-8.1-07': ['Missing turn', 'Without orders units keep their last main order.'],
  'WW-8.2-03': ['Head of the turn', 'A turn gives its number and the moons it is for.'],
  'WW-8.2-20': [
    'Complete list',
    'Every unit belongs in the list; unknown ones are shown to the GM.',
  ],
  'WW-8.2-25': [
    'Optional entries',
    'Size, type and places may be left out; if given they are compared.',
  ],
  'WW-12.2-09': [
    'Difficulty by terrain',
    'The table holds except where the GM gives a kind of terrain another difficulty.',
  ],
  'WW-12.5-03': ['Leaders of riders', 'A leader leads five minimum sizes, so 2,500 riders.'],
  'WW-12.5-05': ['Weights', 'Leaders weigh nothing, besiegers 100 kg, beasts of burden 200 kg.'],
  'WW-12.5-17': [
    'What “all” costs',
    'A step that costs all points needs the full points of a moon.',
  ],
  'WW-12.5-34': [
    'Travelling alone',
    'Characters alone move with 40 points like land units, at sea only aboard.',
  ],
  'WW-12.5-35': [
    'Changing over',
    'A character may join or leave wherever both are in the same field.',
  ],
  'WW-12.3-03': ['Water', 'Water and deep sea have no inhabitants and yield nothing.'],
  'WW-3.1-05': ['Water', 'Water and deep sea have no inhabitants and yield nothing.'],
  'WW-3.3-02': [
    'Land tax by terrain',
    'The balance counts the fields of each terrain and their income.',
  ],
  'WW-4.2-01': [
    'Settlements',
    'The table gives building value, inhabitants and income of every type.',
  ],
  'WW-5.1-02': [
    'Unit and leader',
    'A unit consists of one type of troops and has at least one leader.',
  ],
  'WW-5.1-20': ['Muster date', 'Troops are raised only in settlements and only in muster moons.'],
  'WW-5.1-25': ['New ships', 'New ships lie at a harbour side; without a harbour there are none.'],
  'WW-5.1-31': ['Upkeep', 'Per half-year a head costs 1 GS, a ship 20 GS, a leader 200 GS.'],
  'WW-5.1-35': [
    'Disbanding',
    'Disbanding is possible anywhere; only own settlements pay something back.',
  ],
  'WW-6.3-15': [
    'Splitting and merging',
    'Units split at the start and merge at the end of the turn, only like types and never without leader.',
  ],
  'WW-8.3-68': [
    'Character without settlement',
    'A character can only be assigned to a settlement that exists.',
  ],
  'WW-8.3-71': [
    'Small units',
    'A unit below minimum size is no scout by itself; it must be declared one.',
  ],
  'WW-2.2-12': [
    'Rivers',
    'Rivers lie on the sides between fields and count like a change of height.',
  ],
  'WW-2.2-13': ['Springs', 'Springs lie at corners and have no effect in the game.'],
  'WW-4.2-10': ['One settlement per field', 'At most one settlement stands in a small field.'],
  'WW-4.2-11': [
    'Large settlements',
    'Only the coast at height 1, a navigable river or the capital bears more than 50,000 inhabitants.',
  ],
  'WW-4.2-21': [
    'Harbours',
    'Whoever settles at a river or coast names the sides with harbours; they cost nothing.',
  ],
  'WW-4.2-23': ['Sides with harbours', 'A harbour lies at a coast, a river or a canal.'],
  'WW-4.2-26': ['Place of a settlement', 'Settlements are founded in own land fields only.'],
  'WW-4.3-03': ['Once per side', 'Road, bridge and canal occur at most once each on a side.'],
  'WW-4.3-04': [
    'Strength of walls',
    'A wall has at least 5 building value points; two walls may face each other.',
  ],
  'WW-4.3-06': [
    'Roads between neighbours',
    'A road joins two own fields, or the neighbour agrees.',
  ],
  'WW-4.3-07': [
    'Roads and heights',
    'The two fields of a road differ by at most one height level.',
  ],
  'WW-4.3-08': ['Roads over rivers', 'A road crosses a river only where a bridge stands.'],
  'WW-4.3-10': [
    'Place of a bridge',
    'A bridge lies over a river or canal between two fields of the same height.',
  ],
  'WW-4.3-15': [
    'Direction of a wall',
    'A wall belongs to the field behind it and faces the field beyond the side.',
  ],
  'WW-4.3-16': [
    'Canals',
    'A canal lies on a side like a river and counts as a river in every respect.',
  ],
};
