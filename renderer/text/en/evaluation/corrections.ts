import type { corrections as german } from '../../de/evaluation/corrections';
import type { SameShape } from '../../shape';

/** The same in English. */
export const corrections: SameShape<typeof german> = {
  'F-BAL-TOTAL':
    'The rows of your balance come to {{actual}} GS; you state {{stated}} GS as the new total.',
  'F-BAL-TOTAL_before': 'The old total was {{actual}} GS; you state {{stated}} GS.',
  'F-BAL-TOTAL_missing':
    'The row of the new total is missing in your balance. Your rows come to {{actual}} GS.',
  'F-BAL-LAND':
    'For land of the kind {{terrain}} you put down {{stated}} GS; {{fields}} fields come to {{actual}} GS.',
  'F-BAL-LAND_noFields':
    'The number of fields is missing for {{stated}} GS from land of the kind {{terrain}}.',
  'F-BAL-LANDSUM': 'Your rows on land come to {{actual}} GS; the sum says {{stated}}.',
  'F-BAL-LANDSUM_fields': 'Your rows count {{actual}} fields; the sum says {{stated}}.',
  'F-BAL-LANDSUM_summary':
    'Taxes from land come to {{actual}} GS; {{stated}} were carried over to the balance.',
  'F-BAL-FIELDS':
    'Land of the kind {{terrain}}: you count {{stated}} fields, the map has {{actual}}.',
  'F-BAL-SETTLE': '{{name}} ({{place}}) brings {{actual}} GS; you put down {{stated}}.',
  'F-BAL-SETTLE_unknown':
    'No finished settlement of your realm stands in {{place}}; no gold comes from there.',
  'F-BAL-SETTLE_type':
    'You list the settlement in {{place}} as {{stated}}; the map has {{actual}}.',
  'F-BAL-SETTLE_missing': '{{name}} ({{place}}) is missing in your list and was booked by the map.',
  'F-BAL-SETTLE_sum': 'Your rows on settlements come to {{actual}} GS; the sum says {{stated}}.',
  'F-BAL-SETTLEUPKEEP': 'The upkeep of settlements is {{actual}} GS; you state {{stated}}.',
  'F-BAL-SETTLEUPKEEP_twice':
    'The upkeep of settlements is {{actual}} GS; you state {{stated}}. The {{infrastructure}} GS for infrastructure seem to be in it a second time.',
  'F-BAL-SETTLEUPKEEP_net':
    'The upkeep is already deducted from the settlements; you deduct {{stated}} GS once more. It was booked once.',
  'F-BAL-SETTLEUPKEEP_gross': 'The settlements pay {{actual}} GS in taxes; you state {{stated}}.',
  'F-BAL-INFRA': 'The upkeep of infrastructure is {{actual}} GS; you state {{stated}}.',
  'F-BAL-INFRA_summary':
    'The upkeep of infrastructure is {{actual}} GS; {{stated}} were carried over to the balance.',
  'F-BAL-UNITUPKEEP': 'Number times rate comes to {{actual}} GS of upkeep; you state {{stated}}.',
  'F-BAL-UNITUPKEEP_rate':
    'Upkeep is {{rate}} GS per head and half-year, {{actual}} GS in all; you state {{stated}}.',
  'F-BAL-UNITUPKEEP_sum': 'Your rows on upkeep come to {{actual}} GS; the sum says {{stated}}.',
  'F-BAL-UNITUPKEEP_summary':
    'The upkeep of units is {{actual}} GS; {{stated}} were carried over to the balance.',
  'F-BAL-HEADS': 'You count {{stated}}, the books count {{actual}}.',
  'F-BAL-HEADS_land':
    'You count {{stated}} heads ashore, the books count {{actual}}. What is newly raised costs no upkeep yet.',
  'F-BAL-HEADS_sea':
    'You count {{stated}} ships, the books count {{actual}}. What is newly raised costs no upkeep yet.',
  'F-BAL-HEADS_leaders': 'You count {{stated}} characters and leaders, the books count {{actual}}.',
  'F-BAL-MUSTER': 'Raising unit {{unit}} costs {{actual}} GS; you state {{stated}}.',
  'F-BAL-MUSTER_leaders':
    'Raising unit {{unit}} costs {{without}} GS without leaders, {{actual}} GS with those it needs; you state {{stated}}.',
  'F-BAL-MUSTER_refund': 'Disbanding unit {{unit}} brings {{actual}} GS; you state {{stated}}.',
  'F-BAL-MUSTERSUM': 'Your rows on raising come to {{actual}} GS; the sum says {{stated}}.',
  'F-BAL-UNIT': 'The row on unit {{unit}} does not fit it by size, kind or place.',
  'F-BAL-UNIT_probable':
    'Your row says {{stated}} for unit {{unit}}, which counts {{size}}. Unit {{probable}} is probably meant.',
  'F-BAL-UNIT_size': 'Your row says {{stated}} for unit {{unit}}, which counts only {{size}}.',
  'F-BAL-UNIT_type': 'The kind of goods does not fit unit {{unit}}.',
  'F-BAL-UNIT_place': 'Unit {{unit}} is not in the settlement in which you want to fill it up.',
  'F-BAL-UNIT_number': 'The number {{unit}} does not belong to this kind of unit.',
  'F-BAL-UNIT_unknown': 'The books have no unit {{unit}}; nothing was disbanded.',
  'F-BAL-NODETAIL': 'The details of {{stated}} GS are missing.',
  'F-BAL-OTHERINC': 'Other income of {{stated}} GS needs the game master’s consent.',
  'F-BAL-URBAN':
    'More than 15 % of the inhabitants live in settlements. So the youngest ones yield no income: {{list}}.',
  'F-BAL-STORAGE':
    'Your stores come to {{stated}} GS, the treasury has {{actual}}. The rest lies in the capital.',
  'F-MUSTER-MISMATCH':
    'Balance and order sheet say different things on raising unit {{unit}}: {{balance}} and {{orders}}.',
};
