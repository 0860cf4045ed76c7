import type { SurveyReply, SurveyRequest } from './protocol';
import { survey } from './survey';

const reply = (message: SurveyReply): void => globalThis.postMessage(message);

globalThis.onmessage = ({ data }: MessageEvent<SurveyRequest>) => {
  const { bitmap, job } = data;
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) {
    reply({ kind: 'failed' });
    return;
  }
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  const found = survey(pixels, job, (done, total) => reply({ kind: 'progress', done, total }));
  reply({ kind: 'done', survey: found });
};
