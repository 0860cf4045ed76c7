import type { letters as german } from '../de/letters';
import type { SameShape } from '../shape';

/** Findings about letters: what they declare, their parts, and what is legal but seldom meant. */
export const letters: SameShape<typeof german> = {
  // Declarations beside the orders
  'F-ORD-UNPARSED_declaration':
    'From “{{words}}” on the declaration cannot be understood. Nothing of it holds; read it and decide.',
  'F-ORD-UNPARSED_place':
    'The place is missing in “{{words}}”. Nothing is built; ask for the field or side.',
  'F-ORD-UNPARSED_twice':
    '“{{words}}” states the same thing twice. Nothing is built until you decide what holds.',
  'F-ORD-UNPARSED_party':
    'There is no party “{{words}}”. The declaration does not hold; decide who is meant.',
  'F-ORD-REMARK_declaration':
    '“{{words}}” stands among the declarations but has none of the known forms. It has no effect; see whether something is ordered.',
  'F-ORD-REMARK_repeated':
    '“{{words}}”: this is declared further up already. The first declaration counts, this one does not.',
  'F-ORD-NOTARGET_ownSettlement':
    'No finished settlement of the party stands in {{place}}. This does not hold until you decide which one is meant.',
  'F-ORD-NOTARGET_structure':
    'Nothing stands or is being built in {{place}}. “{{words}}” has no effect; decide what is meant.',
  'F-ORD-NOTARGET_self':
    '“{{words}}” names the party itself. It has no effect; decide who is meant.',
  'F-ORD-NOTARGET_outside':
    'There are no attacks from outside on this segment: {{target}} would have to be entered. Decide what holds.',
  'F-BUILD-FREETYPE_declared':
    '“{{type}}” is not in the table of structures. It can be built freely if you approve it.',
  'F-BUILD-OCCUPIED_upgrade':
    'The settlement in {{field}} cannot be enlarged like that: a greater type is required. Nothing is built.',
  'F-POS-SYNTAX_noSide':
    'The side is missing in “{{words}}”: roads, bridges, walls and canals lie on sides, such as 210/19(2). Nothing is built.',
  'F-POS-SYNTAX_noField':
    '“{{words}}” names a side; a settlement stands in a field. Nothing is built.',

  // The letter as a whole
  'F-TURN-HEADER_noTurn':
    'The cover letter lacks the number of the turn; turn {{expected}} is open. It counts as this one.',
  'F-TURN-HEADER_otherTurn':
    'The cover letter says turn {{stated}}, turn {{expected}} is open. It counts as this one.',
  'F-TURN-HEADER_noMoons': 'The cover letter lacks the moons. It counts for moon {{expected}}.',
  'F-TURN-HEADER_otherMoons':
    '“{{words}}” does not fit this turn. It counts for moon {{expected}}; tell the player.',
  'F-TURN-PART_realm':
    'The list of the realm is missing. The rest holds, your data are used; ask for it.',
  'F-TURN-PART_orders':
    'The movement orders are missing. All units stay with their last order; ask for them.',
  'F-TURN-LIST_income':
    'In the income moon the list of taxes is due; it is missing. Your data are booked; ask for it.',
  'F-TURN-LIST_muster':
    'In the muster moon the list of goods raised is due; it is missing. Your data are booked; ask for it.',

  // Legal, but seldom meant
  'F-ADV-BREACH':
    'Unit {{unit}} moves to {{field}} with orders to attack. The land belongs to {{other}}, and the same letter ends the friendship. That is allowed; ask whether it is meant.',
  'F-ADV-FRIEND':
    'Unit {{unit}} moves to {{field}} with orders to attack. A treaty with {{other}} is in force, the relations in the letter do not name it. Whoever stands there is attacked; ask.',
  'F-ADV-CONQUEST':
    'Unit {{unit}} is to conquer and ends in {{field}}. The land belongs to {{other}}, and the land of friends is not conquered. Ask what is meant.',
  'F-ADV-CAPITAL':
    'With unit {{unit}} the last fighting unit leaves the capital in {{field}}. The first enemy to come takes it, treasury included. Ask whether this is meant.',
  'F-ADV-BORDER':
    'With unit {{unit}} the last fighting unit leaves the settlement in {{field}} on the border. It stays unmanned; ask whether this is meant.',
  'F-ADV-SPENDING':
    'At “{{words}}” the treasury is empty: {{total}} GS are spent, {{treasury}} are there. Payments are made in order; ask what is to be dropped.',
  'F-ADV-UPKEEP':
    'The upkeep of the units is {{total}} GS, the treasury holds {{treasury}}. Where it is missing, morale drops and men desert. Tell the player.',
  'F-ADV-TAX':
    'Tax rate {{rate}} % in spite of earlier uprisings (number: {{marks}}). The risk of another one grows; {{usual}} % is usual. Ask.',
  'F-ADV-RAISING':
    'Goods for {{gold}} GS are to be raised in {{field}}, {{capacity}} are possible. What exceeds that is not raised; ask what is to be dropped.',
  'F-ADV-SAILS':
    'Unit {{unit}} means to board {{carrier}}, but {{carrier}} sails itself and does not wait. The unit may miss the ship; ask whether it is to wait.',
  'F-ADV-PASSENGER':
    'Unit {{unit}} is to be loaded on {{carrier}}, but its path does not lead aboard. The ship leaves without it; ask.',
  'F-ADV-WAITING':
    'Unit {{unit}} waits for {{passenger}}, which does not come to it. It stays until all other paths have ended; ask.',
  'F-ADV-SIEGE':
    'The path of unit {{unit}} leads through its own side’s siege in {{field}}. The besieged can stop or attack it; see whether another path is meant.',
  'F-ADV-ESCORT':
    'Unit {{unit}} (besiegers) ends in {{field}} without a fighting unit; foreign troops were sighted in {{place}} ({{enemy}}). Besiegers retreat from every attack; ask who protects them.',
  'F-ADV-TARGET':
    'Unit {{unit}} is to attack a structure in {{field}} that belongs to its own side ({{owner}}). Ask what is meant.',
  'F-ADV-RETREAT':
    'Unit {{unit}} ends in {{field}} with KR; stronger troops were sighted in {{place}} ({{enemy}}). It retreats from every encounter; see whether this is meant.',
  'F-ADV-HELD':
    'Foreign troops were sighted in {{place}} ({{enemy}}). If they stop unit {{unit}}, the way to {{field}} is barred: only the way back and own or allied land are open.',
  'F-ADV-SPLIT':
    'After splitting unit {{unit}} counts {{size}}, the minimum size is {{minimum}}. With E it conquers nothing like that; ask whether more are to stay with it.',
  'F-ADV-SCOUT':
    'With {{size}} unit {{unit}} is too large for a scout (minimum size {{minimum}}). It loses the additional movement points; ask whether this is meant.',
  'F-ADV-DISBAND':
    'Unit {{unit}} is disbanded. With it, or on the way to it: {{others}}. See what becomes of them.',
  'F-ADV-LEADER':
    'Character {{unit}} is to lead unit {{led}} but is not trained for its kind. He merely travels with it; ask who leads.',
  'F-ADV-NEIGHBOUR':
    '“{{words}}” lies on the border of {{other}}. No agreement is needed here, and none is known; the neighbour may take offence.',
  'F-ADV-UNPAID':
    'Unit {{unit}} is to build in {{field}}, but no further stage is paid there. The workers have nothing to do; ask about the payment.',
  'F-ADV-GROUND':
    'Unit {{unit}} ends in {{field}}, where the terrain takes its toll. If it stays there it loses some every moon; see whether this is meant.',
  'F-ADV-WHITE':
    'Unit {{unit}} is to conquer and goes into the unknown in {{field}}; no scout is near. See whether this is meant.',
  'F-ADV-POINTS':
    'As far as {{to}} the path costs at least {{needs}} movement points, unit {{unit}} has {{has}}. It ends before; tell the player.',
};
