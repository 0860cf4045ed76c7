import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type Directory, directoryOutlet } from './directory';
import { zipOutlet } from './zip-outlet';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('an archive that grows file by file', () => {
  const archive = async (files: Readonly<Record<string, string>>): Promise<Uint8Array> => {
    const saved: Blob[] = [];
    const outlet = zipOutlet('Zug 58.zip', (blob) => Promise.resolve(void saved.push(blob)));
    for (const [path, text] of Object.entries(files))
      await outlet.write(path.split('/'), bytes(text));
    expect(saved).toEqual([]);
    await outlet.close(true);
    const [blob] = saved;
    return new Uint8Array((await blob?.arrayBuffer()) ?? []);
  };
  const FILES = {
    'Königreich Valdrun/Zug 58 - Auswertung.txt': 'Ährenfeld'.repeat(900),
    'Königreich Valdrun/Zug 58 - Auswertung.pdf': '%PDF-1.7',
    'Tharos/leer.txt': '',
  };

  it('holds every file under its path, umlauts and all, packed where that pays', async () => {
    const zip = await archive(FILES);
    const read = unzipSync(zip);
    expect(
      Object.fromEntries(Object.entries(read).map(([path, file]) => [path, strFromU8(file)])),
    ).toEqual(FILES);
    expect(zip.length).toBeLessThan(2000);
  });

  it('is the same for the same files', async () => {
    expect(await archive(FILES)).toEqual(await archive(FILES));
  });

  it('is not saved where the GM gave up', async () => {
    const saved: Blob[] = [];
    const outlet = zipOutlet('a.zip', (blob) => Promise.resolve(void saved.push(blob)));
    await outlet.write(['a.txt'], bytes('a'));
    await outlet.close(false);
    expect(saved).toEqual([]);
  });
});

describe('a folder of the browser', () => {
  const directory = (files: Map<string, string>, way = 'Zug', isFull = false): Directory => ({
    name: way,
    getDirectoryHandle: (name) => Promise.resolve(directory(files, `${way}/${name}`, isFull)),
    getFileHandle: (name) =>
      Promise.resolve({
        createWritable: () => {
          const written: string[] = [];
          return Promise.resolve({
            write: (chunk) =>
              isFull
                ? Promise.reject(new Error('full'))
                : Promise.resolve(void written.push(strFromU8(chunk))),
            close: () => Promise.resolve(void files.set(`${way}/${name}`, written.join(''))),
            abort: () => Promise.resolve(void files.set(`${way}/${name}`, 'as it was')),
          });
        },
      }),
  });

  it('gets a folder per realm and whole files', async () => {
    const files = new Map<string, string>();
    const outlet = directoryOutlet(directory(files));
    await outlet.write(['Tharos', 'a.txt'], bytes('a'));
    await outlet.write(['b.txt'], bytes('b'));
    await outlet.close(true);
    expect([...files]).toEqual([
      ['Zug/Tharos/a.txt', 'a'],
      ['Zug/b.txt', 'b'],
    ]);
    expect(outlet.name).toBe('Zug');
  });

  it('leaves the old file untouched where the new one cannot be written', async () => {
    const files = new Map<string, string>();
    const outlet = directoryOutlet(directory(files, 'Zug', true));
    await expect(outlet.write(['a.txt'], bytes('a'))).rejects.toThrow('full');
    expect([...files]).toEqual([['Zug/a.txt', 'as it was']]);
  });
});
