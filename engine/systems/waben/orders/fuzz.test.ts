import { describe, expect, it } from 'vitest';
import { tharosCampaign } from '../../../../assets/examples/tharos';
import type { Finding } from '../../../kernel';
import { realm } from '../../../testing';
import { diceOf, wildLetter } from '../../../testing/letters';
import { trialsOf } from '../../../testing/trials';
import { latticeOf, type Party, type World } from '../../../world';
import { FINDINGS, PROGRAM_FINDINGS } from '../data';
import { CLAUSES } from '../data/clauses';
import { checkOrders, readOrders } from '.';

/** Letters; all of them by `npm run soak -- orders`. */
const LETTERS = trialsOf({ small: 50, middle: 100, full: 5000 });
const LINES_PER_LETTER = 40;

const REGISTER: Readonly<Record<string, { readonly severity: string }>> = {
  ...FINDINGS,
  ...PROGRAM_FINDINGS,
};
const KNOWN_CLAUSES = new Set<string>(CLAUSES);

const { world: example } = tharosCampaign();
const lattice = latticeOf(example.map);
const neighbour = (key: string, name: string): [string, Party] => [key, realm(key, { name })];

/** The example in any moon, with two neighbours to declare things to. */
const worldIn = (moon: number): World => ({
  ...example,
  parties: {
    ...example.parties,
    ...Object.fromEntries([neighbour('val', 'Valen'), neighbour('lyr', 'Lyr')]),
  },
  clock: { ...example.clock, moon },
});

/** Faults of a finding about a text; none = it is valid (WW-0.3-01). */
const flaws = (found: Finding, text: string): readonly string[] => {
  const { code, severity, clause, span, words } = found;
  const isInside =
    span === undefined || (span.start >= 0 && span.end <= text.length && span.start <= span.end);
  const saysWhatStands =
    span === undefined ? words === '' : text.slice(span.start, span.end) === words;
  return [
    ...(REGISTER[code] === undefined ? [`no code ${code}`] : []),
    ...(['REJECT', 'TRUNCATE', 'WARN', 'ASK'].includes(severity) ? [] : [`severity ${severity}`]),
    ...(KNOWN_CLAUSES.has(clause) ? [] : [`no clause ${clause}`]),
    ...(isInside ? [] : [`span of ${code} outside the text`]),
    ...(saysWhatStands ? [] : [`words of ${code}: ${JSON.stringify(words)}`]),
  ];
};

describe('malformed letters', () => {
  it(
    `WW-0.3-01, WW-0.3-03: nothing fails, every finding has code, clause, severity and place (${LETTERS.label})`,
    () => {
      const seen = new Set<string>();
      for (const seed of LETTERS.seeds()) {
        const world = worldIn((seed % 12) + 1);
        const text = wildLetter(diceOf(seed), LINES_PER_LETTER);
        const sheet = readOrders(text, 'tha', world, {}, lattice);
        const findings = checkOrders(sheet, world, {}, lattice);
        findings.forEach(({ code }) => seen.add(code));
        expect({ seed, flaws: findings.flatMap((found) => flaws(found, text)) }).toEqual({
          seed,
          flaws: [],
        });
      }
      // The generator reaches far: findings of every part of a letter turn up.
      for (const part of ['F-ORD-', 'F-POS-', 'F-ROW-', 'F-BUILD-', 'F-TURN-', 'F-ADV-'])
        expect([...seen].filter((code) => code.startsWith(part))).not.toEqual([]);
      expect(seen.size).toBeGreaterThan(30);
    },
    15 * 60_000,
  );
});
