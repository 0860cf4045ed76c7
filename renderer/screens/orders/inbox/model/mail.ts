import type {
  Campaign,
  InboxItem,
  LetterPart,
  LetterPartKind,
  MailItem,
  PartyKey,
} from '../../../../../engine';

const KINDS: Partial<Record<LetterPartKind, MailItem['kind']>> = {
  message: 'message',
  announcement: 'announcement',
  culture: 'culture',
  treaty: 'treaty',
};

/** A part of a letter that is handed on, as it would be taken over. */
export interface MailDraft {
  readonly item: MailItem;
  /** It was taken over already. */
  readonly isTaken: boolean;
  /** A private letter whose addressee nobody knows yet (WW-8.2-31). */
  readonly lacksAddressee: boolean;
}

/** What a heading says of secrecy (WW-8.2-04); null = nothing (WW-8.2-07). */
const publicity = (title: string): boolean | null => {
  if (/geheim|secret|vertraulich|confidential/i.test(title)) return false;
  return /öffentlich|oeffentlich|public/i.test(title) ? true : null;
};

/** The words of a part without its heading. */
const bodyOf = (text: string, { span, title }: LetterPart): string => {
  const words = text.slice(span.start, span.end);
  if (title === '') return words.trim();
  return words
    .trimStart()
    .replace(/^[^\r\n]*/, '')
    .trim();
};

const titleOf = ({ title }: LetterPart, body: string): string =>
  title === '' ? (body.split(/[\r\n]/, 1)[0] ?? '').slice(0, 80) : title;

/** The identity of what a part hands on: the same part is never taken over twice. */
export function mailIdOf({ id }: Pick<InboxItem, 'id'>, { span }: LetterPart): string {
  return `${id}~${span.start}`;
}

/** The messages, announcements, reports and treaties of a document filed with a realm (WW-8.2-30 to WW-8.2-35). */
export function mailDrafts(
  item: InboxItem,
  parts: readonly LetterPart[],
  from: PartyKey,
  { mail, world }: Pick<Campaign, 'mail' | 'world'>,
): readonly MailDraft[] {
  return parts.flatMap((part) => {
    const kind = KINDS[part.kind];
    const text = bodyOf(item.text, part);
    if (kind === undefined || text === '') return [];
    const id = mailIdOf(item, part);
    const taken = mail[id];
    const draft: MailItem = taken ?? {
      id,
      turn: world.clock.turn,
      from,
      to: part.to ?? null,
      kind,
      title: titleOf(part, text),
      text,
      isPublic: publicity(part.title),
    };
    return [
      {
        item: draft,
        isTaken: taken !== undefined,
        lacksAddressee: kind === 'message' && draft.to === null,
      },
    ];
  });
}
