import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dayAfter,
  daysTo,
  instantFromIso,
  instantOf,
  isLocalTime,
  isoOf,
  localAt,
  type LocalTime,
  zoneOf,
} from './wall-clock';

const berlin = zoneOf('Europe/Berlin') ?? (() => NaN);
const local = (text: string): LocalTime => {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = text
    .split(/[- :]/)
    .map(Number);
  return { year, month, day, hour, minute, second };
};

describe('real-time clocks', () => {
  it.each([
    ['2005-01-15 22:00:00', '2005-01-15T21:00:00.000Z'],
    ['2005-07-15 22:00:00', '2005-07-15T20:00:00.000Z'],
    // Clocks go forward on 27 March and back on 30 October.
    ['2005-03-27 01:59:59', '2005-03-27T00:59:59.000Z'],
    ['2005-03-27 03:00:00', '2005-03-27T01:00:00.000Z'],
    ['2005-03-27 02:30:00', '2005-03-27T01:30:00.000Z'],
    ['2005-10-30 02:30:00', '2005-10-30T00:30:00.000Z'],
    ['2005-10-30 03:00:00', '2005-10-30T02:00:00.000Z'],
    ['2004-02-29 00:00:00', '2004-02-28T23:00:00.000Z'],
  ])('show %s in Berlin at %s', (wall, iso) => {
    expect(isoOf(instantOf(local(wall), berlin))).toBe(iso);
  });

  it('agree with the calendar of the machine in every zone that is known', () => {
    const zones = ['Europe/Berlin', 'Europe/London', 'Europe/Helsinki', 'UTC'];
    const instant = fc.integer({ min: Date.UTC(1997, 0), max: Date.UTC(2037, 0) });
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (at, zone) => {
        const shown = new Intl.DateTimeFormat('sv-SE', {
          timeZone: zone,
          dateStyle: 'short',
          timeStyle: 'medium',
        }).format(at);
        const offset = zoneOf(zone) ?? (() => NaN);
        expect(localAt(at, offset)).toEqual(local(shown));
        const again = instantOf(local(shown), offset);
        expect([0, 3_600_000]).toContain(Math.floor(at / 1000) * 1000 - again);
      }),
    );
  });

  it('count days both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: -30_000, max: 200_000 }), (days) => {
        const day = dayAfter(days);
        expect(daysTo(day)).toBe(days);
        expect(Date.UTC(day.year, day.month - 1, day.day)).toBe(days * 86_400_000);
      }),
    );
  });

  it.each([
    ['2005-02-29 10:00:00', false],
    ['2004-02-29 10:00:00', true],
    ['2005-04-31 10:00:00', false],
    ['2005-04-30 24:00:00', false],
    ['2005-13-01 00:00:00', false],
  ])('decide for %s whether it is a time: %s', (wall, expected) => {
    expect(isLocalTime(local(wall))).toBe(expected);
  });

  it.each([
    ['2005-04-03T15:59:59', '2005-04-03T13:59:59.000Z'],
    ['2005-04-03T15:59:59Z', '2005-04-03T15:59:59.000Z'],
    ['2005-04-03T15:59:59+02:00', '2005-04-03T13:59:59.000Z'],
    ['2005-04-03 15:59 -0530', '2005-04-03T21:29:00.000Z'],
    ['2005-04-03', '2005-04-02T22:00:00.000Z'],
    ['2005-02-30', undefined],
    ['gestern', undefined],
  ])('read %s', (text, iso) => {
    const instant = instantFromIso(text, berlin);
    expect(instant === undefined ? undefined : isoOf(instant)).toBe(iso);
  });

  it.each(['Mars/Olympus', 'UTC+15', 'europe/berlin', '', 'constructor'])(
    'do not know %j',
    (name) => {
      expect(zoneOf(name)).toBeUndefined();
    },
  );
});
