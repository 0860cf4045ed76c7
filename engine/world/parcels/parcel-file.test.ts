import { describe, expect, it } from 'vitest';
import type { GrossfeldNo } from '../../hex';
import {
  decode,
  encode,
  FIRST,
  outgoing,
  read,
  sent,
  west,
  withUnits,
} from '../../testing/parcels';
import type { Campaign } from '../campaign';
import { parcelFile, readParcelFile } from '.';
import { fail } from '../../testing/world';

describe('a parcel file', () => {
  const { parcel } = outgoing(sent());
  const bytes = parcelFile(parcel);

  it('is read as it was written, and equal content gives equal bytes', () => {
    expect(read(parcel).content).toEqual(parcel);
    expect(parcelFile(structuredClone(parcel))).toEqual(bytes);
  });

  it('of a newer program, of another kind, or with any other byte is refused', () => {
    const text = decode(bytes);
    const newer = text.replace('"version":1', '"version":3').replace(/\n.*/s, '\nsomething else\n');
    expect(readParcelFile(encode(newer))).toEqual({ ok: false, problem: 'too-new' });
    expect(readParcelFile(encode('PK'))).toEqual({ ok: false, problem: 'foreign' });
    expect(readParcelFile(new Uint8Array())).toEqual({ ok: false, problem: 'foreign' });
    expect(readParcelFile(Uint8Array.of(0xc3))).toEqual({ ok: false, problem: 'damaged' });
    expect(readParcelFile(new Uint8Array(17 * 1024 * 1024))).toEqual({
      ok: false,
      problem: 'too-large',
    });
    for (let at = 0; at < bytes.length - 1; at += 7) {
      const bent = bytes.with(at, (bytes[at] ?? 0) ^ 1);
      expect(readParcelFile(bent).ok, `byte ${String(at)}`).toBe(false);
    }
  });

  it.each<[string, (content: typeof parcel) => object]>([
    ['a unit of a party it does not name', (content) => ({ ...content, parties: {} })],
    [
      'units that carry each other',
      (content) => ({ ...content, units: content.units.map((one) => ({ ...one, aboard: 0 })) }),
    ],
    ['something no parcel has', (content) => ({ ...content, seed: 'x' })],
    ['a key that reaches into prototypes', (content) => ({ ...content, system: '__proto__' })],
  ])('with %s is damaged', (_, change) => {
    const file = parcelFile(change(parcel) as typeof parcel);
    expect(readParcelFile(file)).toEqual({ ok: false, problem: 'damaged' });
  });

  it('of a kind that is not known yet is of a newer program', () => {
    const file = parcelFile({ ...parcel, kind: 'treaty' } as never);
    expect(readParcelFile(file)).toEqual({ ok: false, problem: 'too-new' });
    expect(readParcelFile(file.with(file.length - 3, 0x21)).ok).toBe(false);
  });

  it('holds what crosses and nothing else of the campaign', () => {
    const SECRET = 'geheim-4711';
    const marked = JSON.parse(JSON.stringify(west), (key, value: unknown) => {
      const isText = typeof value === 'string';
      return isText && ['text', 'order', 'note', 'ruler', 'email', 'reason'].includes(key)
        ? SECRET
        : value;
    }) as Campaign;
    const hidden: Campaign = {
      ...withUnits(marked, { ...FIRST, order: SECRET }),
      seed: SECRET,
      sheets: { tha: { turn: 1, party: 'tha', text: SECRET, receivedAt: SECRET } },
    };
    const letter = { from: FIRST.party, to: 'Osten', text: 'Gruß' };
    const knowledge = Object.keys(hidden.world.knowledge[FIRST.party]?.grossfelder ?? {});
    const away = sent(
      {
        letters: [letter],
        knowledge: knowledge.map((no) => ({ party: FIRST.party, no: no as GrossfeldNo })),
      },
      hidden,
    );
    const text = decode(parcelFile(outgoing(away).parcel));
    expect(text).not.toContain(SECRET);
    const others = Object.values(hidden.world.parties).filter(({ key }) => key !== FIRST.party);
    for (const { key, name } of others) {
      expect(text).not.toContain(`"${key}"`);
      expect(text).not.toContain(name);
    }
    const numbers = [...text.matchAll(/"number":(\d+)/g)].map(([, number]) => Number(number));
    expect(numbers).toEqual([1, FIRST.number]);
    expect(text).not.toContain(FIRST.place.kind === 'field' ? FIRST.place.field : fail());
  });
});
