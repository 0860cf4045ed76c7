import type { SameShape } from '../../shape';
import type { units as german } from '../../de/explain/units';

/** The same in English. */
export const units: SameShape<typeof german> = {
  fact: {
    deposits: { label: 'deposits', note: 'in cents' },
    charges: { label: 'charges for turns', note: 'in cents' },
    reminders: { label: 'reminder fees', note: 'in cents' },
    lossPerStep: { label: 'per Großfeld of the way', note: 'percent' },
    grossfeldSteps: { label: 'Großfelder between the seats', note: '' },
    neighbouring: { label: 'the first Großfeld does not count', note: '' },
    noLoss: { label: 'no way, no risk', note: '' },
    minimumSizeByGm: { label: 'minimum size', note: 'by your rule' },
    goldAboard: { label: 'gold carried', note: 'by {{unit}}' },
    goldUnloaded: { label: 'gold put down', note: 'by {{unit}}' },
    noRefund: { label: 'no refund', note: 'not in an own settlement' },
  },
  rule: {
    accountBalance: { label: 'balance of the player account', note: 'in cents' },
    messageLoss: { label: 'risk that the message gets lost', note: 'percent' },
  },
  table: {},
  question: {
    unitLimit: {
      text: '{{party}} already has as many units as are allowed: {{limit}}. May it split one all the same?',
      options: {
        allow: { label: 'Allow the split', hint: 'holds until you decide otherwise' },
        refuse: { label: 'Refuse the split', hint: 'the unit stays whole' },
      },
    },
    missingLetter: {
      text: 'No turn has come in from {{party}}. What do its units do?',
      options: {
        stay: { label: 'Last orders stay', hint: 'holds until you decide otherwise' },
        idle: { label: 'Everything rests', hint: 'the units behave as if without orders' },
      },
    },
    realmMissing: {
      text: '{{count}} turns in a row are missing from {{party}} now. What is to be done?',
      options: {
        keep: { label: 'The claim stays', hint: 'holds until you decide otherwise' },
        reassign: { label: 'Give it to others', hint: 'the claim of its players ends' },
      },
    },
    joinAge: {
      text: 'Participant {{person}} is not of age. May he play?',
      options: {
        admit: { label: 'Admit', hint: 'holds until you decide otherwise' },
        refuse: { label: 'Refuse', hint: 'his turns are not accepted' },
      },
    },
    lateLetter: {
      text: 'The turn of {{party}} came after the date. Does it still count?',
      options: {
        accept: { label: 'Accept', hint: 'holds until you decide otherwise' },
        missing: { label: 'Count it as missing', hint: 'the last orders stay in force' },
      },
    },
    whichLetter: {
      text: 'There are {{count}} turns of {{party}} for this date. Which one counts?',
      options: {
        last: { label: 'The last', hint: 'holds until you decide otherwise' },
        first: { label: 'The first', hint: 'the later ones stay filed' },
      },
    },
    treatyKind: {
      text: 'The treaty “{{title}}” between {{parties}} has come in from all sides. What does it settle?',
      options: {
        alliance: { label: 'Alliance', hint: 'the units stand by each other' },
        peace: { label: 'Peace', hint: 'the units do not attack each other' },
        passage: { label: 'Right of way', hint: 'the units let each other pass' },
        roadBuilding: { label: 'Roads and bridges', hint: 'joint structures at the border' },
        other: { label: 'Something else', hint: 'is filed, without effect on the rules' },
      },
    },
    reminder: {
      text: 'The account of participant {{person}} stands at {{cents}}. Is he to be reminded?',
      options: {
        none: { label: 'No reminder', hint: 'holds until you decide otherwise' },
        remind: { label: 'Remind', hint: 'the reminder fee is booked' },
      },
    },
  },
  event: {
    split: '{{into}} is split off {{unit}}: {{size}} $t(turn:unitType.{{type}}).',
    merge: '{{unit}} merges into {{into}}: {{size}} $t(turn:unitType.{{type}}).',
    disband: '{{unit}} is disbanded: {{size}} $t(turn:unitType.{{type}}). {{gold}} GS come back.',
    loneLeader:
      'Only leaders are left of {{unit}}, {{leaders}} in number. {{dismissed}} are dismissed, the others are characters now.',
    transfer: '{{unit}} goes over to the segment {{segment}}: {{reason}}',
    unload: '{{unit}} puts down {{gold}} GS.',
    relation: '{{party}} declares its relation to {{other}}: $t(explain:relation.{{relation}}).',
    treatyBreach:
      '{{party}} breaks the treaty with {{other}}: $t(explain:relation.{{relation}}) instead of $t(explain:relation.{{treaty}}).',
    treaty:
      'The treaty “{{title}}” between {{party}} and {{other}} is filed ($t(explain:treatyKind.{{kind}})).',
    treatyEnded: 'A treaty between {{party}} and {{other}} ends ($t(explain:treatyKind.{{kind}})).',
    capital: '{{settlement}} is the capital now ({{party}}).',
    capital_unnamed: 'The settlement is the capital now ({{party}}).',
    seat: '{{unit}}: the seat of {{character}} is now {{settlement}}.',
    seat_none: '{{unit}}: {{character}} gives up the seat.',
    message: 'A message from {{party}} arrives: “{{title}}”.',
    courier:
      'Message “{{title}}” from {{party}}: $t(explain:courier.{{outcome}}). The risk of loss was {{chance}} %.',
    announcement: '{{party}} announces: “{{title}}”.',
    culture: 'Culture report of {{party}}: “{{title}}”.',
    withheld: 'The evaluation for {{party}} is held back: the player account stands at {{cents}}.',
  },
  relation: { alliance: 'alliance', peace: 'peace', passage: 'right of way', enemy: 'enmity' },
  treatyKind: {
    alliance: 'alliance',
    peace: 'peace',
    passage: 'right of way',
    roadBuilding: 'roads and bridges',
    other: 'without effect on the rules',
  },
  courier: { arrived: 'arrived', lost: 'lost on the way', nobody: 'without addressee' },
};
