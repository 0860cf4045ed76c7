import { describe, expect, it } from 'vitest';
import { windowOptions } from './window';

const preferences = (hasDevTools = false) =>
  windowOptions('/somewhere', hasDevTools).webPreferences ?? {};

describe('the window', () => {
  it.each([
    ['sandbox', true],
    ['contextIsolation', true],
    ['webSecurity', true],
    ['nodeIntegration', false],
    ['nodeIntegrationInWorker', false],
    ['nodeIntegrationInSubFrames', false],
    ['webviewTag', false],
    ['allowRunningInsecureContent', false],
    ['experimentalFeatures', false],
    ['navigateOnDragDrop', false],
    ['plugins', false],
    ['spellcheck', false],
    ['devTools', false],
    ['enableBlinkFeatures', undefined],
  ] as const)('has %s %s', (name, value) => expect(preferences()[name]).toBe(value));

  it('has no other preference that might open it', () => {
    expect(Object.keys(preferences()).sort()).toEqual([
      'allowRunningInsecureContent',
      'contextIsolation',
      'devTools',
      'experimentalFeatures',
      'navigateOnDragDrop',
      'nodeIntegration',
      'nodeIntegrationInSubFrames',
      'nodeIntegrationInWorker',
      'plugins',
      'preload',
      'sandbox',
      'spellcheck',
      'webSecurity',
      'webviewTag',
    ]);
  });

  it('has developer tools only in development', () => {
    expect(preferences(true).devTools).toBe(true);
  });
});
