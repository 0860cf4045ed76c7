import type { Case } from './case';

/** What a code means, `class main extension`, and the `code words` of findings. */
export interface ExpectedCode {
  readonly code: string | null;
  readonly findings?: readonly string[];
}

export type CodeCase = Case<string, ExpectedCode>;

const code = (
  given: string,
  meaning: string | null,
  findings: readonly string[] = [],
  clauses: readonly string[] = ['WW-6.3-11'],
): CodeCase => ({
  id: `${clauses[0] ?? ''} ${given}`,
  clauses,
  title: `"${given}" ${meaning ?? 'is no order'}`,
  given,
  expect: { code: meaning, findings },
});

/** The golden codes of the rule page, and other spellings of them. */
export const CODES: readonly CodeCase[] = [
  code('KVE', 'K V E', [], ['WW-6.3-11', 'WW-6.1-04']),
  code('KAE', 'K A E'),
  code('KAB3', 'K A B3'),
  code('KNF', 'K N F'),
  code('KH', 'K H'),
  code('KI', 'K I'),
  code('KR', 'K R'),
  code('KA', 'K A'),
  code('KV', 'K V', [], ['WW-6.3-11', 'WW-6.1-03']),
  code('AB', 'A B', [], ['WW-6.3-11', 'WW-6.1-04']),
  code('S1', 'S 1', [], ['WW-6.3-11', 'WW-6.1-04']),
  code('S', 'S'),
  code('KRF', 'K R', ['F-ORD-COMBO F'], ['WW-6.3-11', 'WW-6.2-12']),
  code('KEV', null, ['F-ORD-UNKNOWN KEV'], ['WW-6.3-11', 'WW-6.1-05']),
  code('KX', null, ['F-ORD-UNKNOWN KX']),
  code('KAB7', 'K A', ['F-ORD-UNPARSED 7'], ['WW-6.3-11', 'WW-6.3-10']),
  code('KAEF', 'K A E', ['F-ORD-EXTENSIONS F'], ['WW-6.3-11', 'WW-6.2-05']),
  code('E', null, ['F-ORD-UNKNOWN E']),
  code('kve', 'K V E', [], ['WW-6.3-02', 'WW-12.6-09']),
  code('K V E', 'K V E', [], ['WW-6.3-01']),
  code('KAB', 'K A B', [], ['WW-6.2-10']),
  code('KREF', 'K R E', ['F-ORD-EXTENSIONS F'], ['WW-6.2-05']),
  code('KAB3E', 'K A B3', ['F-ORD-EXTENSIONS E'], ['WW-6.2-05', 'WW-12.6-03']),
  code('KVX', 'K V', ['F-ORD-UNKNOWN X'], ['WW-6.1-05']),
  code('ABE', 'A B', ['F-ORD-UNKNOWN E'], ['WW-6.2-22']),
  code('S12', 'S 12', [], ['WW-6.1-06']),
  code('Rückzug', null, ['F-ORD-NOCODE Rückzug'], ['WW-6.1-01']),
  code('Abwarten', null, ['F-ORD-NOCODE Abwarten'], ['WW-6.1-01']),
  code('KR und dann heim', null, ['F-ORD-NOCODE KR und dann heim'], ['WW-6.1-01']),
  code('\u{1F6A2}', null, ['F-ORD-NOCODE \u{1F6A2}'], ['WW-0.3-03']),
];
