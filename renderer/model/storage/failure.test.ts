import { describe, expect, it } from 'vitest';
import { failureOf, fileFailureOf, startFailureOf } from './failure';
import { MissingCampaign, RevisionConflict } from './storage';

const named = (name: string, rest: object = {}): Error =>
  Object.assign(new Error('x'), { name, ...rest });

describe('why a step could not be written', () => {
  it.each([
    ['quota', named('QuotaExceededError')],
    ['quota', new DOMException('full', 'QuotaExceededError')],
    ['quota', named('AbortError', { inner: named('QuotaExceededError') })],
    ['quota', named('BulkError', { failures: [named('QuotaExceededError')] })],
    ['conflict', new RevisionConflict()],
    ['removed', new MissingCampaign()],
    ['blocked', named('MissingAPIError')],
    ['unknown', named('TypeError')],
    ['unknown', 'a word'],
    ['unknown', null],
  ])('%s', (reason, error) => {
    expect(failureOf(error)).toBe(reason);
  });
});

describe('why the program could not start', () => {
  it('is classified by the errors of a full disk, a newer version and a blocked database', () => {
    expect(startFailureOf(named('VersionError'))).toBe('newer');
    expect(startFailureOf(named('OpenFailedError'))).toBe('blocked');
    expect(startFailureOf(named('AbortError', { inner: named('QuotaExceededError') }))).toBe(
      'quota',
    );
    expect(startFailureOf(named('TypeError'))).toBeUndefined();
  });
});

describe('why a file could not be written', () => {
  it.each([
    ['full', named('Error', { message: "Error invoking 'x': Error: ENOSPC: no space left" })],
    ['full', named('QuotaExceededError')],
    ['tooLarge', named('Error', { code: 'EFBIG' })],
    ['readOnly', named('Error', { message: 'EROFS: read-only file system' })],
    ['denied', named('Error', { message: 'EACCES: permission denied' })],
    ['denied', new DOMException('no', 'NotAllowedError')],
    ['gone', new DOMException('no', 'NotFoundError')],
    ['unknown', named('TypeError')],
    ['unknown', undefined],
  ])('%s', (reason, error) => {
    expect(fileFailureOf(error)).toBe(reason);
  });
});
