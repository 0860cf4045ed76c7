import { it } from 'vitest';
import { pygmaLetters } from './letter';
import { BOOK, BOOKS } from './sample';
const L = pygmaLetters<typeof BOOKS>({ bookOf: () => BOOK, holdingsOf: (books) => books });
it('x', () => {
  for (const t of [
'Equipment KH 3: 1 GS per man','KH 1 marschiert nach 65/6 und greift Nordreich an','KH 1 greift Nordreich an.','KH 1 bleibt stehen','KH 1 verhandelt','Hochburg wird Handelsstadt','Wir zahlen dem Nordreich 5000 GS','Freier Auftrag gegen Nordreich: Wie heißt der Kanzler?','Wir bauen eine Brücke zwischen 65/12 und 65/13','KH 1 | 65/5 | | 65/6 | 8500 R | A |','Auftrag gegen Nordreich','Auftrag Reichsgröße','Attack with KH 1 from 65/5 to 65/6',
'Let KH 1 march from 65/5 to 65/6 and attack','RH 1 reitet von 65/41 über 65/47 nach 65/48 und verhandelt','Mit FH 2 segeln wir von 73/5 nach 73/6','Ich stelle in Nordhafen KH 8 mit 5000 Kriegern auf','In Hochburg rüste ich 2000 Reiter als RH 9',
  ]) { const s = L.read(t, 'west', BOOKS); console.log(t.replace(/\n/g,'⏎') + '\n   ' + s.rows.map(r => JSON.stringify(Object.fromEntries(Object.entries(r.content.order).filter(([k,v]) => v !== '' && v !== false && !(Array.isArray(v) && v.length === 0) && v!==null)))).join('\n   ') + '  !! ' + s.findings.map(f => f.code.slice(6) + ': ' + f.words).join(' // ')); }
});
