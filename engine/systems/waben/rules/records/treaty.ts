import type { Objection } from '../../../../kernel';
import { forbidden, type Inspector, unusual } from './objection';

/** Objections to a treaty (WW-8.2-35, WW-11.2-03). */
export const treatyObjections: Inspector = ({ treaties, parties }, id) => {
  const treaty = treaties[id];
  if (treaty === undefined) return [];
  const { until, from, kinds, copies } = treaty;
  const missing = treaty.parties.find((party) => !copies.includes(party));
  return [
    ...forbidden(new Set(treaty.parties).size < 2, 'parties', 'treatyParties', 'WW-8.2-35'),
    ...treaty.parties
      .filter((party) => !Object.hasOwn(parties, party))
      .map((party): Objection => ({
        field: 'parties',
        code: 'owner',
        clause: 'WW-8.2-35',
        weight: 'forbidden',
        about: { party },
      })),
    ...unusual(kinds.length === 0, 'kinds', 'treatyKinds', 'WW-11.2-03'),
    ...forbidden(until !== null && until < from, 'until', 'treatyTime', 'WW-11.1-01', { from }),
    ...unusual(missing !== undefined, 'copies', 'treatyCopies', 'WW-8.2-35', {
      party: missing ?? '',
    }),
  ];
};
