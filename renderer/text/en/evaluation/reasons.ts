import type { reasons as german } from '../../de/evaluation/reasons';
import type { SameShape } from '../../shape';

/** The same in English. */
export const reasons: SameShape<typeof german> = {
  'F-PATH-NOTADJ': '{{to}} does not border on {{at}}, the rest of the way was dropped',
  'F-PATH-NOTADJ_noWay': 'no way to {{to}} is known, stayed',
  'F-PATH-HEIGHT': 'too steep from {{at}} to {{to}}, the rest of the way was dropped',
  'F-PATH-DOMAIN': '{{to}} cannot be entered, the rest of the way was dropped',
  'F-PATH-NORIVER': 'no river and no canal at {{to}}, the rest of the way was dropped',
  'F-PATH-WALL': 'halted before the occupied wall at {{to}}',
  'F-PATH-WALL_repelled': 'repelled at the wall before {{to}}',
  'F-MOVE-MP': 'movement points were missing for {{to}} ({{needs}} needed, {{left}} left)',
  'F-MOVE-MP_impossible': '{{to}} cannot be reached this way',
  'F-MOVE-STOPPED': 'held up in {{at}}, the rest of the way was dropped',
  'F-MOVE-STOPPED_retreat': 'retreated from {{at}}, the rest of the way was dropped',
  'F-MOVE-STOPPED_noRoom': 'no room left in {{at}}',
  'F-LOAD-CAP': 'found no room on {{carrier}}',
  'F-LOAD-CAP_capacity': 'weighs {{needed}} t, {{carrier}} has {{free}} t free, stayed ashore',
  'F-BOARD-MISS': 'transport {{carrier}} was not there',
  'F-BOARD-MISS_settlement': 'changing at {{carrier}} needs a settlement',
  'F-ORD-NOCOMBAT': 'cannot conquer, E was dropped',
  'F-ORD-NOCOMBAT_type': '$t(turn:unitType.{{type}}) cannot conquer, E was dropped',
  'F-ORD-NOCOMBAT_small': 'too small to conquer, E was dropped',
  'F-ORD-NOSIEGE': '$t(turn:unitType.{{type}}) cannot besiege, B was dropped',
  'F-ORD-UNKNOWN': 'there is no order “{{words}}”',
  'F-ORD-UNKNOWN_extension': 'there is no extension “{{words}}”',
  'F-ORD-UNKNOWN_case': '“{{words}}” is in small letters, codes count in capitals only',
  'F-ORD-UNPARSED': '“{{words}}” could not be understood',
  'F-ORD-UNPARSED_extension': '“{{words}}” belongs to no extension, the main order held',
  'F-ORD-NOTARGET_build': 'nothing was being built in {{from}}',
  'F-ORD-NOTARGET_work': 'nothing was being built in {{place}}',
  'F-ORD-NOTARGET_ownSettlement': 'no finished settlement of yours stands in {{place}}',
  'F-ORD-CONDITION': 'the order hung on a condition: “{{words}}”',
  'F-UNIT-SMALL': 'below the minimum size {{minimum}}, conquers nothing',
  'F-UNIT-NOLEADER': 'without a leader',
  'F-UNIT-LEADERS': 'too few leaders ({{has}} instead of {{needed}})',
  'F-ROW-ENDPOS': 'the new place was given as {{stated}}, the way ends in {{actual}}, the way held',
  'F-ROW-ENDPOS_dropped': 'neither {{stated}} nor {{actual}} could be reached',
  'F-ROW-STARTPOS': 'the old place was given as {{stated}}, the unit was in {{actual}}',
  'F-ROW-STARTPOS_kept': 'the old place was given as {{stated}}, carried out from {{actual}}',
  'F-ROW-STARTPOS_dropped':
    'the old place was given as {{stated}}, there was no way from {{actual}}, stayed',
  'F-ROW-SIZE': '{{stated}} were given, the books have {{actual}}',
  'F-ROW-SIZE_leaders': 'leaders: {{stated}} given, {{actual}} in the books',
  'F-ROW-TYPE': '{{stated}} was given, the books have {{actual}}',
  'F-ROW-UNKNOWN': 'the books have no unit {{number}}',
  'F-ROW-UNKNOWN_row': 'the books have no unit {{number}}, the row was dropped',
  'F-ROW-MISSING': 'not in the order sheet, stayed with {{order}}',
  'F-UNIT-SPLIT': 'cannot be divided, stayed whole',
  'F-UNIT-MERGE': 'cannot be merged with {{with}}, both stayed apart',
  'F-DISBAND-PLACE_missed': 'did not reach {{place}} and goes on existing',
  'F-CARGO-GOLD': 'could not put down the gold',
  'F-TURN-PART': 'A part of your turn was missing; the rest held.',
  'F-TURN-PART_cover': 'Your turn had no cover letter.',
  'F-TURN-PART_realm':
    'Your turn had no list of the realm. It was evaluated by the game master’s books.',
  'F-TURN-PART_orders': 'Your turn had no order sheet. All units stayed with their last order.',
  'F-TURN-LIST': 'A list was due in this moon; it was missing.',
  'F-TURN-LIST_income':
    'The list of taxes is due in the income moon; it was missing. The game master’s books were used.',
  'F-TURN-LIST_muster':
    'The list of goods raised is due in the muster moon; it was missing. The game master’s books were used.',
  'F-TURN-LATE': 'Your turn came after the date.',
  'F-TURN-HEADER':
    'Turn number or moon of your cover letter were missing or did not fit. The letter was taken for this turn.',
  'F-TURN-HEADER_noTurn':
    'The number of the turn was missing in the cover letter. It was taken for this turn.',
  'F-TURN-HEADER_otherTurn':
    'The cover letter named turn {{stated}}. It was taken for turn {{expected}}.',
  'F-TURN-HEADER_noMoons': 'The moon was missing in the cover letter. It was taken for this moon.',
  'F-TURN-HEADER_otherMoons':
    '“{{words}}” did not fit this turn. The letter was taken for this moon.',
  'F-PORT-MISSING':
    'The harbour sides of your settlement were missing; it has no harbour therefore.',
  'F-PORT-MISSING_list':
    'The harbour sides of {{list}} were missing in your list. The harbours of the map held.',
  'F-CHAR-SETTLEMENT':
    'Your characters are assigned to settlements that do not exist: {{characters}}. Please name the right seat.',
  'F-CHAR-SETTLEMENT_row':
    '{{characters}}: there is no settlement in {{place}}. Please name the right seat.',
  'F-DIP-COPY': 'The game master still lacks the copy of a treaty.',
  'F-DIP-COPY_party':
    'Of the treaty “{{title}}” the copy of {{other}} is still missing. It takes effect as soon as it is there.',
  'F-DIP-CONTACT':
    'You have not met yet ({{other}}). Please write how the treaty “{{title}}” came about.',
  'F-ORD-REMARK': 'The remark “{{words}}” could not be interpreted and had no effect.',
  'F-ORD-REMARK_declaration':
    'The declaration “{{words}}” could not be interpreted and had no effect.',
  'F-BUILD-FREETYPE': 'The table does not know this building; it needs to be approved.',
  'F-BUILD-FREETYPE_settlement':
    'The table of settlements does not know the type “{{type}}”; it needs to be approved.',
  'F-BUILD-FREETYPE_declared':
    'The table of structures does not know “{{type}}”; it needs to be approved.',
  'F-ORD-UNPARSED_declaration':
    'The declaration from “{{words}}” on could not be understood and had no effect.',
  'F-ORD-UNPARSED_twice': '“{{words}}” stood in the letter twice; nothing was built.',
  'F-ORD-NOTARGET_structure':
    'Nothing stands or is being built in {{place}}; “{{words}}” had no effect.',
};
