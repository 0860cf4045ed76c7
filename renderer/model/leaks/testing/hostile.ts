import type { Campaign, MailItem } from '../../../../engine';

/** Texts that would have an effect, were they anywhere interpreted. */
export const HOSTILE: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</text></svg><svg onload=alert(1)>',
  '</style><script>1</script>',
  '<!-- --><iframe src="javascript:alert(1)">',
  'javascript:alert(1)',
  '${process.exit(1)}',
  '{{constructor.constructor("alert(1)")()}}',
  '$t(app:name) {{count}}',
  '\u202Elanrebos\u202C Nord',
  '\u2066Links\u2069 \u200FRechts',
  'Null\u200Bweite \u200D\uFEFF',
  'Nu\u0000ll und \u0007Klingel \u001B[31mrot',
  '🐉👩‍👩‍👧‍👦 Drachen',
  '=HYPERLINK("http://x.example";"x")',
  "+1+cmd|' /C calc'!A0",
  '@SUM(A1:A9)',
  'a\r\nBcc: alle@x.example\r\n\r\nText',
  '../../etc/passwd',
  'CON',
  'a/b\\c:d*e?f"g<h>i|j.',
  ') Tj ET /JS (app.alert(1)) /S /JavaScript (',
  '>> endobj 9 0 obj << /OpenAction << /S /JavaScript /JS (1) >> >>',
  '&lt;script&gt; &#x3C;b&#62;',
  'X'.repeat(10_000),
  '\uD800 halb \uDC00',
  'kein\uFFFE Zeichen\uFFFF',
  'é̸̢̛̗͉̬͎͓̟͇̩̙͎̳̩̣̗͖̎̇͊͌̈́̂̍̓̈̇̂̀͜͝͠ Zalgo',
  '﷽﷽﷽ مملكة ห้องสมุด 王国',
  '{"__proto__":{"x":1}}',
  '__proto__',
];

/** Every other one, beginning somewhere. */
const hostile = (index: number): string => HOSTILE[index % HOSTILE.length] ?? '';

const renamed = <Value>(
  record: Readonly<Record<string, Value>>,
  change: (value: Value, index: number) => Value,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    Object.entries(record).map(([key, value], index) => [key, change(value, index)]),
  );

/** Letters from everybody to everybody and to all, with every hostile text in their heads and bodies. */
const hostileMail = (
  parties: readonly string[],
  turn: number,
): Readonly<Record<string, MailItem>> =>
  Object.fromEntries(
    HOSTILE.map((text, index): [string, MailItem] => {
      const id = `hostile-${String(index)}`;
      const from = parties[index % parties.length] ?? '';
      const isAnnouncement = index % 3 === 0;
      return [
        id,
        {
          id,
          turn,
          from,
          title: text,
          text: `${text}\n\nZweiter Absatz: ${text}`,
          to: isAnnouncement ? null : (parties[(index + 1) % parties.length] ?? null),
          kind: isAnnouncement ? 'announcement' : 'message',
          isPublic: isAnnouncement,
        },
      ];
    }),
  );

/** The campaign with a hostile name for everything that has one; `shift` gives everything another of them. */
export function hostileCampaign(campaign: Campaign, shift: number): Campaign {
  const { world } = campaign;
  const { grossfelder } = world.map;
  return {
    ...campaign,
    name: hostile(shift),
    mail: hostileMail(Object.keys(world.parties), world.clock.turn),
    world: {
      ...world,
      map: {
        ...world.map,
        grossfelder: renamed(grossfelder, (chunk, index) => ({
          ...chunk,
          settlements: renamed(
            chunk.settlements as Readonly<Record<string, (typeof chunk.settlements)[number]>>,
            (town, at) => ({
              ...town,
              name: hostile(shift + 3 * index + at),
            }),
          ),
          notes: renamed(chunk.notes as Readonly<Record<string, string>>, (_note, at) =>
            hostile(shift + at),
          ),
        })),
      },
      parties: renamed(world.parties, (party, index) => ({
        ...party,
        name: hostile(shift + index),
        ruler: hostile(shift + index + 9),
      })),
      units: renamed(world.units, (unit, index) => ({
        ...unit,
        character:
          unit.character === null ? null : { ...unit.character, name: hostile(shift + index) },
      })),
      labels: renamed(world.labels, (label, index) => ({ ...label, text: hostile(shift + index) })),
      people: renamed(world.people, (person, index) => ({
        ...person,
        name: hostile(shift + index + 4),
        email: `a@x.example\r\nBcc: ${String(index)}@x.example`,
      })),
    },
  };
}
