import type { SameShape } from '../../shape';
import type { encounters as german } from '../../de/explain/encounters';

/** The same in English. */
export const encounters: SameShape<typeof german> = {
  fact: {
    storedGold: { label: 'treasure in {{place}}', note: 'of {{party}}' },
    capturedPercent: { label: 'captor’s share', note: 'percent' },
  },
  rule: {
    capturedTreasury: { label: 'Captured treasure', note: 'booked at the end of the turn' },
  },
  table: {},
  question: {
    encounter: {
      text: 'In {{place}} {{a}} (order {{orderA}}) meets {{b}} (order {{orderB}}). $t(explain:encounter.{{cell}}) What happens?',
      options: {
        byRules: { label: 'As the rules say', hint: 'holds until you decide otherwise' },
        bothStop: { label: 'Both stop', hint: 'there is no fight' },
        aGoesOn: { label: '{{a}} goes on', hint: '{{b}} stops' },
        bGoesOn: { label: '{{b}} goes on', hint: '{{a}} stops' },
        bothGoOn: { label: 'Both go on', hint: 'they leave each other alone' },
        aRetreats: { label: '{{a}} retreats', hint: '{{b}} goes on' },
        bRetreats: { label: '{{b}} retreats', hint: '{{a}} goes on' },
        bothRetreat: { label: 'Both retreat', hint: 'no unit stays in the field' },
        fight: { label: 'They fight', hint: 'whatever their orders say' },
      },
    },
    fate: {
      text: 'The unit that character {{unit}} was with in {{place}} is no more. What becomes of him?',
      options: {
        dead: { label: 'He falls', hint: 'and leaves the game' },
        captured: { label: 'He is captured', hint: 'he is in the victor’s hands' },
        escaped: { label: 'He escapes', hint: 'to the nearest settlement of his party' },
      },
    },
  },
  event: {
    encounter: '{{a}} and {{b}} meet.',
    encounter_bothStop: '{{a}} and {{b}} meet, stop and talk.',
    encounter_aGoesOn: '{{a}} and {{b}} meet. {{a}} goes on, {{b}} stops.',
    encounter_bGoesOn: '{{a}} and {{b}} meet. {{b}} goes on, {{a}} stops.',
    encounter_bothGoOn: '{{a}} and {{b}} meet and leave each other alone.',
    encounter_aRetreats: '{{a}} and {{b}} meet. {{a}} gives way to {{b}}.',
    encounter_bRetreats: '{{a}} and {{b}} meet. {{b}} gives way to {{a}}.',
    encounter_bothRetreat: '{{a}} and {{b}} meet and give way to each other.',
    encounter_fight: '{{a}} and {{b}} meet, and a fight breaks out.',
    encounter_storm: '{{a}} and {{b}} meet, and the walls are stormed.',
    encounter_attack: '{{a}} and {{b}} meet, and the settlement is attacked.',
    encounter_sally: '{{a}} and {{b}} meet, and the garrison sallies out.',
    fight: 'A fight between {{a}} and {{b}}. Neither side holds the field.',
    fight_won: 'A fight between {{a}} and {{b}}. The victory goes to {{winner}}.',
    retreat: '{{unit}} retreats to {{to}}.',
    investment: '{{unit}} invests {{guard}} without storming.',
    pursuit: '{{unit}} pursues {{quarry}}.',
    removal: '{{unit}} is annihilated.',
    removal_scattered: '{{unit}} is scattered and dissolves.',
    removal_captured: '{{unit}} finds no way out and is captured.',
    removal_perished: '{{unit}} perishes.',
    removal_dissolved: '{{unit}} dissolves.',
    fate: '{{unit}} escapes to the nearest settlement of his party.',
    fate_dead: '{{unit}} has fallen.',
    fate_captured: '{{unit}} is captured.',
    fate_capturedBy: '{{unit}} is taken captive by {{other}}.',
    plunder: '{{party}} takes {{gold}} GS out of the treasury of {{other}}.',
    takeover: 'The settlement in {{at}} passes to {{party}}.',
    takeover_road: 'The road at {{at}} passes to {{party}}.',
    takeover_bridge: 'The bridge at {{at}} passes to {{party}}.',
    takeover_wall: 'The wall at {{at}} passes to {{party}}.',
    takeover_canal: 'The canal at {{at}} passes to {{party}}.',
  },
};
