import type { paint as german } from '../de/paint';
import type { SameShape } from '../shape';

export const paint: SameShape<typeof german> = {
  group: { draw: 'Drawing', sides: 'Sides', places: 'Places', world: 'World' },
  ink: {
    label: 'What is drawn',
    head: 'What',
    terrain: 'Terrain',
    mix: 'Mixture',
    difficulty: 'Difficulty',
    frost: 'Frost',
    owner: 'Realm',
    choice: 'Selection',
  },
  mix: {
    label: 'Mixture',
    weight: 'Weight of {{name}}',
    share: '{{percent}}%',
    kind: 'Terrain {{place}} of the mixture',
    add: 'Add terrain',
    remove: 'Take out {{name}}',
    hint: 'Every field gets one of them, by weight. Every stroke mixes anew.',
  },
  difficulty: {
    label: 'Difficulty',
    normal: 'By the table',
    heavy: 'Heavy',
    extreme: 'Extreme',
    hint: 'Holds only where the rules allow it, such as lakes and forest. Other fields stay as they are.',
  },
  frost: {
    label: 'Frost',
    freeze: 'Freeze',
    thaw: 'Thaw',
    hint: 'A frozen field remembers what it was and thaws back into it.',
  },
  owner: {
    label: 'Realm',
    nobody: 'Nobody',
    none: 'This world has no realms yet.',
  },
  choice: {
    hint: 'With Shift something is added, with Ctrl something is taken away.',
  },
  options: { tool: 'Settings of the tool', ink: 'What is drawn: {{what}}' },
  hint: {
    notDifficult_one: '1 field stayed as it is: its terrain cannot be heavy or extreme.',
    notDifficult_other:
      '{{count}} fields stayed as they are: their terrain cannot be heavy or extreme.',
  },
  command: {
    mix_one: 'Mixture drawn: 1 field',
    mix_other: 'Mixture drawn: {{count}} fields',
    replace_one: 'Terrain replaced: 1 field {{fromTerrain}} by {{terrain}}',
    replace_other: 'Terrain replaced: {{count}} fields {{fromTerrain}} by {{terrain}}',
    difficulty0_one: 'Difficulty by the table: 1 field',
    difficulty0_other: 'Difficulty by the table: {{count}} fields',
    difficulty1_one: 'Heavy terrain: 1 field',
    difficulty1_other: 'Heavy terrain: {{count}} fields',
    difficulty2_one: 'Extreme terrain: 1 field',
    difficulty2_other: 'Extreme terrain: {{count}} fields',
    freeze_one: 'Frozen: 1 field',
    freeze_other: 'Frozen: {{count}} fields',
    thaw_one: 'Thawed: 1 field',
    thaw_other: 'Thawed: {{count}} fields',
    own_one: '1 field given to {{party}}',
    own_other: '{{count}} fields given to {{party}}',
    disown_one: '1 field left to nobody',
    disown_other: '{{count}} fields left to nobody',
    swapOwners_one: '{{party}} and {{other}} exchanged: 1 field',
    swapOwners_other: '{{party}} and {{other}} exchanged: {{count}} fields',
  },
};
