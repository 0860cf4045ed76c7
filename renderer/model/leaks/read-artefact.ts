import type { Artefact } from './leak';
import { readJson } from './readers/json';
import { readMail } from './readers/mail';
import { readMarkup } from './readers/page-of-markup';
import { readPdf } from './readers/pdf';
import { readPng } from './readers/png';
import { joinedReadings, type Reading, textOfBytes } from './reading';

/** Everything in a finished file, by readers that had no part in writing it; rejects what cannot be read. */
export const readArtefact = async ({ kind, bytes, program = [] }: Artefact): Promise<Reading> => {
  switch (kind) {
    case 'pdf':
      return readPdf(bytes);
    case 'html':
    case 'svg': {
      const text = textOfBytes(bytes);
      return readMarkup(
        program.reduce((rest, own) => rest.replaceAll(own, ''), text),
        kind,
      );
    }
    case 'mail':
      return readMail(bytes);
    case 'json':
      return joinedReadings([readJson(textOfBytes(bytes))]);
    case 'png':
      return joinedReadings([readPng(bytes)]);
    case 'text':
      return joinedReadings([{ pieces: [{ text: textOfBytes(bytes), where: 'text' }] }]);
  }
};
