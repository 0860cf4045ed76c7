import { expect, it } from 'vitest';
import { createWorkerRunner, type Endings, type WorkerPort } from '../runner';
import { createFileReader } from './aside';
import type { IntakeFile, IntakeResult } from './document';
import { LIMITS, refuse } from './plain-text';
import type { Taken } from './read-file';

type Outcome = IntakeResult<Taken> | 'cancelled' | 'broken';

const ENDINGS: Endings<Outcome> = { cancelled: 'cancelled', broken: 'broken' };

/** Workers that refuse every file as empty; one never ends with a file called `slow` and dies of `deadly`. */
const workers = () => {
  const started: WorkerPort<IntakeFile, never, Outcome>[] = [];
  const start = (): WorkerPort<IntakeFile, never, Outcome> => {
    const port: WorkerPort<IntakeFile, never, Outcome> = {
      onmessage: null,
      onerror: null,
      terminate: () => undefined,
      postMessage: ({ run, job: { name } }) => {
        if (name === 'deadly') port.onerror?.({ message: '' } as ErrorEvent);
        else if (name !== 'slow')
          port.onmessage?.(
            new MessageEvent('message', {
              data: { kind: 'outcome', run, outcome: refuse('empty', name) },
            }),
          );
      },
    };
    started.push(port);
    return port;
  };
  return { started, reader: createWorkerRunner(start, ENDINGS) };
};

const codeOf = (result: IntakeResult<Taken>) => (result.ok ? '' : result.problem);

it("reading a file without end is given up, a worker's death is reported, and the next ones are read by a new worker", async () => {
  const { started, reader } = workers();
  const read = createFileReader(reader, 20);
  const files = ['slow', 'a', 'deadly', 'b'].map((name) => read({ name, bytes: new Uint8Array() }));
  expect((await Promise.all(files)).map(codeOf)).toEqual([
    { code: 'slow', file: 'slow' },
    { code: 'empty', file: 'a' },
    { code: 'broken', file: 'deadly' },
    { code: 'empty', file: 'b' },
  ]);
  expect(started).toHaveLength(3);
});

it('a file beyond the limit is refused without a worker', async () => {
  const { started, reader } = workers();
  const bytes = new Uint8Array(LIMITS.bytes + 1);
  expect(codeOf(await createFileReader(reader)({ name: 'x', bytes }))).toEqual({
    code: 'heavy',
    file: 'x',
    size: bytes.length,
  });
  expect(started).toHaveLength(0);
});
