import { hasUnits } from '../engine';
import { adjudicateFolder } from './adjudicate';
import { type Language, wordsOf, type Words } from '../renderer/kit/text/words';
import { showBalance } from './balance';
import { languageOf, readArgs, type Request } from './args';
import { writeExample } from './example';
import type { Files } from './files';
import { openInputs } from './inputs';
import { type Attempt, done, failed, type Outcome, type Problem } from './outcome';
import { checkSheet, moveSheet } from './turn';

const complain = ({ name, about, game }: Problem, language: Language): Outcome => ({
  out: [],
  err: [wordsOf(language, game)(`terminal:problem.${name}`, about)],
  exit: 2,
});

const carryOut = (request: Request, files: Files, words: Words): Attempt<Outcome> => {
  switch (request.kind) {
    case 'help':
      return done({ out: [words('terminal:help')], err: [], exit: 0 });
    case 'example':
      return writeExample(request, files, words);
    case 'adjudicate':
      return adjudicateFolder(request, files, words);
    case 'balance':
      return showBalance(request, files, words);
    case 'check':
    case 'move': {
      const inputs = openInputs(request, files, words);
      if (!inputs.ok) return inputs;
      const { system } = inputs.value;
      if (request.kind === 'move' && !hasUnits(system))
        return failed('noMarches', { system: system.title[request.language] });
      const look = request.kind === 'check' ? checkSheet : moveSheet;
      return done(look(request, inputs.value));
    }
  }
};

/** The sentence for output that could not be written where the stream leads. */
export function unsaid(why: 'full' | 'other', args: readonly string[]): string {
  return wordsOf(languageOf(args))(`terminal:unsaid.${why}`);
}

/** Runs the terminal program: arguments and files in, text and exit code out. It never throws. */
export function run(args: readonly string[], files: Files): Outcome {
  const language = languageOf(args);
  const request = readArgs(args);
  if (!request.ok) return complain(request.problem, language);
  const outcome = carryOut(request.value, files, wordsOf(language));
  return outcome.ok ? outcome.value : complain(outcome.problem, language);
}
