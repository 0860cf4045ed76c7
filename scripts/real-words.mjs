// Finds the real words that are written much like a word of an order, so that none of them is read as a slip of the pen:
// npm run words. Needed after a change of the words of orders; a test says so. Takes about a minute.
// Before: npm install --no-save all-the-german-words an-array-of-english-words (both under the MIT licence)
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { bundle } from './lib/builds.mjs';
import { inProject, say } from './lib/project.mjs';

const DICTIONARIES = ['all-the-german-words/woerter.json', 'an-array-of-english-words/index.json'];

/** Most letters of a line. */
const WIDTH = 118;

const linesOf = (words) => {
  const lines = [''];
  for (const word of words) {
    const last = lines.length - 1;
    if (lines[last].length + word.length < WIDTH) lines[last] += ` ${word}`;
    else lines.push(` ${word}`);
  }
  return lines.map((line) => ` ${line}`).join('\n');
};

const textOf = (fingerprint, words) => `/** Of the words of orders these were found for. */
export const FOUND_FOR = '${fingerprint}';

/**
 * Words of German and English that are written or sound much like a word of an order and are another one, written by
 * \`npm run words\`.
 */
export const REAL_WORDS = \`
${linesOf(words)}
\`;
`;

const BUNDLE = 'test-results/real-words.mjs';

const main = async () => {
  const { code, output } = await bundle('engine/testing/real-words.ts', BUNDLE);
  if (code !== 0) {
    say(output);
    return 1;
  }
  const engine = await import(pathToFileURL(inProject(BUNDLE)).href);
  const require = createRequire(inProject('package.json'));
  const dictionary = new Set(DICTIONARIES.flatMap((name) => require(name)).map(engine.folded));
  for (const [game, words] of Object.entries(engine.orderWords())) {
    const found = engine.realWordsAmong(dictionary, words);
    const text = textOf(engine.fingerprintOfWords(words), found);
    writeFileSync(inProject(`engine/systems/${game}/data/real-words.ts`), text);
    say(`${game}: ${found.length} real words beside ${words.length} words of orders.`);
  }
  return 0;
};

process.exitCode = await main();
