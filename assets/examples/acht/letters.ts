import { tharosTurn } from '../tharos/turn';

const HEAD = 'Nr.\tGröße\tTyp\tHf\tPosition alt\tZugbefehl\tPosition neu\tBefehl\tSonstiges';

const table = (rows: readonly string[]): string => [HEAD, ...rows].join('\n');

/** Valdrun: a mail without a mistake. */
const valdrun = `Werter Spielleiter,

anbei der Zug von Königreich Valdrun für den Falkenmond 419, Zug 58.

1. Zugbefehle

${table([
  '101\t4.000\tK\t1\t001/01\t\t001/01\tKV\t',
  '102\t6.000\tK\t2\t001/28\t-21\t001/21\tKH\t',
  '103\t3.000\tK\t1\t001/21\t\t001/21\tKH\t',
  '104\t2.000\tB\t1\t836/46\t\t836/46\tKH\t',
  '201\t1.200\tR\t1\t001/36\t-35-27\t001/27\tKA\t',
  '301\t40\tS\t1\t001/14\t-08\t001/08\tKV\t',
])}

2. Botschaften

An Emirat Nahrim: Der Friede gilt, solange die Brunnen von Brunnhort offen bleiben.

Mit königlichem Gruß
Orlan der Fahle
`;

/** Lyranth: a mail with two mistakes: a field that does not touch, and a unit nobody has. */
const lyranth = `Lieber Spielleiter,

der Seebund meldet sich für Zug 58, Falkenmond 419.

1. Zugbefehle

${table([
  '101\t3.500\tK\t1\t461/20\t\t461/20\tKH\t',
  '301\t20\tS\t1\t210/01(1)\t\t210/01(1)\tKI\t',
  '302\t60\tS\t2\t461/27\t-28-35\t461/35\tKV\t',
  '303\t30\tS\t1\t002/20\t-27-40\t002/40\tKV\t',
  '304\t15\tS\t1\t461/27\t\t461/27\tKV\t',
])}

2. Mitteilungen

Allen Reichen: Der Markt von Lyr ist wieder eröffnet.

Perenna Vael
`;

/** Okhan: typed into a word processor, one code mistyped. */
const okhan = `Sippen von Okhan, Zug 58, Falkenmond 419

Ashuwe grüßt.

1. Zugbefehle

${table([
  '101\t5.000\tK\t1\t710/21\t\t710/21\tKV\t',
  '102\t2.500\tK\t1\t711/36\t\t711/36\tKX\t',
  '201\t100\tR\t1\t711/25\t-26-33\t711/33\tKR\t',
  '801\t1.500\tLT\t1\t710/30\t\t710/30\tKR\t',
])}

2. Kulturbericht

Das Fest der Brücken. Einmal im Jahr trägt jede Sippe einen Stein zur alten Brücke von Brückenhort.
`;

/** Nahrim: a list typed into a spreadsheet; one unit starts elsewhere than it stands. */
const nahrim = `Emirat Nahrim, Zug 58

1. Zugbefehle

${table([
  '101\t4.500\tK\t1\t009/33\t\t009/33\tKH\t',
  '102\t2.000\tK\t1\t158/03\t\t158/03\tKH\t',
  '201\t2.400\tR\t1\t158/21\t-29\t158/29\tKV\t',
  '301\t25\tS\t1\t009/33(5)\t\t009/33(5)\tKV\t',
])}
`;

/** Dornach: pasted as it stands in the mail, without a mistake. */
const dornach = `Mark Dornach, Zug 58, Falkenmond 419

Gerhild, Markgräfin, grüßt.

1. Zugbefehle

${table([
  '101\t3.000\tK\t1\t327/42\t\t327/42\tKH\t',
  '102\t1.500\tK\t1\t711/02\t\t711/02\tKH\t',
  '201\t600\tR\t1\t711/17\t-11\t711/11\tKV\t',
])}
`;

/** Frostkap: a short letter, without a mistake. */
const frostkap = `Freie Stämme von Frostkap, Zug 58, Falkenmond 419

1. Zugbefehle

${table([
  '101\t2.000\tK\t1\t575/32\t\t575/32\tKH\t',
  '201\t500\tR\t1\t575/33\t-26-19\t575/19\tKR\t',
])}
`;

/** The guild: lines as people type them into a mail. */
const guild = `Gilde der Fährleute, Zug 58, Falkenmond 419

301  20 S  836/20  -14  836/14  KI
302  10 S  836/28  836/28  KI

Mit nassem Gruß
Oda Rahn
`;

/** Letters of the realms of the example for turn 58, by party; some with typical mistakes. */
export const achtLetters: Readonly<Record<string, string>> = {
  tha: tharosTurn,
  val: valdrun,
  lyr: lyranth,
  okh: okhan,
  nah: nahrim,
  dor: dornach,
  fro: frostkap,
  gil: guild,
};
