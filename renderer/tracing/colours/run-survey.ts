import type { SurveyReply, SurveyRequest } from './protocol';
import type { Survey, SurveyJob } from './survey';

/** A survey under way beside the screen. */
export interface RunningSurvey {
  /** Null if it was cancelled or failed. */
  readonly outcome: Promise<Survey | null>;
  readonly cancel: () => void;
}

/** Looks at the fields under a picture in a worker. The bitmap is copied first, so that it can still be shown. */
export const runSurvey = (
  picture: ImageBitmap,
  job: SurveyJob,
  onProgress: (part: number) => void,
): RunningSurvey => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let finish: (survey: Survey | null) => void = () => undefined;
  const outcome = new Promise<Survey | null>((done) => {
    finish = (survey) => {
      worker.terminate();
      done(survey);
    };
  });
  worker.onmessage = ({ data }: MessageEvent<SurveyReply>) => {
    if (data.kind === 'progress') onProgress(data.total === 0 ? 1 : data.done / data.total);
    else finish(data.kind === 'done' ? data.survey : null);
  };
  worker.onerror = () => finish(null);
  void createImageBitmap(picture).then(
    (bitmap) => worker.postMessage({ job, bitmap } satisfies SurveyRequest, [bitmap]),
    () => finish(null),
  );
  return { outcome, cancel: () => finish(null) };
};
