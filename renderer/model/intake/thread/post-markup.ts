import type { DefaultTreeAdapterTypes } from 'parse5';
import { isHeadLike } from './read-thread';

type Element = DefaultTreeAdapterTypes.Element;

/** What an element of a page of a forum holds of a post. */
export type PostPart = 'words' | 'quotation' | 'signature';

const classOf = ({ attrs }: Element): string =>
  attrs
    .filter(({ name }) => name === 'class' || name === 'id')
    .map(({ value }) => value)
    .join(' ');

/* Names of classes in phpBB, vBulletin, Woltlab, SMF, punBB and MyBB. */
const FORUM =
  /(?:^|\s)(?:postbody|postdetails|postprofile|postcontent|post_message\S*|messagetext|messagebody|quotecontent|bbcode_?quote|post_body|postmsg|post_author|postbit\S*)(?:\s|$)/i;
const WORDS =
  /(?:^|\s)(?:postbody|content|postcontent|post_message\S*|messagetext|messagebody|post_body|postmsg|inner)(?:\s|$)/i;
const QUOTATION =
  /(?:^|\s)(?:quote|quotebox|quotecontent|quotebody|bbcode_?quote|quote_body)(?:\s|$)/i;
const SIGNATURE = /(?:^|\s)(?:sig|signature|post_sig|postsignature)(?:\s|$)/i;

/** True for a page of a forum. */
export function isForumPage(elements: readonly Element[]): boolean {
  return elements.some((element) => FORUM.test(classOf(element)));
}

const nodesBelow = (element: Element): readonly Element[] =>
  element.childNodes.filter((node): node is Element => 'tagName' in node);

/** What an element of a page of a forum is of a post; undefined = nothing, or a box around posts. */
export function postPartOf(element: Element): PostPart | undefined {
  const names = classOf(element);
  if (element.tagName === 'blockquote' || QUOTATION.test(names)) return 'quotation';
  if (SIGNATURE.test(names)) return 'signature';
  const holdsWords = nodesBelow(element).some((child) =>
    [child, ...nodesBelow(child)].some(
      (one) => WORDS.test(classOf(one)) || (one.tagName === 'p' && /author/i.test(classOf(one))),
    ),
  );
  return WORDS.test(names) && !holdsWords ? 'words' : undefined;
}

/** Ends the text of a post, so that nothing above the next one is taken for its author. */
const BORDER = '-----';

/**
 * The lines of a part of a post. What a player wrote that could pass for the head of another post, or for what the page
 * adds, is marked as his by a stroke.
 */
export function setPart(part: PostPart, lines: readonly string[]): readonly string[] {
  const kept = lines.map((line) => line.trimEnd());
  while (kept.length > 0 && kept.at(-1) === '') kept.pop();
  while (kept.length > 0 && kept[0] === '') kept.shift();
  if (part === 'quotation') return kept.map((line) => `> ${line}`);
  if (part === 'signature') return ['--', ...kept];
  const own = kept.map((line) => (isHeadLike(line) ? `| ${line}` : line));
  return [...own, BORDER];
}
