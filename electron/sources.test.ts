import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const here = import.meta.dirname;

/** The program of the shell, without its tests, by path. */
const sources = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(here, path), 'utf8') }));

const using = (word: RegExp): readonly string[] =>
  sources.filter(({ text }) => word.test(text)).map(({ path }) => path);

describe('the sources of the shell', () => {
  it('are read', () => expect(sources.length).toBeGreaterThan(15));

  it.each([
    ['open nothing outside the program', /\bshell\b.*from 'electron'|openExternal|openPath/],
    ['start no other program', /child_process|utilityProcess|fork\(/],
    ['run no text as script', /executeJavaScript|insertCSS|\beval\b|new Function|vm'/],
    ['load no page of the disk', /loadFile|file:\/\//],
    ['make no contents but those of the window', /WebContentsView|BrowserView|<webview/],
    ['take no guard off', /bypassCSP|webSecurity: false|sandbox: false|nodeIntegration\w*: true/],
    ['speak to no network', /\bnet\b.*from 'electron'|node:https?'|node:net'|\bfetch\(/],
    ['answer no message that waits', /sendSync|returnValue|ipcMain\.on\(/],
  ])('%s', (_what, word) => expect(using(word)).toEqual([]));

  it('have one place each for the channels of the shell and of the page', () => {
    expect(using(/\bipcMain\b.*from 'electron'/)).toEqual(['main/connect.ts']);
    expect(using(/\bipcRenderer\b.*from 'electron'/)).toEqual(['preload/index.ts']);
    expect(using(/exposeInMainWorld/)).toEqual(['preload/index.ts']);
  });
});
