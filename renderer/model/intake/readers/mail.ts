import PostalMime, { type Address, type Email } from 'postal-mime';
import type { DocumentReader, IntakeFile, IntakeResult } from '../document';
import { LIMITS, refuse } from '../plain-text';
import { textOfMarkup } from '../markup-text';

const senderOf = (from: Address | undefined): string => {
  const { name, address = '' } = from ?? { name: '' };
  return name === '' || address === '' ? name + address : `${name} <${address}>`;
};

const momentOf = (text: string | undefined): string | undefined => {
  const time = Date.parse(text ?? '');
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
};

/** When the last server took the mail over; else the date of the mail. */
const receivedAt = ({ headers, date }: Email): string | undefined => {
  const arrived = headers.find(({ key }) => key === 'received')?.value;
  return momentOf(arrived?.slice(arrived.lastIndexOf(';') + 1)) ?? momentOf(date);
};

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** Files enclosed on purpose: pictures shown within the text are part of the letterhead. */
const enclosedIn = ({ attachments }: Email): readonly IntakeFile[] =>
  attachments
    .filter(({ related, mimeType }) => related !== true || !mimeType.startsWith('image/'))
    .map(({ filename, content }, index) => ({
      name: filename ?? `${index + 1}`,
      bytes: bytesOf(content),
    }));

/** The text of a mail; if it has none, that of its page of markup. */
const bodyOf = ({ text = '', html = '' }: Email, file: string): IntakeResult<string> =>
  text.trim() === '' && html !== ''
    ? textOfMarkup(html, file)
    : { ok: true, value: text.trimEnd() };

/** A mail as mail programs save it. Enclosed files come out as they are. */
export const reader: DocumentReader = {
  format: 'mail',
  read: async ({ name, bytes }) => {
    try {
      const mail = await PostalMime.parse(new Uint8Array(bytes), {
        maxNestingDepth: 64,
        forceRfc822Attachments: true,
      });
      const enclosed = enclosedIn(mail);
      if (enclosed.length > LIMITS.enclosed) return refuse('many', name, enclosed.length);
      const text = bodyOf(mail, name);
      if (!text.ok) return text;
      const moment = receivedAt(mail);
      return {
        ok: true,
        value: {
          text: text.value,
          name: mail.subject ?? '',
          sender: senderOf(mail.from),
          enclosed,
          ...(moment === undefined ? {} : { receivedAt: moment }),
        },
      };
    } catch {
      return refuse('broken', name);
    }
  },
};
