/**
 * The order sheet of the booklet's sample turn (8.3) as printed: a table with tabs, its two head lines, the
 * heading between units and characters. The same text lies beside this file as `orders-8.3.txt`.
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
