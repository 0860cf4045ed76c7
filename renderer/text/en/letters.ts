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
    '“{{words}}” says the same thing twice. Nothing is built until you decide what holds.',
  'F-ORD-UNPARSED_party':
    'There is no party “{{words}}”. The declaration does not hold; decide who is meant.',
  'F-ORD-REMARK_declaration':
    '“{{words}}” stands among the declarations but has none of the known forms. It has no effect; see whether something is ordered.',
  'F-ORD-REMARK_repeated':
    '“{{words}}”: this was declared further up already. The first word counts, this one does not.',
  'F-ORD-NOTARGET_ownSettlement':
    'There is no own settlement in {{place}}. “{{words}}” does not hold until you decide which one is meant.',
  'F-ORD-NOTARGET_structure':
    'Nothing stands or is being built in {{place}}. “{{words}}” has no effect; decide what is meant.',
  'F-ORD-NOTARGET_self':
    '“{{words}}” names the party itself. It has no effect; decide who is meant.',
  'F-ORD-NOTARGET_outside':
    'There are no attacks from outside on this segment: {{target}} would have to be entered. Decide what holds.',
  'F-BUILD-FREETYPE_declared':
    '“{{type}}” is no structure of the table. As a free one it is possible if you approve it.',
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
    '“{{words}}” is no moon of this turn, which covers moon {{expected}}. It counts for those.',
  'F-TURN-PART_realm':
    'The list of the realm is missing. The rest holds, your data are used; ask for it.',
  'F-TURN-PART_orders':
    'The movement orders are missing. All units stay with their last order; ask for them.',
  'F-TURN-LIST_income':
    'In the income moon the list of taxes is due; it is missing. The GM’s data are booked.',
  'F-TURN-LIST_muster':
    'In the muster moon the list of goods raised is due; it is missing. The GM’s data are booked.',

  // Legal, but seldom meant
  'F-ADV-BREACH':
    'Unit {{unit}} goes attacking to {{field}}, land of {{other}}, whose friendship the same letter ends. The breach is allowed; see whether it is meant.',
  'F-ADV-FRIEND':
    'Unit {{unit}} goes attacking to {{field}}. A treaty with {{other}} holds, but the party’s own relations do not say so: whoever stands there is attacked.',
  'F-ADV-CONQUEST':
    'Unit {{unit}} is to conquer and ends in {{field}} on the land of {{other}}. The land of friends is not conquered.',
  'F-ADV-CAPITAL':
    'With unit {{unit}} the last fighting unit leaves the capital {{field}}. It falls to the first enemy who comes, the treasury with it.',
  'F-ADV-BORDER':
    'With unit {{unit}} the last fighting unit leaves the settlement in {{field}} on the border. It stays unmanned.',
  'F-ADV-SPENDING':
    'By “{{words}}” the treasury is empty: {{total}} gold is spent, there is {{treasury}}. What comes last is not paid.',
  'F-ADV-UPKEEP':
    'The upkeep of the units is {{total}} gold, the treasury holds {{treasury}}. What is missing costs morale and men.',
  'F-ADV-TAX':
    'A tax rate of {{rate}} % with {{marks}} marks of earlier uprisings: the risk grows. {{usual}} % is usual.',
  'F-ADV-RAISING':
    'Goods for {{gold}} gold are raised in {{field}}, {{capacity}} is possible. What exceeds it is not raised.',
  'F-ADV-SAILS':
    'Unit {{unit}} means to board {{carrier}}, but {{carrier}} sails itself and does not wait. The unit may miss the ship.',
  'F-ADV-PASSENGER':
    'Unit {{unit}} is to be loaded on {{carrier}}, but its path does not lead aboard. The ship leaves without it.',
  'F-ADV-WAITING':
    'Unit {{unit}} waits for {{passenger}}, which does not come to it. It stays until all other paths have ended.',
  'F-ADV-SIEGE':
    'The path of unit {{unit}} leads through the own siege in {{field}}. Those inside can stop or attack it.',
  'F-ADV-ESCORT':
    'Besiegers {{unit}} end in {{field}} without a fighting unit beside them; {{enemy}} was sighted in {{place}}. They retreat from every attack.',
  'F-ADV-TARGET':
    'Unit {{unit}} is to attack a structure of {{owner}} in {{field}}. That is the own realm or a friend.',
  'F-ADV-RETREAT':
    'Unit {{unit}} with KR ends in {{field}} beside {{enemy}} in {{place}}, sighted as stronger. It will retreat from every encounter.',
  'F-ADV-HELD':
    '{{enemy}} was sighted in {{place}}. If unit {{unit}} is held there, the way to {{field}} is barred: only the way back and own or allied land are open.',
  'F-ADV-SPLIT':
    'After splitting unit {{unit}} counts {{size}}, the minimum size is {{minimum}}. With E it then conquers nothing.',
  'F-ADV-SCOUT':
    'With {{size}} unit {{unit}} is too large for a scout (minimum size {{minimum}}). It loses the additional movement points.',
  'F-ADV-DISBAND':
    'Unit {{unit}} is disbanded, but {{others}} is with it or is to join it. See what becomes of them.',
  'F-ADV-LEADER':
    'Character {{unit}} is to lead unit {{led}} but is not trained for its kind. He merely travels with it.',
  'F-ADV-NEIGHBOUR':
    '“{{words}}” lies on the border of {{other}}. No agreement is known; none is required here, but offence may be taken.',
  'F-ADV-UNPAID':
    'Workers {{unit}} are to build in {{field}}, but no further stage is paid there. They stand idle.',
  'F-ADV-GROUND':
    'Unit {{unit}} ends in {{field}}, where the terrain costs men. If it stays there it loses some every moon.',
  'F-ADV-WHITE':
    'Unit {{unit}} is to conquer and goes into the unknown at {{field}}, with no scout anywhere near.',
  'F-ADV-POINTS':
    'As far as {{to}} the path costs at least {{needs}} movement points, unit {{unit}} has {{has}}. It ends before.',
};
