/**
 * The order sheet of the booklet's sample turn (8.3) as printed: a table with tabs, its two head lines, the heading
 * between units and characters. The same text is in `orders-8.3.txt` beside this file.
 */
export const tharosOrders = `Nr.\tGröße\tAbk\t#\tAbk\tPosition\tZugbefehl\tPosition\tBefehl\tmit\tSonstiges
\t\tTyp\tHf\tHf\talt\t\tneu\t\tChar\t
101\t8.000\tK\t2\tHf\t210/19\t-20-21\t210/21\tKVE\t\tneu 2000K
102\t5.000\tB\t2\tHf\t210/37\t-30-001/01\t001/01\tKAE\t501\t
103\t3.000\tK\t1\tHf\t210/04\t\t210/04\tKH\t\t
201\t750\tR\t1\tHf\t210/37\t-30-22-002/38(302)\t001/07\tKI\t\teinladen nach 302
202\t430\tR\t1\tHf\t210/30\t-22-21-20-19\t210/19\tKR\t\tauflösen in 210/19
203\t50\tR\t1\tHf\t210/37\t001/10-17-25-26-27\t001/27\tKR\t\t
301\t100\tKS\t3\tHf\t002/23\t-31-38-44\t002/44\tKA\t\t001/01 angreifen
302\t15\tS\t1\tHf\t002/12\t-18-25-32-38\t002/23\tKV\t\t
401\t5.000\tA\t1\tHf\t210/04\t\t210/04\tAB\t\tinaktiv
<b>Charaktere und Spezialisten:</b>\t\t\t\t\t\t\t\t\t\t
501\t\t\t1\tHf\t(102)\t\t(102)\tS1\t\tsiehe Aktionsteil
502\t\t\t1\tHf\t(105)\t\t(105)\tKR\t\t
`;

/**
 * The technical part of the booklet's sample turn (8.3) as one letter: movement orders, units, characters, and the
 * balance sheet with all its contradictions, in a plain layout of our own. The same text is in `turn-8.3.txt` beside
 * this file.
 */
export const tharosTurn = `Reich Tharos, Zug 58, Falkenmond 419

1. Zugbefehle

${tharosOrders}
2. Einheitenliste

Nr.\tGröße\tTyp\tHf\tStandort\tBP\tgerüstet in
101\t8.000\tK\t2\t210/19\t15\ttwa
102\t5.000\tB\t2\t210/37\t15\tt
103\t3.000\tK\t1\t210/04\t15\tt
201\t750\tR\t1\t210/37\t30\ttsu
202\t430\tR\t1\t210/30\t30\tt
203\t50\tR\t1\t210/37\t30\tt
301\t100\tS\t3\t002/23\t30\tw
302\t10\tS\t1\t002/09\t30\tw
401\t5.000\tA\t1\t210/04\t15\tt
501\t\t\t1\t(102)\t\tHf
502\t\t\t1\t(301)\t\tHf

3. Liste der Charaktere

Nr.\tStatus\tAnsiedlung\tBWP\tGutpunkte\tName
501\tREP\t210/37\t48\t4+2\tTraska Dagon II.
502\tREP\t002/23\t36\t3+2\tIllyra

4. Steuern aus dem Land

Gelände\tWasser\t\tTiefland\t\tHochland\t\tBergland\t\tGebirge\t
\tKF\tSteuern\tKF\tSteuern\tKF\tSteuern\tKF\tSteuern\tKF\tSteuern
Normal\t\t\t25\t75.000\t13\t19.500\t8\t6.000\t5\t1.875
Wald\t\t\t5\t9.000\t2\t1.800\t1\t450\t\t0
See\t\t\t2\t3.600\t4\t3.600\t\t0\t\t0
Steppe\t\t\t\t0\t\t\t\t\t\t
Sumpf\t\t\t37\t22.200\t12\t3.600\t9\t1.350\t\t
Dschungel\t\t\t\t0\t\t0\t\t0\t\t
Wüste\t\t\t\t0\t\t0\t\t0\t\t
Eiswüste\t40\t60\t5\t3.000\t7\t2.100\t1\t150\t4\t300
Vulkan\t\t\t\t0\t\t0\t\t0\t1\t38
Zwischensummen\t40\t60\t74\t112.800\t38\t30.600\t19\t7.950\t10\t2.213
Summe\t181 KF\t153.623 GS

5. Einnahmen der Ansiedlungen

Typ\tOrt\tName\tGS
MET\t210/04\tTharos\t10.200
FST\t210/19\tElystria\t3.900
STD\t210/01\tTrakan\t5.100
Summe\t\t\t19.200

6. Rüstungen und Auflösungen

Einheit\tStärke\two\tKosten
101 (aufr.)\t+3000K\t210/19\t-11.000
106\t+3000K\t210/04\t-16.000
203 (abr.)\t-430 R\t210/19\t+3.725

7. Unterhalt der Infrastruktur

\tGSw 0\tGSw 1\tGSw 2\tKosten
WL Wälle\t23\t2\t\t
STR Straßen\t5\t1\t4\t
BRÜ Brücken\t2\t\t\t
Summe\t30\t6\t12\t-4.800

8. Unterhalt der Einheiten

\tAnzahl\tpro Kopf\tKosten
Bestand Land\t26.480\t1\t-27.480
Bestand See\t220\t20\t-4.400
Charaktere und Hf\t35\t200\t-7.000

9. Bilanz

Alter Bestand\t20.100
Steuern Land\t153.623
Steuern Ansiedlungen\t30.000
Unterhalt Ansiedlungen\t-15.600
Unterhalt Infrastruktur\t-4.800
Unterhalt Einheiten\t-38.880
Neurüstungen\t-28.275
Neubauten\t-15.000
Sonstiges 1\t0
Sonstiges 2\t0
Neuer Bestand\t101.168
`;
