import type { Finding, Mail, Question, TurnEvent } from '../../../../kernel';
import type { World } from '../../../../world';
import { flagOf } from '../../rules/settings';
import type { TurnRun } from '../run';
import { withContacts } from './contacts';
import { announce, deliver, reportCulture } from './post';
import { fileTreaty } from './treaties';

/** What the post of a turn comes to. */
interface Post {
  treaties: World['treaties'];
  readonly findings: Finding[];
  readonly questions: Question[];
  readonly events: TurnEvent[];
}

/** A treaty goes to its partner as a message; the GM's copy is safe, unless he wants it to share the message's fate. */
const handleTreaty = (run: TurnRun, mail: Mail, post: Post): void => {
  const delivery = deliver(run, mail);
  post.events.push(...delivery.events);
  if (!delivery.isDelivered && !flagOf(run.input.settings, 'dip.treaty_copy_safe')) return;
  const filing = fileTreaty(run, mail, post.treaties);
  post.treaties = filing.treaties;
  post.findings.push(...filing.findings);
  post.questions.push(...filing.questions);
  post.events.push(...filing.events);
};

const handle = (run: TurnRun, mail: Mail, post: Post): void => {
  switch (mail.kind) {
    case 'message':
      post.events.push(...deliver(run, mail).events);
      return;
    case 'announcement':
      post.events.push(announce(run, mail));
      return;
    case 'culture':
      post.events.push(reportCulture(run, mail));
      return;
    case 'treaty':
      handleTreaty(run, mail, post);
  }
};

const byId = (a: Mail, b: Mail): number => (a.id < b.id ? -1 : 1);

/**
 * Phase 7: messages arrive or get lost, announcements and public reports are for everybody, treaties are filed
 * (WW-10.1-11). Contacts of the turn are kept first, so that they count for its treaties (WW-12.8-05). Mail of
 * nobody is nobody's.
 */
export const passMessages = (before: TurnRun): TurnRun => {
  const run: TurnRun = { ...before, world: { ...before.world, parties: withContacts(before) } };
  const post: Post = { treaties: run.world.treaties, findings: [], questions: [], events: [] };
  const mail = (run.input.mail ?? []).filter(({ from }) => Object.hasOwn(run.world.parties, from));
  for (const one of [...mail].sort(byId)) handle(run, one, post);
  const after: TurnRun = {
    ...run,
    world: { ...run.world, treaties: post.treaties },
    findings: [...run.findings, ...post.findings],
    questions: [...run.questions, ...post.questions],
    events: [...run.events, ...post.events],
  };
  return { ...after, world: { ...after.world, parties: withContacts(after) } };
};
