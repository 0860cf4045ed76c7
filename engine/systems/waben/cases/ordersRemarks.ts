import type { Case } from './case';

/** What a cell of remarks says: each remark as kind and figures, in words; and the `code words` of findings. */
export interface ExpectedRemarks {
  readonly remarks: readonly string[];
  readonly findings?: readonly string[];
}

export type RemarkCase = Case<string, ExpectedRemarks>;

const remark = (
  given: string,
  remarks: readonly string[],
  findings: readonly string[] = [],
  clauses: readonly string[] = ['WW-6.3-01'],
): RemarkCase => ({
  id: `${clauses[0] ?? ''} ${given}`,
  clauses,
  title: `"${given}"`,
  given,
  expect: { remarks, findings },
});

const FURTHER = ['WW-6.3-20'];
const FREE = ['WW-6.3-20', 'WW-6.3-10'];

/** Every form of remark, other spellings, and what is not a form. Written back they read as on the right. */
export const REMARKS: readonly RemarkCase[] = [
  remark('neu', ['new: neu'], [], ['WW-6.3-14', 'WW-8.2-23']),
  remark('neu 2000K', ['new: neu 2.000K']),
  remark('NEU 2.000 k + 1 Hf', ['new: neu 2.000K + 1 HF'], [], ['WW-6.3-02', 'WW-5.1-27']),
  remark('neu 10 KS', ['new: neu 10KS'], [], ['WW-6.3-10']),
  remark('auflösen in 210/19', ['disband: auflösen in 210/19']),
  remark('aufloesen', ['disband: auflösen'], [], ['WW-0.2-05']),
  remark('auflo\u0308sen', ['disband: auflösen'], [], ['WW-0.2-05']),
  remark('abrüsten in 210 / 19', ['disband: auflösen in 210/19']),
  remark(
    'aufteilen 500R + 1HF nach 205',
    ['split: aufteilen 500R + 1 HF nach 205'],
    [],
    ['WW-6.3-15', 'WW-8.2-23'],
  ),
  remark('zusammenlegen mit 102', ['merge: zusammenlegen mit 102'], [], ['WW-6.3-15', 'WW-8.2-23']),
  remark('einladen nach 302', ['load: einladen nach 302']),
  remark('ausladen in 210/19', ['unload: ausladen in 210/19']),
  remark('ausladen', ['unload: ausladen']),
  remark('001/01 angreifen', ['assault: 001/01 angreifen'], [], ['WW-6.3-16']),
  remark('210/19(3) angreifen', ['assault: 210/19(3) angreifen'], [], ['WW-6.3-16']),
  remark('Sturm', ['storm: Sturm'], [], ['WW-6.3-17']),
  remark('sturm 210/19(2)', ['storm: Sturm 210/19(2)'], [], ['WW-6.3-17']),
  remark('bauen WL BW 5 in 210/19|20 "Großer Wall; innen"', [
    'build: bauen WL BW 5 in 210/19(2) "Großer Wall; innen"',
  ]),
  remark('bauen BRUE', ['build: bauen BRÜ'], [], ['WW-0.2-05']),
  remark('bauen std „Neuheim“', ['build: bauen STD "Neuheim"']),
  remark('inaktiv', ['idle: inaktiv'], [], ['WW-6.2-19']),
  remark('siehe Aktionsteil', ['see: siehe Aktionsteil']),
  remark('Erkunder', ['scout: Erkunder'], [], ['WW-5.1-11']),
  remark('warten auf 201', ['wait: warten auf 201'], [], FURTHER),
  remark('laden 5.000 GS', ['cargo: laden 5.000 GS'], [], FURTHER),
  remark('abladen 500 gs', ['cargo: abladen 500 GS'], [], FURTHER),
  remark('innen; aussen', ['station: innen', 'station: außen'], [], FURTHER),
  remark('frei für nord.1', ['release: frei für nord.1'], [], FURTHER),
  remark('frei fuer K', ['release: frei für K'], [], FURTHER),
  remark('verschonen tha', ['spare: verschonen tha'], [], FURTHER),
  remark('führt 102', ['lead: führt 102'], [], FURTHER),
  remark('fuehrt', ['lead: führt'], [], FURTHER),
  remark('neu 2000K; Erkunder', ['new: neu 2.000K', 'scout: Erkunder'], [], FURTHER),
  remark('auflöesen', ['free: auflöesen'], ['F-ORD-REMARK auflöesen'], FREE),
  remark('neu 2000K bitte', ['free: neu 2000K bitte'], ['F-ORD-REMARK neu 2000K bitte'], FREE),
  remark('angreifen 001/01', ['free: angreifen 001/01'], ['F-ORD-REMARK angreifen 001/01'], FREE),
  remark(
    'auflösen in 210/49',
    ['free: auflösen in 210/49'],
    ['F-POS-SYNTAX 210/49'],
    ['WW-2.1-19'],
  ),
  remark('neu 100.00K', ['free: neu 100.00K'], ['F-NUM-FORMAT 100.00'], ['WW-0.2-04']),
  remark('einladen nach 99', ['free: einladen nach 99'], ['F-UNIT-NUMBER 99'], ['WW-5.1-03']),
  remark('"offen; Erkunder', ['free: "offen', 'scout: Erkunder'], ['F-ORD-REMARK "offen'], FREE),
];
