import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faultNameOf, placesOf } from './name';

const ROOM = 'https://home.test/assets/TurnScreen-D3fG_h12.js';
const SHARED = 'app://wabenwart/assets/index-a1b2c3d4.js';
const isOurs = (address: string): boolean => [ROOM, SHARED].includes(address);

const failed = (message: string, name = 'TypeError'): Error => {
  const error = Object.assign(new Error(message), { name });
  error.stack = `${name}: ${message}\n    at Qt (${ROOM}:12:345)\n    at async ${SHARED}:1:9`;
  return error;
};

describe('the name of an error of the program', () => {
  it('is its class and the innermost place in the program', () => {
    expect(faultNameOf(failed('x is undefined'), isOurs)).toBe('TypeError @ TurnScreen:12:345');
    expect(placesOf(failed('x'), isOurs)).toEqual(['TurnScreen:12:345', 'index:1:9']);
  });

  it('knows no class but those of the program and the browser', () => {
    expect(faultNameOf(failed('x', 'König Aldric'), isOurs)).toBe('Error @ TurnScreen:12:345');
    expect(faultNameOf('König Aldric', isOurs)).toBe('NoError');
    expect(faultNameOf(null, isOurs)).toBe('NoError');
  });

  it('reads the stacks of other browsers', () => {
    const error = failed('x');
    error.stack = `Qt@${ROOM}:3:4\n@${SHARED}:5:6`;
    expect(placesOf(error, isOurs)).toEqual(['TurnScreen:3:4', 'index:5:6']);
  });

  it('takes nothing for a place that is not a file of the page', () => {
    const error = failed('x');
    error.stack = 'TypeError: x\n    at f (https://home.test/assets/Geheimbund.js:1:2)';
    expect(faultNameOf(error, isOurs)).toBe('TypeError');
  });

  it('holds no sign of a message, whatever that says', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.constantFrom('', `\n    at g (${ROOM}:7:7)`, ` ${SHARED}:8:8\n`),
        (words, planted) => {
          const name = faultNameOf(failed(`${words}${planted}`), isOurs);
          expect(name).toBe('TypeError @ TurnScreen:12:345');
        },
      ),
    );
  });
});
