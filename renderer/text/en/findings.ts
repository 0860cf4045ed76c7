import type { findings as german } from '../de/findings';
import type { SameShape } from '../shape';
import { letters } from './letters';

/** One text per code of the finding register; see the German file for the rules of its keys. */
export const findings: SameShape<typeof german> = {
  // Reading the sheet
  'F-ORD-UNPARSED':
    'What “{{words}}” means cannot be understood. Everything before it holds, nothing from here on; read it and decide.',
  'F-ORD-UNPARSED_between':
    'Between the columns stands “{{words}}”. The rest of the row holds; see whether it orders anything.',
  'F-ORD-UNPARSED_extension':
    '“{{words}}” belongs to no extension. The main order holds alone until you decide.',
  'F-ORD-UNPARSED_line':
    'This passage is neither an order row nor a heading. It stays in the original and has no effect; enter what it orders.',
  'F-ORD-UNPARSED_empty':
    'The text is empty: there is nothing to read. Paste the movement orders again.',
  'F-ORD-UNPARSED_binary':
    'This is not text but the inside of a file. Nothing was read, the original is kept; open the file and copy the orders as text.',
  'F-ORD-UNPARSED_noRows':
    'There is no order row in this text: no line starts with a unit number followed by a way or an order. The original is kept; check that the movement orders were copied along.',
  'F-ORD-NOCODE':
    '“{{words}}” is not a code. Units are commanded by codes (KV, KA, AB, S1 …); settle which one is meant.',
  'F-ORD-UNKNOWN':
    'There is no order “{{words}}” in this module. The unit waits for your decision.',
  'F-ORD-UNKNOWN_extension':
    'There is no extension “{{words}}”. The main order holds alone until you decide.',
  'F-ORD-UNKNOWN_case':
    '“{{words}}” is in lower case; on this segment codes count in capitals only. Confirm or refuse it.',
  'F-ORD-MISSING':
    'Unit {{unit}} has no main order; it behaves as under {{proposal}}. Ask the player if that does not fit.',
  'F-ORD-MISSING_idle': 'Work unit {{unit}} has no main order; it rests this turn.',
  'F-NUM-FORMAT':
    '“{{words}}” is not a number in the usual notation (8.000 or 8000). It does not count; the GM’s data hold.',
  'F-NUM-MOON': 'The calendar knows no moon “{{words}}”. It does not count.',

  // Positions
  'F-POS-SYNTAX':
    '“{{words}}” is not a position: three digits of the Großfeld, a slash, Kleinfeld 01 to 48 are required. It is dropped; a path ends before it.',
  'F-POS-SYNTAX_grossfeld':
    '“{{words}}” lacks its Großfeld and none was named before. The path ends before it; complete it like 210/19.',
  'F-POS-SYNTAX_bracket':
    '“({{words}})” is neither a side (1 to 6) nor a unit (100 to 999). It is dropped; a path ends before it.',
  'F-POS-SYNTAX_start':
    'Directions alone are not enough: no position of unit {{unit}} is known. The path is dropped; name the old position.',
  'F-POS-NOTADJ':
    '{{field}} and {{other}} do not touch, so “{{words}}” is no side. It is dropped; a path ends before it.',
  'F-POS-NOTADJ_road':
    '{{from}} and {{to}} do not touch. A road only leads from one small field to the next.',
  'F-MAP-OFF':
    '“{{words}}” lies outside the registered map. The path ends before it; check the Großfeld number.',
  'F-MAP-OFF_direction':
    'Direction {{direction}} leads from {{from}} off the registered map. The path ends before it.',
  'F-MAP-OFF_structure': '{{place}} is not on the map. Nothing can be built there.',
  'F-TERR-KEY': 'There is no terrain “{{words}}”. The field stays as it was.',

  // Parties and turns
  'F-PARTY-NOCONTACT': 'Nobody speaks for {{party}}. Name a contact.',
  'F-JOIN-AGE': 'Participant {{person}} is under age. Decide whether he may play.',
  'F-JOIN-MEMBER': 'Participant {{person}} is no member of the association. He plays on; tell him.',
  'F-TURN-NOTPLAYER':
    'This turn comes from somebody who does not play {{party}}. It is not accepted.',
  'F-TURN-HEADER':
    'Turn number or moons are missing or not the expected ones. It counts for the current date.',
  'F-TURN-HEADER_early':
    'The turn is written for turn {{turn}}, which is not open yet. It is not accepted; it has to be handed in again.',
  'F-TURN-PART': 'A part of the turn is missing: {{part}}. The rest holds; ask for it.',
  'F-TURN-PART_cover': 'The cover letter is missing. The rest holds; ask for it.',
  'F-TURN-LIST': 'A list that is due in this moon is missing: {{part}}. The GM’s data are booked.',
  'F-TURN-LATE': 'The turn came after the date. Accept it or treat it as missing.',
  'F-TURN-DUPLICATE':
    'There is a turn of {{party}} for this date already. The later one counts; the earlier one is kept on file.',
  'F-TURN-MISSING3':
    'Three or more turns of {{party}} are missing in a row. You may give the realm to somebody else.',

  // Balance
  'F-BAL-TOTAL':
    'The new treasury is not the sum of the rows: {{stated}} instead of {{actual}} GS. The sum is booked.',
  'F-BAL-TOTAL_before':
    'The old treasury is stated as {{stated}} GS; the books say {{actual}} GS. The books count.',
  'F-BAL-TOTAL_missing':
    'The row of the new treasury is missing, so old and new cannot be compared. The other rows come to {{actual}} GS.',
  'F-BAL-LAND':
    'The row comes to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-LAND_noFields':
    'No fields are stated for {{stated}} GS from {{terrain}}. Add how many there are.',
  'F-BAL-LANDSUM':
    'The land rows add up to {{actual}}, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-LANDSUM_fields':
    'The rows come to {{actual}} fields, {{stated}} are stated. The rows count.',
  'F-BAL-LANDSUM_summary':
    'The land tax is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  'F-BAL-FIELDS':
    '{{terrain}}: {{stated}} fields are stated, the map has {{actual}}. The map counts.',
  'F-BAL-SETTLE':
    '{{name}} ({{place}}) yields {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-SETTLE_unknown':
    'No finished settlement of this realm stands in {{place}}. Nothing comes in from there.',
  'F-BAL-SETTLE_type':
    'The settlement in {{place}} is stated as {{stated}}, the map has {{actual}} there. The map counts.',
  'F-BAL-SETTLE_missing':
    '{{name}} ({{place}}) is missing in the list of settlements. Booked is what the map says.',
  'F-BAL-SETTLE_sum':
    'The rows of the settlements come to {{actual}} GS, {{stated}} are stated. The rows count.',
  'F-BAL-SETTLEUPKEEP':
    'The upkeep of the settlements is {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-SETTLEUPKEEP_twice':
    'The upkeep of the settlements is {{actual}} GS, {{stated}} are stated: the {{infrastructure}} GS for the infrastructure are evidently in it a second time. The computed amount is booked.',
  'F-BAL-SETTLEUPKEEP_net':
    'The income of the settlements is stated with upkeep already deducted; deducting {{stated}} GS again would be double. It is booked once.',
  'F-BAL-SETTLEUPKEEP_gross':
    'The settlements pay {{actual}} GS in taxes, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-INFRA':
    'The upkeep of the infrastructure is {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-INFRA_wall':
    'Walls in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  'F-BAL-INFRA_road':
    'Roads in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  'F-BAL-INFRA_bridge':
    'Bridges in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  'F-BAL-INFRA_canal':
    'Canals in terrain of difficulty {{difficulty}}: {{stated}} are stated, the map has {{actual}}. The map counts.',
  'F-BAL-INFRA_sum':
    'With the factor of difficulty {{difficulty}} the rows come to {{actual}}, {{stated}} are stated. The rows count.',
  'F-BAL-INFRA_summary':
    'The upkeep of the infrastructure is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  'F-BAL-UNITUPKEEP':
    'Count times rate comes to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-UNITUPKEEP_rate':
    'Upkeep is {{rate}} GS per head and half-year; that comes to {{actual}} GS instead of {{stated}}. The computed amount is booked.',
  'F-BAL-UNITUPKEEP_sum':
    'The rows of upkeep come to {{actual}} GS, {{stated}} are stated. The rows count.',
  'F-BAL-UNITUPKEEP_summary':
    'The upkeep of the units is {{actual}} GS, the balance says {{stated}}. The computed amount is booked.',
  'F-BAL-HEADS': '{{stated}} are stated, the unit list counts {{actual}}. The list counts.',
  'F-BAL-HEADS_land':
    '{{stated}} heads on land are stated, the unit list counts {{actual}}. The list counts.',
  'F-BAL-HEADS_sea':
    '{{stated}} ships are stated, the unit list counts {{actual}}. The list counts.',
  'F-BAL-HEADS_leaders':
    '{{stated}} characters and leaders are stated, the unit list counts {{actual}}. The list counts.',
  'F-BAL-MUSTER':
    'This raising costs {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-MUSTER_leaders':
    'Without leaders this raising costs {{without}} GS, with those it needs ({{leaders}}) {{actual}} GS; {{stated}} are stated. Find out what is to be raised.',
  'F-BAL-MUSTER_refund':
    'This disbanding brings {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-MUSTERSUM':
    'The rows of raising come to {{actual}} GS, {{stated}} are stated. The computed amount is booked.',
  'F-BAL-UNIT':
    'The row names unit {{unit}}, but size, type or place do not fit it. Check which one is meant.',
  'F-BAL-UNIT_probable':
    'Unit {{unit}} counts {{size}}, the row says {{stated}}: that is the size of unit {{probable}}. Check which one is meant.',
  'F-BAL-UNIT_size':
    'Unit {{unit}} counts {{size}} only, the row says {{stated}}. Check which one is meant.',
  'F-BAL-UNIT_type': 'The kind of goods does not fit unit {{unit}}. Check which one is meant.',
  'F-BAL-UNIT_place':
    'Unit {{unit}} does not stand in the settlement in which it is to be filled up. Check which one is meant.',
  'F-BAL-UNIT_number':
    'The number {{unit}} does not belong to this kind of unit. Give it a fitting one.',
  'F-BAL-UNIT_unknown':
    'There is no unit {{unit}}; nothing is disbanded. Check which one is meant.',
  'F-BAL-NODETAIL': '{{stated}} GS come without any detail. They are booked when you confirm them.',
  'F-BAL-OTHERINC':
    'Other income of {{stated}} GS needs your confirmation. Otherwise it is not booked.',
  'F-BAL-OTHERINC_none': 'There is no other income in this game; {{stated}} GS are not booked.',
  'F-BAL-OVERDRAWN':
    'The treasury does not suffice, {{missing}} GS are missing. Payments are made in order until it is empty; all later ones are dropped.',
  'F-BAL-STORAGE':
    'The places of storage add up to {{stated}} GS, the treasury holds {{actual}}. The rest lies in the capital.',
  'F-BAL-URBAN': 'More than 15 % live in settlements. The youngest ones yield no income: {{list}}.',
  'F-BAL-URBAN_row':
    'More than 15 % live in settlements. So {{name}} ({{place}}) yields no income: {{actual}} GS instead of {{stated}}.',

  // Building
  'F-BUILD-UNPAID':
    '{{place}}: work goes on only as far as it is paid for. Ask about the next payment.',
  'F-BUILD-CROWD':
    '{{place}}: more workers than can work in one field. The others of unit {{unit}} rest.',
  'F-BUILD-NOLABOUR':
    '{{place}}: there is no local labour. Nothing is built without a work unit; ask who is to build.',
  'F-BUILD-OCCUPIED': 'There is a settlement in this field already. Nothing is built.',
  'F-BUILD-OCCUPIED_settlement':
    'A settlement stands in {{field}} already; a small field holds only one. Change its type or choose another field.',
  'F-BUILD-TOOBIG':
    'The place does not carry so many inhabitants. Nothing is built; at a coast, at a river or as capital it is possible.',
  'F-BUILD-TOOBIG_settlement':
    '{{field}} holds {{limit}} inhabitants at most, this settlement has {{inhabitants}}. More can live on the coast at height level 1, at a navigable river and in the capital.',
  'F-BUILD-NOTOWN':
    '{{field}} does not belong to {{party}}. Nothing is built; ask which field is meant.',
  'F-BUILD-TERRAIN': 'This terrain does not carry the structure. Nothing is built.',
  'F-BUILD-TERRAIN_settlement': '{{field}} is water, or ice on water. A settlement needs land.',
  'F-BUILD-TERRAIN_road': '{{field}} is water. A road lies between two fields of land.',
  'F-BUILD-TERRAIN_canal': '{{field}} is water. A canal lies between two fields of land.',
  'F-BUILD-TERRAIN_wall': '{{field}} is water. There is land behind a wall.',
  'F-BUILD-DUP': 'It stands on this side already. Nothing is built.',
  'F-BUILD-DUP_road': 'A road already lies between {{from}} and {{to}}.',
  'F-BUILD-DUP_bridge': 'A bridge already stands on side {{side}}.',
  'F-BUILD-DUP_canal': 'A canal already lies on side {{side}}.',
  'F-BUILD-WALLMIN': 'A wall needs at least 5 building value points. Nothing is built.',
  'F-BUILD-WALLMIN_wall':
    'A wall has whole building value points, at least {{least}}; {{stated}} are given.',
  'F-BUILD-NONAME': 'The settlement has no name. It is built; ask for the name.',
  'F-BUILD-FREETYPE': 'This is no standard type. Approve it or refuse it.',
  'F-BUILD-FREETYPE_settlement':
    '{{field}}: the type “{{type}}” is not in the table of settlements. It can be built freely if you approve it.',
  'F-BUILD-AGREE': 'At this border the neighbour must agree. Settle it before building.',
  'F-BUILD-AGREE_road':
    '{{from}} belongs to {{owner}}, {{to}} to {{neighbour}}. Both must want a road between them; find out whether they agree.',
  'F-BUILD-AGREE_bridge':
    '{{from}} belongs to {{owner}}, {{to}} to {{neighbour}}. Both must want a bridge between them; find out whether they agree.',
  'F-BUILD-HEIGHT': 'No road or bridge is possible between these height levels. Nothing is built.',
  'F-BUILD-HEIGHT_road':
    '{{from}} is at height level {{fromHeight}}, {{to}} at {{toHeight}}. A road climbs one level only; lead it round.',
  'F-BUILD-HEIGHT_bridge':
    '{{from}} is at height level {{fromHeight}}, {{to}} at {{toHeight}}. A bridge joins only fields of the same height.',
  'F-BUILD-NEEDBRIDGE': 'A road crosses a river on a bridge only. Nothing is built.',
  'F-BUILD-NEEDBRIDGE_road':
    'A river or canal runs between {{from}} and {{to}}. The road needs a bridge here; build that first.',
  'F-BUILD-NORIVER': 'There is neither river nor canal on this side. Nothing is built.',
  'F-BUILD-NORIVER_bridge':
    'There is neither river nor canal on side {{side}}. A bridge would have nothing to cross.',
  'F-PORT-MISSING': 'No harbour sides are stated. The settlement has no harbour.',
  'F-PORT-MISSING_list':
    'The list leaves out the harbour sides of {{list}}. The harbours of the map count.',
  'F-PORT-SIDE': 'This side is neither coast nor river. The harbour is dropped.',
  'F-PORT-SIDE_harbour':
    'Side {{side}} is neither coast nor river nor canal. A harbour would have no water there.',
  'F-CHAR-SETTLEMENT':
    'Characters are assigned to settlements that do not exist: {{characters}}. They are kept without one; correct the seat if it lies elsewhere.',
  'F-CHAR-SETTLEMENT_taken':
    'Another character has his seat in {{place}} already. The assignment of {{unit}} is dropped.',
  'F-CHAR-SETTLEMENT_noCharacter':
    '{{unit}} is no character of this party. The assignment is dropped.',
  'F-CHAR-SETTLEMENT_row':
    '{{characters}}: there is no settlement in {{place}}. Correct the seat if it lies elsewhere.',

  // Units
  'F-UNIT-NUMBER':
    '“{{words}}” is no unit number (100 to 999). It is dropped; ask for the right number.',
  'F-UNIT-DUP':
    'Unit {{unit}} stands further up already. This row is dropped, the first one counts.',
  'F-UNIT-RANGE':
    'Unit {{unit}} ($t(turn:unitType.{{type}})) does not bear a number of its kind, {{from}} to {{to}}. The order holds all the same.',
  'F-UNIT-TYPE':
    '“{{stated}}” is no type of the basic module; it is read as {{actual}}. The order holds.',
  'F-UNIT-TYPE_unknown': 'There is no type “{{stated}}”. The GM’s data hold.',
  'F-UNIT-MIXED':
    'Unit {{unit}} consists of {{actual}}, {{stated}} cannot join it. Nothing is raised; a unit of its own is needed.',
  'F-UNIT-NOLEADER': 'Unit {{unit}} has no leader. Decide what it does without one.',
  'F-UNIT-LEADERS':
    'Unit {{unit}} counts {{size}} $t(turn:unitType.{{type}}) and needs {{needed}} leaders, it has {{has}}. Proposal: it stays where it is.',
  'F-UNIT-LIMIT':
    '{{party}} has more units than allowed ({{count}} instead of {{limit}}). Decide which ones count.',
  'F-UNIT-SCOUTS': 'Unit {{unit}} cannot move as a scout. It moves without the bonus.',
  'F-UNIT-SCOUTS_limit': 'All places for scouts are taken. Unit {{unit}} moves without the bonus.',
  'F-UNIT-SCOUTS_size': 'Unit {{unit}} is too large for a scout. It moves without the bonus.',
  'F-UNIT-SMALL':
    'Unit {{unit}} counts {{size}} $t(turn:unitType.{{type}}), which is under the minimum size of {{minimum}}, and is not declared as a scout. It moves without the bonus and conquers nothing; ask whether “Erkunder” is missing.',
  'F-CARGO-GOLD': 'Unit {{unit}} cannot put the gold down here. It keeps it.',
  'F-CARGO-GOLD_place': 'No settlement stands where unit {{unit}} arrives. It keeps the gold.',
  'F-CARGO-GOLD_gold':
    'Unit {{unit}} carries only {{actual}} GS, not {{gold}}. What is there is put down.',
  'F-UNIT-SPLIT': 'Unit {{unit}} cannot be split like this. It stays whole.',
  'F-UNIT-SPLIT_taken':
    'The number {{into}} is taken. Unit {{unit}} stays whole; name a free number.',
  'F-UNIT-SPLIT_type': 'Unit {{unit}} has no goods of this type. It stays whole.',
  'F-UNIT-SPLIT_size':
    'Unit {{unit}} cannot give away so many: both parts need some. It stays whole.',
  'F-UNIT-SPLIT_leaders': 'Both parts need a leader, unit {{unit}} has not enough. It stays whole.',
  'F-UNIT-SPLIT_settlement':
    'Units are split in finished settlements of their own only. Unit {{unit}} stays whole.',
  'F-UNIT-SPLIT_limit': 'No more units are allowed. Unit {{unit}} stays whole.',
  'F-UNIT-MERGE': 'Units {{unit}} and {{with}} cannot be merged. Both stay apart.',
  'F-UNIT-MERGE_unknown':
    'There is no unit {{with}} that {{unit}} could be merged with. It stays alone.',
  'F-UNIT-MERGE_type': 'Units {{unit}} and {{with}} are of different types. Both stay apart.',
  'F-UNIT-MERGE_place': 'Units {{unit}} and {{with}} do not end in one field. Both stay apart.',

  // Raising and disbanding
  'F-MUSTER-DATE':
    'Units are raised in the falcon and the eagle moon only. Nothing is raised for unit {{unit}}; it can be done in the next muster moon.',
  'F-MUSTER-PLACE':
    'Where unit {{unit}} is to be raised there is no finished settlement of its own with muster capacity. Nothing is raised; ask for the place.',
  'F-MUSTER-CAP':
    'The muster capacity of the settlement does not suffice for unit {{unit}}. As much as fits is raised.',
  'F-MUSTER-CAP_statement':
    '{{stated}} GS are to be spent on raising in {{place}}, its capacity is {{actual}}. As much as fits is raised.',
  'F-MUSTER-NOPORT':
    'The settlement in {{place}} has no harbour: no ships are raised here. Nothing is raised for unit {{unit}}.',
  'F-MUSTER-MISMATCH':
    'Balance and orders disagree about raising unit {{unit}}. Decide which holds.',
  'F-MUSTER-MISMATCH_count':
    'Unit {{unit}}: the balance raises {{stated}}, the orders {{actual}}. Decide which holds.',
  'F-MUSTER-MISMATCH_noOrder':
    'Unit {{unit}}: the balance raises {{stated}}, the orders say nothing of it. Decide which holds.',
  'F-MUSTER-MISMATCH_probable':
    'Unit {{unit}}: the balance raises {{stated}}, the orders do not know it; unit {{probable}} fits by size, type and place. Decide which holds.',
  'F-MUSTER-MISMATCH_noRow':
    'The orders call unit {{unit}} new, the balance does not list it. Decide which holds.',
  'F-DISBAND-PLACE': 'The unit is not disbanded in a settlement of its own. Nothing is refunded.',
  'F-DISBAND-PLACE_missed':
    'The way of unit {{unit}} ends in {{actual}}, not in {{place}}. It continues to exist; the balance has to be corrected.',
  'F-DISBAND-PLACE_settlement':
    'No finished settlement of the party stands in {{place}}. Nothing is refunded for disbanding.',
  'F-DISBAND-PLACE_aboard':
    'Unit {{unit}} carries others that cannot stay where they are without it. It remains.',

  // Transport
  'F-LOAD-CAP':
    'Unit {{unit}} does not fit on {{carrier}}. It does not embark and stays in the field before.',
  'F-LOAD-CAP_capacity':
    'Unit {{unit}} weighs {{needed}} t; {{carrier}} carries {{capacity}} t, of which {{free}} t are free. It does not embark and stays in the field before; a unit is never split tacitly.',
  'F-LOAD-CAP_gold':
    'Unit {{unit}} is to load {{gold}} GS, there is room for {{room}} GS only. What fits is loaded.',
  'F-BOARD-MISS':
    'Transport {{carrier}} is not there. Unit {{unit}} stays in {{at}}, the rest of the way is dropped.',
  'F-BOARD-MISS_settlement':
    'Unit {{unit}} can join or leave {{carrier}} in a settlement only. It stays in {{at}}, the rest of the way is dropped.',

  // The way
  'F-PATH-NOTADJ': '{{to}} does not touch {{at}}. The way ends before this step.',
  'F-PATH-NOTADJ_noWay': 'No way known to the unit leads to {{to}}. It stays where it is.',
  'F-PATH-HEIGHT':
    'From {{at}} to {{to}} is more than one height level. The way ends before this step.',
  'F-PATH-DOMAIN':
    'Unit {{unit}} cannot enter {{to}}: land units do not go into water, ships not onto land. The way ends before this step.',
  'F-PATH-DOMAIN_closed': 'Side {{to}} is closed to ships. The way ends before this step.',
  'F-PATH-NORIVER':
    'There is neither river nor canal on side {{to}}. The way ends before this step.',
  'F-PATH-SIDE':
    '“{{words}}” names a side; land units move through fields. The side does not count, the rest of the way holds.',
  'F-PATH-WALL':
    'Between {{at}} and {{to}} stands a manned wall without breach. The way ends before this step.',
  'F-PATH-WALL_repelled':
    'The storm on the wall before {{to}} is repelled. Unit {{unit}} stays in {{at}}.',
  'F-MOVE-MP':
    'The step to {{to}} costs {{needs}} points, unit {{unit}} has {{left}} left. It stays in {{at}}, the rest of the way is dropped.',
  'F-MOVE-MP_impossible':
    'The step to {{to}} has difficulty {{difficulty}}, beyond the end of the table: no points suffice. Unit {{unit}} stays in {{at}}, the rest of the way is dropped.',
  'F-MOVE-STOPPED': 'Unit {{unit}} is stopped in {{at}}. The rest of the way is dropped.',
  'F-MOVE-STOPPED_retreat': 'Unit {{unit}} retreats from {{at}}. The rest of the way is dropped.',
  'F-MOVE-STOPPED_noRoom':
    'There is no more room in the settlement for unit {{unit}}. The way ends in {{at}}.',

  // Orders
  'F-ORD-NOTEXT':
    'The text for “{{words}}” is missing: what is unit {{unit}} to do? Ask, or decide yourself.',
  'F-ORD-SPECIALS':
    'More special orders than allowed ({{limit}} per turn). “{{words}}” is dropped; ask which one is to count.',
  'F-ORD-EXTENSIONS':
    'An order carries one extension only. The first one holds, “{{words}}” is dropped.',
  'F-ORD-COMBO': 'Who retreats does not pursue. The main order holds, “{{words}}” is dropped.',
  'F-ORD-NOCOMBAT': 'Unit {{unit}} cannot conquer. The main order holds, E is dropped.',
  'F-ORD-NOCOMBAT_type':
    'Unit {{unit}} ($t(turn:unitType.{{type}})) cannot conquer, only combat units can. The main order holds, E is dropped.',
  'F-ORD-NOCOMBAT_small':
    'With {{size}} unit {{unit}} is too small to conquer (minimum size {{minimum}}). The main order holds, E is dropped.',
  'F-ORD-NOSIEGE':
    'Unit {{unit}} ($t(turn:unitType.{{type}})) cannot besiege, only besiegers can. The main order holds, B is dropped.',
  'F-ORD-CLASS':
    '“{{words}}” does not fit unit {{unit}} ($t(turn:unitType.{{type}})). It is executed as far as it makes sense.',
  'F-ORD-NOTARGET': 'There is no target for “{{words}}”. Decide what is meant.',
  'F-ORD-NOTARGET_build':
    'Nothing is being built in {{from}}, and the order names nothing. Decide what unit {{unit}} is to work on.',
  'F-ORD-NOTARGET_work':
    'Nothing is being built in {{place}}. Unit {{unit}} does no work there; decide what is meant.',
  'F-ORD-NOTARGET_assault':
    'There is nothing in {{target}} that unit {{unit}} could attack without entering the field. Decide what is meant.',
  'F-ORD-NOTARGET_attack':
    'An attack on {{target}} needs the main order KA or KN. Decide what holds.',
  'F-ORD-FORM':
    'The way “{{words}}” is not written in the form of this segment. It is executed all the same; point it out.',
  'F-ORD-CONDITION': 'The row contains a condition (“{{words}}”). Decide whether it is met.',
  'F-ORD-REMARK':
    '“{{words}}” has none of the known forms and has no effect. See whether something is ordered.',

  // Rows against the GM's data
  'F-ROW-MISSING':
    'Unit {{unit}} in {{place}} is not in the movement orders. It stays where it is, with {{order}}.',
  'F-ROW-UNKNOWN': 'There is no unit {{number}} in this realm. Decide which one is meant.',
  'F-ROW-UNKNOWN_row':
    'The GM has no unit {{number}}, and it is not marked as new. The row is not executed; decide which one is meant.',
  'F-ROW-SIZE': '{{stated}} are stated, unit {{unit}} counts {{actual}}. The GM’s data hold.',
  'F-ROW-SIZE_leaders':
    'Leaders of unit {{unit}}: {{stated}} stated, {{actual}} on record. The GM’s data hold.',
  'F-ROW-TYPE': '{{stated}} is stated, unit {{unit}} consists of {{actual}}. The GM’s data hold.',
  'F-ROW-STARTPOS':
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The GM’s data hold.',
  'F-ROW-STARTPOS_kept':
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The GM’s data hold; the order is executed from there.',
  'F-ROW-STARTPOS_dropped':
    'The old position is given as {{stated}}, unit {{unit}} is in {{actual}}. The first step is not possible from there: it stays where it is.',
  'F-ROW-ENDPOS':
    'The new position is given as {{stated}}, the way as written ends in {{actual}}. The way counts.',
  'F-ROW-ENDPOS_dropped':
    'The new position is given as {{stated}}, the way as written ends in {{actual}}. Neither is reached: the way is dropped because the old position is wrong already.',

  // Diplomacy, events, settings
  'F-DIP-COPY': 'The GM’s copy of the treaty is missing. It is noted; ask for it.',
  'F-DIP-COPY_party':
    'The copy of {{other}} of the treaty “{{title}}” is missing. It is noted and takes effect when that copy is there.',
  'F-DIP-CONTACT':
    'The parties have not met yet ({{other}}). The treaty “{{title}}” is noted; ask how it came about.',
  'F-EVT-UPRISING': 'An uprising is due: risk {{risk}} %, rolled {{roll}}. Decide how it goes.',
  'F-EVT-FATE':
    'The fate of character {{unit}} is open: his unit in {{place}} is no more. Decide it.',
  'F-EVT-FATE_captured':
    'Unit {{unit}} is captured in {{place}}, {{leaders}} leaders with it. They are lost unless you decide otherwise.',
  'F-EVT-FATE_scattered':
    'Unit {{unit}} is scattered in {{place}}, {{leaders}} leaders with it. They are lost unless you decide otherwise.',
  'F-SET-VALUE': '“{{words}}” is not allowed for this setting. The old value holds.',
  'F-WORLD-FLAW':
    'Something in the data of the GM does not fit together. The turn goes on; set it right.',
  'F-WORLD-FLAW_carrier':
    'Unit {{unit}} is said to be aboard a unit that does not exist. It stays where it is; give it a place.',
  'F-WORLD-FLAW_place':
    'Unit {{unit}} stands in {{place}}, off the map. It stays there; give it a place.',
  'F-WORLD-FLAW_party':
    'Unit {{unit}} belongs to {{party}}, and there is no such party. It stays where it is; assign it.',
  'F-WORLD-FLAW_number':
    'The number of unit {{unit}} is not between 100 and 999. It moves all the same; renumber it.',
  'F-WORLD-FLAW_size':
    'Nobody is left of unit {{unit}}. It is kept in the list; disband it or set its size right.',
  'F-WORLD-FLAW_leaders': 'Unit {{unit}} has no leader. It is kept in the list; give it one.',
  'F-WORLD-FLAW_load':
    'Unit {{unit}} carries {{weight}} t and can carry only {{capacity}} t. The load stays; set it right.',
  'F-WORLD-FLAW_storage':
    '{{stored}} GS of {{party}} are noted at places, the treasury has only {{gold}} GS. The treasury counts; set the places right.',
  'F-WORLD-FLAW_capital':
    'The capital of {{party}} in {{place}} is no own finished settlement. It stays noted; name another.',

  ...letters,
};
