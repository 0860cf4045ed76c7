import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';

/** The constructors of engine/kernel/construct replaced by bench/month/untraced: values without their explanations. */
const withoutTraces: Plugin = {
  name: 'without traces',
  setup: (bundling) => {
    bundling.onResolve({ filter: /\/construct$/ }, ({ importer }) =>
      importer.endsWith('untraced.ts') ? undefined : { path: resolve('bench/month/untraced.ts') },
    );
  },
};

/** A module of `bench/` twice, bundled alike: with explanations and without. */
export async function tracedAndNot<Module>(
  entry: string,
  name: string,
): Promise<{ readonly traced: Module; readonly untraced: Module }> {
  const bundled = async (kind: string, plugins: readonly Plugin[]): Promise<Module> => {
    const outfile = resolve(`dist/bench/${name}-${kind}.mjs`);
    await build({
      entryPoints: [resolve(entry)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      plugins: [...plugins],
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Module;
  };
  return {
    traced: await bundled('traced', []),
    untraced: await bundled('untraced', [withoutTraces]),
  };
}
