import PostalMime from 'postal-mime';
import { enclosedKind } from '../kinds';
import { joinedReadings, type Reading } from '../reading';
import { readMarkup } from './page-of-markup';

const bytesOf = (content: ArrayBuffer | Uint8Array | string): Uint8Array =>
  typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);

/** A mail with all its headers, its words in both forms, and the files it brings. */
export const readMail = async (bytes: Uint8Array): Promise<Reading> => {
  const mail = await PostalMime.parse(new Uint8Array(bytes), {
    maxNestingDepth: 64,
    forceRfc822Attachments: true,
  });
  const headers = mail.headers.map(({ key, value }) => `${key}: ${value}`).join('\n');
  const people = [
    mail.from,
    mail.sender,
    ...(mail.to ?? []),
    ...(mail.cc ?? []),
    ...(mail.bcc ?? []),
  ]
    .flatMap((one) => (one === undefined ? [] : [`${one.name} ${one.address ?? ''}`]))
    .join('\n');
  const enclosed = mail.attachments.map(({ filename, mimeType, content }) => {
    const name = filename ?? '';
    return {
      name,
      kind: enclosedKind(name, mimeType) ?? ('text' as const),
      bytes: bytesOf(content),
    };
  });
  return joinedReadings([
    {
      pieces: [
        { text: `${headers}\n${people}\n${mail.subject ?? ''}`, where: 'metadata' },
        { text: mail.text ?? '', where: 'text' },
        { text: enclosed.map(({ name }) => name).join('\t'), where: 'fileName' },
      ],
      enclosed,
    },
    mail.html === undefined ? {} : readMarkup(mail.html, 'html'),
  ]);
};
