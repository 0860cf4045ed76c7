import { expect, it } from 'vitest';
import { idInAddress } from './reopen';

it.each([
  ['#/welt', 'welt'],
  ['#/acht%20reiche', 'acht reiche'],
  ['', null],
  ['#/', null],
  ['#elsewhere', null],
  ['#/%', null],
  ['#/%E0%A4', null],
])('the address %s names the campaign %s', (hash, id) => expect(idInAddress(hash)).toBe(id));
