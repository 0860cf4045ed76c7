import { describe, expect, it } from 'vitest';
import { realm } from '../../../testing/world';
import { closingOf } from './closing';

const valdrun = { ...realm('val'), name: 'Königreich Valdrun', ruler: 'König Orlan der Fahle' };
const ROW = '101 001/01 KV\n';

describe('WW-8.2-02: the closing of a letter', () => {
  it.each([
    ['Mit freundlichen Grüßen\nOrlan', 'Mit freundlichen'],
    ['Viele Grüße', 'Viele'],
    ['MfG', 'MfG'],
    ['Kind regards\nOrlan', 'Kind'],
    ['Orlan der Fahle', 'Orlan'],
    ['Bitte schnell antworten.\n\nHerzlichen Gruß', 'Herzlichen'],
  ])('begins in %j at its greeting or name', (closing, first) => {
    const text = `${ROW}\n${closing}\n`;
    expect(text.slice(closingOf(text, ROW.length, valdrun)).startsWith(first)).toBe(true);
  });

  it.each([
    'Einheit 103 soll den Pass halten.\nGruß an 104',
    'Greift alle an!',
    'Orlan und seine Reiter sollen den Pass halten und niemand einlassen.',
    'Grußlos bleibt er.',
  ])('is not seen in %j', (rest) => {
    const text = `${ROW}${rest}`;
    expect(closingOf(text, ROW.length, valdrun)).toBe(text.length);
  });
});
