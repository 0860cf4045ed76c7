import type { SameShape } from '../shape';
import type { sides as german } from '../de/sides';

/** Words for everything drawn at the sides of fields. */
export const sides: SameShape<typeof german> = {
  command: {
    draw: {
      river_one: 'River drawn: 1 side',
      river_other: 'River drawn: {{count}} sides',
      canal_one: 'Canal drawn: 1 side',
      canal_other: 'Canal drawn: {{count}} sides',
      road_one: 'Road built: 1 step',
      road_other: 'Road built: {{count}} steps',
      bridge: 'Bridge built',
      wall_one: 'Wall of strength {{value}} built',
      wall_other: '{{count}} walls of strength {{value}} built',
      spring: 'Spring set at {{field}}',
    },
    erase: {
      river_one: 'River erased: 1 side',
      river_other: 'River erased: {{count}} sides',
      canal_one: 'Canal erased: 1 side',
      canal_other: 'Canal erased: {{count}} sides',
      road_one: 'Road erased: 1 step',
      road_other: 'Road erased: {{count}} steps',
      bridge: 'Bridge erased',
      wall_one: 'Wall pulled down',
      wall_other: '{{count}} walls pulled down',
      spring: 'Spring erased at {{field}}',
    },
  },
  hint: {
    draw: {
      river_zero: 'The river flows here already',
      river_one: 'River: 1 side',
      river_other: 'River: {{count}} sides',
      canal_zero: 'The canal lies here already',
      canal_one: 'Canal: 1 side',
      canal_other: 'Canal: {{count}} sides',
      road_zero: 'The road leads here already',
      road_one: 'Road: 1 step',
      road_other: 'Road: {{count}} steps',
      wall: 'Wall of strength {{value}}: {{field}} defends itself against {{beyond}}',
      harbour: 'Open a harbour of {{name}} at this side',
    },
    erase: {
      river_zero: 'No river flows here',
      river_one: 'Erase river: 1 side',
      river_other: 'Erase river: {{count}} sides',
      canal_zero: 'No canal lies here',
      canal_one: 'Erase canal: 1 side',
      canal_other: 'Erase canal: {{count}} sides',
      road_zero: 'No road leads here',
      road_one: 'Erase road: 1 step',
      road_other: 'Erase road: {{count}} steps',
      wall: 'Pull down the wall of {{field}} against {{beyond}}, strength {{value}}',
      harbour: 'Close the harbour of {{name}} at this side',
    },
  },
  noWay: {
    river:
      'No side with land leads there: between two water fields no river flows. Aim at a corner on land.',
    canal:
      'No side with land leads there: between two water fields no canal lies. Aim at a corner on land.',
    road: 'On this map no way leads there from field to field. Aim at a field that is connected.',
  },
  there: {
    bridge: 'A bridge stands at {{side}} already; there is no second one. Ctrl erases it.',
    spring: 'A spring lies at this corner of {{field}} already. Ctrl erases it.',
    wall: 'A wall of strength {{value}} stands behind this side of {{field}} already. Ctrl pulls it down.',
  },
  notThere: {
    bridge: 'There is no bridge at {{side}} to be erased.',
    spring: 'There is no spring at this corner of {{field}} to be erased.',
    harbour: 'There is no harbour at {{side}} to be closed.',
    wall: 'There is no wall behind this side of {{field}} to be pulled down.',
  },
  noSettlement:
    'A harbour belongs to a settlement, and none stands in {{field}}. Place a settlement first.',
  objection: {
    title: 'The rules object',
    intro: 'It is for you to decide: the rule is for the players, the map is yours.',
    list: 'Objections',
    insist: 'Build it anyway',
    lawful: 'Only the lawful part',
    leave: 'Leave it',
    times: '{{count}} times on this way',
  },
  options: {
    title: 'Draw or erase',
    draw: 'Draw',
    erase: 'Erase',
    note: 'Ctrl erases',
    strength: 'Strength of the wall',
    strengthHint: 'Building value; the rules ask for at least 5.',
    wallHint: 'The wall stands in the field the pointer is in and faces outwards.',
  },
};
