import { it } from 'vitest';
import { achtvoelkerCampaign } from '../../assets/examples/achtvoelker';
import { turnInputOf, systems } from '..';
import { stateOf } from '../systems/moerderspiel';
import { targetsOf } from '../systems/moerderspiel/orders/book';
it('x', () => {
  const c = achtvoelkerCampaign(); const s = systems['moerderspiel']!;
  for (const k of Object.keys(c.world.parties)) {
    const st = stateOf(c.world);
    console.log(k, targetsOf(st, k).map((t) => `${t.number}:${t.unit.key}@${t.field} ${t.nation} ${t.strength}`).join(' | '));
    const sheet = s.orders.read(c.sheets[k]!.text, k, c.world);
    console.log(sheet.rows.map((r) => JSON.stringify((r.content as any).order)).join('\n'));
    console.log('FINDINGS', s.orders.check(sheet, c.world, c.settings).map((f) => f.code + ' ' + f.words));
  }
  const p = s.adjudicate(turnInputOf(c))!;
  console.log(p.events.map((e) => `${e.kind} ${e.place} ${JSON.stringify(e.about)}`).join('\n'));
  console.log(p.findings);
  for (const r of p.reports.slice(0,8)) console.log(r.party, r.events.map((e) => `${e.kind.slice(13)} ${e.place} ${JSON.stringify(e.about)}`).join('\n   '));
});
