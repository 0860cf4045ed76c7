import { disk, KNOWN_REASONS, reasonOf } from './disk';
import { run, unsaid } from './run';

/**
 * Writes lines to a stream; a reader that has closed the pipe, such as `head`, is no error, every other error is
 * reported.
 */
const print = (
  stream: NodeJS.WriteStream,
  lines: readonly string[],
  tell: (why: 'full' | 'other') => void = () => undefined,
): void => {
  stream.on('error', (error) => {
    stream.destroy();
    const reason = reasonOf(error);
    if (reason !== 'EPIPE') tell(KNOWN_REASONS[reason] === 'full' ? 'full' : 'other');
  });
  if (lines.length > 0) stream.write(`${lines.join('\n')}\n`);
};

const args = process.argv.slice(2);
const outcome = run(args, disk);
print(process.stdout, outcome.out, (why) => {
  process.stderr.write(`${unsaid(why, args)}\n`);
  process.exitCode = 2;
});
print(process.stderr, outcome.err);
process.exitCode = outcome.exit;
