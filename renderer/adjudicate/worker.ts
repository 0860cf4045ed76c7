import { compute } from './compute';
import type { WorkerReply, WorkerRequest } from './protocol';

const reply = (message: WorkerReply): void => self.postMessage(message);

/** The engine beside the screen: one run per request; a run is cancelled by ending the worker. */
self.addEventListener('message', ({ data: { run, job } }: MessageEvent<WorkerRequest>) => {
  const outcome = compute(job, (progress) => {
    reply({ kind: 'progress', run, progress });
    return true;
  });
  reply({ kind: 'outcome', run, outcome });
});
