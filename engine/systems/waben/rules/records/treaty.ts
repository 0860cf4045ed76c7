import { type Inspector, type FieldObjection, when } from './objection';

/** Objections to a treaty (WW-8.2-35, WW-11.2-03). */
export const treatyObjections: Inspector = ({ treaties, parties }, id) => {
  const treaty = treaties[id];
  if (treaty === undefined) return [];
  const { until, from, kinds, copies } = treaty;
  const missing = treaty.parties.find((party) => !copies.includes(party));
  return [
    ...when(new Set(treaty.parties).size < 2, (): FieldObjection => ({
      field: 'parties',
      code: 'treatyParties',
      clause: 'WW-8.2-35',
      weight: 'forbidden',
    })),
    ...treaty.parties
      .filter((party) => !Object.hasOwn(parties, party))
      .map((party): FieldObjection => ({
        field: 'parties',
        code: 'owner',
        clause: 'WW-8.2-35',
        weight: 'forbidden',
        about: { party },
      })),
    ...when(kinds.length === 0, (): FieldObjection => ({
      field: 'kinds',
      code: 'treatyKinds',
      clause: 'WW-11.2-03',
      weight: 'unusual',
    })),
    ...when(until !== null && until < from, (): FieldObjection => ({
      field: 'until',
      code: 'treatyTime',
      clause: 'WW-11.1-01',
      weight: 'forbidden',
      about: { from },
    })),
    ...when(missing !== undefined, (): FieldObjection => ({
      field: 'copies',
      code: 'treatyCopies',
      clause: 'WW-8.2-35',
      weight: 'unusual',
      about: { party: missing ?? '' },
    })),
  ];
};
