import type { ArrivedDocument } from '../../../engine';
import { type ReadDocument } from '../intake';
import { hashOf } from '../storage/hash';

/** A document ready for the mailbox, and the files to be kept beside the campaign, by hash. */
export interface Arrival {
  readonly document: ArrivedDocument;
  readonly originals: Readonly<Record<string, Uint8Array>>;
}

/** A moment a mail tells counts as long as it is not yet to come. */
const receiptOf = (told: string | null, now: string): string =>
  told === null || told > now ? now : told;

/** Makes a document of the mailbox out of one that was read; what is enclosed came with the document around it. */
export const arrivalOf = async (
  { bytes, enclosed, format, name, receivedAt, sender, text }: ReadDocument,
  now: string,
): Promise<Arrival> => {
  const moment = receiptOf(receivedAt, now);
  const original = bytes === null ? null : await hashOf(bytes);
  const within: Arrival[] = [];
  for (const one of enclosed) within.push(await arrivalOf(one, moment));
  return {
    document: {
      receivedAt: moment,
      name,
      format,
      original,
      sender,
      text,
      enclosed: within.map(({ document }) => document),
    },
    originals: Object.assign(
      {},
      ...within.map(({ originals }) => originals),
      original === null || bytes === null ? {} : { [original]: bytes },
    ) as Arrival['originals'],
  };
};

/** A text that was pasted or typed, ready for the mailbox at once. */
export const textArrival = (text: string, now: string): ArrivedDocument => ({
  receivedAt: now,
  name: '',
  format: 'text',
  original: null,
  sender: '',
  text,
  enclosed: [],
});
