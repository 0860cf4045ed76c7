import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { pageProgram } from './builds.mjs';

it('the program of a page holds its script packed, and the hashes under which both scripts may run', () => {
  const script = 'document.title;';
  const { packed, digests, ...plain } = pageProgram({ script, style: 'p{}', loader: 'unpack();' });
  expect(plain).toEqual({ style: 'p{}', loader: 'unpack();' });
  expect(gunzipSync(Buffer.from(packed, 'base64')).toString()).toBe(script);
  // SHA-256 of `document.title;` and of `unpack();`, computed elsewhere.
  expect(digests).toEqual([
    'AjuIg5Tn3MV3LRLRwhY80/A5c++3kFKV6QsMpsrS6Jw=',
    '3uWDjId9tAavb8OlJIJ8Z7ArJFBX7s1kbl5dmBUhig4=',
  ]);
});
