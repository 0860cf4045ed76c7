import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { excludedOn, SCHEDULE } from '../../e2e/support/schedule';

const TITLE = /\btest\(\s*(['"`])(.+?)\1/g;

/** Beginning of the title of each journey of a file, before the first value. */
const beginningsOf = (file) => {
  const source = new URL(`../../e2e/${file}.journey.ts`, import.meta.url);
  if (!existsSync(source)) return [];
  return [...readFileSync(source, 'utf8').matchAll(TITLE)].map(([, , title]) =>
    title.replace(/\$\{.*/, '').replaceAll('\\', ''),
  );
};

describe('the journeys of a weekday', () => {
  it.each(Object.values(SCHEDULE).flat())('has one that begins with "%s"', (entry) => {
    const file = entry.slice(0, entry.indexOf(':'));
    const title = entry.slice(file.length + 2);
    const isMeant = (start) => start.startsWith(title) || title.startsWith(start);
    expect(beginningsOf(file).filter(isMeant)).toHaveLength(1);
  });

  it('are each run at least once in any three weeks', () => {
    const days = Array.from({ length: 21 }, (_, index) => excludedOn(20_785 + index).map(String));
    const never = days.reduce((left, excluded) => left.filter((one) => excluded.includes(one)));
    expect(never).toEqual([]);
    expect(excludedOn(undefined)).toEqual([]);
  });
});
