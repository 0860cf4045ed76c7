import { describe, expect, it } from 'vitest';
import { DamagedBackup, troubleOf } from './trouble';

describe('why a backup could not be made', () => {
  it.each([
    [new DOMException('x', 'QuotaExceededError'), 'full'],
    [new Error("Error invoking remote method 'wabenwart:backup-write': Error: ENOSPC"), 'full'],
    [new DOMException('x', 'NotFoundError'), 'gone'],
    [new Error("Error invoking remote method 'wabenwart:backup-list': Error: ENOENT"), 'gone'],
    [new DOMException('x', 'NotAllowedError'), 'denied'],
    [new Error('EACCES'), 'denied'],
    [new DamagedBackup('a.wabenwart'), 'damaged'],
    [new TypeError('x'), 'unknown'],
    ['text', 'unknown'],
  ] as const)('is reported for %s', (problem, trouble) => {
    expect(troubleOf(problem)).toBe(trouble);
  });
});
