import { build } from 'esbuild';

/**
 * A module with everything it imports as one piece: engine and page are written for a bundler, not for the loader of the
 * journeys. `T` is the type of the module.
 */
export async function bundled<T>(path: string): Promise<T> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'esm',
    loader: { '.md': 'text' },
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0]?.contents ?? []).toString('base64');
  return (await import(`data:text/javascript;base64,${code}`)) as T;
}
