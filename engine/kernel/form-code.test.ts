import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FormCode, formCodeIn, formCodeText, readFormCode } from '.';

const code: FormCode = {
  system: 'waben',
  edition: '1.02',
  form: 'orders',
  party: 'tha',
  turn: 58,
  language: 'de',
};

describe('the code of a form', () => {
  it('identifies form, turn and party', () => {
    expect(formCodeText(code)).toBe('waben/1.02/orders/tha/58/de');
    expect(formCodeText({ ...code, party: null, turn: null, language: 'en' })).toBe(
      'waben/1.02/orders/-/-/en',
    );
  });

  it('is read as it was written', () => {
    const codes = fc.record({
      system: fc.constantFrom('waben', 'isis2'),
      edition: fc.constantFrom('1.02', '3', '2.0.1'),
      form: fc.constantFrom('orders', 'realm'),
      party: fc.option(fc.constantFrom('tha', 'äöü', 'r_1')),
      turn: fc.option(fc.nat(999_999)),
      language: fc.constantFrom('de', 'en'),
    });
    fc.assert(
      fc.property(codes, (one) => {
        expect(readFormCode(formCodeText(one as FormCode))).toEqual(one);
        expect(formCodeIn(`Seite 1\n${formCodeText(one as FormCode)} mehr`)).toEqual(one);
      }),
    );
  });

  it('names no party whose key would make another code of it', () => {
    expect(formCodeText({ ...code, party: 'a/b' })).toBe('waben/1.02/orders/-/58/de');
    expect(formCodeText({ ...code, party: '<b>' })).toBe('waben/1.02/orders/-/58/de');
  });

  it('is nothing else', () => {
    for (const text of ['', 'waben', '../../etc/passwd/1/de', 'waben/1.02/orders/a b/58/de'])
      expect(readFormCode(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => readFormCode(text) === undefined));
  });
});
